from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from minds.analysis.report import Estimate
from minds.analysis.sureness import weighed
from minds.pile.endgame import LastDeal, all_known
from minds.pile.inference import Kind
from minds.pile.knowledge import PileKnowledge
from minds.pile.sampling import draw
from minds.pile.search import evaluate


@dataclass(frozen=True, slots=True)
class Doubt:
    """A play that another rank of the hand seems to beat, by `cost`; ranks as in `minds.pile.model`.

    `counted` says that the cost is no estimate, but comes from playing the last cards through.
    """

    knowledge: PileKnowledge = field(repr=False)
    kinds: Sequence[Kind] = field(repr=False)
    made: int = field(repr=False)
    better: int = field(repr=False)
    cost: Estimate
    counted: bool


def doubt(
    knowledge: PileKnowledge, kinds: Sequence[Kind], made: int, worlds: int, random: Random
) -> Doubt | None:
    """The mistake in a play, by everything that its seat knew; None if there is none.

    Between two seats, the last cards of a period are counted like the legend does. Otherwise the seat's cards
    are compared in worlds that fit, played out the way a legend imagines the others.
    """
    ranks = sorted(set(knowledge.now.hands[knowledge.seat]))
    if len(ranks) == 1:
        return None
    counted = all_known(knowledge)
    if counted:
        worths = LastDeal(knowledge, kinds[1 - knowledge.seat]).worths()
    else:
        worths = compared(knowledge, kinds, ranks, worlds, random)
    best = max(ranks, key=lambda rank: worths[rank])
    lost = worths[best] - worths[made]
    if lost <= 0:
        return None
    cost = Estimate(lost, exact=counted and not knowledge.deals_after)
    return Doubt(knowledge, kinds, made, best, cost, counted)


def compared(
    knowledge: PileKnowledge, kinds: Sequence[Kind], ranks: Sequence[int], worlds: int, random: Random
) -> dict[int, float]:
    """The chance of the seat's side to win the match by each of these ranks, in the same worlds."""
    told, weights = _played(knowledge, kinds, ranks, worlds, random)
    return {rank: weighed(each, weights).value for rank, each in told.items()}


def cost_of(doubted: Doubt, worlds: int, random: Random) -> Estimate:
    """The play's cost, in worlds that had no part in finding the better card, or luck would count twice."""
    ranks = (doubted.better, doubted.made)
    told, weights = _played(doubted.knowledge, doubted.kinds, ranks, worlds, random)
    better, made = (told[rank] for rank in ranks)
    return weighed([one - other for one, other in zip(better, made, strict=True)], weights)


def _played(
    knowledge: PileKnowledge, kinds: Sequence[Kind], ranks: Sequence[int], worlds: int, random: Random
) -> tuple[dict[int, list[float]], list[float]]:
    """How each world ends after each rank, and the worlds' weights."""
    drawn = draw(knowledge, kinds, worlds, random)
    return evaluate(knowledge, drawn, ranks, random), drawn.weights
