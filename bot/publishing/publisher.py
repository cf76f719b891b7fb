"""Updates what people see: from the state of matches, never from events."""

import logging
from asyncio import gather
from collections.abc import Awaitable, Callable, Mapping

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes, named_server
from bot.matches.dirty import EVERYTHING, DirtyLanes, Key, lanes_of, seat_of_lane
from bot.matches.live import LiveMatch, LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.posts.names import PUBLIC
from bot.publishing.channel import ChannelMessages
from bot.publishing.hands import Hands
from bot.turns.telling import tells_on_at
from bot.turns.timing import looks_different_at
from db.store import Store

log = logging.getLogger(__name__)

EVERYWHERE = 0

WatchMatch = Callable[[LoadedMatch], Awaitable[float | None]]
"""Acts on a match if it's time; returns when to look again (UTC seconds), None to wait for a change."""


class Publisher:
    def __init__(
        self,
        store: Store,
        matches: LiveMatches,
        channel: ChannelMessages,
        hands: Hands,
        *,
        watches: Mapping[str, WatchMatch],
        dirty: DirtyLanes,
        clock: Clock,
    ) -> None:
        self._store = store
        self._matches = matches
        self._channel = channel
        self._hands = hands
        self._watches = watches
        self._clock = clock
        self._dirty = dirty
        # Until when (monotonic) the channel's messages stay: plays made meanwhile are shown together.
        self._rests: dict[int, float] = {}
        # Each of these is logged once.
        self._unreadable: set[int] = set()
        # By server, or all of them: where the bot is back.
        self._returns: Lanes[int] = Lanes(self._return, clock, name=named_server)
        # By server and thread, and whether that was deleted.
        self._threads: Lanes[tuple[int, int, bool]] = Lanes(
            self._look_at_thread, clock, name=lambda key: f"thread {key[1]}"
        )

    def start(self) -> None:
        """Look at every match that may be behind, beside everything else that happens."""
        self._dirty.start(self._look)
        self._returns.mark(EVERYWHERE)

    async def close(self) -> None:
        await gather(self._returns.close(), self._threads.close(), self._dirty.close())

    def look_at(self, server_id: int) -> None:
        """Look again at the matches of a server where the bot is back."""
        self._returns.mark(server_id)

    def try_again(self, channel_id: int) -> None:
        """Look again at the matches of a channel that was closed and may be open now."""
        self._channel.pictured.forget(channel_id)
        for match_id in self._channel.closed.forget(channel_id):
            self._dirty.mark(match_id, PUBLIC)

    def locked(self, server_id: int, thread_id: int) -> None:
        """A thread was locked: no one can tap there, so the hands of its match say where to play."""
        self._threads.mark((server_id, thread_id, False))

    def deleted(self, server_id: int, thread_id: int) -> None:
        """A thread was deleted, maybe after its match."""
        self._threads.mark((server_id, thread_id, True))

    async def _look_at_thread(self, key: tuple[int, int, bool]) -> None:
        server_id, thread_id, deleted = key
        for match_id in await self._store.matches.in_thread(server_id, thread_id):
            live = self._matches.of(match_id)
            if deleted:
                await self._channel.leave_thread(live, thread_id)
            elif (await live.state()).match.settled:
                continue
            else:
                await self._channel.lock(live)
            self._dirty.mark(match_id, PUBLIC)

    async def _return(self, server_id: int) -> None:
        self._channel.closed.forget_all()
        where = None if server_id == EVERYWHERE else server_id
        self._dirty.mark_matches(await self._store.matches.unsettled(where))

    async def _look(self, key: Key) -> float | None:
        match_id, lane = key
        live, seat = self._matches.of(match_id), seat_of_lane(lane)
        try:
            loaded = await live.state()
        except RefusedError:
            if match_id not in self._unreadable:
                self._unreadable.add(match_id)
                log.exception("match %s cannot be shown", match_id)
            return None
        if lane == EVERYTHING:
            live.posts.redraw()
            live.mark(*lanes_of(loaded.match))
            return None
        if watch := self._watches.get(lane):
            return await watch(loaded)
        when = await (self._show(live, loaded) if seat is None else self._hands.look(live.seat(seat)))
        if not loaded.match.status.live:
            await self._settle(live)
        return when

    async def _show(self, live: LiveMatch, loaded: LoadedMatch) -> float | None:
        """Update what the channel sees, unless that waits for the next play.

        The match is `loaded` before that, so a deadline that passes while it's drawn isn't missed.
        """
        if (rest := self._rests.get(live.id, 0.0) - self._clock.monotonic()) > 0:
            return self._clock.now() + rest
        self._rests.pop(live.id, None)
        if (until_played := await self._channel.waits_for(live)) is not None:
            return until_played
        rest = await self._channel.show(live)
        for reopened in self._channel.closed.take_reopened() - {live.id}:
            self._dirty.mark(reopened, PUBLIC)
        if rest and (await live.state()).match.status.live:
            self._rests[live.id] = self._clock.monotonic() + rest
        times = looks_different_at(loaded), tells_on_at(loaded), self._channel.closed.until(loaded)
        return min((at for at in times if at is not None), default=None)

    async def _settle(self, live: LiveMatch) -> None:
        """Settle a finished match once it's shown everywhere as it ended."""
        if await self._channel.is_done(live) and await self._store.matches.settle(live.id):
            await live.forget()
