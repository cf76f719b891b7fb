from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from hockey.cards import RANKS, SUITS, Card
from hockey.game import NATURE as DEALER
from hockey.game import Options
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from hockey.pile.table import deck_move
from hockey.pile.view import PileView
from minds.levels import BUDGETS, Level, mind_of
from minds.memory import Memory
from minds.pile.basic import advise
from minds.pile.endgame import all_known
from minds.pile.knowledge import PileKnowledge, read
from minds.pile.mind import PileMind
from minds.pile.rookie import advise_greedy
from tests.minds.strength.spiel.table import NATURE, Horizon, Table

SHIFT: Final = Options(length=1)


@dataclass
class Estimate:
    """How a level plays a period, by what its seat knows (`Table.known`), as far as its own play leads.

    `odds` are exact where its way to choose is known; `drawn` counts its choices where they had to be tried.
    """

    odds: dict[str, dict[int, float]] = field(default_factory=dict, repr=False)
    drawn: dict[str, Counter[int]] = field(default_factory=dict, repr=False)


def estimate(rules: PileRules, level: Level, tries: tuple[int, int], random: Random) -> Estimate:
    """The level's strategy for a period of small decks.

    `tries` says how often it is asked in each spot, before the last deal and in it.
    """
    found = Estimate()
    _Walk(PileGame(rules, "", ""), level, tries, random, found).visit(
        Table(rules, Horizon.PERIOD), (True, True)
    )
    return found


@dataclass
class _Walk:
    game: PileGame
    level: Level
    tries: tuple[int, int]
    random: Random
    found: Estimate

    def visit(self, table: Table, led: tuple[bool, bool]) -> None:
        """`led` tells for each seat whether its own play may lead here."""
        while table.actor >= 0 and len(moves := table.actions()) == 1:
            table.apply(moves[0])
        if table.over or not any(led):
            return
        seat, played = table.actor, dict[int, float]()
        if seat != NATURE and led[seat]:
            played = self.ask(table)
        for action in table.actions():
            after, still = table.copy(), led
            if played and not played.get(action):
                still = (led[0] and seat != 0, led[1] and seat != 1)
            after.apply(action)
            self.visit(after, still)

    def ask(self, table: Table) -> dict[int, float]:
        known = table.known(table.actor)
        if known not in self.found.odds:
            view = view_of(self.game, table)
            knowledge = read(self.game.rules, view, Memory())
            odds = _exact(self.level, knowledge)
            if odds is None:
                odds = self._tried(known, view, knowledge)
            self.found.odds[known] = odds
        return self.found.odds[known]

    def _tried(self, known: str, view: PileView, knowledge: PileKnowledge) -> dict[int, float]:
        mind, budget = mind_of(self.game, self.level), BUDGETS[self.level]
        settled = self.level is Level.LEGEND and all_known(knowledge)  # it then reckons, and draws nothing
        count = 1 if settled else self.tries[all_known(knowledge)]
        chosen = Counter(
            RANKS.index(mind.choose(self.game, view, Memory(), self.random, budget)[0]) for _ in range(count)
        )
        if count > 1:
            self.found.drawn[known] = chosen
        return _shares(chosen)


def _shares(counts: Counter[int]) -> dict[int, float]:
    return {rank: count / counts.total() for rank, count in counts.items()}


def _exact(level: Level, knowledge: PileKnowledge) -> dict[int, float] | None:
    """The odds of each rank where a level plays evenly what its rules like, but for its slips."""
    if level not in (Level.ROOKIE, Level.PRO):
        return None
    liked = advise_greedy(knowledge.now)[1] if level is Level.ROOKIE else advise(knowledge.now)[1]
    mind = mind_of(PileGame(knowledge.facts.rules, "", ""), level)
    slips = mind.slips if isinstance(mind, PileMind) else 0.0
    hand = knowledge.now.hands[knowledge.seat]
    return {
        rank: (1 - slips) * liked.count(rank) / len(liked) + slips * hand.count(rank) / len(hand)
        for rank in sorted({*hand})
    }


def view_of(game: PileGame, table: Table) -> PileView:
    """What the seat at the table sees of a match that came to this; cards that it cannot see lie anyhow."""
    deck = _deck(game.rules, table)
    state, _ = game.play(game.new(SHIFT), DEALER, "dealer 1")
    state, _ = game.play(state, DEALER, deck_move((), deck))
    for card in deck[: len(table.plays)]:
        state, _ = game.play(state, table.seat_of(len(state.periods[0].calls)), card)
    return game.view(state, table.actor)


def _deck(rules: PileRules, table: Table) -> tuple[Card, ...]:
    """A deck in which all that was played lies in the order of its plays, and then the seat's hand."""
    hand = [RANKS[rank] for rank in table.position.hands[table.actor]]
    ranks, rest = list(table.plays), list(rules.ranks * len(SUITS))
    for rank in (*ranks, *hand):
        rest.remove(rank)
    while hand:
        ranks.append((hand if table.seat_of(len(ranks)) == table.actor else rest).pop())
    suits = {rank: iter(SUITS) for rank in rules.ranks}
    return tuple(Card(rank + next(suits[rank])) for rank in (*ranks, *rest))
