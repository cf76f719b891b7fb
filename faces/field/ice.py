"""The field as a picture: light ice in any theme, with everything on it large enough for a phone."""

from collections.abc import Iterator
from functools import cache, lru_cache

from PIL import Image

from faces.art.colours import Jersey
from faces.art.palette import Ground, Palette
from faces.art.pen import Frame, Point, put_around
from faces.field import pieces
from faces.field.pieces import BACK_KEEPER, CARD_H, CARD_W, OUTLINES
from faces.field.scene import LAST_LINE, FieldBench, FieldLine, FieldScene, FieldSpot, Mark, OpenCard

MARGIN, GAP, BENCH_H = 20, 16, 96
COLUMNS, LINES = 4, 5
WIDTH = 800
HEIGHT = 2 * (MARGIN + BENCH_H + GAP) + LINES * CARD_H + (LINES - 1) * GAP
MIDDLE, FAR, NEAR = WIDTH / 2, MARGIN + BENCH_H / 2, HEIGHT - MARGIN - BENCH_H / 2
# Of pictures, which are drawn again within a moment or never; and of pairs of colours.
KEPT, PAIRS_KEPT = 16, 64


@lru_cache(KEPT)
def render(scene: FieldScene) -> bytes:
    """The picture as PNG. Both players and the channel mostly need the same one within a moment."""
    far, near = (bench.jersey.colour for bench in (scene.far, scene.near))
    return _palette(far, near).png(_drawn(scene))


@lru_cache(PAIRS_KEPT)
def _palette(far: str, near: str) -> Palette:
    return Palette(_drawn(_sample(far, near)), _ground())


def _sample(far: str, near: str) -> FieldScene:
    """All that a picture is drawn with, in these colours."""
    red, black = (OpenCard("8♦", red=True), OpenCard("8♠", red=False))
    spots = (
        FieldSpot(1, red, Mark.NONE),
        FieldSpot(2, black, Mark.PASSED),
        FieldSpot(3, None, Mark.NEXT),
        FieldSpot(4, None, Mark.NONE),
    )
    lines = tuple(
        FieldLine(number, spots[2:] if number in (0, LAST_LINE) else spots) for number in range(LINES)
    )
    benches = FieldBench(Jersey(("8",), far), 0, 8, None), FieldBench(Jersey(("8",), near), 8, 8, red)
    return FieldScene(benches[0], lines, benches[1])


@cache
def _ground() -> Ground:
    return Ground(pieces.rink(WIDTH, HEIGHT, tuple(_height(row) for row in range(LINES))))


def _drawn(scene: FieldScene) -> Image.Image:
    image = _ground().plain.copy()
    way = list(_way(scene))
    if way:
        start = (MIDDLE, NEAR if scene.near.drawn else FAR)
        colour = OUTLINES[Mark.PASSED].colour
        image.paste(colour, (0, 0), pieces.way((WIDTH, HEIGHT), (start, *way)))
    for row, line in enumerate(scene.lines):
        for column, spot in enumerate(line.spots):
            put_around(image, _spot(line, spot), *_centre(row, column, keepers=line.keepers))
    for bench, row in ((scene.far, 0), (scene.near, LINES - 1)):
        put_around(image, pieces.plate(bench.jersey.names, bench.jersey.colour), MIDDLE, _height(row))
    _bench(image, scene.far, FAR, "▼")
    _bench(image, scene.near, NEAR, "▲")
    return image


def _height(row: int) -> float:
    return MARGIN + BENCH_H + GAP + row * (CARD_H + GAP) + CARD_H / 2


def _centre(row: int, column: int, *, keepers: bool) -> Point:
    """A goalie stands between two lanes."""
    at = 2 * column + 0.5 if keepers else column
    left = (WIDTH - COLUMNS * CARD_W - (COLUMNS - 1) * GAP) / 2
    return left + at * (CARD_W + GAP) + CARD_W / 2, _height(row)


def _way(scene: FieldScene) -> Iterator[Point]:
    """Where the card in play has been, in its order."""
    rows = list(enumerate(scene.lines))
    for row, line in reversed(rows) if scene.near.drawn else rows:
        for column, spot in enumerate(line.spots):
            if spot.mark is Mark.PASSED:
                yield _centre(row, column, keepers=line.keepers)


def _spot(line: FieldLine, spot: FieldSpot) -> Image.Image:
    frame = OUTLINES[spot.mark]
    if line.keepers and spot.mark is Mark.NONE:
        frame = Frame(BACK_KEEPER, 6)
    if spot.face is None:
        return pieces.back(spot.number, frame, keeper=line.keepers)
    return pieces.card(spot.face, frame, spot.number)


def _bench(image: Image.Image, bench: FieldBench, y: float, arrow: str) -> None:
    put_around(image, pieces.stack(bench.left), MARGIN + 60, y)
    put_around(image, pieces.goals(bench.goals), WIDTH - MARGIN - 90, y)
    if bench.drawn:
        put_around(image, pieces.card(bench.drawn, OUTLINES[Mark.NEXT], None), MIDDLE, y)
        for side in (-1, 1):
            put_around(image, pieces.arrow(arrow), MIDDLE + side * (CARD_W / 2 + 40), y)
