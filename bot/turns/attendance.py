"""Who has left the server has left the match: asked for only when a turn waits, for that needs no intent.

A partner who stayed, or in a duel the opponent, may let a bot play on.
"""

import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import discord

from bot.kit.clock import Clock
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.settings import Settings
from bot.turns.heart import Heart
from bot.turns.timekeeper import Timekeeper
from bot.turns.timing import answer_ends, those_who_stay
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
        heart: Heart,
        clock: Clock,
        settings: Settings,
        shards: Shards | None = None,
    ) -> None:
        self._client = client
        self._desk = desk
        self._timekeeper = timekeeper
        self._heart = heart
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
        for seat in loaded.match.people:
            if seat.left_at is not None and not await self._has_left(loaded, seat):
                loaded = await self._timekeeper.note_gone(loaded.id, seat.seat, gone=False)
        now = self._clock.now()
        due = loaded.since + self._first
        if now < due:
            return due
        for seat in loaded.match.people:
            if loaded.to_act(seat.seat) and await self._has_left(loaded, seat):
                return await self._without(loaded, seat)
        return self._next_question(loaded)

    async def _without(self, loaded: LoadedMatch, seat: Seat) -> float | None:
        """Those who stay have a turn's time to let a bot play on; else the match is over."""
        staying = [
            each for each in those_who_stay(loaded, seat.seat) if not await self._has_left(loaded, each)
        ]
        until, now = answer_ends(loaded, seat) or math.inf, self._clock.now()
        late = bool(staying) and now >= until
        if late and not await self._heart.is_fair(loaded.match.server_id, until):
            # How much of that time nobody could answer in has not been given back yet.
            return now + self._heart.patience
        if late or not staying:
            with suppress(RefusedError):  # somebody did something while Discord was asked who is there
                await self._desk.end_when(loaded.id, By.WALKOVER, partial(_lost, seat=seat, late=late))
                log.info("match %s: seat %s has left the server", loaded.id, seat.seat)
                return None
            return self._next_question(loaded)
        if seat.left_at is None:
            loaded = await self._timekeeper.note_gone(loaded.id, seat.seat, gone=True)
            seat = loaded.match.seats[seat.seat]
            if self._ask is not None and loaded.match.status is Status.RUNNING:
                for each in staying:
                    await self._ask(loaded, each, seat)
        # They may come back before that.
        return min(answer_ends(loaded, seat) or math.inf, self._next_question(loaded))

    def _next_question(self, loaded: LoadedMatch) -> float:
        """The longer a turn has waited already, the longer it waits for the next question."""
        now = self._clock.now()
        return now + min(now - loaded.since, LONGEST_SECONDS)

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


def _lost(loaded: LoadedMatch, seat: Seat, *, late: bool) -> int:
    """The side that wins without that seat's owner, `late` where those who stay have let their time pass.

    RefusedError where the seat is another's by now, nobody waits for it, or there is time again.
    """
    there = loaded.match.seats[seat.seat]
    in_time = late and (answer_ends(loaded, there) or math.inf) > loaded.now
    if in_time or there.player_id != seat.player_id or not loaded.to_act(seat.seat):
        raise RefusedError(Refused.LATE)
    return 1 - seat.seat % SIDES
