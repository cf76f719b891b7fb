from dataclasses import dataclass, field

from hockey.cards import Card
from hockey.field.match import FieldMatch, actor, decisions, legal_moves, next_dealer, outcome, running
from hockey.field.period import SIZES, FieldPeriod, Step, StepKind
from hockey.game import Move, Options, Outcome, Phase, Score


@dataclass(frozen=True, slots=True)
class Cell:
    """A place on the field and its open card, None if it's closed."""

    line: int
    index: int
    card: Card | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldView:
    """What a seat may see. On the field that is what everyone may see; only the seat's moves differ.

    `lines` go from side 0's edge of the field to side 1's (its two goalies, three rows of four, their
    goalies), each from seat 0's left; a closed card is None. When the stacks are out, or the match is over,
    all are open. `drawn` is the card in play, `path` the indexes it has passed, `line` the one it meets next;
    None, () and None when no card is due. `stacks` counts the closed cards left by seat, without the one
    drawn. `thrown` are open cards in order, `scored` by side. All of these, and `goals`, are the current
    period's. Before the first deck `period` is 0 and `lines` are closed. `dealer` is the current period's, or
    the next one's while a deck is due.
    """

    game: str
    seats: int
    seat: int | None
    options: Options
    phase: Phase
    dealer: int | None
    period: int
    lines: tuple[tuple[Card | None, ...], ...]
    drawn: Card | None
    path: tuple[int, ...]
    line: int | None
    stacks: tuple[int, int]
    thrown: tuple[Card, ...]
    scored: tuple[tuple[Card, ...], tuple[Card, ...]]
    goals: Score
    to_act: frozenset[int]
    decision: int | None
    moves: tuple[Move, ...]
    score: Score
    period_scores: tuple[Score, ...]
    steps: tuple[Step, ...] = field(repr=False)
    outcome: Outcome | None

    @property
    def facts(self) -> tuple[Step, ...]:
        return self.steps

    def is_unplayed(self, move: Move) -> bool:  # noqa: ARG002 - it only says where a card goes
        return True

    @property
    def rows(self) -> tuple[tuple[Card | None, ...], ...]:
        """The three rows from seat 0 outwards."""
        return self.lines[1:4]

    @property
    def keepers(self) -> tuple[tuple[Card | None, ...], tuple[Card | None, ...]]:
        """The goalies by side."""
        return self.lines[0], self.lines[4]

    def seen_from(self, side: int) -> tuple[tuple[Cell, ...], ...]:
        """The lines as a side sees them, the farthest first, each from its own left."""
        lines = [
            tuple(Cell(line, index, card) for index, card in enumerate(cards))
            for line, cards in enumerate(self.lines)
        ]
        if side == 0:
            return tuple(reversed(lines))
        return tuple(places[::-1] for places in lines)


def view(match: FieldMatch, seat: int | None) -> FieldView:
    period = match.periods[-1] if match.periods else None
    acting, live = actor(match), None
    if acting is not None:
        live = running(match)
    ended = tuple(step for step in (period.steps if period else ()) if step.kind is not StepKind.PASSES)
    return FieldView(
        game="field",
        seats=2,
        seat=seat,
        options=match.options,
        phase=_phase(match),
        dealer=period.dealer if period and (live or acting is None) else next_dealer(match),
        period=period.number if period else 0,
        lines=_lines(match, period),
        drawn=live.card if live else None,
        path=live.path if live else (),
        line=live.line if live else None,
        stacks=_stacks(period, live),
        thrown=tuple(step.card for step in ended if not step.passes),
        scored=(_scored(ended, 0), _scored(ended, 1)),
        goals=period.goals if period else (0, 0),
        to_act=frozenset() if acting is None else frozenset({acting}),
        decision=None if seat is None else decisions(match, seat),
        moves=() if seat is None else legal_moves(match, seat),
        score=match.score,
        period_scores=tuple(p.goals for p in match.periods),
        steps=tuple(step for p in match.periods for step in p.steps),
        outcome=outcome(match),
    )


def _phase(match: FieldMatch) -> Phase:
    if outcome(match) is not None:
        return Phase.OVER
    return Phase.DEAL if running(match) is None else Phase.PLAY


def _lines(match: FieldMatch, period: FieldPeriod | None) -> tuple[tuple[Card | None, ...], ...]:
    if period is None:
        return tuple((None,) * size for size in SIZES)
    if period.complete() or outcome(match) is not None:
        return period.lines
    opened = period.opened()
    return tuple(
        tuple(card if (line, index) in opened else None for index, card in enumerate(cards))
        for line, cards in enumerate(period.lines)
    )


def _stacks(period: FieldPeriod | None, live: FieldPeriod | None) -> tuple[int, int]:
    if period is None:
        return 0, 0
    left = [
        len(stack) - (period.plays + (seat != period.dealer)) // 2 for seat, stack in enumerate(period.stacks)
    ]
    if live:
        left[live.seat] -= 1
    return left[0], left[1]


def _scored(ended: tuple[Step, ...], side: int) -> tuple[Card, ...]:
    return tuple(step.card for step in ended if step.passes and step.seat == side)
