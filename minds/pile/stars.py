from random import Random
from statistics import fmean
from typing import Final

from minds.door import Thought
from minds.pile.basic import reasons, third_gone
from minds.pile.endgame import LastDeal, all_known
from minds.pile.inference import Kind, kinds
from minds.pile.knowledge import PileKnowledge
from minds.pile.sampling import draw
from minds.pile.search import evaluate
from minds.reasons import Reason

EVEN: Final = 0.01
"""Odds to win a match that differ by less than this count as equal."""
_CLEARLY: Final = 0.03  # how much lower the odds of being matched must be to count as a reason


def all_star(knowledge: PileKnowledge, random: Random, budget: int) -> dict[int, Thought]:
    """Learns how the others play, and plays each card out in worlds that fit."""
    return _sampled(knowledge, kinds(knowledge), random, budget)


def legend(knowledge: PileKnowledge, random: Random, budget: int) -> dict[int, Thought]:
    """Learns how the others play, tries each card in more worlds, and plays the last ones exactly."""
    styles = kinds(knowledge)
    if not all_known(knowledge):
        return _sampled(knowledge, styles, random, budget)
    worths = LastDeal(knowledge, styles[1 - knowledge.seat]).worths()
    held = {rank: float(rank in knowledge.hidden) for rank in worths}
    return _thoughts(knowledge, worths, held, Reason.COUNTED)


def _sampled(knowledge: PileKnowledge, styles: list[Kind], random: Random, budget: int) -> dict[int, Thought]:
    worlds = draw(knowledge, styles, budget, random)
    ranks = sorted(set(knowledge.now.hands[knowledge.seat]))
    told = evaluate(knowledge, worlds, ranks, random)
    worths = {rank: fmean(each, worlds.weights) for rank, each in told.items()}
    following = (knowledge.seat + 1) % knowledge.facts.seats
    held = {rank: fmean([rank in each[following] for each in worlds.hands], worlds.weights) for rank in ranks}
    return _thoughts(knowledge, worths, held)


def _thoughts(
    knowledge: PileKnowledge,
    worths: dict[int, float],
    held: dict[int, float],
    otherwise: Reason = Reason.SAMPLED,
) -> dict[int, Thought]:
    """With Basic Strategy's reason for a card, and how likely the next seat can match it.

    `otherwise` is the reason of the best card if nothing else supports it.
    """
    why = reasons(knowledge.now)
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
