"""What the books have to do with a match: what stood in them before it, and what it has changed."""

from dataclasses import replace

from bot.kit.lru import Lru
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
        self._known: Lru[tuple[int, tuple[tuple[int, bool], ...]], Met] = Lru(KNOWN)

    async def met_before(self, match: Match) -> Met:
        """What its two players had between them before a match, whoever they are by now."""
        which = match.id, tuple((seat.player_id, seat.wants.hidden) for seat in match.seats)
        if (known := self._known.get(which)) is not None:
            return known
        # A copy: the one value for all who never met lives for good, and its places here would with it.
        return self._known.put(which, replace(await self._statistics.met_before(match)))

    async def moved_by(self, match: Match) -> tuple[Moved, ...]:
        """What a match that is over did to ratings, with the places on its server's leaderboard by now."""
        moved = await self._statistics.moved_by(match.id)
        if len(match.seats) > SIDES:
            return moved  # their leaderboard has pairs
        return tuple([replace(each, place=await self._place(match, each.seat)) for each in moved])

    async def _place(self, match: Match, seat: int) -> int | None:
        standing = await self._results.standing_of(match.seats[seat].player_id, match.server_id)
        return None if standing is None else standing.rank
