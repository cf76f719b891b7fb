from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from hockey.catalogue import GUIDED
from hockey.field.game import FieldGame
from hockey.game import Game
from hockey.pile.game import PileGame
from minds.door import Mind
from minds.field.mind import FieldMind, by_chance
from minds.lineup.mind import LineupMind, high_card, noted_line, sampled_line
from minds.pile.mind import PileMind, host, pro, rookie
from minds.pile.stars import all_star, legend


class Level(StrEnum):
    """How well a bot plays, named like leagues, the weakest first."""

    ROOKIE = "rookie"
    PRO = "pro"
    ALL_STAR = "all-star"
    LEGEND = "legend"


BUDGETS: Final = MappingProxyType({Level.ROOKIE: 0, Level.PRO: 0, Level.ALL_STAR: 100, Level.LEGEND: 800})
"""How many worlds each level looks at by default; its strength is measured with these."""

_PILE: Final = MappingProxyType(
    {
        Level.ROOKIE: PileMind(rookie, slips=0.1),
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
    }
)
_LINEUP: Final = MappingProxyType(
    {
        Level.ROOKIE: LineupMind(high_card, noted_line, slips=0.25),
        Level.PRO: LineupMind(high_card, noted_line),
        Level.ALL_STAR: LineupMind(high_card, sampled_line),
    }
)


def levels_of(game: Game[Any]) -> tuple[Level, ...]:
    """The levels that a game has; in some, thinking more doesn't win more."""
    return tuple(_minds(game))


def level_in(game: Game[Any], level: Level) -> Level:
    """The level itself, or the game's highest if that is lower."""
    levels = levels_of(game)
    return level if level in levels else levels[-1]


def mind_of(game: Game[Any], level: Level) -> Mind:
    """The mind that plays this game on this level; a player's first match has its own rookie."""
    if game == GUIDED and level is Level.ROOKIE:
        return _HOST
    return _minds(game)[level_in(game, level)]


def budget_of(game: Game[Any], level: Level) -> int:
    """How many worlds this level looks at in this game."""
    return BUDGETS[level_in(game, level)]


def _minds(game: Game[Any]) -> Mapping[Level, Mind]:
    if isinstance(game, PileGame):
        return _PILE
    return _FIELD if isinstance(game, FieldGame) else _LINEUP
