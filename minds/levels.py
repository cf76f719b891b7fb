from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from hockey.catalogue import GUIDED
from hockey.field.game import FieldGame
from hockey.game import Game
from hockey.pile.game import PileGame
from minds.door import Mind
from minds.field.mind import FieldMind, by_chance, by_play
from minds.lineup.mind import LineupMind, high_card, noted_line, sampled_line
from minds.pile.mind import PileMind, host, pro, rookie
from minds.pile.stars import all_star, legend


class Level(StrEnum):
    """How well a bot plays, named like leagues, the weakest first."""

    ROOKIE = "rookie"
    PRO = "pro"
    ALL_STAR = "all-star"
    LEGEND = "legend"


BUDGETS: Final = MappingProxyType({Level.ROOKIE: 0, Level.PRO: 0, Level.ALL_STAR: 48, Level.LEGEND: 300})
"""How many worlds each level looks at by default; its strength is measured with these."""

_PILE: Final = MappingProxyType(
    {
        Level.ROOKIE: PileMind(rookie, slips=0.08),
        Level.PRO: PileMind(pro),
        Level.ALL_STAR: PileMind(all_star),
        Level.LEGEND: PileMind(legend),
    }
)
_HOST: Final = PileMind(host)
_FIELD: Final = MappingProxyType(
    {
        Level.ROOKIE: FieldMind(by_chance, slips=0.3),
        Level.PRO: FieldMind(by_chance),
        Level.ALL_STAR: FieldMind(by_play),
        Level.LEGEND: FieldMind(by_play),
    }
)
_LINEUP: Final = MappingProxyType(
    {
        Level.ROOKIE: LineupMind(high_card, noted_line, slips=0.25),
        Level.PRO: LineupMind(high_card, noted_line),
        Level.ALL_STAR: LineupMind(high_card, sampled_line),
        Level.LEGEND: LineupMind(high_card, sampled_line),
    }
)


def mind_of(game: Game[Any], level: Level) -> Mind:
    """The mind that plays this game on this level; a player's first match has its own rookie."""
    if game == GUIDED and level is Level.ROOKIE:
        return _HOST
    if isinstance(game, PileGame):
        return _PILE[level]
    if isinstance(game, FieldGame):
        return _FIELD[level]
    return _LINEUP[level]
