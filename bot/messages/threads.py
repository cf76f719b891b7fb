"""Threads in which matches are shown."""

import logging
from typing import Literal

import discord

from db.model.surface import Surface

log = logging.getLogger(__name__)

THREAD_EXISTS = 160004
ARCHIVE_MINUTES: Literal[1440] = 1440
SERVER_ERROR = 500


async def open_thread(client: discord.Client, under: Surface | None, name: str) -> int | None:
    """Open a thread under a surface's message, and give its id; None where that cannot be."""
    if under is None or under.channel_id is None or under.message_id is None:
        return None
    try:
        # Not by way of the server, which only the process that connects it knows.
        thread = await client.http.start_thread_with_message(
            under.channel_id, under.message_id, name=name, auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return under.message_id  # opened before a crash; such a thread has its message's id
        if error.status >= SERVER_ERROR:
            raise
        log.info("no thread can be opened (%s)", error.code)
        return None
    return int(thread["id"])
