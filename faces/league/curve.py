"""A player's rating as a picture: a line from the first rated match to the last."""

from functools import lru_cache

from faces.art.pen import Frame, Pen, Point, piece, png
from faces.league.scene import LINES, STEP, RatingCurve

WIDTH, HEIGHT = 800, 300
LEFT, RIGHT, TOP, BOTTOM = 96, 28, 30, 30
KEPT = 32
DOTTED = 30
PAPER, EDGE, FAINT, GRID, LINE = "#F6FAFD", "#9DB9CC", "#5B6B78", "#C9DAE6", "#1B4F8F"


@lru_cache(KEPT)
def render(curve: RatingCurve) -> bytes:
    """The picture as PNG."""
    return png(piece(WIDTH, HEIGHT, lambda pen: _paint(pen, curve)))


def _paint(pen: Pen, curve: RatingCurve) -> None:
    pen.box((0, 0, WIDTH, HEIGHT), 24, PAPER, Frame(EDGE, 4))
    low, high = curve.bounds
    step = -(-(high - low) // LINES // STEP) * STEP
    for value in range(low, high + 1, step):
        y = _y(curve, value)
        pen.line(((LEFT, y), (WIDTH - RIGHT, y)), GRID, 1)
        pen.text((LEFT / 2, y), str(value), 24, FAINT)
    points = tuple(_point(curve, place) for place in range(len(curve.points)))
    pen.line(points, LINE, 5)
    for point in points if len(points) <= DOTTED else points[-1:]:
        pen.ellipse(point, (16, 16), LINE)


def _point(curve: RatingCurve, place: int) -> Point:
    across = (WIDTH - LEFT - RIGHT) * place / (len(curve.points) - 1)
    return LEFT + across, _y(curve, curve.points[place])


def _y(curve: RatingCurve, value: int) -> float:
    low, high = curve.bounds
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low))
