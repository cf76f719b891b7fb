from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, prod
from random import Random
from statistics import fmean
from typing import Final

from minds.analysis.pile.replay import DecisionPoint
from minds.analysis.report import Estimate
from minds.analysis.sureness import FEWEST, share, weighed
from minds.pile.batch import Batch, Luck
from minds.pile.inference import Kind, likelihood
from minds.pile.knowledge import PileKnowledge
from minds.pile.model import DealState
from minds.pile.sampling import draw
from minds.pile.search import play_out, worth
from minds.pile.style import BASIC, liked
from minds.pile.values import Values, values_of

MOST_WAYS: Final = 70
"""How many ways to share out the last cards are counted at most: four cards in each of two hands."""


class WinEstimate:
    """The chance of side 0 to win at a spot, as in `Swing`: more certain with more worlds.

    `kinds` tells by seat how the cards may have been played.
    """

    def __init__(self, spot: DecisionPoint, kinds: Sequence[Kind]) -> None:
        self._knowledge = spot.watched()
        self._kinds = kinds
        self._values = values_of(self._knowledge.facts.rules)
        self._told: list[float] = []
        self._weights: list[float] = []
        self._counted = _counted(self._knowledge, kinds, self._values)

    def look(self, worlds: int, random: Random) -> None:
        """Looks at this many more worlds, drawn at random; at none if all were counted."""
        if self._counted or not worlds:
            return
        drawn = draw(self._knowledge, self._kinds, worlds, random)
        batch, luck = Batch(self._knowledge.now, drawn.hands), Luck(random, len(drawn.hands))
        everyone = [[(BASIC, batch.full)]] * self._knowledge.facts.seats
        self._told += play_out(self._knowledge, batch, everyone, luck)
        self._weights += drawn.weights

    @property
    def estimate(self) -> Estimate:
        if self._counted:
            return self._counted
        mean = weighed(self._told, self._weights)
        return Estimate(share(mean.value), mean.error)


def guesses(
    spots: Sequence[tuple[DecisionPoint, Sequence[Kind]]], budget: int, random: Random
) -> list[Estimate]:
    """The chance at each spot, with this many worlds in all, half of them where it's least certain."""
    found = [WinEstimate(spot, kinds) for spot, kinds in spots]
    half = budget // 2
    for guess in found:
        guess.look(max(FEWEST, half // len(found)), random)
    errors = [guess.estimate.error for guess in found]
    for guess, error in zip(found, errors, strict=True):
        guess.look(int(half * error / sum(errors)) if error else 0, random)
    return [guess.estimate for guess in found]


def _ways(held: Sequence[int]) -> int:
    return prod(comb(sum(held[place:]), count) for place, count in enumerate(held))


def _counted(knowledge: PileKnowledge, kinds: Sequence[Kind], values: Values) -> Estimate | None:
    """The chance where nothing has to be drawn: a period's end, or so few cards that all are counted."""
    if not knowledge.now.left:
        return Estimate(share(worth(knowledge, knowledge.now, values)))
    if len(knowledge.hidden) != sum(knowledge.held) or _ways(knowledge.held) > MOST_WAYS:
        return None
    total = won = 0.0
    for hands in _hands(tuple(knowledge.hidden), knowledge.held):
        weight = likelihood(knowledge, kinds, hands)
        total += weight
        position = knowledge.now.copy()
        position.hands = [hand[:] for hand in hands]
        won += weight * _through(knowledge, position, values)
    return Estimate(share(won / total), exact=not knowledge.deals_after)


def _hands(cards: tuple[int, ...], held: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to share out the cards, all equally likely."""
    if not held:
        yield []
        return
    for chosen in combinations(range(len(cards)), held[0]):
        rest = tuple(card for place, card in enumerate(cards) if place not in chosen)
        for others in _hands(rest, held[1:]):
            yield [[cards[place] for place in chosen], *others]


def _through(knowledge: PileKnowledge, position: DealState, values: Values) -> float:
    """The mean over everything that Basic Strategy may do to the period's end."""
    level = position.goals[0] == position.goals[1]
    if not position.left or (knowledge.overtime and not level):
        return worth(knowledge, position, values)
    ranks = liked(position)
    told = []
    for rank in ranks:
        after = position.copy()
        after.play(rank)
        told.append(_through(knowledge, after, values))
    return fmean(told)
