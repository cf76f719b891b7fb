from collections.abc import Sequence
from random import Random

from minds.pile.knowledge import PileKnowledge
from minds.pile.model import DealState
from minds.pile.odds import win_odds
from minds.pile.policy import Policy
from minds.pile.sampling import SampledWorld, position_in
from minds.pile.values import Values


def evaluate(
    knowledge: PileKnowledge,
    worlds: Sequence[SampledWorld],
    ranks: Sequence[int],
    mine: Policy,
    values: Values,
    random: Random,
) -> dict[int, float]:
    """The odds of winning the match with each of these ranks: the average over worlds, played out.

    The seat plays on by `mine`, the others by their world's policies, to the end of the deal; `values` has
    what comes after.
    """
    won = dict.fromkeys(ranks, 0.0)
    for world in worlds:
        policies = [mine if seat == knowledge.seat else each for seat, each in enumerate(world.policies)]
        root = position_in(knowledge, world)
        for rank in ranks:
            position = root.copy()
            position.play(rank)
            won[rank] += play_out(knowledge, position, policies, values, random)
    return {rank: total / len(worlds) for rank, total in won.items()}


def play_out(
    knowledge: PileKnowledge, position: DealState, policies: Sequence[Policy], values: Values, random: Random
) -> float:
    deals = len(knowledge.now.deals)
    goals = position.goals
    level = goals[0] == goals[1]
    while position.left and len(position.deals) == deals:
        if knowledge.overtime and not level:
            break
        position.play(policies[position.seat].pick(position, random))
        level = goals[0] == goals[1]
    return worth(knowledge, position, values)


def worth(knowledge: PileKnowledge, position: DealState, values: Values) -> float:
    """The odds of winning the match for the knowing seat's side, from the end of a deal on."""
    side = knowledge.side
    lead: float = position.goals[side] - position.goals[1 - side]
    if knowledge.overtime:
        if lead:
            return float(lead > 0)
        return 0.5 + 0.5 * values.ahead(position, side)
    lead += values.ahead(position, side)
    to_go = len(position.deals) + (position.left > 0) + knowledge.deals_after
    return win_odds(lead, values.rate, to_go)
