from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, cast

from hockey.cards import RANKS
from hockey.game import Game, Move, Phase, View
from hockey.pile.game import PileGame
from hockey.pile.view import PileView
from minds.door import Thought
from minds.memory import Memory
from minds.pile.basic import advise, reasons
from minds.pile.knowledge import PileKnowledge, read
from minds.pile.rookie import advise_generous, advise_greedy
from minds.reasons import Reason

CHOICES: Final = (("deal", 1.0, Reason.DEALS_LAST), ("first", 0.0, None))
"""After a cut: the dealer plays last in every deal, knows most, and is a little better off."""

PileThink = Callable[[PileKnowledge, Random, int], dict[int, Thought]]
"""A way to think about the ranks of the hand, within a budget; its thoughts have no moves yet."""


@dataclass(frozen=True)
class PileMind:
    """A level's way to think, as a Mind.

    `slips` is how often it plays any card at random.
    """

    think: PileThink
    slips: float = 0.0

    def choose(self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int) -> Move:
        if len(view.moves) == 1 or (self.slips and random.random() < self.slips):
            return random.choice(view.moves)
        return self.thoughts(game, view, memory, random, budget)[0].move

    def thoughts(
        self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int
    ) -> tuple[Thought, ...]:
        pile = cast("PileView", view)
        if view.phase is Phase.CHOICE:
            return tuple(Thought(move, worth, "liking", reason) for move, worth, reason in CHOICES)
        opinions = self.think(read(cast("PileGame", game).rules, pile, memory), random, budget)
        ranks = [(card, RANKS.index(card.rank)) for card in pile.hand]
        told = [_of(card, opinions[rank]) for card, rank in ranks if rank in opinions]
        return tuple(sorted(told, key=lambda thought: -thought.worth))


def _of(card: str, thought: Thought) -> Thought:
    return Thought(card, thought.worth, thought.unit, thought.reason, thought.facts)


def rookie(knowledge: PileKnowledge, random: Random, _budget: int) -> dict[int, Thought]:
    return _liking(knowledge, *advise_greedy(knowledge.now), random)


def host(knowledge: PileKnowledge, random: Random, budget: int) -> dict[int, Thought]:
    """Lets the other side shoot until it has scored, as far as its cards allow; then plays like a rookie."""
    if knowledge.now.goals[1 - knowledge.side]:
        return rookie(knowledge, random, budget)
    return _liking(knowledge, *advise_generous(knowledge.now), random)


def pro(knowledge: PileKnowledge, random: Random, _budget: int) -> dict[int, Thought]:
    return _liking(knowledge, *advise(knowledge.now), random, reasons(knowledge.now))


def _liking(
    knowledge: PileKnowledge,
    reason: Reason | None,
    ranks: list[int],
    random: Random,
    why: dict[int, Reason] | None = None,
) -> dict[int, Thought]:
    """The ranks it likes best, one of them first by luck."""
    best, told = random.choice(ranks), {}
    for rank in sorted(set(knowledge.now.hands[knowledge.seat])):
        worth = 1.0 if rank == best else 0.5 if rank in ranks else 0.0
        told[rank] = Thought("", worth, "liking", reason if rank in ranks else (why or {}).get(rank))
    return told
