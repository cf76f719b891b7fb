"""What one side sees of a field. The picture is made from this alone."""

from dataclasses import dataclass
from enum import StrEnum

from faces.art.colours import Jersey

LAST_LINE = 4


class Mark(StrEnum):
    NONE = "none"
    PASSED = "passed"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class OpenCard:
    """An open card, as it's written."""

    text: str
    red: bool


@dataclass(frozen=True, slots=True)
class FieldSpot:
    """A place on the field; `number` is the one people use, `face` is None while it's closed."""

    number: int
    face: OpenCard | None
    mark: Mark


@dataclass(frozen=True, slots=True)
class FieldLine:
    """Spots from left to right; `number` is a line of the view's."""

    number: int
    spots: tuple[FieldSpot, ...]

    @property
    def keepers(self) -> bool:
        return self.number in (0, LAST_LINE)

    @property
    def next(self) -> bool:
        return any(spot.mark is Mark.NEXT for spot in self.spots)


@dataclass(frozen=True, slots=True)
class FieldBench:
    """One player's edge of the field; `drawn` is their card in play."""

    jersey: Jersey
    left: int
    goals: int
    drawn: OpenCard | None


@dataclass(frozen=True, slots=True)
class FieldScene:
    """Lines from the farthest to the nearest, between the opponent's bench and the viewer's own."""

    far: FieldBench
    lines: tuple[FieldLine, ...]
    near: FieldBench
