"""Marks on what has to be looked at, and the work that pays for them."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.marks.backlog import Backlog
from bot.marks.keys import EVERYTHING, Key, seat_lane
from bot.marks.moments import Moments
from bot.marks.owed import Owed
from bot.messages.surface_cache import SurfaceCache
from bot.watching.taps import Taps

# At a start: how many parts of matches are looked at side by side, and how long one may hold up the next.
LOOKED_AT_AT_ONCE = 4
LULL_SECONDS = 0.25
# Discord takes no answer that comes later.
ANSWER_SECONDS = 3.0

LookAt = Callable[[Key, Owed], Awaitable[float | None]]
"""Pays what a lane owes; when to look again (UTC seconds), None for not before a change."""


class Marks:
    """Marks are kept from the first moment on, and worked on once somebody starts that."""

    def __init__(self, taps: Taps, surfaces: SurfaceCache, clock: Clock) -> None:
        self.moments = Moments()
        self._taps = taps
        self._surfaces = surfaces
        self._clock = clock
        self._look: LookAt | None = None
        self._lanes: Lanes[Key] = Lanes(self._work, clock, taps.give_way)
        self._owed: dict[Key, Owed] = {}
        self._backlog = Backlog(self.mark_match, self.lull)
        self._open = True
        # Until when the taps that are being answered with what a lane draws may take.
        self._answering: defaultdict[Key, list[float]] = defaultdict(list)

    def changed(self, match_id: int, lanes: Iterable[str], owed: Owed) -> None:
        """A match has changed, and every message of its `lanes` has to show what is owed."""
        self._taps.kept(match_id, owed.ply)
        self.mark_lanes(match_id, lanes, owed)

    def mark_lanes(self, match_id: int, lanes: Iterable[str], owed: Owed) -> None:
        for lane in lanes:
            self._mark((match_id, lane), owed)

    def mark_match(self, match_id: int) -> None:
        """The same for one that something else than a move has changed, whatever its lanes are."""
        self.mark_lane(match_id, EVERYTHING)

    def mark_matches(self, match_ids: Iterable[int]) -> None:
        """The same for any number of them, a few at a time."""
        self._backlog.add(match_ids)

    def mark_anew(self, match_id: int) -> None:
        """The same, whatever is known of its messages."""
        self._surfaces.forget(match_id)
        self.mark_match(match_id)

    def mark_lane(self, match_id: int, lane: str, ply: int = 0) -> None:
        """Have one lane looked at, which has to draw `ply` plies at least."""
        self._mark((match_id, lane), Owed(ply, self.moments.next()))

    def mark_hands(self, match_id: int, seats: Iterable[int], ply: int) -> None:
        for seat in seats:
            self.mark_lane(match_id, seat_lane(seat), ply)

    def owe(self, key: Key, owed: Owed) -> None:
        """What could not be paid just now is paid when the lane is looked at next."""
        self._owed[key] = owed.and_also(self._owed.get(key))

    def _mark(self, key: Key, owed: Owed) -> None:
        self.owe(key, owed)
        if self._look is not None:
            self._lanes.mark(key)

    @contextmanager
    def answering(self, match_id: int, lane: str, seconds: float = ANSWER_SECONDS) -> Iterator[None]:
        """A tap is being answered with what the lane draws: until that is done, nobody knows what it shows.

        The lane has to be marked afterwards, whatever came of it. After so many seconds it is drawn all the
        same.
        """
        key, until = (match_id, lane), self._clock.now() + seconds
        self._answering[key].append(until)
        try:
            yield
        finally:
            self._answering[key].remove(until)
            if not self._answering[key]:
                del self._answering[key]

    def answered_by(self, key: Key) -> float | None:
        """When the taps that are being answered with what a lane draws will have been; None without any."""
        until = max(self._answering.get(key, ()), default=0.0)
        return until if until > self._clock.now() else None

    def start(self, look: LookAt) -> None:
        """Have everything looked at that is marked by now, and whatever will be."""
        self._look = look
        for key in self._owed:
            self._lanes.mark(key)
        self._backlog.begin()

    async def close(self) -> None:
        self._open = False
        await self._backlog.close()
        await self._lanes.close()

    async def lull(self) -> None:
        """Wait until there is time for one more match."""
        if self._open:
            await self._lanes.lull(LOOKED_AT_AT_ONCE, LULL_SECONDS)

    def stale(self) -> dict[str, int]:
        """How many parts of matches lag behind, by state: waiting or failing."""
        stale = self._lanes.stale()
        return stale | {"waiting": stale["waiting"] + len(self._backlog)}

    def under_way(self) -> set[int]:
        """The matches of which anything is being drawn, is about to be, or has just failed to be."""
        return {match_id for match_id, _ in (*self._owed, *self._lanes.under_way())} | self._backlog.waiting()

    async def _work(self, key: Key) -> float | None:
        if self._look is None:
            return None
        # What is read while a tap is being answered with it is old when that is done.
        if until := self.answered_by(key):
            return until
        owed = self._owed.pop(key, None) or Owed(0, self.moments.next())
        try:
            return await self._look(key, owed)
        except BaseException:
            self.owe(key, owed)
            raise
