"""Private messages that go away once they are of no use."""

import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from cachetools import LRUCache, TTLCache

from bot.kit.clock import Clock
from db.model.posts import TOKEN_SECONDS

log = logging.getLogger(__name__)

# Others stay until their reader dismisses them, like those from before a restart.
DRAFTS_KEPT = 1024

Place = tuple[int, int | None]
"""A player and the channel in which they read."""


class Drafts:
    """Private messages, each reached only by the webhook of the interaction that sent or last edited it.

    A *draft* goes once it's answered. A *note* goes at its reader's next tap in the same channel, because it
    would be between them and their hand.
    """

    def __init__(self, clock: Clock) -> None:
        self._kept: TTLCache[int, discord.Webhook] = TTLCache(DRAFTS_KEPT, TOKEN_SECONDS, clock.monotonic)
        self._notes: LRUCache[Place, list[int]] = LRUCache(DRAFTS_KEPT)
        self._tapped: set[int] = set()

    def keep(self, message_id: int | None, webhook: discord.Webhook) -> None:
        """Remember a private message for as long as this webhook reaches it."""
        if message_id is not None:
            self._kept[message_id] = webhook

    def note(self, message_id: int | None, interaction: discord.Interaction[Any]) -> None:
        """Remember a note that this interaction sent."""
        if message_id is not None:
            self.keep(message_id, interaction.followup)
            self._notes.setdefault(_place(interaction), []).append(message_id)

    @asynccontextmanager
    async def outdated_by(self, tap: discord.Interaction[Any]) -> AsyncIterator[None]:
        """Answer a tap inside this. Afterwards the notes that were in its channel go.

        Those being tapped stay: their answers may need them.
        """
        place, tapped = _place(tap), 0 if tap.message is None else tap.message.id
        before = [*self._notes.get(place, ())]
        self._tapped.add(tapped)
        try:
            yield
            outdated = [each for each in before if each not in self._tapped]
        finally:
            self._tapped.discard(tapped)
        if left := [each for each in self._notes.pop(place, []) if each not in outdated]:
            self._notes[place] = left
        await self.take_away(outdated)

    def spare(self, message_id: int) -> None:
        """Keep a note that is of use again, for example because it has become a hand."""
        self._kept.pop(message_id, None)

    async def take_away(self, message_ids: Iterable[int]) -> None:
        """Delete private messages. Their reader has an answer already, so a failure doesn't matter."""
        for message_id in message_ids:
            webhook = self._kept.pop(message_id, None)
            if webhook is not None:
                try:
                    await webhook.delete_message(message_id)
                # At a stop, the session may be closed already: aiohttp raises a RuntimeError.
                except (discord.HTTPException, aiohttp.ClientError, OSError, RuntimeError) as error:
                    log.info("a private message that is out of date stays: %s", type(error).__name__)


def _place(interaction: discord.Interaction[Any]) -> Place:
    return interaction.user.id, interaction.channel_id
