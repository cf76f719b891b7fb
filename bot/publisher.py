"""Brings what people see up to date with the matches: from their state, never from events."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

from bot.backlog import Backlog
from bot.channel import Channel
from bot.clock import Clock
from bot.desk import Desk
from bot.hands import Hands
from bot.keeping import Debt, Keeping
from bot.lanes import Lanes
from bot.loaded import LoadedMatch
from bot.look import is_of_a_hand
from bot.reading import Reading
from bot.refusal import RefusedError
from bot.shown import Shown
from bot.taps import Taps
from bot.timing import looks_different_at
from db.store import Store

log = logging.getLogger(__name__)

PUBLIC = "public"
CLOCK = "clock"
ATTENDANCE = "attendance"
MATCH_LANES = (PUBLIC, CLOCK, ATTENDANCE)
SEAT = "seat"
EVERYTHING = "everything"

# At a start: how many parts of matches are looked at side by side, and how long one may hold up the next.
LOOKED_AT_AT_ONCE = 4
LULL_SECONDS = 0.25

Key = tuple[int, str]
Watch = Callable[[LoadedMatch], Awaitable[float | None]]
"""Acts on a match if it is time to; when to look again (UTC seconds), None for not before a change."""


class Publisher:
    def __init__(
        self,
        store: Store,
        desk: Desk,
        shown: Shown,
        channel: Channel,
        hands: Hands,
        *,
        watches: Mapping[str, Watch],
        keeping: Keeping,
        taps: Taps,
        clock: Clock,
    ) -> None:
        self._store = store
        self._desk = desk
        self._shown = shown
        self._channel = channel
        self._hands = hands
        self._watches = watches
        self._clock = clock
        self._keeping = keeping
        self._lanes: Lanes[Key] = Lanes(self._work, clock, taps.give_way)
        # The reading that a lane shares with the others that were marked with it.
        self._readings: dict[Key, Reading] = {}
        # Until when what the channel sees stands: plays made meanwhile are shown together.
        self._rests: dict[int, float] = {}
        self._starting: asyncio.Task[None] | None = None
        self._open = True
        self._backlog = Backlog(self.mark_match, self._lull)
        hands.dms_closed = lambda match_id: self._mark((match_id, PUBLIC))
        hands.seat_changed = desk.forget
        channel.lost_or_found = self._mark_hands
        keeping.look, keeping.lull = self._look_anew, self._lull

    def mark(self, loaded: LoadedMatch, answering: str | None = None) -> None:
        """Have every surface of the match brought up to date, save those of a lane that is being answered."""
        if not self._keeping.is_mine(loaded.match):
            self._shown.forget(loaded.id)  # another process has shown it before this change
        self._mark_all(loaded, Reading(partial(self._desk.load, loaded.id)), answering)

    def _mark_all(self, loaded: LoadedMatch, reading: Reading, answering: str | None = None) -> None:
        for lane in (*MATCH_LANES, *(seat_lane(seat.seat) for seat in loaded.match.seats)):
            key = loaded.id, lane
            if lane == answering:
                self._readings.pop(key, None)
                continue
            self._mark(key, reading)

    def mark_match(self, match_id: int) -> None:
        """The same for a match that something else than a move has changed."""
        self._mark((match_id, EVERYTHING))

    def mark_matches(self, match_ids: Iterable[int]) -> None:
        """The same for any number of them, a few at a time."""
        self._backlog.add(match_ids)

    def _look_anew(self, match_id: int) -> None:
        self._shown.forget(match_id)
        self.mark_match(match_id)

    def mark_lane(self, match_id: int, lane: str, shown: LoadedMatch | None = None) -> None:
        """The same for a part that somebody was shown, or wants otherwise, whoever keeps the match.

        `shown` is the match as they were shown it, where nothing of it has changed by that.
        """
        self._keeping.owe(match_id)
        reading = None
        if shown is not None and self._keeping.alone and self._desk.stands(shown):
            reading = Reading(partial(self._desk.load, match_id), shown)
        self._mark((match_id, lane), reading)

    def _mark(self, key: Key, reading: Reading | None = None) -> None:
        self._readings.pop(key, None)
        # What a lane is at just now may change more than the log: it reads for itself.
        if reading is not None and not self._lanes.busy(key):
            self._readings[key] = reading
        self._lanes.mark(key)

    def stale(self) -> dict[str, int]:
        """How many parts of matches lag behind, by state: waiting or failing."""
        stale = self._lanes.stale()
        return stale | {"waiting": stale["waiting"] + len(self._backlog)}

    def start(self) -> None:
        """Look at every match that may lag behind what people see, beside whatever else happens."""
        if not self._keeping.alone:
            self._keeping.start()
        elif self._open:
            self._starting = asyncio.create_task(self._mark_unsettled())

    async def close(self) -> None:
        self._open = False
        await self._backlog.close()
        await self._keeping.close()
        if self._starting:
            await self._starting
        await self._lanes.close()

    async def look_at(self, server_id: int) -> None:
        """Look again at the matches of a server that the bot has come back to."""
        if not self._keeping.alone:
            await self._store.keepers.take_in(server_id)
        await self._mark_unsettled(server_id)

    async def _mark_unsettled(self, server_id: int | None = None) -> None:
        self.mark_matches(await self._store.matches.unsettled(server_id))

    async def _lull(self) -> None:
        if self._open:
            await self._lanes.lull(LOOKED_AT_AT_ONCE, LULL_SECONDS)

    async def _work(self, key: Key) -> float | None:
        match_id, lane = key
        if lane == PUBLIC and (until := self._rests.pop(match_id, 0.0)) > self._clock.now():
            self._rests[match_id] = until
            return until
        with self._keeping.paying(match_id) as debt:
            return await self._look(match_id, lane, debt)

    async def _look(self, match_id: int, lane: str, debt: Debt | None) -> float | None:
        reading = self._readings.pop((match_id, lane), None)
        if reading is None or not self._shown.knows(match_id):
            reading = Reading(partial(self._desk.load, match_id))
        # Read before the match: of a tap made in between, the hand drawn then is no older than the surface,
        # so nobody who taps quickly sees the tap before come back.
        surfaces = await self._shown.of(match_id) if lane.startswith(SEAT) or lane == EVERYTHING else {}
        try:
            loaded = replace(await reading.get(), now=self._clock.now())
        except RefusedError:
            log.exception("match %s cannot be shown", match_id)
            return None
        if not await self._keeping.keeps(loaded.match, debt):
            self._desk.forget(match_id)
            self._shown.forget(match_id)
            return None
        if lane == EVERYTHING:
            self._mark_all(loaded, Reading(partial(self._desk.load, match_id), loaded))
            return None
        when: float | None = None
        if watch := self._watches.get(lane):
            return await watch(loaded)
        if lane == PUBLIC:
            rest = await self._channel.show(loaded)
            if rest and loaded.match.status.live:
                self._rests[match_id] = self._clock.now() + rest
            when = looks_different_at(loaded)
        else:
            when = await self._hands.look(loaded, int(lane.removeprefix(SEAT)), surfaces)
        if not loaded.match.status.live:
            await self._settle(loaded)
        return when

    def _mark_hands(self, loaded: LoadedMatch) -> None:
        for seat in loaded.match.seats:
            self._mark((loaded.id, seat_lane(seat.seat)))

    async def _settle(self, loaded: LoadedMatch) -> None:
        """Once a match that is over is shown everywhere as it ended, nothing has to look at it again."""
        surfaces = await self._shown.of(loaded.id)
        hands = [surface for surface in surfaces.values() if is_of_a_hand(surface.name)]
        hands_done = all(surface.final or surface.message_id is None for surface in hands)
        if hands_done and await self._channel.is_done(loaded):
            await self._store.matches.settle(loaded.id)
            self._shown.forget(loaded.id)


def seat_lane(seat: int) -> str:
    return f"{SEAT}{seat}"
