"""What two had between them before their match: asked once, for it stays as it was."""

from bot.kit.lru import Lru
from db.league.statistics import Statistics
from db.model.league import Met
from db.model.matches import Match

KNOWN = 1000
"""So many matches' are kept at hand."""


class Meetings:
    def __init__(self, statistics: Statistics) -> None:
        self._statistics = statistics
        self._known: Lru[int, Met] = Lru(KNOWN)

    async def before(self, match: Match) -> Met:
        known = self._known.get(match.id)
        return known or self._known.put(match.id, await self._statistics.met_before(match))
