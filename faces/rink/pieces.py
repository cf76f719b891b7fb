"""What the rink is put together from. Each piece is drawn once, larger than it is to be."""

from functools import cache, lru_cache

from PIL import Image

from faces.art.pen import Frame, Pen, piece, room_for
from faces.rink.scene import PiledCard
from hockey.game import Result

# Sizes are pixels of the finished picture.
WIDTH, HEIGHT = 640, 388
BOARD_H, TEAM_H, TEAM_W, CLOCK_W = 124, 88, 300, 616
PLATE_W = TEAM_W - 84
CARD_W, CARD_H, LABEL_H = 112, 148, 38
LINE_H = 30
# Of a name that has the plate for itself, and of one of two.
NAME_SIZES = (34, 30, 26, 22), (26, 24, 22, 20)
KEPT = 512

ICE, EDGE, BLUE_LINE, RED_LINE = "#D9EAF5", "#9DB9CC", "#7FB0DA", "#E08A87"
PAPER, INK, BLOOD, FAINT = "#FFFFFF", "#15181C", "#C4161C", "#5B6B78"
BOARD, LIGHT, BACK = "#15212B", "#FFE9A8", "#2F6DA8"
LAID = "#5B6B78"
GOAL, CHANCE, PLAIN = Frame("#F2A400", 9), Frame("#1F9254", 9), Frame("#8FA6B5", 3)
FRAMES = {Result.GOAL: GOAL, Result.CHANCE: CHANCE}
# Of 255, and of 765.
BRIGHT, APART = 150, 120


@cache
def rink() -> Image.Image:
    """Clear ice with its lines, below a board on which nothing is written yet."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, WIDTH, HEIGHT), 28, ICE, Frame(EDGE, 4))
        for x, colour in ((WIDTH * 0.3, BLUE_LINE), (WIDTH / 2, RED_LINE), (WIDTH * 0.7, BLUE_LINE)):
            pen.line(((x, BOARD_H), (x, HEIGHT - 4)), colour, 6)
        pen.box((0, 0, WIDTH, BOARD_H), 28, BOARD, Frame(BOARD, 1))
        pen.box((0, BOARD_H / 2, WIDTH, BOARD_H), 0, BOARD, Frame(BOARD, 1))

    return piece(WIDTH, HEIGHT, paint)


@lru_cache(KEPT)
def team(names: tuple[str, ...], colour: str, goals: int, *, mirrored: bool) -> Image.Image:
    """A side on the board: its names on its colour, and towards the middle its goals."""

    def paint(pen: Pen) -> None:
        plate = (TEAM_W - PLATE_W, 10, TEAM_W, 82) if mirrored else (0, 10, PLATE_W, 82)
        pen.box(plate, 14, colour, Frame(PAPER, 3))
        for line, name in enumerate(names):
            text, size = room_for(name, PLATE_W - 20, NAME_SIZES[len(names) > 1])
            height = 46 + LINE_H * (line - (len(names) - 1) / 2)
            pen.text(((plate[0] + plate[2]) / 2, height), text, size, ink_on(colour))
        pen.text((40 if mirrored else TEAM_W - 40, 46), str(goals), 64 if goals < 10 else 50, LIGHT)  # noqa: PLR2004 - digits

    return piece(TEAM_W, TEAM_H, paint)


@lru_cache(KEPT)
def clock(text: str) -> Image.Image:
    def paint(pen: Pen) -> None:
        shown, size = room_for(text, CLOCK_W, (28, 26, 24, 22))
        pen.text((CLOCK_W / 2, 16), shown, size, LIGHT)

    return piece(CLOCK_W, BOARD_H - TEAM_H, paint)


@lru_cache(KEPT)
def card(played: PiledCard, colour: str) -> Image.Image:
    """A card of the pile above whose it was."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, CARD_W, CARD_H), 16, PAPER, FRAMES.get(played.result or Result.BLOCK, PLAIN))
        ink = BLOOD if played.red else INK
        pen.text((CARD_W / 2, 50), played.rank, 66, ink)
        pen.text((CARD_W / 2, 108), played.suit, 58, ink)
        if played.player is not None:
            pen.box((0, CARD_H + 6, CARD_W, CARD_H + 6 + LABEL_H), 10, colour, Frame(PAPER, 2))
            text, size = room_for(played.player, CARD_W - 12, (26, 24, 22, 20))
            pen.text((CARD_W / 2, CARD_H + 6 + LABEL_H / 2), text, size, ink_on(colour))

    return piece(CARD_W, CARD_H + 6 + LABEL_H, paint)


@cache
def stack(left: int) -> Image.Image:
    """The cards that a side has left in its hands."""

    def paint(pen: Pen) -> None:
        if not left:
            pen.box((0, 0, 56, 76), 10, ICE, Frame(EDGE, 3))
            pen.text((28, 38), "0", 32, FAINT)
            return
        for shift in (6, 0):
            pen.box((shift, 0, shift + 56, 76), 10, BACK, Frame(PAPER, 3))
        pen.text((28, 38), str(left), 32, PAPER)

    return piece(62, 76, paint)


@cache
def under(count: int) -> Image.Image:
    """How many cards lie beneath those that are seen."""
    return piece(90, 40, lambda pen: pen.text((45, 20), f"+{count}", 26, FAINT))


@cache
def puck(colour: str | None, way: str) -> Image.Image:
    """The puck, and where whoever has it is going."""

    def paint(pen: Pen) -> None:
        if colour is not None:
            pen.box((0, 2, 150, 46), 22, colour, Frame(PAPER, 3))
            pen.text((116 if way == "▶" else 34, 24), way, 30, ink_on(colour))
        x = 75 if colour is None else 48 if way == "▶" else 102
        for top, shade in ((28, INK), (20, "#3A424A")):
            pen.ellipse((x, top), (60, 26), shade)

    return piece(150, 48, paint)


def alike(one: str, other: str) -> bool:
    """Whether two colours are hard to tell apart."""
    return sum(abs(first - second) for first, second in zip(_rgb(one), _rgb(other), strict=True)) < APART


def ink_on(colour: str) -> str:
    """What is read on a colour: white, or on a bright one black."""
    red, green, blue = _rgb(colour)
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT else PAPER


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
