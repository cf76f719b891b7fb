from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from typing import Final

from hockey.cards import RANKS
from hockey.game import Call
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView
from minds.memory import Memory
from minds.pile.model import EMPTY, DealState, Facts, facts_of, rank_of

WATCHER: Final = -1
"""The seat of a bystander who sees the open cards, and no hand."""

Deal = tuple[DealState, list[int]]
"""A position at the start of a deal and the ranks played since, by the seats in turn."""


@dataclass(frozen=True, slots=True)
class PileKnowledge:
    """Everything a seat knows on its turn, or a WATCHER on anyone's.

    `start` is the current deal's: its `hands` hold the seat's own cards in full, and of the others' only
    those that they have played since; `plays` lead from there to `now`. `hidden` are the ranks the seat
    hasn't seen, of other hands and stock alike; `held` counts what each seat still holds. `past` are the
    match's finished deals, whose hands are all known. `deals_after` counts the match's deals after this
    period's.
    """

    facts: Facts
    seat: int
    now: DealState = field(repr=False)
    start: DealState = field(repr=False)
    plays: list[int] = field(repr=False)
    hidden: list[int] = field(repr=False)
    held: list[int]
    past: list[Deal] = field(default_factory=list, repr=False)
    deals_after: int = 0
    overtime: bool = False

    @property
    def side(self) -> int:
        """Whose odds these are; side 0's for a WATCHER."""
        return 0 if self.seat == WATCHER else self.seat % 2


def read(rules: PileRules, view: PileView, memory: Memory) -> PileKnowledge:
    """The knowledge of a seat that has to play a card."""
    if view.seat is None:
        raise ValueError("no-seat")
    facts = facts_of(rules)
    deals = list(_deals(facts, view, memory))
    start, plays = deals.pop()
    start.hands[view.seat] += [rank_of(card) for card in view.hand]
    start.left = start.deals[0] * rules.seats
    start.deals = start.deals[1:]
    return knowledge_of(
        start,
        plays,
        view.seat,
        past=[(_opened(position), played) for position, played in deals],
        deals_after=len(rules.deals) * max(view.length - view.period, 0),
        overtime=view.overtime,
    )


def knowledge_of(
    start: DealState, plays: list[int], seat: int, *, past: list[Deal], deals_after: int, overtime: bool
) -> PileKnowledge:
    """The knowledge of a seat from its deal's start; see `PileKnowledge` for what may be in the hands."""
    now = start.copy()
    for rank in plays:
        now.play(rank)
    facts, own = start.facts, [] if seat == WATCHER else now.hands[seat]
    counts = [
        all_ - seen - own.count(rank)
        for rank, (all_, seen) in enumerate(zip(facts.copies, now.seen, strict=True))
    ]
    hidden = [rank for rank, count in enumerate(counts) for _ in range(count)]
    return PileKnowledge(facts, seat, now, start, plays, hidden, _held(now), past, deals_after, overtime)


def _held(now: DealState) -> list[int]:
    """The cards that each seat still holds, counted by turns."""
    seats = now.facts.seats
    return [(now.left - (seat - now.seat) % seats + seats - 1) // seats for seat in range(seats)]


def _opened(start: DealState) -> DealState:
    start.left = start.deals[0] * start.facts.seats
    start.deals = start.deals[1:]
    return start


def _deals(facts: Facts, view: PileView, memory: Memory) -> Iterator[Deal]:
    """The match's deals in order; the hands of each are the cards played in it."""
    goals = [0, 0]
    for period in range(1, view.period + 1):
        calls = view.calls_of(period)
        overtime = period > view.length
        position = _first(facts, view, memory, period, calls, overtime=overtime)
        position.goals = goals
        deals = position.deals
        bounds = accumulate((count * facts.seats for count in deals), initial=0)
        for number, (begin, end) in enumerate(pairwise(bounds)):
            if begin > len(calls) or (begin == len(calls) and period < view.period):
                break
            played = calls[begin:end]
            position.hands = _hands(facts, position.seat, played)
            position.deals = deals[number:]
            position.voids = [0] * facts.seats
            plays = [rank_of(call.card) for call in played]
            yield position.copy(), plays
            if end > len(calls):
                break
            position.left, position.deals = len(plays), ()
            for rank in plays:
                position.play(rank)
        goals = position.goals


def _first(
    facts: Facts, view: PileView, memory: Memory, period: int, calls: tuple[Call, ...], *, overtime: bool
) -> DealState:
    """The position before a period's first card."""
    centre = memory.after(view).centre(period)
    seen = [0] * len(RANKS)
    for card in centre:
        seen[rank_of(card)] += 1
    first = calls[0].seat if calls else view.seat or 0
    position = DealState(facts, [[] for _ in range(facts.seats)], first, seen=seen)
    position.top = rank_of(centre[-1]) if centre else EMPTY
    position.deals = facts.rules.deals_of(overtime=overtime)
    return position


def _hands(facts: Facts, first: int, played: tuple[Call, ...]) -> list[list[int]]:
    ranks = [rank_of(call.card) for call in played]
    return [ranks[(seat - first) % facts.seats :: facts.seats] for seat in range(facts.seats)]
