from collections.abc import Callable
from dataclasses import dataclass, replace

from hockey.field.period import SIZES, FieldPeriod, Step, StepKind, judge
from hockey.field.table import field_pack, lay_out, read_deck
from hockey.game import (
    NATURE,
    RESIGN,
    By,
    IllegalMove,
    IllegalReason,
    Move,
    Options,
    Outcome,
    Score,
    Shuffle,
    outcome_of_end,
    read_end,
    with_goal,
)

SEATS = 2


@dataclass(frozen=True, slots=True)
class FieldMatch:
    """One period, or in a knock-out as many as it takes. `dealer` is the first one's, None until known."""

    options: Options
    dealer: int | None = None
    periods: tuple[FieldPeriod, ...] = ()
    score: Score = (0, 0)
    end: tuple[By, int | None] | None = None


def running(match: FieldMatch) -> FieldPeriod | None:
    """The period with a card in play, whether or not the match was ended from outside."""
    return match.periods[-1] if match.periods and not match.periods[-1].complete() else None


def outcome(match: FieldMatch) -> Outcome | None:
    score = match.score
    if match.end is not None:
        return outcome_of_end(match.end, score)
    if not match.periods or running(match) is not None:
        return None
    if score[0] != score[1]:
        return Outcome("win", int(score[1] > score[0]), score)
    return None if match.options.knockout else Outcome("tie", None, score)


def actor(match: FieldMatch) -> int | None:
    """The seat to move, NATURE, or None when it's over."""
    if outcome(match) is not None:
        return None
    period = running(match)
    return NATURE if period is None else period.seat


def next_dealer(match: FieldMatch) -> int | None:
    return None if match.dealer is None else (match.dealer + len(match.periods)) % SEATS


def legal_moves(match: FieldMatch, seat: int) -> tuple[Move, ...]:
    period = running(match)
    if period is None or actor(match) != seat:
        return ()
    return tuple(map(str, range(SIZES[period.line])))


def decisions(match: FieldMatch, seat: int) -> int:
    return sum(step.seat == seat for period in match.periods for step in period.steps)


def occasion(match: FieldMatch) -> str:
    """What the next move of chance is for."""
    return "dealer" if match.dealer is None else f"deck {len(match.periods) + 1}"


def chance_move(match: FieldMatch, shuffle: Shuffle) -> Move:
    if actor(match) != NATURE:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    if match.dealer is None:
        lots = list(field_pack(match.options.cards))
        shuffle(lots)
        return f"dealer {int(lots[0].suit in 'DH')}"
    return lay_out(match.options.cards, shuffle)


def play(match: FieldMatch, seat: int, move: Move) -> tuple[FieldMatch, tuple[Step, ...]]:
    if not NATURE <= seat < SEATS:
        raise IllegalMove(IllegalReason.UNKNOWN_SEAT)
    if outcome(match) is not None:
        raise IllegalMove(IllegalReason.MATCH_OVER)
    if seat == NATURE:
        verb, _, rest = move.partition(" ")
        if verb not in _NATURE:
            raise IllegalMove(IllegalReason.UNKNOWN_MOVE)
        return _NATURE[verb](match, rest), ()
    if move == RESIGN:
        return replace(match, end=(By.RESIGN, 1 - seat)), ()
    return _step(match, seat, move)


def _name_dealer(match: FieldMatch, rest: str) -> FieldMatch:
    if match.dealer is not None:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    if rest not in ("0", "1"):
        raise IllegalMove(IllegalReason.BAD_DEALER)
    return replace(match, dealer=int(rest))


def _deal(match: FieldMatch, rest: str) -> FieldMatch:
    dealer = next_dealer(match)
    if dealer is None or running(match) is not None:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    lines, stacks = read_deck(match.options.cards, rest)
    period = FieldPeriod(len(match.periods) + 1, dealer, lines, stacks)
    return replace(match, periods=(*match.periods, period))


def _end(match: FieldMatch, rest: str) -> FieldMatch:
    return replace(match, end=read_end(rest))


_NATURE: dict[str, Callable[[FieldMatch, str], FieldMatch]] = {
    "dealer": _name_dealer,
    "deck": _deal,
    "end": _end,
}


def _step(match: FieldMatch, seat: int, move: Move) -> tuple[FieldMatch, tuple[Step, ...]]:
    period = running(match)
    if period is None:
        raise IllegalMove(IllegalReason.NOT_DEALT)
    if period.seat != seat:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    if move not in legal_moves(match, seat):
        raise IllegalMove(IllegalReason.UNKNOWN_MOVE)

    line, index, card = period.line, int(move), period.card
    met = period.lines[line][index]
    kind = judge(card, met, keeper=len(period.path) == len(SIZES) - 2)
    goal = kind is StepKind.GOAL
    score = with_goal(match.score, seat) if goal else match.score
    opened = (line, index) not in period.opened()
    step = Step(period.number, period.plays + 1, seat, card, line, index, met, opened, kind, score)
    goes_on = kind is StepKind.PASSES
    after = replace(
        period,
        steps=(*period.steps, step),
        path=(*period.path, index) if goes_on else (),
        plays=period.plays if goes_on else period.plays + 1,
        goals=with_goal(period.goals, seat) if goal else period.goals,
    )
    return replace(match, periods=(*match.periods[:-1], after), score=score), (step,)
