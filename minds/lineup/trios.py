from collections.abc import Mapping, Sequence
from functools import cache
from operator import itemgetter
from typing import Final

from hockey.cards import Card
from hockey.lineup.chemistry import Pair

ENOUGH: Final = 6
"""How many choices for a place can matter: a line's five other cards leave one of six."""

Trio = tuple[float, frozenset[Card], tuple[Card, Card, Card]]
"""Its cost, its cards, and the same as middle card, left and right."""

Trios = tuple[list[Trio], list[Trio], list[Trio]]
"""Trios by how many of their two pairs win, the cheapest first."""


@cache
def pair_value(one: Card, other: Card) -> int:
    return Pair(one, other).value


def trios(hand: Sequence[Card], needs: tuple[int, int], costs: Mapping[Card, float], choices: int) -> Trios:
    """The cheapest trios of a hand by pairs that are worth at least what they need, left and right.

    `choices` cards are tried for each place beside the middle; with ENOUGH none that matters is left out.
    """
    cheapest = sorted(hand, key=costs.__getitem__)
    told: Trios = ([], [], [])
    for middle in hand:
        others = [card for card in cheapest if card is not middle]
        left, right = ([c for c in others if pair_value(middle, c) >= need][:choices] for need in needs)
        told[2].extend(_join(middle, left, right, costs))
        told[1].extend(_join(middle, left, others[:choices], costs))
        told[1].extend(_join(middle, others[:choices], right, costs))
    # Three of these stay free, whatever three the other trio takes.
    least = cheapest[:ENOUGH]
    for middle in least:
        others = [card for card in least if card is not middle]
        told[0].extend(_join(middle, others, others, costs))
    for each in told:
        each.sort(key=itemgetter(0))
    return told


def _join(
    middle: Card, lefts: Sequence[Card], rights: Sequence[Card], costs: Mapping[Card, float]
) -> list[Trio]:
    found: list[Trio] = []
    for left in lefts:
        cost = costs[middle] + costs[left]
        found += [
            (cost + costs[right], frozenset((middle, left, right)), (middle, left, right))
            for right in rights
            if right is not left
        ]
    return found
