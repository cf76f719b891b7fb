"""A deck is laid out as if it were shuffled until its centre is legal, but in two shuffles."""

import random
from collections import Counter
from itertools import permutations

import pytest

from hockey.cards import Card
from hockey.pile.rules import PileRules
from hockey.pile.table import lay_out, read_deck

SMALL = [
    PileRules("house", ranks="23", power="", centre=2, deals=(3,), overtime_deals=(3,)),
    PileRules("house", seats=4, ranks="23", power="", deals=(2,), overtime_deals=(2,)),
]
STRICT = PileRules("house", power="23456", centre=8, deals=(22,), overtime_deals=(22,))


def may_lie(rules: PileRules, order: tuple[Card, ...]) -> bool:
    """True if 000 allows this order: no pair and no power card in its centre."""
    ranks = [card.rank for card in order[: rules.centre]]
    return len({*ranks} - {*rules.power}) == rules.centre


@pytest.mark.parametrize("rules", SMALL, ids=["with-a-centre", "without"])
def test_every_deck_that_may_lie_is_as_likely_as_any_other(rules: PileRules) -> None:
    """Over every order that the first shuffle may bring, each centre comes as often; whatever is left is
    shuffled whole, so after any centre each order of the rest is as likely.
    """
    legal, made = Counter[tuple[Card, ...]](), Counter[tuple[Card, ...]]()
    for order in permutations(rules.pack):
        if may_lie(rules, order):
            legal[order[: rules.centre]] += 1
        shuffled: list[list[Card]] = []

        def shuffle(
            cards: list[Card], order: tuple[Card, ...] = order, shuffled: list[list[Card]] = shuffled
        ) -> None:
            if not shuffled:
                assert set(cards) == set(order)
                cards[:] = order
            else:
                cards.reverse()
            shuffled.append(list(cards))

        centre, deck = read_deck(rules, lay_out(rules, shuffle).removeprefix("deck "))
        assert list(deck) == shuffled[-1]
        made[centre] += 1
    assert made.keys() == legal.keys()
    assert len({*made.values()}) == 1
    assert len({*legal.values()}) == 1


@pytest.mark.parametrize("seed", range(50))
def test_a_centre_that_seldom_lies_takes_two_shuffles(seed: int) -> None:
    """Reshuffled until legal, its deck took thousands of tries, and blocked everyone else."""
    rng, shuffles = random.Random(seed), 0

    def shuffle(cards: list[Card]) -> None:
        nonlocal shuffles
        shuffles += 1
        assert shuffles <= 2
        rng.shuffle(cards)

    read_deck(STRICT, lay_out(STRICT, shuffle).removeprefix("deck "))
