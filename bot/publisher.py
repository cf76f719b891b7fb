"""Brings what people see up to date with the matches: from their state, never from events."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Protocol

import discord

from bot.clock import Clock
from bot.desk import Desk
from bot.drawing import Wanted
from bot.hands import Hands
from bot.keeping import Debt, Keeping
from bot.lanes import AgainError, Lanes
from bot.loaded import LoadedMatch
from bot.look import is_of_a_hand
from bot.order import Order
from bot.outbox import ARCHIVED_THREAD, Outbox
from bot.reading import Reading
from bot.refusal import RefusedError
from bot.settings import Settings
from bot.timing import looks_different_at
from db.model import Place, Status, Surface
from db.store import Store

log = logging.getLogger(__name__)

CHALLENGE = "challenge"
"""The surface that every match begins with."""

PUBLIC = "public"
CLOCK = "clock"
ATTENDANCE = "attendance"
MATCH_LANES = (PUBLIC, CLOCK, ATTENDANCE)
SEAT = "seat"
EVERYTHING = "everything"

# The channel is gone, or the bot may not write there: trying again changes nothing.
GIVEN_UP = frozenset({403, 404})

UNKNOWN_CHANNEL = 10003

# At a start: how many parts of matches are looked at side by side, and how long one may hold up the next.
LOOKED_AT_AT_ONCE = 4
LULL_SECONDS = 0.25
# Discord lets a message older than an hour be edited much less often.
OLD_RESTS = 6

Key = tuple[int, str]
Watch = Callable[[LoadedMatch], Awaitable[float | None]]
"""Acts on a match if it is time to; when to look again (UTC seconds), None for not before a change."""


class PublicFace(Protocol):
    """How a match looks to a channel; cogs register one."""

    def wanted(self, loaded: LoadedMatch) -> list[Wanted]:
        """Every message that the channel should hold for this match, in the order of play."""

    def thread_name(self, loaded: LoadedMatch) -> str:
        """The name of a thread that is opened for the match, at most 100 characters."""


class Publisher:
    def __init__(
        self,
        store: Store,
        desk: Desk,
        outbox: Outbox,
        hands: Hands,
        watches: Mapping[str, Watch],
        clock: Clock,
        keeping: Keeping,
        settings: Settings,
    ) -> None:
        self._store = store
        self._merge_seconds = settings.merge_time.total_seconds()
        self._shown = outbox.shown
        self._desk = desk
        self._outbox = outbox
        self._hands = hands
        self._watches = watches
        self._clock = clock
        self._keeping = keeping
        self._lanes: Lanes[Key] = Lanes(self._work, clock)
        # The reading that a lane shares with the others that were marked with it.
        self._readings: dict[Key, Reading] = {}
        # Until when what the channel sees stands: plays made meanwhile are shown together.
        self._rests: dict[int, float] = {}
        self._face: PublicFace | None = None
        self._starting: asyncio.Task[None] | None = None
        self._open = True
        hands.dms_closed = lambda match_id: self._mark((match_id, PUBLIC))
        keeping.look, keeping.lull = self._look_anew, self._lull

    def register(self, face: PublicFace) -> None:
        self._face = face

    def mark(self, loaded: LoadedMatch, answering: str | None = None) -> None:
        """Have every surface of the match brought up to date, save those of a lane that is being answered."""
        if not self._keeping.is_mine(loaded.match):
            self._shown.forget(loaded.id)  # another process has shown it before this change
        reading = Reading(partial(self._desk.load, loaded.id))
        for lane in (*MATCH_LANES, *(seat_lane(seat.seat) for seat in loaded.match.seats)):
            key = loaded.id, lane
            if lane == answering:
                self._readings.pop(key, None)
                continue
            # What a lane is at just now may change more than the log: it reads for itself.
            busy = self._lanes.busy(key)
            self._mark(key)
            if not busy:
                self._readings[key] = reading

    def mark_match(self, match_id: int) -> None:
        """The same for a match that something else than a move has changed."""
        self._mark((match_id, EVERYTHING))

    def _look_anew(self, match_id: int) -> None:
        self._shown.forget(match_id)
        self.mark_match(match_id)

    def mark_lane(self, match_id: int, lane: str) -> None:
        """The same for a part that somebody was shown, or wants otherwise, whoever keeps the match."""
        self._keeping.owe(match_id)
        self._mark((match_id, lane))

    def _mark(self, key: Key) -> None:
        self._readings.pop(key, None)
        self._lanes.mark(key)

    def stale(self) -> dict[str, int]:
        """How many parts of matches lag behind, by state: waiting or failing."""
        return self._lanes.stale()

    def start(self) -> None:
        """Look at every match that may lag behind what people see, beside whatever else happens."""
        if not self._keeping.alone:
            self._keeping.start()
        elif self._open:
            self._starting = asyncio.create_task(self._mark_unsettled())

    async def close(self) -> None:
        self._open = False
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
        for match_id, seats in await self._store.matches.unsettled(server_id):
            if not self._open:
                return
            for lane in (*MATCH_LANES, *map(seat_lane, range(seats))):
                self._mark((match_id, lane))
            # Whoever taps meanwhile should not have to stand in line behind every old match.
            await self._lull()

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
        surfaces = await self._shown.of(match_id) if lane.startswith(SEAT) else {}
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
            self.mark(loaded)
            return None
        when: float | None = None
        if watch := self._watches.get(lane):
            return await watch(loaded)
        if lane == PUBLIC:
            loaded = await self._placed(loaded)
            await self._publish(loaded)
            when = looks_different_at(loaded)
        else:
            when = await self._hands.look(loaded, int(lane.removeprefix(SEAT)), surfaces)
        if not loaded.match.status.live:
            await self._settle(loaded)
        return when

    async def _publish(self, loaded: LoadedMatch) -> None:
        rest = 0.0
        surfaces = await self._shown.of(loaded.id)
        try:
            for wanted in self._registered.wanted(loaded):
                surface = surfaces.get(wanted.name, Surface(wanted.name))
                if is_done(wanted, surface):
                    continue
                order = Order(
                    loaded.id,
                    wanted.draw(),
                    wanted.channel_id or loaded.match.place_id,
                    loaded.ply,
                    final=wanted.final,
                    post=not wanted.edit_only,
                )
                shown = await self._outbox.show(surface, order)
                if shown is not surface:
                    rests = OLD_RESTS if self._outbox.is_old(shown) else 1
                    rest = max(rest, rests * self._merge_seconds)
        except discord.HTTPException as error:
            if error.status not in GIVEN_UP and error.code != ARCHIVED_THREAD:
                raise
            if error.code == UNKNOWN_CHANNEL and loaded.match.thread_id is not None:
                await self._leave_thread(loaded.id, loaded.match.thread_id)
            log.warning("match %s cannot be shown in its channel (%s)", loaded.id, error.code)
            await self._note_lost(loaded, lost=True)
        else:
            await self._note_lost(loaded, lost=False)
        if rest and loaded.match.status.live:
            self._rests[loaded.id] = self._clock.now() + rest

    async def _leave_thread(self, match_id: int, thread_id: int) -> None:
        """Somebody has deleted the thread: the match goes on in the channel."""
        await self._store.matches.move(match_id, None)
        await self._shown.leave(match_id, thread_id)
        raise AgainError

    async def _note_lost(self, loaded: LoadedMatch, *, lost: bool) -> None:
        """The hands tell their owners where the match can be seen, as long as it cannot be in its channel."""
        if loaded.match.lost == lost:
            return
        await self._store.matches.lose(loaded.id, lost=lost)
        for seat in loaded.match.seats:
            self._mark((loaded.id, seat_lane(seat.seat)))

    async def _placed(self, loaded: LoadedMatch) -> LoadedMatch:
        """The match with a thread of its own, where its server wants one and it has begun."""
        match = loaded.match
        begun = match.status in (Status.RUNNING, Status.OVER)
        if match.place is not Place.THREAD or match.thread_id is not None or not begun:
            return loaded
        surfaces = await self._shown.of(loaded.id)
        name = self._registered.thread_name(loaded)
        thread_id = await self._outbox.open_thread(surfaces.get(CHALLENGE), name)
        await self._store.matches.move(loaded.id, thread_id)
        return await self._desk.load(loaded.id)

    @property
    def _registered(self) -> PublicFace:
        if self._face is None:
            raise RuntimeError("no-face")
        return self._face

    async def _settle(self, loaded: LoadedMatch) -> None:
        """Once a match that is over is shown everywhere as it ended, nothing has to look at it again."""
        surfaces = await self._shown.of(loaded.id)
        hands = [surface for surface in surfaces.values() if is_of_a_hand(surface.name)]
        hands_done = all(surface.final or surface.message_id is None for surface in hands)
        public_done = loaded.match.lost or all(
            is_done(wanted, surfaces.get(wanted.name, Surface(wanted.name)))
            for wanted in self._registered.wanted(loaded)
        )
        if hands_done and public_done:
            await self._store.matches.settle(loaded.id)
            self._shown.forget(loaded.id)


def is_done(wanted: Wanted, surface: Surface) -> bool:
    nowhere = wanted.edit_only and surface.message_id is None
    return nowhere or (surface.final and surface.previous_id is None)


def seat_lane(seat: int) -> str:
    return f"{SEAT}{seat}"
