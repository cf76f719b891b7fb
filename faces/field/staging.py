"""Makes the scene of a field from what one side sees."""

from bot.words import Words
from faces.art.colours import Jersey
from faces.field.scene import LAST_LINE, FieldBench, FieldLine, FieldScene, FieldSpot, Mark, OpenCard
from faces.parts import RED, card
from hockey.cards import Card
from hockey.field.view import Cell, FieldView


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
