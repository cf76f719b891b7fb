"""Finds out which players have left the server, and so their match.

Discord tells who leaves only to bots with a privileged intent. So the bot asks, and only about players whose
turn it is. A partner who stayed, or in a
match of two the opponent, may let a bot play on.
"""

import logging
import math
from contextlib import suppress
from functools import partial

import discord

from bot.appearance import AskLeftBehind
from bot.kit.clock import Clock
from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.messages.drawing import Drawing
from bot.posts.once import OncePosts
from bot.settings import Settings
from bot.turns.heart import Heart
from bot.turns.timekeeper import Timekeeper
from bot.turns.timing import answer_ends, those_who_stay
from bot.words import words_for
from db.model.matches import Seat, Status
from hockey.game import SIDES, By

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007
UNKNOWN_USER = 10013
LONGEST_SECONDS = 6 * 3600.0


class Attendance:
    def __init__(
        self,
        client: discord.Client,
        matches: LiveMatches,
        timekeeper: Timekeeper,
        heart: Heart,
        clock: Clock,
        settings: Settings,
        once: OncePosts,
        ask: AskLeftBehind,
    ) -> None:
        self._client = client
        self._matches = matches
        self._timekeeper = timekeeper
        self._heart = heart
        self._once = once
        self._ask = ask
        self._clock = clock
        self._first = settings.reminder_time.total_seconds()

    async def look(self, loaded: LoadedMatch) -> float | None:
        """Act if a match waits for a player who has left. Returns when to look again (UTC seconds)."""
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
        """Give the players who stay one turn's time to let a bot play on; then end the match."""
        staying = [
            each for each in those_who_stay(loaded, seat.seat) if not await self._has_left(loaded, each)
        ]
        until, now = answer_ends(loaded, seat) or math.inf, self._clock.now()
        late = bool(staying) and now >= until
        if late and not self._heart.steady:
            # The time the bot was away hasn't been given back yet.
            return now + self._heart.patience
        if late or not staying:
            with suppress(RefusedError):  # the match changed while Discord was asked who is there
                judge = partial(_lost, seat=seat, late=late)
                await self._matches.of(loaded.id).end_when(By.WALKOVER, judge)
                log.info("match %s: seat %s has left the server", loaded.id, seat.seat)
                return None
            return self._next_question(loaded)
        if seat.left_at is None:
            loaded = await self._timekeeper.note_gone(loaded.id, seat.seat, gone=True)
            seat = loaded.match.seats[seat.seat]
            if loaded.match.status is Status.RUNNING:
                for each in staying:
                    question = Drawing(*self._ask(words_for(each.locale), loaded, each.seat, seat))
                    what = f"left:{seat.seat}:{seat.left_at}"
                    self._once.tell_player(self._matches.of(loaded.id).posts, each, what, question)
        # They may come back before that.
        return min(answer_ends(loaded, seat) or math.inf, self._next_question(loaded))

    def _next_question(self, loaded: LoadedMatch) -> float:
        """When to ask Discord next: the longer a turn has waited, the later."""
        now = self._clock.now()
        return now + min(now - loaded.since, LONGEST_SECONDS)

    async def _has_left(self, loaded: LoadedMatch, seat: Seat) -> bool:
        return await has_left(self._client, loaded.match.server_id, seat.player_id)


async def has_left(client: discord.Client, server_id: int, player_id: int) -> bool:
    if client.get_guild(server_id) is None:
        return False  # the bot is not there itself, so it cannot know
    try:
        await client.http.get_member(server_id, player_id)
    except discord.NotFound as error:
        return error.code in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except discord.Forbidden:
        pass
    return False


def _lost(loaded: LoadedMatch, seat: Seat, *, late: bool) -> int:
    """The side that wins without that seat's player. `late` if those who stay ran out of time.

    RefusedError if another player has the seat by now, if the match doesn't wait for it, or if there's time
    left.
    """
    there = loaded.match.seats[seat.seat]
    in_time = late and (answer_ends(loaded, there) or math.inf) > loaded.now
    if in_time or there.player_id != seat.player_id or not loaded.to_act(seat.seat):
        raise RefusedError(Refused.LATE)
    return 1 - seat.seat % SIDES
