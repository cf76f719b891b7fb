"""Which comparisons deserve a second sentence, found from those told before."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from faces.tale.asides import LEAD, Aside, Turns, kept_apart
from hockey.game import Result
from hockey.lineup.line import Wing
from hockey.lineup.period import SEATS, Comparison

LAST = len(SEATS) * len(Wing)
"""How many comparisons make a period."""
ROUT, HOLDS = 10, 3
"""An attack worth this much more goes right through; stops in a row by one side."""
APART = 2
"""The fewest comparisons between two remarks, except when the lead changes."""


def asides_on(told: Sequence[Comparison]) -> dict[Comparison, Aside]:
    """By the comparison, of a match's first ones, as far as they are told."""
    said = kept_apart(map(_SoFar().aside, told), APART)
    return {each: aside for each, aside in zip(told, said, strict=True) if aside}


@dataclass(slots=True)
class _SoFar:
    """What must be known about earlier comparisons: goals by period and side, stops in a row by side."""

    turns: Turns = field(default_factory=Turns)
    goals: Counter[tuple[int, int]] = field(default_factory=Counter)
    held: Counter[int] = field(default_factory=Counter)

    def aside(self, told: Comparison) -> Aside | None:
        margin = told.attackers.value - told.defenders.value
        found = self._goal(told, margin) if told.result is Result.GOAL else self._stop(told, margin)
        return found and Aside(found[0], told.attack, found[1], weighty=found[0] == LEAD)

    def _goal(self, told: Comparison, margin: int) -> tuple[str, int] | None:
        self.goals[told.period, told.attack] += 1
        self.held[1 - told.attack] = 0
        if turn := self.turns.turn(told.attack, told.score):
            return turn, 0
        if self.goals[told.period, told.attack] == len(Wing):
            return "lineup-both", 0
        if not margin:
            return "lineup-even", told.attackers.value
        return ("lineup-rout", margin) if margin >= ROUT else None

    def _stop(self, told: Comparison, margin: int) -> tuple[str, int] | None:
        holder = 1 - told.attack
        self.held[holder] += 1
        if told.play == LAST and not any(self.goals[told.period, side] for side in SEATS):
            return "lineup-blank", 0
        if self.held[holder] % HOLDS == 0:
            return "lineup-holds", self.held[holder]
        return ("lineup-short", 0) if margin == -1 else None
