from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise

from hockey.cards import Card
from hockey.game import Call
from hockey.pile.match import PileMatch
from hockey.pile.period import PilePeriod
from hockey.pile.rules import PileRules
from minds.analysis.ended import AnalysedMatch
from minds.pile.inference import Kind, kinds
from minds.pile.knowledge import WATCHER, Deal, PileKnowledge, knowledge_of
from minds.pile.model import DealState, deal, facts_of, rank_of


@dataclass(frozen=True, slots=True, eq=False)
class DecisionPoint:
    """Where a card was, or would have been, played next, with every hand known.

    `start` is the current deal's, and `plays` lead on from there; `past` are the match's finished deals.
    """

    start: DealState = field(repr=False)
    plays: tuple[int, ...] = field(repr=False)
    past: tuple[Deal, ...] = field(repr=False)
    deals_after: int
    overtime: bool

    def knowledge(self, seat: int) -> PileKnowledge:
        """What the seat, or a WATCHER, could know here."""
        start, seats = self.start.copy(), self.start.facts.seats
        start.stock = []
        start.hands = [
            hand if each == seat else list(self.plays[(each - start.seat) % seats :: seats])
            for each, hand in enumerate(start.hands)
        ]
        return knowledge_of(
            start,
            list(self.plays),
            seat,
            past=list(self.past),
            deals_after=self.deals_after,
            overtime=self.overtime,
        )

    def watched(self) -> PileKnowledge:
        return self.knowledge(WATCHER)


class Kinds:
    """How each seat may be playing, by the finished deals, whose hands everyone knows."""

    def __init__(self) -> None:
        self._known: dict[int, list[Kind]] = {}

    def at(self, spot: DecisionPoint) -> list[Kind]:
        """The kinds by seat; every spot asked about is of the same match."""
        deals = len(spot.past)
        if deals not in self._known:
            self._known[deals] = kinds(spot.watched())
        return self._known[deals]


@dataclass(frozen=True, slots=True)
class Play:
    """A play of the log: where it was made, from which hand, and where it led within its period.

    `after` is the next play's spot, except for a period's last one.
    """

    ply: int
    call: Call = field(repr=False)
    hand: tuple[Card, ...] = field(repr=False)
    spot: DecisionPoint
    after: DecisionPoint


def begin(rules: PileRules, period: PilePeriod) -> DealState:
    """A period about to begin, in small numbers; its goals are counted from 0."""
    ranks = [rank_of(card) for card in (*period.centre, *period.deck)]
    return deal(facts_of(rules), ranks, (period.dealer + 1) % rules.seats, overtime=period.overtime)


def plays_of(rules: PileRules, over: AnalysedMatch) -> list[Play]:
    """Every play of a pile game's match, in order."""
    match: PileMatch = over.state
    plays: list[Play] = []
    plies = iter(over.plies)
    past: list[Deal] = []
    goals = [0, 0]
    for period in match.periods:
        position = begin(rules, period)
        position.goals = goals
        after = len(rules.deals) * max(match.options.length - period.number, 0)
        spots = list(_spots(position, period.calls, past, after, overtime=period.overtime))
        goals = position.goals
        for place, (call, (spot, then)) in enumerate(zip(period.calls, pairwise(spots), strict=True)):
            hand = replace(period, calls=period.calls[:place]).hand(rules, call.seat)
            plays.append(Play(next(plies), call, hand, spot, then))
    return plays


def _spots(
    position: DealState, calls: tuple[Call, ...], past: list[Deal], after: int, *, overtime: bool
) -> Iterator[DecisionPoint]:
    """Plays the position on; every deal that ends is added to `past`."""
    start, plays = position.copy(), list[int]()
    for call in calls:
        yield DecisionPoint(start, tuple(plays), tuple(past), after, overtime)
        plays.append(rank_of(call.card))
        dealt = position.deals
        position.play(plays[-1])
        if not position.left or position.deals != dealt:
            past.append((start, plays))
            if position.left:
                start, plays = position.copy(), []
    yield DecisionPoint(start, tuple(plays), tuple(past), after, overtime)
