"""Two lines face to face as a picture: light ice in any theme, and everything large enough for a phone."""

from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image

from faces.art.colours import Jersey
from faces.art.palette import Ground, Palette
from faces.art.pen import put_around
from faces.lineup import pieces
from faces.lineup.pieces import FIRST, MIDDLE, PITCH
from faces.lineup.scene import (
    ATTACKS,
    DEFENCES,
    FACING,
    LineRow,
    LineSpot,
    LineupScene,
    PairSum,
    SpotKind,
    SumKind,
)
from faces.rink.pieces import TEAM_H, TEAM_W, WIDTH, clock, puck, team
from hockey.lineup.period import SEATS

MARGIN = 14
COLUMNS = (113, WIDTH / 2, WIDTH - 113)
HEIGHTS = (FIRST, FIRST + PITCH, 2 * MIDDLE - FIRST - PITCH, 2 * MIDDLE - FIRST)
# From the middle: the cards of the face-off, and the puck that one of them has won.
THROWN, WON = 190, 84
# Of pictures, which are drawn again within a moment or never; and of pairs of colours.
KEPT, PAIRS_KEPT = 16, 64


@lru_cache(KEPT)
def render(scene: LineupScene) -> bytes:
    """The picture as PNG. The same one is mostly needed again within a moment."""
    home, away = (jersey.colour for jersey in scene.jerseys)
    return _palette(home, away).png(_drawn(scene))


@lru_cache(PAIRS_KEPT)
def _palette(home: str, away: str) -> Palette:
    return Palette(_drawn(_sample(home, away)), _ground())


def _sample(home: str, away: str) -> LineupScene:
    """All that a picture is drawn with, in these colours."""
    spots = (
        LineSpot(SpotKind.OPEN, "8", "8♦", red=True),
        LineSpot(SpotKind.CLOSED, "8", "", red=False),
        LineSpot(SpotKind.OPEN, "8", "8♠", red=False),
    )
    sums = [PairSum(kind, 8) for kind in SumKind]
    rows = tuple(
        LineRow(seat, spots, (sums[number], sums[-1 - number])) for number, (seat, _) in enumerate(FACING)
    )
    jerseys = Jersey(("8",), home), Jersey(("8",), away)
    return LineupScene(jerseys, (8, 8), ("8",), rows, (spots[0], spots[2]), None)


@cache
def _ground() -> Ground:
    return Ground(pieces.rink())


def _drawn(scene: LineupScene) -> Image.Image:
    image = _ground().plain.copy()
    (home, away), goals = scene.jerseys, scene.score
    left, right = MARGIN + TEAM_W / 2, WIDTH - MARGIN - TEAM_W / 2
    put_around(image, team(home.names, home.colour, goals[0], mirrored=False), left, TEAM_H / 2)
    title = clock(" · ".join(scene.clock))
    put_around(image, title, WIDTH / 2, TEAM_H + title.height / 2)
    put_around(image, team(away.names, away.colour, goals[1], mirrored=True), right, TEAM_H / 2)
    for seat in SEATS:
        attack, defence = ATTACKS[seat], DEFENCES[1 - seat]
        for told, (one, other) in zip(scene.rows[attack].sums, pairwise(COLUMNS), strict=True):
            if told:
                middle = (HEIGHTS[attack] + HEIGHTS[defence]) / 2
                put_around(image, pieces.meeting(told.kind), (one + other) / 2, middle)
    for row, y in zip(scene.rows, HEIGHTS, strict=True):
        for placed, x in zip(row.spots, COLUMNS, strict=True):
            put_around(image, pieces.spot(placed, scene.jerseys[row.seat].colour), x, y)
        for told, (one, other) in zip(row.sums, pairwise(COLUMNS), strict=True):
            if told:
                put_around(image, pieces.total(told), (one + other) / 2, y)
    for seat, thrown in enumerate(scene.faceoff or ()):
        put_around(
            image, pieces.spot(thrown, scene.jerseys[seat].colour), WIDTH / 2 + _way(seat) * THROWN, MIDDLE
        )
    won = 0 if scene.puck is None else _way(scene.puck) * WON
    put_around(image, puck(), WIDTH / 2 + won, MIDDLE)
    return image


def _way(seat: int) -> int:
    """The home side's to the left."""
    return 1 if seat else -1
