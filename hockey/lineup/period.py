from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product
from typing import Final

from hockey.cards import Card
from hockey.game import Result, Score
from hockey.lineup.chemistry import Pair, card_value, scores
from hockey.lineup.line import Line, Wing

SEATS: Final = (0, 1)


class Stage(StrEnum):
    """What the seats of a running period have to choose."""

    FACEOFF = "faceoff"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class FaceOff:
    """Two cards by seat, revealed together; `winner` is None if their values are equal."""

    period: int
    cards: tuple[Card, Card]

    @property
    def winner(self) -> int | None:
        return higher(*self.cards)


@dataclass(frozen=True, slots=True)
class Comparison:
    """One attack against one defence. `play` counts from 1 within the period; `score` is by side after it."""

    period: int
    play: int
    attack: int
    wing: Wing
    attackers: Pair
    defenders: Pair
    score: Score

    @property
    def result(self) -> Result | None:
        return Result.GOAL if scores(self.attackers, self.defenders) else None

    @property
    def values(self) -> tuple[int, int]:
        """What the attacking and the defending pair are worth, chemistry included."""
        return self.attackers.value, self.defenders.value


@dataclass(frozen=True, slots=True)
class LineupPeriod:
    """One period. `picks` and `lines`, by seat, may be secret; `faceoff` and `shown` never are.

    An overtime period has no face-off.
    """

    number: int
    overtime: bool = False
    picks: tuple[Card | None, Card | None] = field(default=(None, None), repr=False)
    lines: tuple[Line | None, Line | None] = field(default=(None, None), repr=False)
    comparisons: tuple[Comparison, ...] = ()

    @property
    def faceoff(self) -> FaceOff | None:
        one, other = self.picks
        return None if one is None or other is None else FaceOff(self.number, (one, other))

    @property
    def first(self) -> int | None:
        """The seat that lost the face-off and sets an open line; None if both set theirs in secret."""
        if self.faceoff is None or self.faceoff.winner is None:
            return None
        return 1 - self.faceoff.winner

    @property
    def order(self) -> tuple[int, int]:
        """The seats in the order in which they set; if both do in secret, in seat order."""
        return (1, 0) if self.first == 1 else (0, 1)

    @property
    def complete(self) -> bool:
        return bool(self.comparisons)

    @property
    def stage(self) -> Stage:
        return Stage.LINE if self.overtime or self.faceoff else Stage.FACEOFF

    def waiting(self) -> frozenset[int]:
        """The seats whose card or line is due now."""
        if self.stage is Stage.LINE and self.first is not None and self.lines[self.first] is None:
            return frozenset({self.first})
        given = self.picks if self.stage is Stage.FACEOFF else self.lines
        return frozenset(seat for seat in SEATS if given[seat] is None)

    @property
    def shown(self) -> tuple[Line | None, Line | None]:
        """The open lines: secret ones only when both are set."""
        return (None, None) if self.first is None and None in self.lines else self.lines

    @property
    def goals(self) -> Score:
        scorers = [comparison.attack for comparison in self.comparisons if comparison.result]
        return scorers.count(0), scorers.count(1)


def higher(one: Card, other: Card) -> int | None:
    """Which of two cards, 0 or 1, has the higher value, None if neither: a Ten ties a King."""
    mine, theirs = card_value(one), card_value(other)
    return None if mine == theirs else int(theirs > mine)


def compare(period: int, lines: tuple[Line, Line], score: Score) -> Iterator[Comparison]:
    """The four comparisons in 002's order, starting with the score before them."""
    goals = list(score)
    for play, (side, wing) in enumerate(product(SEATS, Wing), start=1):
        attackers, defenders = lines[side].attack(wing), lines[1 - side].defence(wing)
        goals[side] += scores(attackers, defenders)
        yield Comparison(period, play, side, wing, attackers, defenders, (goals[0], goals[1]))
