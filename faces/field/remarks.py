"""Which plays deserve a second sentence once a card's way has ended, found from open cards."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby

from faces.tale.asides import FIRST, LEAD, LEVEL, Aside, Turns, kept_apart
from hockey.field.period import SIZES, Step, StepKind
from hockey.field.view import FieldView

ROWS = len(SIZES) - 2
QUICK = 2
"""With this many cards after a goal or fewer, the same side's next one comes right after it."""
DROUGHT, LATE, SAVES, THROWN = 9, 4, 3, 4
"""Cards without a goal; cards before a field's end; stops in a row by one side, and cards it lost."""
APART = 4
"""The fewest cards between two remarks."""
AGAIN, LAST_GOAL = "again", "field-last-goal"
ALWAYS = frozenset({FIRST, LEVEL, LEAD, AGAIN, LAST_GOAL})
"""Remarks that are made however recent the last one is."""


def asides_on(view: FieldView) -> dict[Step, Aside]:
    """By the step with which a card's way has ended."""
    so_far = _SoFar(view.options.cards - sum(SIZES))
    ways = [list(way) for _, way in groupby(view.steps, key=lambda step: (step.period, step.play))]
    ended = [way for way in ways if way[-1].kind is not StepKind.PASSES]
    said = kept_apart(map(so_far.aside, ended), APART)
    return {way[-1]: aside for way, aside in zip(ended, said, strict=True) if aside}


@dataclass(slots=True)
class _SoFar:
    """What must be known about earlier cards; `dry` counts those since the last goal, this one included.

    `cards` are played on a field. `saves` are by the side that shot, in a row; `thrown` by seat.
    """

    cards: int
    turns: Turns = field(default_factory=Turns)
    dry: int = 0
    scorer: int | None = None
    saves: Counter[int] = field(default_factory=Counter)
    thrown: Counter[int] = field(default_factory=Counter)

    def aside(self, way: Sequence[Step]) -> Aside | None:
        end = way[-1]
        self.dry += 1
        self.thrown[end.seat] = self.thrown[end.seat] + 1 if end.kind is StepKind.THROWN else 0
        found = self._goal(way) if end.kind is StepKind.GOAL else self._failure(way)
        return found and Aside(found[0], end.seat, found[1], weighty=found[0] in ALWAYS)

    def _goal(self, way: Sequence[Step]) -> tuple[str, int] | None:
        end, dry = way[-1], self.dry
        left, turn = self.cards - end.play, self.turns.turn(end.seat, end.score)
        kinds = {
            LAST_GOAL: not left,
            turn or "": turn is not None,
            "field-late-goal": left <= LATE,
            AGAIN: self.scorer == end.seat and dry <= QUICK,
            "field-blind": _blind(way) > 0,
            "drought": dry > DROUGHT,
        }
        counts = {"field-blind": _blind(way), "drought": dry - 1}
        self.scorer, self.dry, self.saves[end.seat] = end.seat, 0, 0
        return next(((kind, counts.get(kind, 0)) for kind, so in kinds.items() if so), None)

    def _failure(self, way: Sequence[Step]) -> tuple[str, int] | None:
        seat = way[-1].seat
        if way[-1].kind is StepKind.SAVE:
            self.saves[seat] += 1
            if self.saves[seat] % SAVES == 0:
                return "field-saves", self.saves[seat]
            if _blind(way):
                return "field-blind", _blind(way)
        if self.thrown[seat] and self.thrown[seat] % THROWN == 0:
            return "field-thrown", self.thrown[seat]
        return ("dry", self.dry) if self.dry % DROUGHT == 0 else None


def _blind(way: Sequence[Step]) -> int:
    """How many closed cards a card has passed, if all of its rows were closed; else 0."""
    passed = [step for step in way if step.passes]
    return sum(step.opened for step in passed) if all(step.opened for step in passed[:ROWS]) else 0
