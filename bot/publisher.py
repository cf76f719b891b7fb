"""Brings what people see up to date with the matches: from their state, never from events."""

import asyncio
import logging
from typing import Protocol

import discord

from bot.attendance import Attendance
from bot.clock import Clock
from bot.desk import Desk, LoadedMatch, RefusedError
from bot.drawing import Wanted
from bot.hands import Hands
from bot.keeping import Keeping
from bot.lanes import AgainError, Lanes
from bot.look import is_of_a_hand
from bot.outbox import ARCHIVED_THREAD, Order, Outbox
from bot.timing import looks_different_at
from bot.turnclock import TurnClock
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

Key = tuple[int, str]


class PublicFace(Protocol):
    """How a match looks to a channel; cogs register one."""

    def wanted(self, loaded: LoadedMatch, locale: str) -> list[Wanted]:
        """Every message that the channel should hold for this match, in the order of play."""

    def thread_name(self, loaded: LoadedMatch, locale: str) -> str:
        """The name of a thread that is opened for the match, at most 100 characters."""


class Publisher:
    def __init__(
        self,
        store: Store,
        desk: Desk,
        outbox: Outbox,
        hands: Hands,
        turn_clock: TurnClock,
        attendance: Attendance,
        clock: Clock,
        keeping: Keeping,
    ) -> None:
        self._store = store
        self._desk = desk
        self._outbox = outbox
        self._hands = hands
        self._turn_clock = turn_clock
        self._attendance = attendance
        self._clock = clock
        self._keeping = keeping
        self._lanes: Lanes[Key] = Lanes(self._work, clock)
        self._face: PublicFace | None = None
        self._starting: asyncio.Task[None] | None = None
        self._open = True
        hands.dms_closed = lambda match_id: self._lanes.mark((match_id, PUBLIC))
        keeping.taken, keeping.lull = self.mark_match, self._lull

    def register(self, face: PublicFace) -> None:
        self._face = face

    def mark(self, loaded: LoadedMatch, answering: str | None = None) -> None:
        """Have every surface of the match brought up to date, save those of a lane that is being answered."""
        for lane in (*MATCH_LANES, *(seat_lane(seat.seat) for seat in loaded.match.seats)):
            if lane != answering:
                self._lanes.mark((loaded.id, lane))

    def mark_match(self, match_id: int) -> None:
        """The same for a match that something else than a move has changed."""
        self._lanes.mark((match_id, EVERYTHING))

    def mark_lane(self, match_id: int, lane: str) -> None:
        """The same for a part that somebody was shown, or wants otherwise, whoever keeps the match."""
        self._keeping.owe(match_id)
        self._lanes.mark((match_id, lane))

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
                self._lanes.mark((match_id, lane))
            # Whoever taps meanwhile should not have to stand in line behind every old match.
            await self._lull()

    async def _lull(self) -> None:
        if self._open:
            await self._lanes.lull(LOOKED_AT_AT_ONCE, LULL_SECONDS)

    async def _work(self, key: Key) -> float | None:
        with self._keeping.paying(key[0]) as owed:
            return await self._look(*key, owed=owed)

    async def _look(self, match_id: int, lane: str, *, owed: bool) -> float | None:
        # Read before the match: of a tap made in between, the hand drawn then is no older than the surface,
        # so nobody who taps quickly sees the tap before come back.
        surfaces = await self._store.surfaces.of(match_id) if lane.startswith(SEAT) else {}
        try:
            loaded = await self._desk.load(match_id)
        except RefusedError:
            log.exception("match %s cannot be shown", match_id)
            return None
        if not await self._keeping.keeps(loaded.match, owed=owed):
            self._desk.forget(match_id)
            return None
        if lane == EVERYTHING:
            self.mark(loaded)
            return None
        when: float | None = None
        if lane == CLOCK:
            return await self._turn_clock.look(loaded)
        if lane == ATTENDANCE:
            return await self._attendance.look(loaded)
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
        surfaces = await self._store.surfaces.of(loaded.id)
        try:
            for wanted in await self._wanted(loaded):
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
                await self._outbox.show(surface, order)
        except discord.HTTPException as error:
            if error.status not in GIVEN_UP and error.code != ARCHIVED_THREAD:
                raise
            if error.code == UNKNOWN_CHANNEL and loaded.match.thread_id is not None:
                await self._leave_thread(loaded.id, loaded.match.thread_id)
            log.warning("match %s cannot be shown in its channel (%s)", loaded.id, error.code)
            await self._note_lost(loaded, lost=True)
        else:
            await self._note_lost(loaded, lost=False)

    async def _leave_thread(self, match_id: int, thread_id: int) -> None:
        """Somebody has deleted the thread: the match goes on in the channel."""
        await self._store.matches.move(match_id, None)
        await self._store.surfaces.leave(match_id, thread_id)
        raise AgainError

    async def _note_lost(self, loaded: LoadedMatch, *, lost: bool) -> None:
        """The hands tell their owners where the match can be seen, as long as it cannot be in its channel."""
        if loaded.match.lost == lost:
            return
        await self._store.matches.lose(loaded.id, lost=lost)
        for seat in loaded.match.seats:
            self._lanes.mark((loaded.id, seat_lane(seat.seat)))

    async def _placed(self, loaded: LoadedMatch) -> LoadedMatch:
        """The match with a thread of its own, where its server wants one and it has begun."""
        match = loaded.match
        begun = match.status in (Status.RUNNING, Status.OVER)
        if match.place is not Place.THREAD or match.thread_id is not None or not begun:
            return loaded
        surfaces = await self._store.surfaces.of(loaded.id)
        name = self._registered.thread_name(loaded, await self._locale(loaded))
        thread_id = await self._outbox.open_thread(surfaces.get(CHALLENGE), name)
        await self._store.matches.move(loaded.id, thread_id)
        return await self._desk.load(loaded.id)

    async def _wanted(self, loaded: LoadedMatch) -> list[Wanted]:
        return self._registered.wanted(loaded, await self._locale(loaded))

    async def _locale(self, loaded: LoadedMatch) -> str:
        _, locale = await self._store.people.server(loaded.match.server_id)
        return locale

    @property
    def _registered(self) -> PublicFace:
        if self._face is None:
            raise RuntimeError("no-face")
        return self._face

    async def _settle(self, loaded: LoadedMatch) -> None:
        """Once a match that is over is shown everywhere as it ended, nothing has to look at it again."""
        surfaces = await self._store.surfaces.of(loaded.id)
        hands = [surface for surface in surfaces.values() if is_of_a_hand(surface.name)]
        hands_done = all(surface.final or surface.message_id is None for surface in hands)
        public_done = loaded.match.lost or all(
            is_done(wanted, surfaces.get(wanted.name, Surface(wanted.name)))
            for wanted in await self._wanted(loaded)
        )
        if hands_done and public_done:
            await self._store.matches.settle(loaded.id)


def is_done(wanted: Wanted, surface: Surface) -> bool:
    nowhere = wanted.edit_only and surface.message_id is None
    return nowhere or (surface.final and surface.previous_id is None)


def seat_lane(seat: int) -> str:
    return f"{SEAT}{seat}"
