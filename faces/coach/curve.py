"""The chances of a match as a picture: a line from the first play to the last one, between the two sides."""

import io
from dataclasses import dataclass
from functools import lru_cache

from faces.art.pen import Frame, Pen, Point, piece

WIDTH, HEIGHT = 800, 360
LEFT, RIGHT, TOP, BOTTOM = 84, 24, 24, 24
KEPT = 32
# In percent: which lines are drawn, and where nobody is ahead.
SHARES, EVEN = (0, 25, 50, 75, 100), 50

PAPER, EDGE, INK, FAINT, GRID = "#F6FAFD", "#9DB9CC", "#15181C", "#5B6B78", "#C9DAE6"
LINE, HOME, AWAY = "#1B4F8F", "#C4161C", "#2F6DA8"


@dataclass(frozen=True, slots=True)
class Curve:
    """`chances` are side 0's, from 0 to 1, before each play and at the end.

    `goals` are (place among them, side), `periods` are the places at which one begins, but for the first.
    """

    chances: tuple[float, ...]
    goals: tuple[tuple[int, int], ...] = ()
    periods: tuple[int, ...] = ()


@lru_cache(KEPT)
def render(curve: Curve) -> bytes:
    """The picture as PNG."""
    image = piece(WIDTH, HEIGHT, lambda pen: _paint(pen, curve))
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _paint(pen: Pen, curve: Curve) -> None:
    pen.box((0, 0, WIDTH, HEIGHT), 24, PAPER, Frame(EDGE, 4))
    for share in SHARES:
        y = _y(share / 100)
        colour, width = (FAINT, 3) if share == EVEN else (GRID, 1)
        pen.line(((LEFT, y), (WIDTH - RIGHT, y)), colour, width)
        pen.text((LEFT / 2 + 4, y), f"{share}%", 22, FAINT)
    for place in curve.periods:
        x = _x(curve, place)
        pen.line(((x, TOP), (x, HEIGHT - BOTTOM)), GRID, 3)
    points = tuple(_point(curve, place) for place in range(len(curve.chances)))
    pen.line(points, LINE, 5)
    for place, side in curve.goals:
        pen.ellipse(_point(curve, place), (26, 26), HOME if side == 0 else AWAY)
        pen.ellipse(_point(curve, place), (10, 10), PAPER)


def _point(curve: Curve, place: int) -> Point:
    return _x(curve, place), _y(curve.chances[place])


def _x(curve: Curve, place: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, len(curve.chances) - 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)
