from dataclasses import asdict, fields
from typing import Any, Final

from hockey.pile.rules import FULL_PACK, PileRules, ThirdCard

HOUSE: Final = "house"
"""The id of every game with house rules."""

# Servers' own rules use the full pack (`rules.md`: 52 cards); a first match doesn't.
_PACK: Final = "ranks"
_NAMES: Final = tuple(f.name for f in fields(PileRules) if f.name not in ("id", _PACK))
_LISTS: Final = ("power", "deals", "overtime_deals")
_NUMBERS: Final = ("seats", "centre")
_FLAGS: Final = ("goal_is_chance", "clears_ice", "power_scores")


class BadSwitches(ValueError):  # noqa: N818 - names what was given
    """Not a JSON object of exactly the switches, each of its type."""


def to_switches(rules: PileRules) -> dict[str, Any]:
    """The switches of pile rules as JSON, with the pack unless it's the full one."""
    given = asdict(rules)
    told = {name: list(given[name]) if name in _LISTS else given[name] for name in _NAMES}
    return told if rules.ranks == FULL_PACK else told | {_PACK: rules.ranks}


def from_switches(switches: object) -> PileRules:
    """The house rules of a JSON object; BadSwitches if malformed, ContradictoryRules if they make no game."""
    if not isinstance(switches, dict) or set(switches) - {_PACK} != set(_NAMES):
        raise BadSwitches
    third = switches["third_card"]
    shaped = (
        all(type(switches[name]) is int for name in _NUMBERS)
        and all(type(switches[name]) is bool for name in _FLAGS)
        and isinstance(switches.get(_PACK, FULL_PACK), str)
        and all(isinstance(switches[name], list) for name in _LISTS)
        and all(isinstance(rank, str) and len(rank) == 1 for rank in switches["power"])
        and all(type(count) is int for name in _LISTS[1:] for count in switches[name])
        and (third is None or third in tuple(ThirdCard))
    )
    if not shaped:
        raise BadSwitches
    lists = {"power": "".join(switches["power"])} | {name: tuple(switches[name]) for name in _LISTS[1:]}
    third_card = None if third is None else ThirdCard(third)
    return PileRules(HOUSE, **{**switches, **lists, "third_card": third_card})
