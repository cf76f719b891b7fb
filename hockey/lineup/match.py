from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from hockey.cards import JOKERS, Card, pack
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
    read_cards,
    read_end,
)
from hockey.lineup.line import POSITIONS, Line
from hockey.lineup.period import SEATS, Comparison, FaceOff, LineupPeriod, Stage, compare, higher

DEALT: Final = 21
"""Cards each at the start (002)."""
_MOST_GOALS = 2  # of one side in one period

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Draw:
    """A round of the shootout: a card each, by seat; `winner` is None if their values are equal."""

    number: int
    cards: tuple[Card, Card]

    @property
    def winner(self) -> int | None:
        return higher(*self.cards)


Fact = FaceOff | Comparison | Draw


@dataclass(frozen=True, slots=True)
class LineupMatch:
    """A match. `decks` are the whole decks as they were dealt: the first and, if shuffled again, overtime's.

    The next period begins with the last comparison of the one before.
    """

    options: Options
    # Logs may show a state, but not what players can't see.
    decks: tuple[tuple[Card, ...], ...] = field(default=(), repr=False)
    hands: tuple[tuple[Card, ...], tuple[Card, ...]] = field(default=((), ()), repr=False)
    periods: tuple[LineupPeriod, ...] = ()
    shootout: tuple[Draw, ...] = ()
    end: tuple[By, int | None] | None = None

    @property
    def score(self) -> Score:
        one, other = (sum(period.goals[side] for period in self.periods) for side in SEATS)
        return one, other

    @property
    def completed(self) -> int:
        return sum(period.complete for period in self.periods)


def full_pack(options: Options) -> tuple[Card, ...]:
    return (*pack(), *JOKERS) if options.jokers else pack()


def running(match: LineupMatch) -> LineupPeriod | None:
    """The period in which a card or a line is due, whether or not the match was ended from outside."""
    return match.periods[-1] if match.periods and not match.periods[-1].complete else None


def outcome(match: LineupMatch) -> Outcome | None:
    score = match.score
    if match.end is not None:
        return outcome_of_end(match.end, score)
    if match.shootout and match.shootout[-1].winner is not None:
        return Outcome("win", match.shootout[-1].winner, score)
    # A side can catch up at most two goals in each remaining period; overtime has none left.
    left = max(match.options.length - match.completed, 0)
    if abs(score[0] - score[1]) > _MOST_GOALS * left:
        return Outcome("win", int(score[1] > score[0]), score)
    return None


def to_act(match: LineupMatch) -> frozenset[int]:
    if outcome(match) is not None:
        return frozenset()
    period = running(match)
    return frozenset({NATURE}) if period is None else period.waiting()


def legal_moves(match: LineupMatch, seat: int) -> tuple[Move, ...]:
    """At a face-off the hand. Of lines, which are any six cards in any order, one for each card."""
    period = running(match)
    if seat == NATURE or seat not in to_act(match) or period is None:
        return ()
    hand = match.hands[seat]
    if period.stage is Stage.FACEOFF:
        return hand
    ring = hand * 2
    return tuple(Line(ring[start : start + len(POSITIONS)]).move for start in range(len(hand)))


def decisions(match: LineupMatch, seat: int) -> int:
    """The seat's face-off cards and lines."""
    return sum((p.picks[seat] is not None) + (p.lines[seat] is not None) for p in match.periods)


def occasion(match: LineupMatch) -> str:
    """What the next move of chance is for."""
    if _shootout_due(match):
        return f"shootout {len(match.shootout) + 1}"
    return f"deck {len(match.periods) + 1}"


def chance_move(match: LineupMatch, shuffle: Shuffle) -> Move:
    if to_act(match) != {NATURE}:
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    cards = list(full_pack(match.options))
    shuffle(cards)
    return f"shootout {cards[0]} {cards[1]}" if _shootout_due(match) else f"deck {' '.join(cards)}"


def play(match: LineupMatch, seat: int, move: Move) -> tuple[LineupMatch, tuple[Fact, ...]]:
    if seat not in (NATURE, *SEATS):
        raise IllegalMove(IllegalReason.UNKNOWN_SEAT)
    if outcome(match) is not None:
        raise IllegalMove(IllegalReason.MATCH_OVER)
    if seat != NATURE:
        return _by_seat(match, seat, move)
    verb, _, rest = move.partition(" ")
    if verb not in _NATURE:
        raise IllegalMove(IllegalReason.UNKNOWN_MOVE)
    return _NATURE[verb](match, rest)


