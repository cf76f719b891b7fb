from hockey.game import SIDES
from minds.pile.inference import Kind
from minds.pile.knowledge import PileKnowledge
from minds.pile.model import DealState
from minds.pile.odds import win_odds
from minds.pile.style import SLIP, liked
from minds.pile.values import Values

MOST_CARDS = 10
"""The most cards in both hands with which the rest of a period is played through."""

_Key = tuple[tuple[int, ...], tuple[int, ...], int, int, int, int]


class LastDeal:
    """The last deal between two seats: every unseen card is the opponent's, so nothing is left to chance.

    The opponent is assumed to play by Basic Strategy as surely as the match has shown (`trust`), and
    otherwise to see as well as we do and to choose what is worst for us.
    """

    def __init__(self, knowledge: PileKnowledge, values: Values, trust: float) -> None:
        self._knowledge = knowledge
        self._values = values
        self._trust = trust
        self._known: dict[_Key, float] = {}

    def worths(self) -> dict[int, float]:
        """The odds of winning the match by each rank of the hand."""
        root = self._knowledge.now.copy()
        root.hands[1 - self._knowledge.seat] = list(self._knowledge.hidden)
        return {rank: self._after(root, rank) for rank in sorted(set(root.hands[self._knowledge.seat]))}

    def _after(self, position: DealState, rank: int) -> float:
        after = position.copy()
        after.play(rank)
        return self._worth(after)

    def _worth(self, position: DealState) -> float:
        knowledge, goals = self._knowledge, position.goals
        lead = goals[knowledge.side] - goals[1 - knowledge.side]
        if knowledge.overtime and lead:
            return float(lead > 0)
        if not position.left:
            return 0.5 if knowledge.overtime else win_odds(lead, self._values.rate, knowledge.deals_after)
        one, other = position.hands
        key = (
            tuple(sorted(one)),
            tuple(sorted(other)),
            position.top,
            position.chance,
            lead,
            position.voids[knowledge.seat],
        )
        if key not in self._known:
            self._known[key] = self._best(position)
        return self._known[key]

    def _best(self, position: DealState) -> float:
        hand = position.hands[position.seat]
        worth = {rank: self._after(position, rank) for rank in set(hand)}
        if position.seat == self._knowledge.seat:
            return max(worth.values())
        ranks = liked(position)
        expected = sum(worth[rank] for rank in ranks) / len(ranks)
        slipping = sum(worth[rank] for rank in hand) / len(hand)
        basic = (1 - SLIP) * expected + SLIP * slipping
        return self._trust * basic + (1 - self._trust) * min(worth.values())


def all_known(knowledge: PileKnowledge) -> bool:
    """True if every unseen card is the one opponent's, and the rest is small enough to play through.

    A seat that didn't look at the centre pile doesn't know its cards, so they may be in any hand.
    """
    two = knowledge.facts.seats == SIDES
    mine = knowledge.held[knowledge.seat]
    return two and len(knowledge.hidden) == sum(knowledge.held) - mine and knowledge.now.left <= MOST_CARDS


def trust_in(kind: Kind, basic: object) -> float:
    """The odds that a seat plays by Basic Strategy."""
    return sum(odds for policy, odds in kind if policy is basic)
