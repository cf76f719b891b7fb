"""What the lines are drawn with. Each piece is drawn once, larger and then scaled down."""

from functools import cache, lru_cache

from PIL import Image

from faces.art.colours import INK, PAPER
from faces.art.pen import Frame, Pen, piece, room_for
from faces.lineup.scene import LineSpot, PairSum, SpotKind, SumKind
from faces.rink.pieces import (
    BACK,
    BLOOD,
    BLUE_LINE,
    BOARD,
    BOARD_H,
    EDGE,
    FAINT,
    ICE,
    RED_LINE,
    WIDTH,
    draw_puck,
)

# Sizes are pixels of the finished picture.
CARD_W, CARD_H, PITCH = 134, 84, 96
# Sizes of the text on a card, beside its position; the smaller one is for a ten.
CARD_ROOM = 78
CARD_SIZES = 40, 34
# A long text, like a Joker's, is below its position and has the whole width.
WORD_ROOM, WORD_SIZES = 118, (32, 28, 24)
SUM_W, SUM_H = 72, 50
MEET_W, MEET_H = 64, 56
STRIP_H = 78
FIRST = BOARD_H + 16 + CARD_H / 2
MIDDLE = FIRST + PITCH + CARD_H / 2 + 8 + STRIP_H / 2
HEIGHT = round(2 * MIDDLE - FIRST + CARD_H / 2 + 16)
# A picture shows about twenty, and what some matches show at once is cached: a piece takes up to 100 KB.
KEPT = 128

SUMS = {
    SumKind.SCORED: (Frame("#F2A400", 6), "#FFE9A8", INK),
    SumKind.HELD: (Frame("#1F9254", 6), PAPER, INK),
    SumKind.LOST: (Frame("#8FA6B5", 3), ICE, FAINT),
    SumKind.NEXT: (Frame("#F2A400", 4), PAPER, FAINT),
}


def rink() -> Image.Image:
    """Ice with its lines, below a board on which nothing is written yet."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, WIDTH, HEIGHT), 28, ICE, Frame(EDGE, 4))
        blue = (MIDDLE - PITCH, MIDDLE + PITCH)
        for y, colour in ((MIDDLE, RED_LINE), *((each, BLUE_LINE) for each in blue)):
            pen.line(((4, y), (WIDTH - 4, y)), colour, 5)
        pen.box((0, 0, WIDTH, BOARD_H), 28, BOARD, Frame(BOARD, 1))
        pen.box((0, BOARD_H / 2, WIDTH, BOARD_H), 0, BOARD, Frame(BOARD, 1))

    return piece(WIDTH, HEIGHT, paint)


@lru_cache(KEPT)
def spot(placed: LineSpot, colour: str) -> Image.Image:
    """A place in its side's colour: with its card, with a closed one, or without any."""

    def paint(pen: Pen) -> None:
        fill = {SpotKind.EMPTY: ICE, SpotKind.CLOSED: BACK, SpotKind.OPEN: PAPER}[placed.kind]
        pen.box((0, 0, CARD_W, CARD_H), 14, fill, Frame(colour, 5))
        if placed.kind is SpotKind.OPEN:
            text, size = written_on(placed.text)
            beside = placed.position and size in CARD_SIZES
            middle = CARD_W / 2 + (15 if beside else 0), 47 if size in CARD_SIZES else 56
            pen.text(middle, text, size, _ink(placed))
            pen.text((31, 22), placed.position, 24, FAINT)
        else:
            ink = PAPER if placed.kind is SpotKind.CLOSED else FAINT
            pen.text((CARD_W / 2, CARD_H / 2), placed.position, 34, ink)

    return piece(CARD_W, CARD_H, paint)


@cache
def total(told: PairSum) -> Image.Image:
    """What a pair is worth, or a question mark until it's told."""
    frame, fill, ink = SUMS[told.kind]

    def paint(pen: Pen) -> None:
        pen.box((0, 0, SUM_W, SUM_H), 24, fill, frame)
        pen.text((SUM_W / 2, SUM_H / 2), "?" if told.kind is SumKind.NEXT else str(told.value), 34, ink)

    return piece(SUM_W, SUM_H, paint)


@cache
def meeting(kind: SumKind) -> Image.Image:
    """What ties an attack to the defence that it meets: a puck in the colour of a goal where it scored."""
    colour = SUMS[SumKind.HELD if kind is SumKind.LOST else kind][0].colour

    def paint(pen: Pen) -> None:
        pen.line(((MEET_W / 2, 0), (MEET_W / 2, MEET_H)), colour, 8)
        if kind is SumKind.SCORED:
            pen.ellipse((MEET_W / 2, MEET_H / 2), (MEET_W, 52), PAPER)
            pen.ellipse((MEET_W / 2, MEET_H / 2), (MEET_W - 6, 46), colour)
            draw_puck(pen, (MEET_W / 2, MEET_H / 2 + 5), (46, 21), 8)

    return piece(MEET_W, MEET_H, paint)


def written_on(text: str) -> tuple[str, int]:
    """The text on a card, and its size: better a whole word below its position than half of it beside."""
    shown, size = room_for(text, CARD_ROOM, CARD_SIZES)
    return (shown, size) if shown == text else room_for(text, WORD_ROOM, WORD_SIZES)


def _ink(placed: LineSpot) -> str:
    return BLOOD if placed.red else INK
