from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from hockey.game import Game
from hockey.pile.game import PileGame
from minds.door import Mind
from minds.pile.mind import PileMind, pro, rookie
from minds.pile.stars import all_star, legend


class Level(StrEnum):
    """How well a mind plays, named as leagues, the weakest first."""

    ROOKIE = "rookie"
    PRO = "pro"
    ALL_STAR = "all-star"
    LEGEND = "legend"


BUDGETS: Final = MappingProxyType({Level.ROOKIE: 0, Level.PRO: 0, Level.ALL_STAR: 24, Level.LEGEND: 240})
"""Worlds that each level looks at by default; its strength is measured with these."""

_PILE: Final = MappingProxyType(
    {
        Level.ROOKIE: PileMind(rookie, slips=0.08),
        Level.PRO: PileMind(pro),
        Level.ALL_STAR: PileMind(all_star),
        Level.LEGEND: PileMind(legend),
    }
)


def mind_of(game: Game[Any], level: Level) -> Mind:
    """Who plays this game on this level."""
    if isinstance(game, PileGame):
        return _PILE[level]
    raise NotImplementedError
