from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, prod
from operator import mul

from minds.pile.knowledge import Deal, PileKnowledge
from minds.pile.style import Style, likelihoods

Kind = tuple[tuple[Style, float], ...]
"""The styles that a seat may be playing in, with their odds."""


@dataclass(frozen=True, slots=True)
class Suspects:
    """The ways others may play, and how likely each is before anything was seen."""

    styles: tuple[Style, ...]
    odds: tuple[float, ...]

    def kinds(self, knowledge: PileKnowledge) -> list[Kind]:
        """For each seat, what the match's finished deals say about its way to play.

        After a deal, all its hands are known, and so is what each seat could have played instead.
        """
        told = [[log(odds) for odds in self.odds] for _ in range(knowledge.facts.seats)]
        for deal in knowledge.past:
            self._learn(told, deal, knowledge.seat)
        return [tuple(zip(self.styles, _normal(each), strict=True)) for each in told]

    def _learn(self, told: list[list[float]], deal: Deal, own: int) -> None:
        start, plays = deal
        position = start.copy()
        for rank in plays:
            seat = position.seat
            if seat != own and len(position.hands[seat]) > 1:
                for place, odds in enumerate(likelihoods(self.styles, position, rank)):
                    told[seat][place] += log(odds)
            position.play(rank)


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


def _normal(logs: Sequence[float]) -> list[float]:
    most = max(logs)
    odds = [exp(each - most) for each in logs]
    return [each / sum(odds) for each in odds]
