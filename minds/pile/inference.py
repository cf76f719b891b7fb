from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

from minds.pile.knowledge import Deal, PileKnowledge
from minds.pile.policy import Policy

Kind = tuple[tuple[Policy, float], ...]
"""The policies that a seat may be playing by, with their odds."""


@dataclass(frozen=True, slots=True)
class Suspects:
    """The ways others may play, and how likely each is before anything was seen."""

    policies: tuple[Policy, ...]
    odds: tuple[float, ...]

    def kinds(self, knowledge: PileKnowledge) -> list[Kind]:
        """For each seat, what the match's finished deals say about its way to play.

        After a deal, all its hands are known, and so is what each seat could have played instead.
        """
        told = [[log(odds) for odds in self.odds] for _ in range(knowledge.facts.seats)]
        for deal in knowledge.past:
            self._learn(told, deal, knowledge.seat)
        return [tuple(zip(self.policies, _normal(each), strict=True)) for each in told]

    def _learn(self, told: list[list[float]], deal: Deal, own: int) -> None:
        start, plays = deal
        position = start.copy()
        for rank in plays:
            seat = position.seat
            if seat != own and len(position.hands[seat]) > 1:
                for place, policy in enumerate(self.policies):
                    told[seat][place] += log(policy.likelihood(position, rank))
            position.play(rank)


def _normal(logs: Sequence[float]) -> list[float]:
    most = max(logs)
    odds = [exp(each - most) for each in logs]
    return [each / sum(odds) for each in odds]
