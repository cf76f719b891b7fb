"""Finds a message whose sending was never answered, once Discord no longer knows it by its nonce."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

import discord

from bot.messages.drawing import Drawing
from bot.messages.order import Order
from db.model.matches import Surface

NONCE_SECONDS = 120.0
"""For so long a second send of the same nonce gives the first message back; Discord says "a few minutes"."""

# The clocks of two machines differ.
LEEWAY_SECONDS = 10.0
MOST_LOOKED_AT = 200


async def find_sent(
    client: discord.Client, surface: Surface, surfaces: Mapping[str, Surface], order: Order, now: float
) -> discord.Message | None:
    """The message that an earlier try has sent without hearing of it, where its nonce is forgotten by now."""
    if surface.sending_at is None or now - surface.sending_at < NONCE_SECONDS:
        return None
    return await find_begun(client, surface, surfaces, order)


async def find_begun(
    client: discord.Client, surface: Surface, surfaces: Mapping[str, Surface], order: Order
) -> discord.Message | None:
    """The message of a surface that an earlier try may have sent by such an order; None if there is none."""
    if surface.sending_at is None:
        return None
    known = {number or 0 for each in surfaces.values() for number in (each.message_id, each.previous_id)}
    return await find_lost(client, order.channel_id, surface.sending_at, order.drawing, known)


async def find_lost(
    client: discord.Client, channel_id: int, sent_at: float, drawing: Drawing, known: set[int]
) -> discord.Message | None:
    """The oldest message of ours since `sent_at` (UTC seconds) that looks like an earlier state of `drawing`.

    It is none of those that are `known`. None as well where the channel's history may not be read.
    """
    since = datetime.fromtimestamp(sent_at - LEEWAY_SECONDS, UTC)
    mine = client.application_id if client.user is None else client.user.id
    channel = client.get_partial_messageable(channel_id)
    try:
        async for message in channel.history(limit=MOST_LOOKED_AT, after=since, oldest_first=True):
            if message.author.id == mine and message.id not in known and _is_of(message, drawing):
                return message
    except (discord.Forbidden, discord.NotFound):
        return None
    return None


def _is_of(message: discord.Message, drawing: Drawing) -> bool:
    """Whether they have a button in common, for buttons name their match; else whether they say the same."""
    if bool(message.content) is not bool(drawing.content):
        return False
    wanted = set(_custom_ids(drawing.view.to_components() if drawing.view else []))
    if wanted:
        return not wanted.isdisjoint(_custom_ids([part.to_dict() for part in message.components]))
    return bool(drawing.content) and message.content == drawing.content


def _custom_ids(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _custom_ids(each)
    elif isinstance(part, dict):
        if "custom_id" in part:
            yield part["custom_id"]
        for each in part.values():
            yield from _custom_ids(each)
