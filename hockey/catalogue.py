import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard

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


class UnknownGame(LookupError):  # noqa: N818 - names what was asked for
    """No game of this id is in the catalogue."""


def _load() -> Mapping[str, PileGame]:
    faces = tomllib.loads(files("hockey").joinpath("faces.toml").read_text(encoding="utf-8"))
    return MappingProxyType({rules.id: PileGame(rules, **faces[rules.id]) for rules in _RULES})


CATALOGUE: Final[Mapping[str, PileGame]] = _load()
"""The games by id, the default first."""


def game(game_id: str) -> PileGame:
    """The game of this id, else UnknownGame."""
    try:
        return CATALOGUE[game_id]
    except KeyError:
        raise UnknownGame(game_id) from None
