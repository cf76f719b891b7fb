"""The pieces on the ice. Each is drawn once, larger and then scaled down, which smooths its edges."""

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from faces.art.colours import INK, PAPER, ink_on
from faces.art.pen import SMOOTH, Frame, Pen, Point, piece, room_for
from faces.field.scene import Mark, OpenCard

# Sizes are pixels of the finished picture.
CARD_W, CARD_H, DRAWN_H = 178, 116, 90
PLATE_W, LINE_H = 196, 32
# Sizes of the text on a card, beside the number of its place.
BESIDE = 116
# A picture shows about twenty, and what some matches show at once is cached: a piece takes up to 100 KB.
KEPT = 128

ICE, EDGE, BLUE_LINE, GOAL_LINE = "#D9EAF5", "#9DB9CC", "#A9CBE3", "#D9534F"
BLOOD, FAINT = "#C4161C", "#5B6B78"
BACK, BACK_KEEPER, ON_BACK = "#2F6DA8", "#5A3D8A", "#FFFFFF"

OUTLINES = {
    Mark.NONE: Frame("#8FA6B5", 2),
    Mark.PASSED: Frame("#1F9254", 9),
    Mark.NEXT: Frame("#F29F05", 9),
}


@cache
def rink(width: int, height: int, lines: tuple[float, ...]) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.box((0, 0, width, height), 40, ICE, Frame(EDGE, 6))
        for line, y in enumerate(lines):
            colour = BLUE_LINE if line % 2 else GOAL_LINE
            pen.line(((6, y), (width - 6, y)), colour, 5)

    return piece(width, height, paint)


def way(size: tuple[int, int], points: tuple[Point, ...]) -> Image.Image:
    """Where a card has passed, as a mask."""
    width, height = size
    mask = Image.new("L", (width * SMOOTH, height * SMOOTH), 0)
    Pen(ImageDraw.Draw(mask)).line(points, 255, 14)
    return mask.reduce(SMOOTH)


@lru_cache(maxsize=KEPT)
def card(face: OpenCard, frame: Frame, number: int | None) -> Image.Image:
    """An open card; one without a number is the card in play."""
    height = DRAWN_H if number is None else CARD_H

    def paint(pen: Pen) -> None:
        pen.box((0, 0, CARD_W, height), 16, PAPER, frame)
        colour = BLOOD if face.red else INK
        if number is None:
            pen.text((CARD_W / 2, height / 2), face.text, 54, colour)
        else:
            # A Ten is as wide as its place allows.
            text, size = room_for(face.text, BESIDE, (60, 50))
            pen.text((CARD_W / 2 + 10, height / 2 + 10), text, size, colour)
            pen.text((27, 30), str(number), 32, FAINT)

    return piece(CARD_W, height, paint)


@cache
def back(number: int, frame: Frame, *, keeper: bool) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.box((0, 0, CARD_W, CARD_H), 16, BACK_KEEPER if keeper else BACK, frame)
        pen.text((CARD_W / 2, CARD_H / 2), str(number), 54, ON_BACK)

    return piece(CARD_W, CARD_H, paint)


@lru_cache(maxsize=KEPT)
def plate(names: tuple[str, ...], colour: str) -> Image.Image:
    """A side by its name on its colour, between its goalies."""
    height = 26 + LINE_H * len(names)

    def paint(pen: Pen) -> None:
        pen.box((0, 0, PLATE_W, height), 14, colour, Frame(PAPER, 3))
        for line, name in enumerate(names):
            text, size = room_for(name, PLATE_W - 16, (34, 30, 27, 25))
            pen.text((PLATE_W / 2, 13 + LINE_H * (line + 0.5)), text, size, ink_on(colour))

    return piece(PLATE_W, height, paint)


@cache
def stack(left: int) -> Image.Image:
    def paint(pen: Pen) -> None:
        if not left:
            pen.box((0, 0, 84, DRAWN_H), 12, ICE, Frame(EDGE, 3))
            pen.text((42, DRAWN_H / 2), "0", 40, FAINT)
            return
        for shift in (6, 0):
            pen.box((shift, 0, shift + 84, DRAWN_H), 12, BACK, Frame(ON_BACK, 3))
        pen.text((42, DRAWN_H / 2), str(left), 40, ON_BACK)

    return piece(90, DRAWN_H, paint)


@cache
def goals(count: int) -> Image.Image:
    def paint(pen: Pen) -> None:
        for top, colour in ((8, INK), (-8, "#3A424A")):
            pen.ellipse((40, DRAWN_H / 2 + top), (72, 32), colour)
        pen.text((120, DRAWN_H / 2), str(count), 54, INK)

    return piece(160, DRAWN_H, paint)


@cache
def arrow(sign: str) -> Image.Image:
    return piece(60, DRAWN_H, lambda pen: pen.text((30, DRAWN_H / 2), sign, 50, OUTLINES[Mark.NEXT].colour))
