"""Who has left the server has left the match: asked for only when a turn waits, for that needs no intent.

A partner who stayed may let a bot play on.
"""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.kit.clock import Clock
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.settings import Settings
from bot.turns.timekeeper import Timekeeper
from bot.turns.timing import partner_of
from db.model.fleet import Shards
from db.model.matches import Seat, Status
from hockey.game import SIDES, By

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013
LONGEST_SECONDS = 6 * 3600.0


Ask = Callable[[LoadedMatch, Seat, Seat], Awaitable[None]]
"""Asks the first seat's player, privately, what is to become of the match that the second one's has left."""


class Attendance:
    def __init__(
        self,
        client: discord.Client,
        desk: Desk,
        timekeeper: Timekeeper,
        clock: Clock,
        settings: Settings,
        shards: Shards | None = None,
    ) -> None:
        self._client = client
        self._desk = desk
        self._timekeeper = timekeeper
        self._ask: Ask | None = None
        self._clock = clock
        self._shards = shards or Shards()
        self._first = settings.reminder_time.total_seconds()

    def register(self, ask: Ask) -> None:
        self._ask = ask

    async def look(self, loaded: LoadedMatch) -> float | None:
        """See to a match that waits for somebody who has left; else say when to ask again (UTC seconds)."""
        if loaded.match.status is not Status.RUNNING or loaded.match.in_dm:
            return None
        now = self._clock.now()
        due = loaded.since + self._first
        if now < due:
            return due
        for seat in loaded.match.people:
            if loaded.to_act(seat.seat) and await self._has_left(loaded, seat):
                return await self._without(loaded, seat)
        # The longer a turn has waited already, the longer it waits for the next question.
        return now + min(now - loaded.since, LONGEST_SECONDS)

    async def _without(self, loaded: LoadedMatch, seat: Seat) -> float | None:
        """A partner has a turn's time to let a bot play on; else the match is over."""
        partner, now = partner_of(loaded, seat.seat), self._clock.now()
        until = (now if seat.leaving_at is None else seat.leaving_at) + loaded.match.turn_seconds
        if partner is None or now >= until or await self._has_left(loaded, partner):
            log.info("match %s: seat %s has left the server", loaded.id, seat.seat)
            await self._desk.end(loaded.id, By.WALKOVER, 1 - seat.seat % SIDES)
            return None
        if seat.leaving_at is None:
            asked = await self._timekeeper.leave(loaded.id, seat.player_id)
            if self._ask is not None and asked.match.status is Status.RUNNING:
                await self._ask(asked, partner, seat)
        return until

    async def _has_left(self, loaded: LoadedMatch, seat: Seat) -> bool:
        server_id = loaded.match.server_id
        if self._shards.of(server_id) in self._shards.ids and self._client.get_guild(server_id) is None:
            return False  # the bot is not there itself, so it cannot know
        try:
            # The servers of other processes are not known here as more than their ids.
            await self._client.http.get_member(server_id, seat.player_id)
        except discord.NotFound as error:
            return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except discord.Forbidden:
            pass
        return False
