"""The parts of the rink. Each piece is drawn once, larger and then scaled down."""

from functools import cache, lru_cache

from PIL import Image

from faces.art.colours import INK, PAPER, ink_on
from faces.art.pen import Frame, Pen, Point, piece, room_for, width_of
from faces.rink.scene import MomentKind, PiledCard
from hockey.game import Result

# Sizes are pixels of the finished picture.
WIDTH, HEIGHT = 640, 388
BOARD_H, TEAM_H, TEAM_W, CLOCK_W = 124, 88, 300, 616
PLATE_W = TEAM_W - 84
CARD_W, CARD_H, LABEL_H = 112, 148, 38
LABEL = CARD_W - 8, (26, 24, 22, 20, 18)
"""How wide the name below a card may be, and its sizes."""
LINE_H = 30
# Of a single name on the plate, and of one of two.
NAME_SIZES = (34, 30, 26, 22), (26, 24, 22, 20)
PUCK, TAG_H, LONGEST_WORD = (60, 48), 48, 230
# Of the picture of a goal, which is higher.
GOAL_H, STAND_FOOT, SEAT = 496, BOARD_H + 66, 40
NET_W, NET_H, CHEER_W, CHEER_H = 172, 216, 176, 84
LARGE_W, LARGE_H, SMALL_W, SMALL_H = 168, 224, 86, 112
# What a few matches show at once: a piece takes up to 100 KB, and with many matches all are drawn again.
KEPT = 16

Placed = tuple[int, int]
"""The height of a card's letter or sign on it, and its size."""

ICE, EDGE, BLUE_LINE, RED_LINE, CREASE = "#D9EAF5", "#9DB9CC", "#7FB0DA", "#E08A87", "#BFDDF2"
BLOOD, FAINT = "#C4161C", "#5B6B78"
BOARD, LIGHT, BACK = "#15212B", "#FFE9A8", "#2F6DA8"
LAID = "#5B6B78"
STAND, GLOW, LIT = "#24323E", "#F7C3BE", "#E0232B"
SKINS = ("#F1C9A5", "#8D5B3A", "#D9A06B", "#5C3A24", "#F6DCC3")
GOAL, CHANCE, PLAIN = Frame("#F2A400", 9), Frame("#1F9254", 9), Frame("#8FA6B5", 3)
FRAMES = {Result.GOAL: GOAL, Result.CHANCE: CHANCE}


def rink() -> Image.Image:
    """Clear ice with its lines, below a board on which nothing is written yet."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, WIDTH, HEIGHT), 28, ICE, Frame(EDGE, 4))
        for x, colour in ((WIDTH * 0.3, BLUE_LINE), (WIDTH / 2, RED_LINE), (WIDTH * 0.7, BLUE_LINE)):
            pen.line(((x, BOARD_H), (x, HEIGHT - 4)), colour, 6)
        for goal in (0, WIDTH):
            for size, colour in (((176, 186), RED_LINE), ((168, 178), CREASE)):
                pen.ellipse((goal, BOARD_H + 134), size, colour)
        _board(pen)

    return piece(WIDTH, HEIGHT, paint)


def arena() -> Image.Image:
    """The ice before a net, with an empty stand behind it, below the same board."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, WIDTH, GOAL_H), 28, ICE, Frame(EDGE, 4))
        pen.line(((4, GOAL_H - 62), (WIDTH - 4, GOAL_H - 62)), RED_LINE, 6)
        pen.box((0, BOARD_H, WIDTH, STAND_FOOT), 0, STAND, Frame(STAND, 1))
        pen.box((0, STAND_FOOT, WIDTH, STAND_FOOT + 10), 0, PAPER, Frame(EDGE, 1))
        _board(pen)

    return piece(WIDTH, GOAL_H, paint)


def _board(pen: Pen) -> None:
    pen.box((0, 0, WIDTH, BOARD_H), 28, BOARD, Frame(BOARD, 1))
    pen.box((0, BOARD_H / 2, WIDTH, BOARD_H), 0, BOARD, Frame(BOARD, 1))


