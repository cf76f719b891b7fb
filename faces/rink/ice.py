"""The rink as a picture: light ice in any theme, and everything on it large enough for a phone."""

from functools import cache, lru_cache

from PIL import Image

from faces.art.colours import Jersey
from faces.art.palette import Ground, Palette
from faces.art.pen import put, put_around
from faces.rink import pieces
from faces.rink.pieces import (
    BOARD_H,
    CARD_H,
    CARD_W,
    CLOCK_W,
    GOAL_H,
    LAID,
    SMALL_W,
    TEAM_H,
    TEAM_W,
    WIDTH,
)
from faces.rink.scene import MomentKind, PiledCard, RinkBench, RinkMoment, RinkScene
from hockey.game import Result

GAP, MARGIN = 12, 14
LANE, CARDS_Y = BOARD_H + 30, BOARD_H + 60
# How far from an end a tag is: there's room for what is under the pile.
BESIDE = 130
# The picture of a goal: middles of what it shows, and how many cards before the one that scored.
NET_X, NET_Y, LARGE_X, LARGE_Y, CHEER_Y, SMALL_Y, BEFORE_X = 546, 298, 372, 344, 262, 396, 190
BEFORE_GOAL = 2
# Of pictures, which are drawn again within a moment or never; and of pairs of colours.
KEPT, PAIRS_KEPT = 16, 64


@lru_cache(KEPT)
def render(scene: RinkScene) -> bytes:
    """The picture as PNG. The same one is often needed twice within a moment."""
    home, away = (bench.jersey.colour for bench in scene.benches)
    return _palette(home, away, goal=bool(scene.moment and scene.moment.scored)).png(_drawn(scene))


@lru_cache(PAIRS_KEPT)
def _palette(home: str, away: str, *, goal: bool) -> Palette:
    return Palette(_drawn(_sample(home, away, goal=goal)), _ground(goal=goal))


def _sample(home: str, away: str, *, goal: bool) -> RinkScene:
    """All that a picture is drawn with, in these colours."""
    sides = tuple(RinkBench(Jersey(("8",), colour), 0, left) for left, colour in enumerate((home, away)))
    results = (None, Result.BLOCK, Result.CHANCE, Result.GOAL)
    cards = [
        PiledCard(suit, "10", suit, red=suit in "♦♥", seat=seat, player="8", result=result)
        for seat, (suit, result) in enumerate(zip("♣♦♥♠", results, strict=True))
    ]
    kind = MomentKind.GOAL if goal else MomentKind.CHANCE
    moment = RinkMoment(kind, "8", 0, cards[-1] if goal else None)
    return RinkScene((sides[0], sides[1]), "8", "8", tuple(cards), 1, None, moment)


@cache
def _ground(*, goal: bool) -> Ground:
    return Ground(pieces.arena() if goal else pieces.rink())


def _drawn(scene: RinkScene) -> Image.Image:
    if scene.moment and scene.moment.scored:
        return _goal(scene, scene.moment, scene.moment.scored)
    image = _ground(goal=False).plain.copy()
    _board(image, scene)
    middle = CARDS_Y + CARD_H / 2
    for bench, x in zip(scene.benches, (MARGIN + 31, WIDTH - MARGIN - 31), strict=True):
        put_around(image, pieces.stack(bench.left), x, middle)
    _pile(image, scene)
    _puck(image, scene)
    return image


def _board(image: Image.Image, scene: RinkScene) -> None:
    home, away = scene.benches
    put(image, pieces.team(home.jersey.names, home.jersey.colour, home.goals, mirrored=False), MARGIN, 0)
    put(image, pieces.clock(f"{scene.period} · {scene.deal}"), (WIDTH - CLOCK_W) / 2, TEAM_H)
    right = WIDTH - MARGIN - TEAM_W
    put(image, pieces.team(away.jersey.names, away.jersey.colour, away.goals, mirrored=True), right, 0)


def _goal(scene: RinkScene, moment: RinkMoment, scored: PiledCard) -> Image.Image:
    """The card that scored, large, and the puck in the other side's net; the away side's goals mirrored."""
    image, scorer = _ground(goal=True).plain.copy(), moment.side
    _board(image, scene)
    before = scene.pile[-1 - BEFORE_GOAL : -1]

    def at(x: float) -> float:
        return WIDTH - x if scorer else x

    colours = [bench.jersey.colour for bench in scene.benches]
    put(image, pieces.crowd(colours[scorer]), 0, BOARD_H)
    put_around(image, pieces.net(), at(NET_X), NET_Y)
    put_around(image, pieces.cheer(moment.word), at(BEFORE_X), CHEER_Y)
    large = pieces.large_card(scored, colours[scorer])
    put_around(image, large, at(LARGE_X), LARGE_Y)
    for number, played in enumerate(before):
        colour = LAID if played.side is None else colours[played.side]
        x = BEFORE_X + (number - (len(before) - 1) / 2) * (SMALL_W + GAP)
        put_around(image, pieces.small_card(played, colour), at(x), SMALL_Y)
    under = scene.under + len(scene.pile) - len(before) - 1
    if under > 0:
        put_around(image, pieces.under(under), at(56), CHEER_Y)
    for side, bench in enumerate(scene.benches):
        x = MARGIN + 31 if side == 0 else WIDTH - MARGIN - 31
        put_around(image, pieces.stack(bench.left), x, GOAL_H - 54)
    return image


def _pile(image: Image.Image, scene: RinkScene) -> None:
    count = len(scene.pile)
    left = (WIDTH - count * CARD_W - (count - 1) * GAP) / 2
    for number, played in enumerate(scene.pile):
        colour = LAID if played.side is None else scene.benches[played.side].jersey.colour
        put(image, pieces.card(played, colour), left + number * (CARD_W + GAP), CARDS_Y)
    if scene.under:
        put_around(image, pieces.under(scene.under), MARGIN + 48, LANE)


def _puck(image: Image.Image, scene: RinkScene) -> None:
    """Draw the puck at centre ice, or at the end that a breakaway starts from, with a word for it."""
    moment = scene.moment
    if moment is None:
        put_around(image, pieces.puck(), WIDTH / 2, LANE)
        return
    colour = scene.benches[moment.side].jersey.colour
    tag = pieces.tag(moment.kind, moment.word, colour, left=moment.side == 1)
    if moment.kind is not MomentKind.CHANCE:
        put_around(image, tag, WIDTH / 2, LANE)
    elif moment.side == 0:
        put(image, tag, BESIDE, LANE - tag.height / 2)
    else:
        put(image, tag, WIDTH - BESIDE - tag.width, LANE - tag.height / 2)
