from random import Random

from minds.pile.basic import goal, match, power_stops
from minds.pile.model import AGAINST, DealState
from minds.pile.policy import likelihood_among
from minds.reasons import Reason


class Greedy:
    """Matches whenever it can, stops a chance with a power card, and otherwise plays any plain card."""

    def pick(self, position: DealState, random: Random) -> int:
        return random.choice(advise_greedy(position)[1])

    def likelihood(self, position: DealState, rank: int) -> float:
        return likelihood_among(advise_greedy(position)[1], position.hands[position.seat], rank)


def advise_greedy(position: DealState) -> tuple[Reason | None, list[int]]:
    """The reason, if it has any, and the ranks that it likes alike, repeated as held."""
    hand = position.hands[position.seat]
    if ranks := goal(position, hand):
        return Reason.GOAL, ranks
    if ranks := match(position, hand):
        return Reason.MATCH, ranks
    if position.relation == AGAINST and (ranks := power_stops(position, hand)):
        return Reason.POWER_STOPS, ranks
    power = position.facts.power
    return None, [rank for rank in hand if not power[rank]] or hand
