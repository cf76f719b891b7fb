"""Finds a message whose sending was never answered: Discord knows it by its nonce, and later nobody does."""

import hashlib
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import discord

from bot.custom_id import names_match
from bot.messages.drawing import Wanted
from bot.messages.names import is_dm
from db.matches.surfaces import Surfaces
from db.model.surface import Begun

NONCE_SECONDS = 120.0
"""For so long a second send of the same nonce gives the first message back; Discord says "a few minutes"."""

# The clocks of two machines differ.
LEEWAY_SECONDS = 10.0
MOST_LOOKED_AT = 200

OF_NO_HAND = frozenset({"resign", "rematch", "analyse", "watch", "export"})
"""Templates of what else stands in a DM and names a match: what a partner is asked, and a result."""


def nonce(*parts: int | str) -> str:
    """The same 25 characters for the same message: sent again after a crash, it is not posted twice."""
    return hashlib.sha256(":".join(map(str, parts)).encode()).hexdigest()[:25]


async def own_messages_since(client: discord.Client, channel_id: int, at: float) -> list[discord.Message]:
    """The bot's own messages in a channel since `at`, oldest first. Empty if it can't read the history."""
    since = datetime.fromtimestamp(at - LEEWAY_SECONDS, UTC)
    mine = client.application_id if client.user is None else client.user.id
    history = client.get_partial_messageable(channel_id).history(
        limit=MOST_LOOKED_AT, after=since, oldest_first=True
    )
    try:
        return [message async for message in history if message.author.id == mine]
    except (discord.Forbidden, discord.NotFound):
        return []


async def find_begun(
    client: discord.Client, begun: Begun, surfaces: Surfaces, wanted: Wanted
) -> discord.Message | None:
    """The oldest message of ours since then that looks like an earlier state of what is wanted.

    It is none of those that are known. None as well where the channel's history may not be read.
    """
    since = await own_messages_since(client, wanted.channel_id, begun.at)
    messages = [message for message in since if _is_of(message, wanted)]
    # Asked for afterwards, so that nobody has taken one of them in meanwhile.
    known = await surfaces.messages_in(wanted.channel_id) if messages else set()
    return next((message for message in messages if message.id not in known), None)


def _is_of(message: discord.Message, wanted: Wanted) -> bool:
    """Whether a message looks like an earlier state of what is wanted: they have a button in common.

    Where the drawing has none left, all there name the match; where neither has any, both say the same. Of a
    hand in a DM all name its match as well, and where it has none it links to where that is played.
    """
    drawing = wanted.drawing
    if bool(message.content) is not bool(drawing.content):
        return False
    now = drawing.view.to_components() if drawing.view else []
    there = [part.to_dict() for part in message.components]
    ids, ids_there = set(_values(now, "custom_id")), set(_values(there, "custom_id"))
    if not ids_there:
        links, links_there = set(_values(now, "url")), set(_values(there, "url"))
        is_linked = is_dm(wanted.name) and bool(links_there) and (not links or links_there <= links)
        return is_linked or (not ids and bool(drawing.content) and message.content == drawing.content)
    if not ids.isdisjoint(ids_there):
        return True
    if not all(names_match(custom_id, wanted.match_id) for custom_id in ids_there):
        return False
    return not ids or (is_dm(wanted.name) and OF_NO_HAND.isdisjoint(map(_prefix, ids_there)))


def _prefix(custom_id: str) -> str:
    return custom_id.partition(":")[0]


def _values(part: Any, key: str) -> Iterator[str]:
    """All that stand under a key, however deep."""
    if isinstance(part, list):
        for each in part:
            yield from _values(each, key)
    elif isinstance(part, dict):
        if key in part:
            yield part[key]
        for each in part.values():
            yield from _values(each, key)
