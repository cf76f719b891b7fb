"""Brings what people see up to date with the matches: from their state, never from events."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace

from bot.fleet.keeping import Debt, Keeping
from bot.kit.clock import Clock
from bot.kit.lanes import AgainError, Lanes
from bot.matches.desk import Desk
from bot.matches.folds import Moment
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.messages.surface_cache import SurfaceCache
from bot.publishing.backlog import Backlog
from bot.publishing.channel import Channel
from bot.publishing.hands import Hands
from bot.publishing.seat_look import is_of_a_hand
from bot.publishing.shared_loads import Owed, SharedLoads
from bot.turns.timing import looks_different_at
from bot.watching.taps import Taps
from db.store import Store

log = logging.getLogger(__name__)

PUBLIC = "public"
CLOCK = "clock"
ATTENDANCE = "attendance"
MATCH_LANES = (PUBLIC, CLOCK, ATTENDANCE)
SEAT = "seat"
EVERYTHING = "everything"
EVERYWHERE = 0

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
        surfaces: SurfaceCache,
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
        self._surfaces = surfaces
        self._channel = channel
        self._hands = hands
        self._watches = watches
        self._clock = clock
        self._keeping = keeping
        self._lanes: Lanes[Key] = Lanes(self._work, clock, taps.give_way)
        self._loads = SharedLoads(desk.load, desk.folds.moment)
        self._owed: dict[Key, Owed] = {}
        # Until when what the channel sees stands: plays made meanwhile are shown together.
        self._rests: dict[int, float] = {}
        # By server, or all of them: where the bot comes back to.
        self._returns: Lanes[int] = Lanes(self._return, clock)
        self._open = True
        self._backlog = Backlog(self.mark_match, self._lull)
        hands.dms_closed = lambda match_id: self._mark((match_id, PUBLIC), Owed(0, self._moment()))
        channel.lost_or_found = self._mark_hands
        keeping.look, keeping.lull = self.look_anew, self._lull

    def mark(self, loaded: LoadedMatch, answering: str | None = None) -> None:
        """Have every surface of the match brought up to date, save those of a lane that is being answered."""
        if not self._keeping.is_mine(loaded.match):
            self._surfaces.forget(loaded.id)  # another process has shown it before this change
        self._mark_all(loaded, Owed(loaded.ply, self._moment()), answering)

    def _mark_all(self, loaded: LoadedMatch, owed: Owed, answering: str | None = None) -> None:
        for lane in (*MATCH_LANES, *(seat_lane(seat.seat) for seat in loaded.match.seats)):
            if lane != answering:
                self._mark((loaded.id, lane), owed)

    def mark_match(self, match_id: int) -> None:
        """The same for a match that something else than a move has changed."""
        self._mark((match_id, EVERYTHING), Owed(0, self._moment()))

    def mark_matches(self, match_ids: Iterable[int]) -> None:
        """The same for any number of them, a few at a time."""
        self._backlog.add(match_ids)

    def look_anew(self, match_id: int) -> None:
        """The same, whatever is known of its messages."""
        self._surfaces.forget(match_id)
        self.mark_match(match_id)

    def mark_lane(self, match_id: int, lane: str, shown: LoadedMatch | None = None) -> None:
        """The same for a part that somebody was shown, or wants otherwise, whoever keeps the match.

        `shown` is the match as they were shown it, where nothing of it has changed by that.
        """
        self._keeping.owe(match_id)
        self._mark((match_id, lane), Owed(shown.ply if shown else 0, self._moment()))
        if shown is not None and self._keeping.alone and self._desk.stands(shown):
            self._loads.know(shown)

    def _mark(self, key: Key, owed: Owed) -> None:
        self._owed[key] = owed.and_also(self._owed.get(key))
        self._lanes.mark(key)

    def stale(self) -> dict[str, int]:
        """How many parts of matches lag behind, by state: waiting or failing."""
        stale = self._lanes.stale()
        return stale | {"waiting": stale["waiting"] + len(self._backlog)}

    def start(self) -> None:
        """Look at every match that may lag behind what people see, beside whatever else happens."""
        if not self._keeping.alone:
            self._keeping.start()
        else:
            self._returns.mark(EVERYWHERE)

    async def close(self) -> None:
        self._open = False
        await self._backlog.close()
        await self._keeping.close()
        await self._returns.close()
        await self._lanes.close()

    def look_at(self, server_id: int) -> None:
        """Look again at the matches of a server that the bot has come back to."""
        self._returns.mark(server_id)

    def try_again(self, channel_id: int) -> None:
        """Look again at the matches of a channel that could not be written to, and now may be."""
        for match_id in self._channel.closed.forget(channel_id):
            self._mark((match_id, PUBLIC), Owed(0, self._moment()))

    async def _return(self, server_id: int) -> None:
        self._channel.closed.forget_all()
        if server_id == EVERYWHERE:
            self.mark_matches(await self._store.matches.unsettled())
            return
        if not self._keeping.alone:
            await self._store.keepers.take_in(server_id)
        self.mark_matches(await self._store.matches.unsettled(server_id))

    def under_way(self) -> set[int]:
        """The matches of which anything is being drawn, is about to be, or has just failed to be."""
        return {match_id for match_id, _ in (*self._owed, *self._lanes.under_way())} | self._backlog.waiting()

    async def _lull(self) -> None:
        if self._open:
            await self._lanes.lull(LOOKED_AT_AT_ONCE, LULL_SECONDS)

    async def _work(self, key: Key) -> float | None:
        match_id, lane = key
        if lane == PUBLIC and (until := self._rests.pop(match_id, None)) is not None:
            if until > self._clock.now():
                self._rests[match_id] = until
                return until
            # Somebody else may have changed it since it was marked.
            self._owed[key] = Owed(0, self._moment()).and_also(self._owed.get(key))
        owed = self._owed.pop(key, None) or Owed(0, self._moment())
        try:
            with self._keeping.paying(match_id) as debt:
                return await self._look(match_id, lane, owed, debt)
        except BaseException as error:
            self._owed[key] = owed.and_also(self._owed.get(key))
            if isinstance(error, AgainError):
                self._loads.drop(match_id)
            raise

    async def _read(self, match_id: int, owed: Owed) -> LoadedMatch:
        loaded = await self._loads.pay(match_id, owed)
        while self._desk.is_overtaken(loaded):
            # It has been changed while it was read.
            loaded = await self._loads.pay(match_id, Owed(owed.ply, self._desk.moment_after(loaded)))
        return replace(loaded, now=self._clock.now())

    async def _look(self, match_id: int, lane: str, owed: Owed, debt: Debt | None) -> float | None:
        # Read before the match: should somebody tap in between, what is drawn then is found to be overtaken.
        surfaces = await self._surfaces.of(match_id) if lane.startswith(SEAT) else {}
        try:
            loaded = await self._read(match_id, owed)
        except RefusedError:
            log.exception("match %s cannot be shown", match_id)
            return None
        if not await self._keeping.keeps(loaded.match, debt):
            self._surfaces.forget(match_id)
            return None
        if lane == EVERYTHING:
            self._mark_all(loaded, Owed(loaded.ply, owed.since))
            return None
        if watch := self._watches.get(lane):
            return await watch(loaded)
        when: float | None = None
        if lane == PUBLIC:
            if (until := await self._channel.waits_for(loaded)) is not None:
                # It has been drawn no more than before, so it is still owed.
                self._rests[match_id] = self._clock.now()
                self._owed[match_id, lane] = owed.and_also(self._owed.get((match_id, lane)))
                return until
            rest = await self._channel.show(loaded)
            for reopened in self._channel.closed.take_reopened() - {match_id}:
                self._mark((reopened, PUBLIC), Owed(0, self._moment()))
            if rest and loaded.match.status.live:
                self._rests[match_id] = self._clock.now() + rest
            times = looks_different_at(loaded), self._channel.closed.until(loaded)
            when = min((at for at in times if at is not None), default=None)
        else:
            when = await self._hands.look(loaded, int(lane.removeprefix(SEAT)), surfaces)
        if not loaded.match.status.live:
            await self._settle(loaded)
        return when

    def _moment(self) -> Moment:
        return self._desk.folds.moment()

    def _mark_hands(self, loaded: LoadedMatch) -> None:
        owed = Owed(loaded.ply, self._moment())
        for seat in loaded.match.seats:
            self._mark((loaded.id, seat_lane(seat.seat)), owed)

    async def _settle(self, loaded: LoadedMatch) -> None:
        """Once a match that is over is shown everywhere as it ended, nothing has to look at it again."""
        surfaces = await self._surfaces.of(loaded.id)
        hands = [surface for surface in surfaces.values() if is_of_a_hand(surface.name)]
        hands_done = all(surface.final or surface.message_id is None for surface in hands)
        if hands_done and await self._channel.is_done(loaded):
            await self._store.matches.settle(loaded.id)
            self._surfaces.forget(loaded.id)


def seat_lane(seat: int) -> str:
    return f"{SEAT}{seat}"
