from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from hockey.cards import Card
from hockey.game import Move
from hockey.lineup.chemistry import Pair


class Position(StrEnum):
    """The six places of a line, in the order of moves and records."""

    LW = "LW"
    C = "C"
    RW = "RW"
    LD = "LD"
    RD = "RD"
    G = "G"


class Wing(StrEnum):
    """The wing of an attack."""

    LW = "LW"
    RW = "RW"


POSITIONS: Final = tuple(Position)

ATTACK: Final = {Wing.LW: (Position.LW, Position.C), Wing.RW: (Position.RW, Position.C)}
"""The pair that attacks on each wing."""
DEFENCE: Final = {Wing.LW: (Position.RD, Position.G), Wing.RW: (Position.LD, Position.G)}
"""The pair that meets it: the players face each other, so a left wing meets a right defence."""

_PLACE: Final = {position: place for place, position in enumerate(POSITIONS)}


@dataclass(frozen=True, slots=True)
class Line:
    """Six cards set for a period, in the order of `POSITIONS`."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if len(self.cards) != len(POSITIONS):
            raise ValueError("not-six-cards")

    def __getitem__(self, position: Position) -> Card:
        return self.cards[_PLACE[position]]

    @property
    def move(self) -> Move:
        """The move that sets this line."""
        return f"line {' '.join(self.cards)}"

    def attack(self, wing: Wing) -> Pair:
        return self._pair(ATTACK[wing])

    def defence(self, wing: Wing) -> Pair:
        """The pair that meets the other side's attack on this wing."""
        return self._pair(DEFENCE[wing])

    def _pair(self, positions: tuple[Position, Position]) -> Pair:
        return Pair(self[positions[0]], self[positions[1]])
