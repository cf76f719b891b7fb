"""What one side sees of a field. The picture is made from this alone."""

from dataclasses import dataclass
from enum import StrEnum

from bot.words import Words
from faces.art.jersey import Jersey
from faces.parts import RED, card
from hockey.cards import Card
from hockey.field.view import Cell, FieldView

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


def scene_of(words: Words, view: FieldView, jerseys: tuple[Jersey, Jersey], side: int) -> FieldScene:
    lines = tuple(
        FieldLine(places[0].line, tuple(_spot(words, view, place) for place in places))
        for places in view.seen_from(side)
    )
    far, near = (_bench(words, view, jerseys[each], each) for each in (1 - side, side))
    return FieldScene(far, lines, near)


def passed(view: FieldView) -> list[tuple[int, int]]:
    """Line and index of every card that the one in play has passed."""
    if view.line is None:
        return []
    first, way = (1, 1) if view.to_act == {0} else (LAST_LINE - 1, -1)
    return [(first + way * at, index) for at, index in enumerate(view.path)]


def _spot(words: Words, view: FieldView, place: Cell) -> FieldSpot:
    mark = Mark.NONE
    if place.line == view.line:
        mark = Mark.NEXT
    elif (place.line, place.index) in passed(view):
        mark = Mark.PASSED
    return FieldSpot(place.index + 1, None if place.card is None else _face(words, place.card), mark)


def _bench(words: Words, view: FieldView, jersey: Jersey, side: int) -> FieldBench:
    drawn = _face(words, view.drawn) if view.drawn and side in view.to_act else None
    return FieldBench(jersey, view.stacks[side], view.score[side], drawn)


def _face(words: Words, value: Card) -> OpenCard:
    return OpenCard(card(words, value), value.suit in RED)