@lru_cache(KEPT)
def crowd(colour: str) -> Image.Image:
    """People who cheer for the side of this colour, arms up."""

    def paint(pen: Pen) -> None:
        for row, (y, shift) in enumerate(((34, 0), (54, SEAT // 2))):
            for place in range(-1, WIDTH // SEAT + 1):
                x = place * SEAT + shift + SEAT / 2
                worn = colour if (place + row) % 3 else FAINT
                if (place * 7 + row * 3) % 5 < 3:  # noqa: PLR2004 - most have their arms up
                    for side in (-1, 1):
                        pen.line(((x + side * 9, y), (x + side * 15, y - 24)), worn, 6)
                pen.ellipse((x, y + 12), (30, 34), worn)
                pen.ellipse((x, y - 8), (19, 21), SKINS[(place * 2 + row * 3) % len(SKINS)])

    return piece(WIDTH, STAND_FOOT - BOARD_H, paint)


@cache
def net() -> Image.Image:
    """A net with the puck in it, under a lamp that is lit."""

    def paint(pen: Pen) -> None:
        middle, lamp = NET_W / 2, 62
        pen.ellipse((middle, lamp), (96, 96), GLOW)
        for x, y in ((-1, -0.1), (-0.8, -0.7), (0, -1), (0.8, -0.7), (1, -0.1)):
            pen.line(((middle + 48 * x, lamp + 48 * y), (middle + 62 * x, lamp + 62 * y)), GOAL.colour, 6)
        pen.ellipse((middle, lamp), (52, 60), LIT)
        pen.ellipse((middle - 10, lamp - 12), (14, 18), PAPER)
        pen.box((middle - 30, lamp + 14, middle + 30, lamp + 34), 6, BOARD, Frame(BOARD, 1))
        top, foot = 106, NET_H - 4
        pen.box((6, top, NET_W - 6, foot), 10, PAPER, Frame(LIT, 8))
        for x in range(26, NET_W - 20, 18):
            pen.line(((x, top + 8), (x, foot - 8)), EDGE, 2)
        for y in range(top + 22, foot - 10, 18):
            pen.line(((14, y), (NET_W - 14, y)), EDGE, 2)
        draw_puck(pen, (middle, foot - 24), (72, 32), 10)

    return piece(NET_W, NET_H, paint)


@lru_cache(KEPT)
def cheer(word: str) -> Image.Image:
    """The word for a goal, as large as fits."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, CHEER_W, CHEER_H), 22, GOAL.colour, Frame(PAPER, 4))
        pen.text((CHEER_W / 2, CHEER_H / 2), *room_for(word, CHEER_W - 20, (54, 48, 42, 36, 30)), INK)

    return piece(CHEER_W, CHEER_H, paint)


@lru_cache(KEPT)
def large_card(played: PiledCard, colour: str) -> Image.Image:
    """The card that scored, above its player."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, LARGE_W, LARGE_H), 20, PAPER, Frame(GOAL.colour, 12))
        _rank_and_suit(pen, played, LARGE_W / 2, (82, 104), (172, 92))
        _name(pen, played.player or "", colour, (LARGE_W, LARGE_H), (LARGE_W - 8, (28, *LABEL[1])))

    return piece(LARGE_W, LARGE_H + 6 + LABEL_H, paint)


@lru_cache(KEPT)
def small_card(played: PiledCard, colour: str) -> Image.Image:
    """One of the cards before it, above its side's colour."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, SMALL_W, SMALL_H), 12, PAPER, FRAMES.get(played.result or Result.BLOCK, PLAIN))
        _rank_and_suit(pen, played, SMALL_W / 2, (40, 48), (84, 44))
        pen.box((0, SMALL_H + 6, SMALL_W, SMALL_H + 24), 8, colour, Frame(PAPER, 2))

    return piece(SMALL_W, SMALL_H + 24, paint)


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
    """A card of the pile above its player."""

    def paint(pen: Pen) -> None:
        pen.box((0, 0, CARD_W, CARD_H), 16, PAPER, FRAMES.get(played.result or Result.BLOCK, PLAIN))
        _rank_and_suit(pen, played, CARD_W / 2, (50, 66), (108, 58))
        if played.player is not None:
            _name(pen, played.player, colour, (CARD_W, CARD_H), LABEL)

    return piece(CARD_W, CARD_H + 6 + LABEL_H, paint)


def _rank_and_suit(pen: Pen, played: PiledCard, middle: float, rank: Placed, suit: Placed) -> None:
    ink = BLOOD if played.red else INK
    for text, (y, size) in ((played.rank, rank), (played.suit, suit)):
        pen.text((middle, y), text, size, ink)


def _name(pen: Pen, name: str, colour: str, size: tuple[int, int], room: tuple[int, tuple[int, ...]]) -> None:
    """A player's name on their side's colour, below a card of this size."""
    width, top = size[0], size[1] + 6
    pen.box((0, top, width, top + LABEL_H), 10, colour, Frame(PAPER, 2))
    pen.text((width / 2, top + LABEL_H / 2), *room_for(name, *room), ink_on(colour))


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
    """How many cards are beneath the visible ones."""

    def paint(pen: Pen) -> None:
        for shift in (6, 0):
            pen.box((shift, 4 + shift, shift + 24, 30 + shift), 5, PAPER, Frame(FAINT, 2))
        pen.text((66, 20), f"+{count}", 26, FAINT)

    return piece(96, 40, paint)


@cache
def puck() -> Image.Image:
    return piece(*PUCK, lambda pen: _puck(pen, PUCK[0] / 2))


@lru_cache(KEPT)
def tag(kind: MomentKind, word: str, colour: str, *, left: bool) -> Image.Image:
    """What has happened, in a word beside the puck; `left` turns it around: a breakaway goes there."""
    text = room_for(word, LONGEST_WORD, (28, 26, 24, 22))
    running = kind is MomentKind.CHANCE
    wide = PUCK[0] + width_of(*text) + (28 if running else 0) + 44
    fill, ink = (colour, ink_on(colour)) if running else (PAPER, INK)
    edge = Frame(PAPER, 3) if running else PLAIN

    def paint(pen: Pen) -> None:
        pen.box((0, 0, wide, TAG_H), 22, fill, edge)
        at = [16 + PUCK[0] / 2, 26 + PUCK[0] + width_of(*text) / 2, wide - 26]
        x, middle, arrow = (wide - each for each in at) if left else at
        _puck(pen, x)
        pen.text((middle, TAG_H / 2), *text, ink)
        if running:
            pen.text((arrow, TAG_H / 2), "◀" if left else "▶", 28, ink)

    return piece(round(wide), TAG_H, paint)


def draw_puck(pen: Pen, foot: Point, size: Point, height: int) -> None:
    """A puck that lies flat: its middle below, and its top `height` above it."""
    for y, shade in ((foot[1], INK), (foot[1] - height, "#3A424A")):
        pen.ellipse((foot[0], y), size, shade)


def _puck(pen: Pen, x: float) -> None:
    draw_puck(pen, (x, 29), (PUCK[0] - 6, 25), 8)
