"""Finds a message whose send was never answered: by its nonce, or later in the history."""

import hashlib
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import discord

from bot.custom_id import names_match
from bot.messages.drawing import Drawing, Wanted
from bot.posts.names import is_dm
from db.model.posts import Begun, OwnerKind
from db.posts import Posts

NONCE_SECONDS = 120.0
"""How long a second send of the same nonce returns the first message; Discord says "a few minutes"."""

# The clocks of two machines differ.
LEEWAY_SECONDS = 10.0
MOST_LOOKED_AT = 200

OF_NO_HAND = frozenset({"resign", "rematch", "analyse", "watch", "export"})
"""Ids of other messages in a DM that name a match: a partner's question, and a result."""


def nonce(*parts: int | str) -> str:
    """25 characters, always the same for a message: sent again after a crash, it isn't posted twice."""
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
    client: discord.Client, begun: Begun, posts: Posts, wanted: Wanted
) -> discord.Message | None:
    """Our oldest message since then that looks like an earlier state of what is wanted.

    It must not be among the known ones. None if the bot can't read the channel's history.
    """
    since = await own_messages_since(client, wanted.channel_id, begun.at)
    messages = [message for message in since if _is_of(message, begun, wanted)]
    # Read afterwards, so that no one has claimed one of them meanwhile.
    known = await posts.messages_in(wanted.channel_id) if messages else set()
    return next((message for message in messages if message.id not in known), None)


def _is_of(message: discord.Message, begun: Begun, wanted: Wanted) -> bool:
    """True if a message looks like an earlier state of what is wanted: they share a button.

    If the drawing has no buttons left, all of the message's name the match. If neither has any, its text is
    what is wanted, or what was begun. For a hand in a DM, all its buttons name the match too; if it has none,
    it links to where the match is played.
    """
    drawing = wanted.drawing
    if bool(message.content) is not bool(drawing.content):
        return False
    now = drawing.view.to_components() if drawing.view else []
    there = [part.to_dict() for part in message.components]
    ids, ids_there = ids_in(now), ids_in(there)
    if not ids_there:
        links, links_there = set(_values(now, "url")), set(_values(there, "url"))
        is_linked = is_dm(wanted.name) and bool(links_there) and (not links or links_there <= links)
        text = bool(message.content) and Drawing(message.content).digest() in (begun.digest, wanted.digest)
        return is_linked or (not ids and text)
    if not ids.isdisjoint(ids_there):
        return True
    owner, all_name_it = wanted.owner, all(names_match(each, wanted.owner.id) for each in ids_there)
    if owner.kind is not OwnerKind.MATCH or not all_name_it:
        return False
    return not ids or (is_dm(wanted.name) and OF_NO_HAND.isdisjoint(map(_prefix, ids_there)))


def _prefix(custom_id: str) -> str:
    return custom_id.partition(":")[0]


def ids_in(parts: Any) -> set[str]:
    """The custom_ids in a message's components."""
    return set(_values(parts, "custom_id"))


def _values(part: Any, key: str) -> Iterator[str]:
    """Everything under a key, at any depth."""
    if isinstance(part, list):
        for each in part:
            yield from _values(each, key)
    elif isinstance(part, dict):
        if key in part:
            yield part[key]
        for each in part.values():
            yield from _values(each, key)
