from random import Random
from typing import Final

from minds.door import Thought
from minds.pile.basic import advise
from minds.pile.endgame import LastDeal, all_known, trust_in
from minds.pile.inference import Kind, Suspects
from minds.pile.knowledge import Scene
from minds.pile.policy import Whatever
from minds.pile.rookie import Greedy
from minds.pile.sampling import draw, resample
from minds.pile.search import evaluate
from minds.pile.swift import Swift
from minds.pile.values import values_of

_BASIC: Final = Swift()
_GREEDY: Final = Greedy()
_SUSPECTS: Final = Suspects((_BASIC, _GREEDY, Whatever()), (0.6, 0.3, 0.1))
_DRAWN: Final = 3  # worlds drawn and weighed for each that is played out
_FINALISTS: Final = 2
_FIRST_ROUND: Final = 1 / 4  # of the budget is spent on all ranks alike


def all_star(scene: Scene, random: Random, budget: int) -> dict[int, Thought]:
    """Samples worlds that fit, if everybody plays by Basic Strategy, and plays each card out in them."""
    kinds: list[Kind] = [((_BASIC, 1.0),)] * scene.facts.seats
    ranks = sorted(set(scene.now.hands[scene.seat]))
    return _thoughts(scene, _sampled(scene, kinds, random, budget, ranks))


def legend(scene: Scene, random: Random, budget: int) -> dict[int, Thought]:
    """Learns how the others play, samples by that, looks longer at the best cards, and ends exactly."""
    kinds = _SUSPECTS.kinds(scene)
    if all_known(scene):
        trust = trust_in(kinds[1 - scene.seat], _BASIC)
        return _thoughts(scene, LastDeal(scene, values_of(scene.facts.rules), trust).worths())
    first = max(1, int(budget * _FIRST_ROUND))
    worths = _sampled(scene, kinds, random, first, sorted(set(scene.now.hands[scene.seat])))
    best = sorted(worths, key=lambda rank: -worths[rank])[:_FINALISTS]
    again = _sampled(scene, kinds, random, max(1, budget - first), best)
    final = {rank: (first * worths[rank] + (budget - first) * again[rank]) / budget for rank in best}
    floor = min(final.values())
    return _thoughts(scene, {rank: final.get(rank, min(worth, floor)) for rank, worth in worths.items()})


def _sampled(
    scene: Scene, kinds: list[Kind], random: Random, budget: int, ranks: list[int]
) -> dict[int, float]:
    drawn = [draw(scene, kinds, random) for _ in range(budget * _DRAWN)]
    worlds = resample(drawn, budget, random)
    return evaluate(scene, worlds, ranks, _BASIC, values_of(scene.facts.rules), random)


def _thoughts(scene: Scene, worths: dict[int, float]) -> dict[int, Thought]:
    """With the reason of Basic Strategy where it is of the same opinion."""
    reason, ranks = advise(scene.now)
    return {
        rank: Thought("", worth, "win", reason if rank in ranks else None) for rank, worth in worths.items()
    }
