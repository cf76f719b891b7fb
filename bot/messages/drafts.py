"""Private messages that are taken away: a question once it is answered, an answer when the next one comes."""

import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.kit.lru import Lru

log = logging.getLogger(__name__)

# Any other one stays until its reader dismisses it, as one that was asked before a restart does.
DRAFTS_KEPT = 1024


@dataclass(frozen=True, slots=True, weakref_slot=True)
class _Draft:
    webhook: discord.Webhook


@dataclass(frozen=True, slots=True, weakref_slot=True)
class _Answer:
    interaction: discord.Interaction[Any]


AnsweredAt = tuple[str, int, int]
"""Where one answer takes the place of another: what was asked, in which match, by whom."""


class Drafts:
    """Nobody but the webhook of the interaction that has sent or last edited a private message reaches it."""

    def __init__(self) -> None:
        self._kept: Lru[int, _Draft] = Lru(DRAFTS_KEPT)
        self._answers: Lru[AnsweredAt, _Answer] = Lru(DRAFTS_KEPT)

    def keep(self, message_id: int | None, webhook: discord.Webhook) -> None:
        """A question stands there, which this webhook reaches for fifteen minutes."""
        if message_id is not None:
            self._kept.put(message_id, _Draft(webhook))

    async def take_away(self, message_id: int) -> None:
        """Delete an answered question."""
        draft = self._kept.get(message_id)
        if draft is None:
            return
        self._kept.drop(message_id)
        await _deleted(draft.webhook.delete_message(message_id))

    async def answered(self, place: AnsweredAt, interaction: discord.Interaction[Any]) -> None:
        """An interaction was answered privately there: delete the answer before it, which is out of date.

        It would stand between its reader and the hand, which is asked from again and again.
        """
        before = self._answers.get(place)
        self._answers.put(place, _Answer(interaction))
        if before is not None:
            await _deleted(before.interaction.delete_original_response())


async def _deleted(deletion: Awaitable[None]) -> None:
    """Whoever asked has their answer, so whatever fails is not told to anybody."""
    try:
        await deletion
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("a private message that is out of date stays: %s", type(error).__name__)
