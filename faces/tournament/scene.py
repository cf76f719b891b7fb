"""What is on the picture of a tournament."""

from dataclasses import dataclass
from enum import StrEnum


class Look(StrEnum):
    OPEN = "open"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Line:
    """An entrant of a pairing, and the games they have won in it; both empty while unknown."""

    name: str = ""
    wins: str = ""
    look: Look = Look.OPEN


@dataclass(frozen=True, slots=True)
class Box:
    """A pairing; `on` if it's being played."""

    lines: tuple[Line, Line]
    on: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    title: str
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The columns of each side, side below side; winners go on to the right."""

    sides: tuple[tuple[Column, ...], ...]


@dataclass(frozen=True, slots=True)
class Pairings:
    """The pairings of a round that is too large for a bracket; `more` says how many aren't shown."""

    boxes: tuple[Box, ...]
    more: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """An entrant's line; `medal` once the places are final."""

    place: int
    name: str
    points: str
    record: str
    out: bool
    medal: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Standings with what is above each column; `more` says how many aren't shown."""

    head: tuple[str, str, str]
    rows: tuple[Row, ...]
    more: str = ""


Scene = Bracket | Pairings | Table
