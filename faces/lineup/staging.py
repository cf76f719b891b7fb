"""Makes the scene of a period of Turn-Based from what the public sees."""

from itertools import pairwise

from bot.words import Words
from faces.art.colours import Jersey
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
from faces.parts import RED, card, period_name
from hockey.cards import JOKER, Card
from hockey.lineup.line import Line, Position, Wing
from hockey.lineup.period import Comparison, LineupPeriod, Stage
from hockey.lineup.view import LineupView


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
