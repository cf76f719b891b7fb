"""What the public sees of a period of Turn-Based. The picture and its words are made from this alone."""

from dataclasses import dataclass
from enum import StrEnum

from faces.art.colours import Jersey
from hockey.lineup.line import Position

FACING = (
    (1, (Position.RD, Position.G, Position.LD)),
    (0, (Position.LW, Position.C, Position.RW)),
    (1, (Position.RW, Position.C, Position.LW)),
    (0, (Position.LD, Position.G, Position.RD)),
)
"""Rows from top to bottom: whose, and who is there from the left. An attack is before its defence."""
ATTACKS, DEFENCES = (1, 2), (3, 0)
"""The rows in which each seat attacks and defends."""


class SpotKind(StrEnum):
    EMPTY = "empty"
    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class LineSpot:
    """A place on the ice, and its card; `text` is empty while it's hidden."""

    kind: SpotKind
    position: str
    text: str
    red: bool


class SumKind(StrEnum):
    """What happened to a pair: the attackers scored, the defenders held, it lost, or it's compared next."""

    SCORED = "scored"
    HELD = "held"
    LOST = "lost"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class PairSum:
    """What a pair is worth, between its two cards; 0 before it's told."""

    kind: SumKind
    value: int


@dataclass(frozen=True, slots=True)
class LineRow:
    """Three places, and the sums of the left and the right pair, None if not compared."""

    seat: int
    spots: tuple[LineSpot, ...]
    sums: tuple[PairSum | None, PairSum | None]


@dataclass(frozen=True, slots=True)
class LineupScene:
    """Both lines: the away side's net is above, and each attack is before the net that it shoots at.

    `faceoff` are its cards by seat, `puck` is the seat that won it.
    """

    jerseys: tuple[Jersey, Jersey]
    score: tuple[int, int]
    clock: tuple[str, ...]
    rows: tuple[LineRow, ...]
    faceoff: tuple[LineSpot, LineSpot] | None
    puck: int | None
