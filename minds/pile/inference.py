from collections.abc import Sequence
from math import exp, log, prod
from operator import mul, truediv
from typing import Final

from minds.pile.knowledge import PileKnowledge
from minds.pile.style import BASIC, SLIP, SOFT, Style, likelihoods, supported

Kind = tuple[tuple[Style, float], ...]
"""The styles that a seat may be playing in, with their odds."""

_BASIC: Final = 0.3
"""The odds that a player goes by Basic Strategy, before anything was seen."""
_FIRM: Final = 2.0
"""How many plays of a tip the first guess at a player's habits counts for."""


class Habits:
    """How a seat plays, as far as its plays have shown: by Basic Strategy, or in a way of its own."""

    def __init__(self) -> None:
        self._basic, self._own = log(_BASIC), log(1 - _BASIC)
        self._followed = [_FIRM * odds for odds in SOFT.follows]
        self._spoke = [_FIRM] * len(SOFT.follows)

    @property
    def kind(self) -> Kind:
        """Both styles, and how likely each is."""
        basic = 1 / (1 + exp(min(self._own - self._basic, 700)))
        own = Style(*map(truediv, self._followed, self._spoke))
        return ((BASIC, basic), (own, 1 - basic))

    def learn(self, hand: list[int], tips: list[list[int]], rank: int) -> None:
        """A play: the hand that it was made from, what each tip supported, and the rank."""
        slip = SLIP * hand.count(rank) / len(hand)
        self._basic += log(BASIC.among(hand, tips)[rank])
        # How likely it is to follow each tip here, and then to play this.
        parts, left = list[tuple[int, float]](), 1.0
        for tip, ranks in enumerate(tips):
            if ranks:
                odds = self._followed[tip] / self._spoke[tip]
                parts.append((tip, left * odds * ranks.count(rank) / len(ranks)))
                left *= 1 - odds
        whole = later = sum(part for _, part in parts) + left * hand.count(rank) / len(hand)
        self._own += log((1 - SLIP) * whole + slip)
        for tip, part in parts:
            self._followed[tip] += part / whole
            self._spoke[tip] += later / whole
            later -= part


def kinds(knowledge: PileKnowledge) -> list[Kind]:
    """For each seat, what the match's finished deals say about its way to play.

    After a deal, all its hands are known, and so is what each seat could have played instead.
    """
    habits = [Habits() for _ in range(knowledge.facts.seats)]
    for start, plays in knowledge.past:
        position = start.copy()
        for rank in plays:
            seat = position.seat
            hand = position.hands[seat]
            if seat != knowledge.seat and len(hand) > 1:
                habits[seat].learn(hand, list(supported(position)), rank)
            position.play(rank)
    return [each.kind for each in habits]


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
