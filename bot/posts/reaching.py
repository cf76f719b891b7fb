"""How messages are reached: by the bot itself, or by the token of a tap, which Discord doesn't count.

A match's thread is reached by opening it.
"""

import logging
from typing import Any, Literal

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from db.model.posts import MessageRef, Post, Token

log = logging.getLogger(__name__)

OLD_SECONDS = 3600.0
SERVER_ERROR = 500
THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Literal[1440] = 1440


def is_old(stored: Post, now: float, seconds: float = OLD_SECONDS) -> bool:
    """True if its message is older than that; by default, so old that Discord limits its edits."""
    if stored.message_id is None:
        return False
    return now - discord.utils.snowflake_time(stored.message_id).timestamp() > seconds


def webhook_of(client: discord.Client, token: Token) -> discord.Webhook:
    """Edits messages by the token of a tap."""
    return discord.Webhook.partial(client.application_id or 0, token.text, client=client)


def message_at(client: discord.Client, ref: MessageRef) -> discord.PartialMessage:
    return client.get_partial_messageable(ref.channel_id).get_partial_message(ref.message_id)


async def stands_below(client: discord.Client, ref: MessageRef, count: int) -> bool:
    """True if this many messages are below it; False if the bot can't read the channel's history."""
    channel = client.get_partial_messageable(ref.channel_id)
    try:
        below = [each.id async for each in channel.history(limit=count, after=discord.Object(ref.message_id))]
    except (discord.Forbidden, discord.NotFound):
        return False
    return len(below) == count


async def delete_message(client: discord.Client, ref: MessageRef) -> None:
    try:
        await message_at(client, ref).delete()
    except (discord.NotFound, discord.Forbidden) as error:
        log.info("a replaced message is out of reach: %s", error.code)


async def edit_tapped(webhook: discord.Webhook, changes: dict[str, Any]) -> None:
    """Edit it through the interaction's webhook; `changes` are those of discord.py's `edit`.

    discord.py needs the interaction itself for that, which a restart takes away.
    """
    with handle_message_parameters(**changes) as parameters:
        await async_context.get().edit_original_interaction_response(
            webhook.id,
            webhook.token or "",
            session=webhook.session,
            proxy=webhook.proxy,
            proxy_auth=webhook.proxy_auth,
            payload=parameters.payload,
            multipart=parameters.multipart,
            files=parameters.files,
        )


async def hand_in_answer(webhook: discord.Webhook) -> MessageRef | None:
    """The hand that answered the interaction of a webhook. NotFound if it has no answer.

    None if a sentence did: a private hand has buttons, and a sentence in place of one has none.
    """
    found = await async_context.get().get_original_interaction_response(
        webhook.id,
        webhook.token or "",
        session=webhook.session,
        proxy=webhook.proxy,
        proxy_auth=webhook.proxy_auth,
    )
    if not found.get("components"):
        return None
    return MessageRef(int(found["channel_id"]), int(found["id"]))


async def open_thread(client: discord.Client, under: Post | None, name: str) -> int | None:
    """Open a thread under a post's message, and return its id; None if there is no message."""
    if under is None or under.channel_id is None or under.message_id is None:
        return None
    try:
        # Not through the server object, which exists only in the process that connects it.
        thread = await client.http.start_thread_with_message(
            under.channel_id, under.message_id, name=name, auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return under.message_id  # opened before a crash; such a thread has its message's id
        raise
    return int(thread["id"])
