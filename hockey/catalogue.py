import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from hockey.field.game import FieldGame
from hockey.game import Game
from hockey.lineup.game import LineupGame
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard
from hockey.pile.switches import HOUSE

DEFAULT: Final = "classic"

_FOURS = (4, 4, 4, 4, 4, 6)

_RULES: Final = (
    PileRules("classic"),
    PileRules("original", power="", goal_is_chance=True),
    PileRules("cancel", third_card=ThirdCard.CANCELS),
    PileRules("streak", goal_is_chance=True),
    PileRules("partners", seats=4, deals=(5, 4, 4), overtime_deals=(5, 4, 4)),
    PileRules(
        "saskatchewan",
        power="J2",
        deals=(4,) * 6,
        overtime_deals=(4,) * 6,
        centre=4,
        goal_is_chance=True,
        third_card=None,
        clears_ice=True,
        power_scores=True,
    ),
    PileRules("stockham", deals=_FOURS, overtime_deals=_FOURS, third_card=ThirdCard.BLOCKS),
)


_FACES: Final = tomllib.loads(files("hockey").joinpath("faces.toml").read_text(encoding="utf-8"))

PILE_GAMES: Final[Mapping[str, PileGame]] = MappingProxyType(
    {rules.id: PileGame(rules, **_FACES[rules.id]) for rules in _RULES}
)
"""The pile games by id, the default first; a server's own rules add more."""


_FIRST_DEALS: Final = (8, 2, 2)
GUIDED: Final = PileGame(
    PileRules(HOUSE, ranks="9TJQKA", deals=_FIRST_DEALS, overtime_deals=_FIRST_DEALS), **_FACES["guided"]
)
"""For a player's first match: three deals of a small pack, a long one first, in which ranks meet often.

Stored as house rules. A long hand of few ranks nearly always has a card that matches.
"""

_OTHERS: Final[tuple[Game[Any], ...]] = (
    LineupGame(**_FACES["lineup"]),
    FieldGame(**_FACES["field"]),
)

CATALOGUE: Final[Mapping[str, Game[Any]]] = MappingProxyType(
    {**PILE_GAMES, **{game.id: game for game in _OTHERS}}
)
"""Every game by id, the pile games first."""
