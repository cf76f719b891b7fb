"""Private questions that are taken away once they are answered."""

import logging
from dataclasses import dataclass

import aiohttp
import discord

from bot.kit.lru import Lru

log = logging.getLogger(__name__)

# Any other one stays until its reader dismisses it, as one that was asked before a restart does.
DRAFTS_KEPT = 1024


@dataclass(frozen=True, slots=True, weakref_slot=True)
class _Draft:
    webhook: discord.Webhook


class Drafts:
    """Nobody but the webhook of the interaction that has sent or last edited a private message reaches it."""

    def __init__(self) -> None:
        self._kept: Lru[int, _Draft] = Lru(DRAFTS_KEPT)

    def keep(self, message_id: int | None, webhook: discord.Webhook) -> None:
        """A question stands there, which this webhook reaches for fifteen minutes."""
        if message_id is not None:
            self._kept.put(message_id, _Draft(webhook))

    async def take_away(self, message_id: int) -> None:
        """Delete an answered question. It was answered, so whatever fails is not told to anybody."""
        draft = self._kept.get(message_id)
        if draft is None:
            return
        self._kept.drop(message_id)
        try:
            await draft.webhook.delete_message(message_id)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("a question that was answered stays: %s", type(error).__name__)
