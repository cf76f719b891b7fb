from dataclasses import dataclass, field
from enum import StrEnum
from itertools import groupby

from hockey.cards import Card
from hockey.game import Result, Score

SIZES = (2, 4, 4, 4, 2)
"""The cards of each line from side 0's edge to side 1's: its goalies, three rows, their goalies."""


class StepKind(StrEnum):
    """What happens to a card at a card that it meets."""

    PASSES = "passes"
    THROWN = "thrown"
    SAVE = "save"
    GOAL = "goal"


@dataclass(frozen=True, slots=True)
class Step:
    """A card meeting one card of the field or a goalie.

    `period` and `play` count from 1, the latter within the period. `line` is 0 at side 0's goalies, 1 to 3 at
    the rows as people number them, 4 at side 1's goalies; `index` counts in it from 0, from seat 0's left.
    `opened` is true if the card was closed until now; `score` is by side after the step.
    """

    period: int
    play: int
    seat: int
    card: Card
    line: int
    index: int
    met: Card
    opened: bool
    kind: StepKind
    score: Score

    @property
    def passes(self) -> bool:
        return self.kind in (StepKind.PASSES, StepKind.GOAL)

    @property
    def result(self) -> Result | None:
        return Result.GOAL if self.kind is StepKind.GOAL else None


def judge(card: Card, met: Card, *, keeper: bool) -> StepKind:
    """Same suit or same rank passes; past a goalie is a goal (003)."""
    if card.suit == met.suit or card.rank == met.rank:
        return StepKind.GOAL if keeper else StepKind.PASSES
    return StepKind.SAVE if keeper else StepKind.THROWN


@dataclass(frozen=True, slots=True)
class FieldPeriod:
    """One field played until both stacks are out. `number` counts from 1, `goals` are the period's, by side.

    `lines` are laid out as in `SIZES`; `stacks` are by seat, top first. `path` holds the indexes that the
    card in play has passed, `plays` counts the cards that have failed or scored.
    """

    number: int
    dealer: int
    # Logs may show a state, but not what players can't see.
    lines: tuple[tuple[Card, ...], ...] = field(repr=False)
    stacks: tuple[tuple[Card, ...], tuple[Card, ...]] = field(repr=False)
    steps: tuple[Step, ...] = ()
    path: tuple[int, ...] = ()
    plays: int = 0
    goals: Score = (0, 0)

    def complete(self) -> bool:
        return self.plays == sum(map(len, self.stacks))

    @property
    def seat(self) -> int:
        """Whose card is in play; the dealer's opponent begins."""
        return (self.dealer + 1 + self.plays) % 2

    @property
    def card(self) -> Card:
        """The card in play, the top one of its stack; IndexError when the stacks are out."""
        return self.stacks[self.seat][self.plays // 2]

    @property
    def line(self) -> int:
        """The line that the card in play meets next: the nearest row first, the far goalies last."""
        count = len(self.path)
        return 1 + count if self.seat == 0 else 3 - count

    def opened(self) -> frozenset[tuple[int, int]]:
        """The line and index of every card that lies open."""
        return frozenset((step.line, step.index) for step in self.steps)

    def runs(self) -> tuple[tuple[Step, ...], ...]:
        """The steps of each card in turn, the one in play included if it has met a card."""
        return tuple(tuple(steps) for _, steps in groupby(self.steps, key=lambda step: step.play))
