"""Brings what people see up to date with the matches: from their state, never from events."""

import logging
from asyncio import gather
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from bot.fleet.keeping import Debt, Keeping
from bot.kit.clock import Clock
from bot.kit.lanes import AgainError, Lanes
from bot.marks.keys import EVERYTHING, PUBLIC, Key, lanes_of, seat_of_lane
from bot.marks.marks import Marks
from bot.marks.moments import BEFORE_ALL
from bot.marks.owed import Owed
from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.messages.surface_cache import OvertakenError, SurfaceCache
from bot.publishing.channel import ChannelMessages
from bot.publishing.hands import Hands
from bot.publishing.shared_loads import SharedLoads
from bot.turns.telling import tells_on_at
from bot.turns.timing import looks_different_at
from db.engine.database import BusyError
from db.store import Store

log = logging.getLogger(__name__)

EVERYWHERE = 0

WatchMatch = Callable[[LoadedMatch], Awaitable[float | None]]
"""Acts on a match if it is time to; when to look again (UTC seconds), None for not before a change."""


class Publisher:
    def __init__(
        self,
        store: Store,
        desk: Desk,
        surfaces: SurfaceCache,
        channel: ChannelMessages,
        hands: Hands,
        *,
        watches: Mapping[str, WatchMatch],
        keeping: Keeping,
        marks: Marks,
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
        self._marks = marks
        self._loads = SharedLoads(desk, marks.moments)
        # Until when what the channel sees stands: plays made meanwhile are shown together.
        self._rests: dict[int, float] = {}
        # Of these, which matches' channels are owed something that waits for the end of it.
        self._resting: set[int] = set()
        # By server, or all of them: where the bot comes back to.
        self._returns: Lanes[int] = Lanes(self._return, clock)

    def mark_lane(self, match_id: int, lane: str, shown: LoadedMatch | None = None) -> None:
        """Have a lane looked at that somebody was shown, or wants otherwise, whoever keeps the match.

        `shown` is the match as they were shown it, where nothing of it has changed by that.
        """
        self._keeping.owe(match_id)
        if shown is not None and self._keeping.alone and self._desk.stands(shown):
            self._loads.know(shown)
            # Whatever it owes besides, it was marked for.
            self._marks.mark_lanes(match_id, [lane], Owed(shown.ply, BEFORE_ALL))
        else:
            self._marks.mark_lane(match_id, lane, shown.ply if shown else 0)

    async def show_anew(self, match_id: int, *lanes: str) -> None:
        """Have lanes drawn as somebody wants them from now on, of which the match itself knows nothing."""
        self._desk.forget(match_id)
        for lane in lanes:
            self.mark_lane(match_id, lane)
        if not self._keeping.alone:
            # What they want is kept; where this is not, they see it with the next play.
            with suppress(BusyError):
                await self._keeping.take_over(match_id)

    def start(self) -> None:
        """Look at every match that may lag behind what people see, beside whatever else happens."""
        self._marks.start(self._look)
        if not self._keeping.alone:
            self._keeping.start()
        else:
            self._returns.mark(EVERYWHERE)

    async def close(self) -> None:
        await gather(self._keeping.close(), self._returns.close(), self._marks.close())

    def look_at(self, server_id: int) -> None:
        """Look again at the matches of a server that the bot has come back to."""
        self._returns.mark(server_id)

    def try_again(self, channel_id: int) -> None:
        """Look again at the matches of a channel that could not be written to, and now may be."""
        self._channel.pictured.forget(channel_id)
        for match_id in self._channel.closed.forget(channel_id):
            self._marks.mark_lane(match_id, PUBLIC)

    async def _return(self, server_id: int) -> None:
        self._channel.closed.forget_all()
        if server_id == EVERYWHERE:
            self._marks.mark_matches(await self._store.matches.unsettled())
            return
        if not self._keeping.alone:
            await self._store.keepers.take_in(server_id)
        self._marks.mark_matches(await self._store.matches.unsettled(server_id))

    async def _look(self, key: Key, owed: Owed) -> float | None:
        match_id, lane = key
        if lane == PUBLIC and (until := self._rests.pop(match_id, None)) is not None:
            if until > self._clock.now():
                self._rest(key, owed, until)
                return until
            if match_id in self._resting:
                self._resting.remove(match_id)
                # Somebody else may have changed it since it was marked.
                owed = owed.and_also(Owed(0, self._marks.moments.next()))
        try:
            with self._keeping.paying(match_id) as debt:
                return await self._look_at(key, owed, debt)
        except AgainError:
            self._loads.drop(match_id)
            raise

    async def _read(self, match_id: int, owed: Owed) -> LoadedMatch:
        loaded = await self._loads.pay(match_id, owed)
        while self._desk.is_overtaken(loaded):
            # It has been changed while it was read.
            loaded = await self._loads.pay(match_id, Owed(owed.ply, self._desk.moment_after(loaded)))
        return replace(loaded, now=self._clock.now())

    async def _look_at(self, key: Key, owed: Owed, debt: Debt | None) -> float | None:
        match_id, lane = key
        seat, tenure = seat_of_lane(lane), self._surfaces.tenure(match_id)
        # Read before the match: should somebody tap in between, what is drawn then is found to be overtaken.
        surfaces = {} if seat is None else await self._surfaces.of(match_id)
        try:
            loaded = await self._read(match_id, owed)
        except RefusedError:
            log.exception("match %s cannot be shown", match_id)
            return None
        if not await self._keeping.keeps(loaded.match, loaded.ply, debt):
            self._surfaces.forget(match_id)
            return None
        if lane == EVERYTHING:
            self._surfaces.begin(match_id, loaded.match.tenure)
            self._marks.mark_lanes(match_id, lanes_of(loaded.match), Owed(loaded.ply, owed.since))
            return None
        if watch := self._watches.get(lane):
            return await watch(loaded)
        if not self._keeping.alone and tenure != loaded.match.tenure:
            self._surfaces.begin(match_id, loaded.match.tenure)
            raise OvertakenError
        if until := self._marks.answered_by(key):
            self._marks.owe(key, owed)
            return until
        when = await (
            self._show(loaded, owed) if seat is None else self._hands.look(loaded, seat, surfaces, owed)
        )
        if not loaded.match.status.live:
            await self._settle(loaded)
        return when

    async def _show(self, loaded: LoadedMatch, owed: Owed) -> float | None:
        """Bring what the channel sees up to date, unless that waits for the next play."""
        if (until := await self._channel.waits_for(loaded)) is not None:
            # It has been drawn no more than before, so it is still owed.
            self._rest((loaded.id, PUBLIC), owed, self._clock.now())
            return until
        rest = await self._channel.show(loaded)
        for reopened in self._channel.closed.take_reopened() - {loaded.id}:
            self._marks.mark_lane(reopened, PUBLIC)
        if rest and loaded.match.status.live:
            self._rests[loaded.id] = self._clock.now() + rest
        times = looks_different_at(loaded), tells_on_at(loaded), self._channel.closed.until(loaded)
        return min((at for at in times if at is not None), default=None)

    def _rest(self, key: Key, owed: Owed, until: float) -> None:
        match_id, _ = key
        self._rests[match_id] = until
        self._resting.add(match_id)
        self._marks.owe(key, owed)

    async def _settle(self, loaded: LoadedMatch) -> None:
        """Once a match that is over is shown everywhere as it ended, nothing has to look at it again."""
        if await self._channel.is_done(loaded) and await self._store.matches.settle(loaded.id):
            self._surfaces.forget(loaded.id)
