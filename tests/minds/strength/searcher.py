"""A searcher that knows nothing of Basic Strategy, in the pile games."""

from random import Random
from typing import Final

from hockey.cards import RANKS
from minds.door import Thought
from minds.pile.batch import Batch, Luck, follows, one_of
from minds.pile.knowledge import PileKnowledge
from minds.pile.style import Style

WORLDS: Final = 200
_MATCHES: Final = Style(match=1)


def flat(knowledge: PileKnowledge, random: Random, budget: int) -> dict[int, Thought]:
    """Plays each card out in worlds that are all equally likely, and takes the most goals.

    In a play-out, the seats match when possible and play any card otherwise, to the end of the deal.
    """
    ranks = sorted(set(knowledge.now.hands[knowledge.seat]))
    batch = Batch(knowledge.now, [_dealt(knowledge, random) for _ in range(budget)])
    batch.repeat(len(ranks))
    luck, world = Luck(random, budget, len(ranks)), (1 << budget) - 1
    group = {rank: world << budget * place for place, rank in enumerate(ranks)}
    batch.play([group.get(rank, 0) for rank in range(len(RANKS))], sudden=knowledge.overtime)
    while batch.left:
        liked = batch.liked(follows([(_MATCHES, batch.full)], luck))
        batch.play(one_of(liked, luck), sudden=knowledge.overtime)
    sign = 1 - 2 * knowledge.side
    goals = {
        rank: sum(sign * lead * (where & each).bit_count() for lead, where in batch.leads.items())
        for rank, each in group.items()
    }
    return {rank: Thought("", float(won), "liking") for rank, won in goals.items()}


def _dealt(knowledge: PileKnowledge, random: Random) -> list[list[int]]:
    hidden, at = random.sample(knowledge.hidden, len(knowledge.hidden)), 0
    hands = []
    for seat, count in enumerate(knowledge.held):
        if seat == knowledge.seat:
            hands.append(knowledge.now.hands[seat])
        else:
            hands.append(hidden[at : at + count])
            at += count
    return hands