def _by_seat(match: LineupMatch, seat: int, move: Move) -> tuple[LineupMatch, tuple[Fact, ...]]:
    if move == RESIGN:
        return replace(match, end=(By.RESIGN, 1 - seat)), ()
    stage = Stage.LINE if move.startswith("line ") else Stage.FACEOFF
    cards = read_cards(move.removeprefix("line "), IllegalReason.UNKNOWN_MOVE)
    if len(cards) != (len(POSITIONS) if stage is Stage.LINE else 1):
        raise IllegalMove(IllegalReason.UNKNOWN_MOVE)
    period = running(match)
    if period is None:
        raise IllegalMove(IllegalReason.NOT_DEALT)
    if period.stage is not stage or seat not in period.waiting():
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    kept = tuple(card for card in match.hands[seat] if card not in cards)
    if len(match.hands[seat]) - len(kept) != len(cards):
        raise IllegalMove(IllegalReason.NOT_IN_HAND)
    match = replace(match, hands=_with(match.hands, seat, kept))
    if stage is Stage.LINE:
        return _set_up(match, replace(period, lines=_with(period.lines, seat, Line(cards))))
    period = replace(period, picks=_with(period.picks, seat, cards[0]))
    return _with_period(match, period), () if period.faceoff is None else (period.faceoff,)


def _set_up(match: LineupMatch, period: LineupPeriod) -> tuple[LineupMatch, tuple[Fact, ...]]:
    one, other = period.lines
    if one is None or other is None:
        return _with_period(match, period), ()
    told = tuple(compare(period.number, (one, other), match.score))
    return _go_on(_with_period(match, replace(period, comparisons=told))), told


def _go_on(match: LineupMatch) -> LineupMatch:
    """The next period, if no shuffle comes before it."""
    if outcome(match) is not None or match.completed > match.options.length:
        return match
    overtime = match.completed == match.options.length
    if not overtime:
        return _begin(match)
    # 002: with two Jokers, exactly enough cards are left.
    return _begin(match, match.decks[-1][2 * DEALT :], overtime=True) if match.options.jokers else match


def _begin(
    match: LineupMatch, dealt: tuple[Card, ...] | None = None, *, overtime: bool = False
) -> LineupMatch:
    """The match with one more period; if cards are dealt for it, they are each seat's whole hand."""
    if dealt is not None:
        one, other = (tuple(sorted(dealt[seat::2], key=lambda card: card.order)) for seat in SEATS)
        match = replace(match, hands=(one, other))
    return replace(match, periods=(*match.periods, LineupPeriod(len(match.periods) + 1, overtime)))


def _deal(match: LineupMatch, rest: str) -> tuple[LineupMatch, tuple[Fact, ...]]:
    if running(match) is not None or _shootout_due(match):
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    deck, whole = read_cards(rest, IllegalReason.BAD_DECK), full_pack(match.options)
    if len(deck) != len(whole) or set(deck) != set(whole):
        raise IllegalMove(IllegalReason.BAD_DECK)
    match = replace(match, decks=(*match.decks, deck))
    overtime = bool(match.periods)
    return _begin(match, deck[: 2 * (len(POSITIONS) if overtime else DEALT)], overtime=overtime), ()


def _shoot(match: LineupMatch, rest: str) -> tuple[LineupMatch, tuple[Fact, ...]]:
    if not _shootout_due(match):
        raise IllegalMove(IllegalReason.NOT_YOUR_TURN)
    cards = read_cards(rest, IllegalReason.BAD_DECK)
    if len(cards) != len(SEATS) or len({*cards} & {*full_pack(match.options)}) != len(SEATS):
        raise IllegalMove(IllegalReason.BAD_DECK)
    draw = Draw(len(match.shootout) + 1, (cards[0], cards[1]))
    return replace(match, shootout=(*match.shootout, draw)), (draw,)


def _end(match: LineupMatch, rest: str) -> tuple[LineupMatch, tuple[Fact, ...]]:
    return replace(match, end=read_end(rest)), ()


_NATURE: dict[str, Callable[[LineupMatch, str], tuple[LineupMatch, tuple[Fact, ...]]]] = {
    "deck": _deal,
    "shootout": _shoot,
    "end": _end,
}


def _shootout_due(match: LineupMatch) -> bool:
    return match.completed > match.options.length


def _with_period(match: LineupMatch, period: LineupPeriod) -> LineupMatch:
    return replace(match, periods=(*match.periods[:-1], period))


def _with(pair: tuple[_T, _T], seat: int, value: _T) -> tuple[_T, _T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
