"""The chances of a match as a picture: each side's colour fills as much as its chance is, play by play."""

from collections.abc import Sequence
from functools import lru_cache

from faces.art.colours import INK, PAPER, ink_on
from faces.art.pen import Frame, Pen, Point, piece, png, room_for, width_of
from faces.coach.scene import Curve

WIDTH, HEIGHT = 640, 400
BOARD_H, BAND_H, FOOT_H = 52, 48, 40
TOP, BOTTOM = BOARD_H + BAND_H, HEIGHT - FOOT_H - BAND_H
LEFT, RIGHT = 8, WIDTH - 8
RING = 40
KEPT = 32
SIZES = (30, 28, 26, 24, 22)
PERIOD_SIZES = (24, 22, 20)

BOARD, LIGHT, EDGE = "#15212B", "#FFE9A8", "#9DB9CC"


@lru_cache(KEPT)
def render(curve: Curve) -> bytes:
    """The picture as PNG."""
    return png(piece(WIDTH, HEIGHT, lambda pen: _paint(pen, curve)))


def _paint(pen: Pen, curve: Curve) -> None:
    pen.box((0, 0, WIDTH, HEIGHT), 28, BOARD, Frame(EDGE, 3))
    pen.text((WIDTH / 2, BOARD_H / 2 + 2), *room_for(curve.title, RIGHT - LEFT - 30, SIZES), LIGHT)
    (home, home_colour), (away, away_colour) = curve.sides
    pen.box((LEFT, BOARD_H, RIGHT, BOTTOM), 0, away_colour, Frame(away_colour, 1))
    points = tuple(_point(curve, place) for place in range(len(curve.chances)))
    pen.polygon(((RIGHT, BOTTOM), (LEFT, BOTTOM), *points, (RIGHT, points[-1][1])), home_colour)
    pen.box((LEFT, BOTTOM, RIGHT, BOTTOM + BAND_H), 0, home_colour, Frame(home_colour, 1))
    for name, colour, y in ((away, away_colour, BOARD_H), (home, home_colour, BOTTOM)):
        text, size = room_for(name, RIGHT - LEFT - 30, SIZES)
        pen.text((LEFT + 16, y + BAND_H / 2), text, size, ink_on(colour), "lm")
    _line(pen, ((LEFT, _y(0.5)), (RIGHT, _y(0.5))), 1)
    _periods(pen, curve)
    _line(pen, points, 5)
    for place, side in curve.goals:
        _goal(pen, _point(curve, place), curve.sides[side][1])


def _periods(pen: Pen, curve: Curve) -> None:
    """A line where each begins but the first, and its name below."""
    ends = [*(place for place, _, _ in curve.periods[1:]), len(curve.chances) - 1]
    for (begin, name, short), end in zip(curve.periods, ends, strict=True):
        left, right = _x(curve, begin), _x(curve, end)
        if begin:
            _line(pen, ((left, TOP), (left, BOTTOM)), 2)
        room = right - left - 12
        text, size = room_for(name, room, PERIOD_SIZES)
        if text != name:
            text, size = short, PERIOD_SIZES[0]
        if width_of(text, size) <= room:
            pen.text(((left + right) / 2, HEIGHT - FOOT_H / 2 - 2), text, size, LIGHT)


def _goal(pen: Pen, at: Point, colour: str) -> None:
    """A puck in a ring of the colour of the side that scored; whole also at the end of the match."""
    at = min(max(at[0], LEFT + RING / 2), RIGHT - RING / 2), at[1]
    for size, shade in ((RING, INK), (36, PAPER), (32, colour), (22, PAPER)):
        pen.ellipse(at, (size, size), shade)
    pen.ellipse(at, (18, 10), INK)


def _line(pen: Pen, points: Sequence[Point], width: int) -> None:
    """White with a dark edge, to be seen on every colour."""
    pen.line(tuple(points), INK, width + 2)
    pen.line(tuple(points), PAPER, width)


def _point(curve: Curve, place: int) -> Point:
    return _x(curve, place), _y(curve.chances[place])


def _x(curve: Curve, place: int) -> float:
    return LEFT + (RIGHT - LEFT) * place / max(1, len(curve.chances) - 1)


def _y(chance: float) -> float:
    return TOP + (BOTTOM - TOP) * (1 - chance)
