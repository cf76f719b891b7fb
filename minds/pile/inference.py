from collections.abc import Sequence
from math import exp, log, prod
from operator import mul
from typing import Final

from minds.pile.knowledge import PileKnowledge
from minds.pile.style import BASIC, GREEDY, NEWCOMER, SENSIBLE, SHOWY, Style, likelihoods

Kind = tuple[tuple[Style, float], ...]
"""The styles that a seat may be playing in, with their odds."""

_STYLES: Final = (BASIC, SENSIBLE, NEWCOMER, GREEDY, SHOWY)
_ODDS: Final = (0.3, 0.3, 0.15, 0.1, 0.15)
"""How likely each style is, before anything was seen."""


def kinds(knowledge: PileKnowledge) -> list[Kind]:
    """For each seat, what the match's finished deals say about its way to play.

    After a deal, all its hands are known, and so is what each seat could have played instead.
    """
    told = [list(map(log, _ODDS)) for _ in range(knowledge.facts.seats)]
    for start, plays in knowledge.past:
        position = start.copy()
        for rank in plays:
            seat = position.seat
            if seat != knowledge.seat and len(position.hands[seat]) > 1:
                for place, odds in enumerate(likelihoods(_STYLES, position, rank)):
                    told[seat][place] += log(odds)
            position.play(rank)
    return [tuple(zip(_STYLES, _normal(each), strict=True)) for each in told]


def _normal(logs: Sequence[float]) -> list[float]:
    most = max(logs)
    odds = [exp(each - most) for each in logs]
    return [each / sum(odds) for each in odds]


def likelihood(knowledge: PileKnowledge, kinds: Sequence[Kind], hands: list[list[int]]) -> float:
    """How likely the other seats, of these kinds, would have played this deal like this with these hands."""
    position = knowledge.start.copy()
    for seat, hand in enumerate(hands):
        if seat != knowledge.seat:
            position.hands[seat] = position.hands[seat] + hand
    odds = [[share for _, share in kind] for kind in kinds]
    for rank in knowledge.plays:
        seat = position.seat
        if seat != knowledge.seat:
            likely = likelihoods([style for style, _ in kinds[seat]], position, rank)
            odds[seat] = list(map(mul, odds[seat], likely))
        position.play(rank)
    return prod(sum(each) for seat, each in enumerate(odds) if seat != knowledge.seat)
