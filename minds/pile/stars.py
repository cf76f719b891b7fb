from random import Random
from statistics import fmean
from typing import Final

from minds.door import Thought
from minds.pile.basic import reasons, third_gone
from minds.pile.endgame import LastDeal, all_known, trust_in
from minds.pile.inference import Kind, Suspects
from minds.pile.knowledge import PileKnowledge
from minds.pile.policy import Whatever
from minds.pile.rookie import Greedy
from minds.pile.sampling import Reading, SampledWorld, resample
from minds.pile.search import evaluate
from minds.pile.swift import Swift
from minds.pile.values import values_of
from minds.reasons import Reason

BASIC: Final = Swift()
"""How everyone is assumed to play on."""
_GREEDY: Final = Greedy()
EVEN: Final = 0.01
"""Odds to win a match that differ by less than this count as equal."""
SUSPECTS: Final = Suspects((BASIC, _GREEDY, Whatever()), (0.6, 0.3, 0.1))
"""How a seat may have been playing."""
_DRAWN: Final = 3  # worlds drawn and weighed for each that is played out
_FINALISTS: Final = 2
_FIRST_ROUND: Final = 1 / 4  # of the budget is spent on all ranks alike
_CLEARLY: Final = 0.03  # how much lower the odds of being matched must be to count as a reason


def all_star(knowledge: PileKnowledge, random: Random, budget: int) -> dict[int, Thought]:
    """Samples worlds that fit, if everybody plays by Basic Strategy, and plays each card out in them."""
    worlds = _worlds(knowledge, [((BASIC, 1.0),)] * knowledge.facts.seats, random, budget)
    worths = _played(knowledge, worlds, sorted(set(knowledge.now.hands[knowledge.seat])), random)
    return _thoughts(knowledge, worths, [world.hands for world in worlds])


def legend(knowledge: PileKnowledge, random: Random, budget: int) -> dict[int, Thought]:
    """Learns how the others play, samples by that, looks longer at the best cards, and ends exactly."""
    kinds = SUSPECTS.kinds(knowledge)
    if all_known(knowledge):
        trust = trust_in(kinds[1 - knowledge.seat], BASIC)
        worths = LastDeal(knowledge, values_of(knowledge.facts.rules), trust).worths()
        return _thoughts(knowledge, worths, [[knowledge.hidden] * knowledge.facts.seats], Reason.COUNTED)
    first = max(1, int(budget * _FIRST_ROUND))
    worlds = _worlds(knowledge, kinds, random, max(budget, first + 1))
    random.shuffle(worlds)
    worths = _played(knowledge, worlds[:first], sorted(set(knowledge.now.hands[knowledge.seat])), random)
    best = sorted(worths, key=lambda rank: -worths[rank])[:_FINALISTS]
    again = _played(knowledge, worlds[first:], best, random)
    share = first / len(worlds)
    final = {rank: share * worths[rank] + (1 - share) * again[rank] for rank in best}
    # A rank that got only one look mustn't come out first by luck.
    floor = min(final.values())
    worths = {rank: final.get(rank, min(worth, floor)) for rank, worth in worths.items()}
    return _thoughts(knowledge, worths, [world.hands for world in worlds])


def _worlds(knowledge: PileKnowledge, kinds: list[Kind], random: Random, count: int) -> list[SampledWorld]:
    reading = Reading(knowledge)
    return resample([reading.world(kinds, random) for _ in range(count * _DRAWN)], count, random)


def _played(
    knowledge: PileKnowledge, worlds: list[SampledWorld], ranks: list[int], random: Random
) -> dict[int, float]:
    return evaluate(knowledge, worlds, ranks, BASIC, values_of(knowledge.facts.rules), random)


def _thoughts(
    knowledge: PileKnowledge,
    worths: dict[int, float],
    hands: list[list[list[int]]],
    otherwise: Reason = Reason.SAMPLED,
) -> dict[int, Thought]:
    """With Basic Strategy's reason for a card, and how likely the next seat can match it.

    `otherwise` is the reason of the best card if nothing else supports it.
    """
    why, following = reasons(knowledge.now), (knowledge.seat + 1) % knowledge.facts.seats
    held = {rank: fmean(rank in each[following] for each in hands) for rank in worths}
    best = max(worths, key=lambda rank: worths[rank])
    if best not in why:
        sampled = otherwise is Reason.SAMPLED
        why[best] = (sampled and _apart(knowledge, worths, held, best)) or otherwise
    told = {}
    for rank, worth in worths.items():
        facts = (("unseen", float(knowledge.hidden.count(rank))), ("match-odds", held[rank]))
        told[rank] = Thought("", worth, "win", why.get(rank), facts)
    return told


def _apart(
    knowledge: PileKnowledge, worths: dict[int, float], held: dict[int, float], best: int
) -> Reason | None:
    """What sets the best card apart, if no rule of Basic Strategy does."""
    power, others = knowledge.facts.power, [rank for rank in worths if rank != best]
    if power[best]:
        return Reason.POWER_NOW
    if best in third_gone(knowledge.now, knowledge.now.hands[knowledge.seat]):
        return Reason.SAFETY_THIRD_GONE
    plain = [held[rank] for rank in others if not power[rank]]
    if plain and held[best] + _CLEARLY <= min(plain):
        return Reason.LEAST_LIKELY
    mine, unseen = knowledge.now.hands[knowledge.seat], knowledge.hidden.count
    # As hard to match, and no part of a pair: the difference is probably how the worlds were drawn.
    alike = any(
        not power[rank]
        and (unseen(rank), mine.count(rank)) == (unseen(best), mine.count(best))
        and abs(held[rank] - held[best]) < _CLEARLY
        for rank in others
    )
    close = any(worths[best] - worths[rank] < EVEN for rank in others)
    return Reason.TOSS_UP if alike or close else None
