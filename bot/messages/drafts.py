"""Private messages that go away: a question once it's answered, an answer when the next one comes."""

import logging
from collections.abc import Awaitable
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache

log = logging.getLogger(__name__)

# Others stay until their reader dismisses them, like those from before a restart.
DRAFTS_KEPT = 1024


AnsweredAt = tuple[str, int, int]
"""Which answer replaces which: the kind of question, the match, the player."""


class Drafts:
    """A private message, reached only by the webhook of the interaction that sent or last edited it."""

    def __init__(self) -> None:
        self._kept: LRUCache[int, discord.Webhook] = LRUCache(DRAFTS_KEPT)
        self._answers: LRUCache[AnsweredAt, discord.Interaction[Any]] = LRUCache(DRAFTS_KEPT)

    def keep(self, message_id: int | None, webhook: discord.Webhook) -> None:
        """Remember a question, which this webhook reaches for fifteen minutes."""
        if message_id is not None:
            self._kept[message_id] = webhook

    async def take_away(self, message_id: int) -> None:
        """Delete an answered question."""
        webhook = self._kept.pop(message_id, None)
        if webhook is not None:
            await _deleted(webhook.delete_message(message_id))

    async def answered(self, place: AnsweredAt, interaction: discord.Interaction[Any]) -> None:
        """A private answer was sent: delete the one before it, which is out of date.

        It would stand between its reader and the hand, where they ask again and again.
        """
        before = self._answers.get(place)
        self._answers[place] = interaction
        if before is not None:
            await _deleted(before.delete_original_response())


async def _deleted(deletion: Awaitable[None]) -> None:
    """The reader has their answer, so a failure here doesn't matter."""
    try:
        await deletion
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a private message that is out of date stays: %s", type(error).__name__)
