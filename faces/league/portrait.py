"""A player's hockey card: name, team, four big numbers, form, rating and badges in one picture."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from textwrap import wrap

from db.league.summary import FORM
from faces.art.colours import INK, PAPER, ink_on
from faces.art.pen import Frame, Pen, piece, png, room_for, width_of
from faces.league.scene import Patch, Portrait, RatingBar

WIDTH, HEAD_H, EDGE = 640, 112, 12
LEFT, RIGHT = 30, WIDTH - 30
TILES_Y, TILE_H, GAP = 126, 118, 12
FORM_Y, RATING_Y, BAR_Y, BADGES_Y = 282, 338, 378, 412
BADGE_H, BADGE_ROWS = 44, 2
KEPT = 32
NAME_SIZES, BELOW_SIZES = (46, 42, 38, 34, 30, 26), (28, 26, 24, 22)
NUMBER_SIZES, LABEL_SIZES = (52, 46, 40, 34), (26, 24, 22, 20)
TEXT, SMALL = 28, 24
# The bar of a rating shows at least this much; where all begin, it has a line.
LOWEST, BEGINNING, HIGHEST = 600, 1000, 1400

ICE, LINE, FAINT, DOUBT = "#E6F1F8", "#9DB9CC", "#51616E", "#9CC3E6"
RESULTS = {"win": "#1F8A4D", "loss": "#B3262E", "tie": "#5B6B78"}
MEDALS = {1: "#E9B824", 2: "#B4BEC6", 3: "#C07F45"}


@lru_cache(KEPT)
def render(portrait: Portrait) -> bytes:
    """The picture as PNG."""
    rows = list(_rows(portrait.patches))
    height = BADGES_Y + len(rows) * (BADGE_H + GAP) + (EDGE if rows else 0)
    return png(piece(WIDTH, height, lambda pen: _paint(pen, portrait, rows, height)))


def _paint(pen: Pen, portrait: Portrait, rows: Sequence[Sequence[Patch]], height: int) -> None:
    # A light line keeps the edge of a dark team apart from a dark page.
    pen.box((0, 0, WIDTH, height), 30, portrait.colour, Frame(LINE, 3))
    pen.box((EDGE, HEAD_H, WIDTH - EDGE, height - EDGE), 20, ICE, Frame(ICE, 1))
    ink, room = ink_on(portrait.colour), RIGHT - LEFT
    for text, y, sizes in ((portrait.name, 46, NAME_SIZES), (portrait.below, 88, BELOW_SIZES)):
        pen.text((WIDTH / 2, y), *room_for(text, room, sizes), ink)
    _tiles(pen, portrait.numbers)
    _form(pen, portrait)
    _rating(pen, portrait.rating, portrait.colour)
    for number, row in enumerate(rows):
        _badges(pen, row, BADGES_Y + number * (BADGE_H + GAP))


def _tiles(pen: Pen, numbers: Sequence[tuple[str, str]]) -> None:
    width = (RIGHT - LEFT - GAP * (len(numbers) - 1)) / len(numbers)
    for place, (number, label) in enumerate(numbers):
        left = LEFT + place * (width + GAP)
        middle = left + width / 2
        pen.box((left, TILES_Y, left + width, TILES_Y + TILE_H), 14, PAPER, Frame(LINE, 2))
        pen.text((middle, TILES_Y + 34), *room_for(number, width - 16, NUMBER_SIZES), INK)
        lines = _lines(label)
        size = min(room_for(line, width - 12, LABEL_SIZES)[1] for line in lines)
        for line, text in enumerate(lines):
            pen.text((middle, TILES_Y + 88 + 26 * (line - (len(lines) - 1) / 2)), text, size, FAINT)


def _lines(label: str) -> list[str]:
    """A label on one line, or on two of about the same length."""
    lines = (wrap(label, width, break_long_words=False) for width in range(1, len(label) + 1))
    return next((told for told in lines if len(told) <= 2), [label])  # noqa: PLR2004 - lines of a tile


def _form(pen: Pen, portrait: Portrait) -> None:
    """The last results on the left, the latest last; wins, losses and ties on the right."""
    pen.text((RIGHT, FORM_Y), portrait.record, 34, INK, "rm")
    pen.text((LEFT, FORM_Y), portrait.form_label, TEXT, FAINT, "lm")
    left = LEFT + width_of(portrait.form_label, TEXT) + 36
    for place in range(FORM):
        result, letter = portrait.form[place] if place < len(portrait.form) else (None, "")
        at = (left + place * 52, FORM_Y)
        pen.ellipse(at, (46, 46), RESULTS.get(result or "", LINE))
        if result is None:
            pen.ellipse(at, (42, 42), ICE)
        pen.text(at, letter, TEXT, PAPER)


def _rating(pen: Pen, rating: RatingBar, colour: str) -> None:
    pen.text((RIGHT, RATING_Y), rating.text, TEXT, INK, "rm")
    room = RIGHT - LEFT - width_of(rating.text, TEXT) - 20
    pen.text((LEFT, RATING_Y), *room_for(rating.label, room, (TEXT, 26, 24, 22)), FAINT, "lm")
    low, high = rating.points - rating.give, rating.points + rating.give
    lowest, highest = min(LOWEST, low), max(HIGHEST, high)

    def at(points: int) -> float:
        return LEFT + (RIGHT - LEFT) * (points - lowest) / (highest - lowest)

    top, foot = BAR_Y - 9, BAR_Y + 9
    pen.box((LEFT, top, RIGHT, foot), 9, PAPER, Frame(LINE, 2))
    pen.box((at(low), top, at(high), foot), 9, DOUBT, Frame(LINE, 2))
    pen.line(((at(BEGINNING), top - 6), (at(BEGINNING), foot + 6)), FAINT, 2)
    pen.ellipse((at(rating.points), BAR_Y), (30, 30), PAPER)
    pen.ellipse((at(rating.points), BAR_Y), (24, 24), colour)


def _badges(pen: Pen, row: Sequence[Patch], top: float) -> None:
    left = float(LEFT)
    for patch in row:
        width = _width(patch)
        fill = INK if patch.medal is None else MEDALS[patch.medal]
        pen.box((left, top, left + width, top + BADGE_H), 22, PAPER, Frame(LINE, 2))
        pen.ellipse((left + 22, top + BADGE_H / 2), (38, 38), fill)
        pen.text((left + 22, top + BADGE_H / 2), *room_for(str(patch.count), 34, (24, 20, 16)), ink_on(fill))
        pen.text((left + 47, top + BADGE_H / 2), patch.label, SMALL, INK, "lm")
        left += width + GAP


def _rows(patches: Sequence[Patch]) -> Iterator[list[Patch]]:
    """As many badges as there is room for, in rows that are full."""
    rows, left = [list[Patch]()], 0.0
    for patch in patches:
        width = _width(patch)
        if left and left + width > RIGHT - LEFT:
            rows.append([])
            left = 0.0
        rows[-1].append(patch)
        left += width + GAP
    yield from filter(None, rows[:BADGE_ROWS])


def _width(patch: Patch) -> float:
    return 60 + width_of(patch.label, SMALL)
