"""What the books have to do with a match: what stood in them before it, and what it has changed."""

from dataclasses import replace

from cachetools import LRUCache

from db.model.league import Met, Moved
from db.model.matches import Match
from db.store import Store
from hockey.game import SIDES

KNOWN = 1000
"""Of so many matches it is kept at hand what stood there before: that changes with who hides alone."""


class Books:
    def __init__(self, store: Store) -> None:
        self._statistics = store.statistics
        self._results = store.results
        self._known: LRUCache[tuple[int, tuple[tuple[int, bool], ...]], Met] = LRUCache(KNOWN)

    async def met_before(self, match: Match) -> Met:
        """What a match's two players had between them before it."""
        which = match.id, tuple((seat.player_id, seat.wants.hidden) for seat in match.seats)
        if which not in self._known:
            self._known[which] = await self._statistics.met_before(match)
        return self._known[which]

    async def moved_by(self, match: Match) -> tuple[Moved, ...]:
        """What a match that is over did to ratings, with the places on its server's leaderboard by now."""
        moved = await self._statistics.moved_by(match.id)
        if len(match.seats) > SIDES:
            return moved  # their leaderboard has pairs
        return tuple([replace(each, place=await self._place(match, each.seat)) for each in moved])

    async def _place(self, match: Match, seat: int) -> int | None:
        standing = await self._results.standing_of(match.seats[seat].player_id, match.server_id)
        return None if standing is None else standing.rank
