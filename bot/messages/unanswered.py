"""Finds a message whose sending was never answered: Discord knows it by its nonce, and later nobody does."""

import hashlib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

import discord

from bot.custom_id import names_match
from bot.messages.drawing import Drawing, Wanted
from db.model.surface import Begun, Surface

NONCE_SECONDS = 120.0
"""For so long a second send of the same nonce gives the first message back; Discord says "a few minutes"."""

# The clocks of two machines differ.
LEEWAY_SECONDS = 10.0
MOST_LOOKED_AT = 200


def nonce(match_id: int, name: str, number: int) -> str:
    """The same 25 characters for the same message: sent again after a crash, it is not posted twice."""
    return hashlib.sha256(f"{match_id}:{name}:{number}".encode()).hexdigest()[:25]


async def find_sent(
    client: discord.Client, begun: Begun, surfaces: Mapping[str, Surface], wanted: Wanted, now: float
) -> discord.Message | None:
    """The message that an earlier try has sent without hearing of it, where its nonce is forgotten by now."""
    return None if now - begun.at < NONCE_SECONDS else await find_begun(client, begun, surfaces, wanted)


async def find_begun(
    client: discord.Client, begun: Begun, surfaces: Mapping[str, Surface], wanted: Wanted
) -> discord.Message | None:
    """The oldest message of ours since then that looks like an earlier state of what is wanted.

    It is none of those that are known. None as well where the channel's history may not be read.
    """
    known = {number or 0 for each in surfaces.values() for number in (each.message_id, each.previous_id)}
    since = datetime.fromtimestamp(begun.at - LEEWAY_SECONDS, UTC)
    mine = client.application_id if client.user is None else client.user.id
    channel = client.get_partial_messageable(wanted.channel_id)
    try:
        messages = [
            message
            async for message in channel.history(limit=MOST_LOOKED_AT, after=since, oldest_first=True)
            if message.author.id == mine and message.id not in known
        ]
    except (discord.Forbidden, discord.NotFound):
        return None
    return next((message for message in messages if _is_of(message, wanted.drawing, wanted.match_id)), None)


def _is_of(message: discord.Message, drawing: Drawing, match_id: int) -> bool:
    """Whether they have a button in common; where the drawing has none left, whether all name its match.

    Where neither has any, whether they say the same.
    """
    if bool(message.content) is not bool(drawing.content):
        return False
    wanted = set(_custom_ids(drawing.view.to_components() if drawing.view else []))
    there = set(_custom_ids([part.to_dict() for part in message.components]))
    if wanted:
        return not wanted.isdisjoint(there)
    if there:
        return all(names_match(custom_id, match_id) for custom_id in there)
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
