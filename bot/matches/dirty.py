"""The dirty lanes of matches, and the work that updates them.

A lane is a part of a match that is drawn on its own: the channel, the clock, each hand. Lanes of a match work
side by side and never wait for each other.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.posts.names import PUBLIC, SEAT, seat_lane
from bot.watching.taps import Taps
from db.model.matches import Match

CLOCK = "clock"
ATTENDANCE = "attendance"
OPPONENTS = "opponents"
TOURNAMENT = "tournament"
MATCH_LANES = (PUBLIC, CLOCK, ATTENDANCE)
EVERYTHING = "everything"
"""Marks the other lanes, once the match has been read."""

Key = tuple[int, str]
"""A match and one of its lanes."""

# At a start: how many lanes work side by side, and how long one may hold up the next match.
AT_ONCE = 4
PATIENCE_SECONDS = 0.25

Look = Callable[[Key], Awaitable[float | None]]
"""Updates a lane; returns when to look again (UTC seconds), None to wait for a change."""


def seat_of_lane(lane: str) -> int | None:
    """Whose hand a lane is; None for the lanes of the match."""
    return int(lane.removeprefix(SEAT)) if lane.startswith(SEAT) else None


def _name(key: Key) -> str:
    match_id, lane = key
    seat = seat_of_lane(lane)
    return f"match {match_id}, {lane if seat is None else f'seat {seat}'}"


def hands_of(match: Match) -> list[str]:
    return [seat_lane(seat.seat) for seat in match.people]


def lanes_of(match: Match) -> list[str]:
    """All lanes of a match: one for each person's hand, the bots' if any play, and its tournament's."""
    also = {OPPONENTS: match.practice, TOURNAMENT: match.tournament is not None}
    return [*MATCH_LANES, *(lane for lane, there in also.items() if there), *hands_of(match)]


class DirtyLanes:
    """Lanes may be marked before `start`."""

    def __init__(self, taps: Taps, clock: Clock) -> None:
        self._taps = taps
        self._look: Look | None = None
        self._lanes: Lanes[Key] = Lanes(self._work, clock, taps.wait_for_answers, _name)
        # Matches to look at after a start or an absence, a few at a time: taps go first.
        self._backlog: dict[int, None] = {}
        self._clearing: asyncio.Task[None] | None = None
        self._open = True

    def kept(self, match_id: int, ply: int) -> None:
        """What the running tap did is committed; the match's log is now `ply` long."""
        self._taps.kept(match_id, ply)

    def mark(self, match_id: int, *lanes: str) -> None:
        """Look at lanes soon; before the start, at all of the match's."""
        if self._look is None:
            self._backlog[match_id] = None
            return
        for lane in lanes:
            self._lanes.mark((match_id, lane))

    def mark_match(self, match_id: int) -> None:
        """Mark all lanes of a match."""
        self.mark(match_id, EVERYTHING)

    def mark_matches(self, match_ids: Iterable[int]) -> None:
        """All lanes of many matches, a few at a time."""
        self._backlog |= dict.fromkeys(match_ids)
        if self._backlog and self._look is not None and self._open and self._clearing is None:
            self._clearing = asyncio.create_task(self._clear())

    def start(self, look: Look) -> None:
        """Look at everything that is marked, from now on."""
        self._look = look
        self.mark_matches(())

    async def close(self) -> None:
        self._open = False
        if self._clearing is not None:
            await self._clearing
        await self._lanes.close()

    def stale(self) -> dict[str, int]:
        """How many lanes and matches are behind, by state: waiting or failing."""
        stale = self._lanes.stale()
        return stale | {"waiting": stale["waiting"] + len(self._backlog)}

    def under_way(self) -> set[int]:
        """The matches with a lane that is working, about to work, or has just failed."""
        return {match_id for match_id, _ in self._lanes.under_way()} | self._backlog.keys()

    async def _clear(self) -> None:
        while self._open and self._backlog:
            match_id = next(iter(self._backlog))
            del self._backlog[match_id]
            self.mark_match(match_id)
            await self._lanes.drain(AT_ONCE, PATIENCE_SECONDS)
        self._clearing = None

    async def _work(self, key: Key) -> float | None:
        return None if self._look is None else await self._look(key)
