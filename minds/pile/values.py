import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from hockey.pile.rules import PileRules
from minds.pile.model import COPIES, EMPTY, DealState

FILE: Final = "values.json"
_SHARES: Final = 12  # how many steps the share of the hidden cards in a hand has


@dataclass(frozen=True)
class Values:
    """What the start of a deal is worth before anyone has seen its cards, learnt by play (`train`).

    `rate` is what a side scores in a deal. `leads` has how many goals the side to play wins that deal by,
    under `key_of`.
    """

    rate: float = 0.1
    leads: Mapping[str, float] = field(default_factory=dict, repr=False)

    def ahead(self, position: DealState, side: int) -> float:
        """Goals by which a side is to win the deal that begins; 0 if it's unknown."""
        if not position.left:
            return 0.0
        lead = self.leads.get(key_of(position), 0.0)
        return lead if position.seat & 1 == side else -lead


def key_of(position: DealState) -> str:
    """Whose chance it is, unseen copies of the top card, and the hand's share of the rest."""
    top, seats = position.top, position.facts.seats
    copies = COPIES if top == EMPTY else COPIES - position.seen[top]
    hidden = position.left + seats * sum(position.deals)
    return f"{position.relation}{copies}{_SHARES * position.left // (seats * hidden):x}"


@lru_cache(maxsize=64)
def values_of(rules: PileRules) -> Values:
    """The values learnt for the most similar rules."""
    traits = traits_of(rules)
    learnt = max(_file(), key=lambda entry: sum(map(str.__eq__, entry["traits"], traits)))
    return Values(learnt["rate"], _filled(learnt["leads"]))


def _filled(leads: Mapping[str, float]) -> dict[str, float]:
    """The leads with the nearest share's in the gaps: house rules have shares that no game has."""
    told = {}
    for start in {key[:-1] for key in leads}:
        known = {int(key[-1], 16): lead for key, lead in leads.items() if key[:-1] == start}
        for share in range(_SHARES + 1):
            told[f"{start}{share:x}"] = known[min(known, key=lambda each: abs(each - share))]
    return told


def traits_of(rules: PileRules) -> list[str]:
    """What in the rules makes play different, except the size of its deals."""
    return [
        f"clears={rules.clears_ice}",
        f"power-scores={rules.power_scores}",
        f"third={rules.third_card}",
        f"goal-is-chance={rules.goal_is_chance}",
        f"power={bool(rules.power)}",
        f"seats={rules.seats}",
    ]


@cache
def _file() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = json.loads(files("minds.pile").joinpath(FILE).read_text(encoding="utf-8"))
    return entries
