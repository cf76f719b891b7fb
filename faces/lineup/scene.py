"""What the public sees of a period of Turn-Based. The picture and its words are made from this alone."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from bot.words import Words
from faces.art.jersey import Jersey
from faces.parts import RED, card, period_name
from hockey.cards import JOKER, Card
from hockey.lineup.line import Line, Position, Wing
from hockey.lineup.period import Comparison, LineupPeriod, Stage
from hockey.lineup.view import LineupView

FACING = (
    (1, (Position.RD, Position.G, Position.LD)),
    (0, (Position.LW, Position.C, Position.RW)),
    (1, (Position.RW, Position.C, Position.LW)),
    (0, (Position.LD, Position.G, Position.RD)),
)
"""Rows from top to bottom: whose, and who is there from the left. An attack is before its defence."""
ATTACKS, DEFENCES = (1, 2), (3, 0)
"""The rows in which each seat attacks and defends."""


class SpotKind(StrEnum):
    EMPTY = "empty"
    CLOSED = "closed"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class LineSpot:
    """A place on the ice, and its card; `text` is empty while it's hidden."""

    kind: SpotKind
    position: str
    text: str
    red: bool


class SumKind(StrEnum):
    """What happened to a pair: the attackers scored, the defenders held, it lost, or it's compared next."""

    SCORED = "scored"
    HELD = "held"
    LOST = "lost"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class PairSum:
    """What a pair is worth, between its two cards; 0 before it's told."""

    kind: SumKind
    value: int


@dataclass(frozen=True, slots=True)
class LineRow:
    """Three places, and the sums of the left and the right pair, None if not compared."""

    seat: int
    spots: tuple[LineSpot, ...]
    sums: tuple[PairSum | None, PairSum | None]


@dataclass(frozen=True, slots=True)
class LineupScene:
    """Both lines: the away side's net is above, and each attack is before the net that it shoots at.

    `faceoff` are its cards by seat, `puck` is the seat that won it.
    """

    jerseys: tuple[Jersey, Jersey]
    score: tuple[int, int]
    clock: tuple[str, ...]
    rows: tuple[LineRow, ...]
    faceoff: tuple[LineSpot, LineSpot] | None
    puck: int | None


def pictured(view: LineupView) -> LineupPeriod | None:
    """The last period with anything open; one that is over stays until then."""
    return next((each for each in reversed(view.periods) if each.faceoff or any(each.shown)), None)


def scene_of(
    words: Words, view: LineupView, period: LineupPeriod, jerseys: tuple[Jersey, Jersey]
) -> LineupScene:
    """A period of the public `view`, with the comparisons that have been told."""
    if view.seat is not None:
        raise ValueError("not-public")
    goals = view.period_scores[: period.number]
    title = period_name(words, period.number, view.length)
    faceoff = period.faceoff
    thrown = [_spot(words, value, "", chosen=False) for value in (() if faceoff is None else faceoff.cards)]
    over = view.outcome is not None and period.number == view.period
    return LineupScene(
        jerseys=jerseys,
        score=(sum(home for home, _ in goals), sum(away for _, away in goals)),
        clock=(title, words("rink-over")) if over else (title,),
        rows=tuple(_row(words, view, period, number) for number in range(len(FACING))),
        faceoff=None if faceoff is None else (thrown[0], thrown[1]),
        puck=None if faceoff is None else faceoff.winner,
    )


def _row(words: Words, view: LineupView, period: LineupPeriod, number: int) -> LineRow:
    seat, positions = FACING[number]
    line = period.shown[seat]
    chosen = _chosen(view, period, seat)
    spots = tuple(_placed(words, line, position, chosen=chosen) for position in positions)
    left, right = (_sum(view, period, number, side) for side, _ in enumerate(pairwise(positions)))
    return LineRow(seat, spots, (left, right))


def _placed(words: Words, line: Line | None, position: Position, *, chosen: bool) -> LineSpot:
    return _spot(
        words, None if line is None else line[position], words(f"position-{position}"), chosen=chosen
    )


def _spot(words: Words, value: Card | None, position: str, *, chosen: bool) -> LineSpot:
    if value is None:
        return LineSpot(SpotKind.CLOSED if chosen else SpotKind.EMPTY, position, "", red=False)
    red = value != JOKER and value.suit in RED
    return LineSpot(SpotKind.OPEN, position, card(words, value), red)


def _chosen(view: LineupView, period: LineupPeriod, seat: int) -> bool:
    """True if that seat's line is closed."""
    return view.stage is Stage.LINE and period.number == view.period and view.chosen[seat]


def _sum(view: LineupView, period: LineupPeriod, row: int, side: int) -> PairSum | None:
    for told in period.comparisons:
        if side == _side(told) and row in _rows(told):
            attacks = row == ATTACKS[told.attack]
            kind = SumKind.SCORED if attacks else SumKind.HELD
            won = (told.result is not None) == attacks
            return PairSum(kind if won else SumKind.LOST, told.values[0 if attacks else 1])
    following = view.untold[0] if view.untold else None
    if not isinstance(following, Comparison) or following.period != period.number:
        return None
    meets = side == _side(following) and row in _rows(following)
    return PairSum(SumKind.NEXT, 0) if meets else None


def _rows(told: Comparison) -> tuple[int, int]:
    """Those of the attack and of the defence that meets it."""
    return ATTACKS[told.attack], DEFENCES[1 - told.attack]


def _side(told: Comparison) -> int:
    """The place of a comparison: 0 on the left, 1 on the right."""
    return int((told.wing is Wing.RW) != (told.attack == 1))
