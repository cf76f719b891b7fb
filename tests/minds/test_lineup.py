"""A reply to an open line is the best there is, by what pairs and cards are worth."""

import random
from itertools import permutations

from hypothesis import given, settings

from hockey.cards import JOKERS, Card, pack
from hockey.lineup.line import Line
from hockey.lineup.period import compare
from minds.lineup.knowledge import costs
from minds.lineup.reply import pairs_won, reply
from tests.hockey.matches import seeds


def dealt(seed: int, count: int) -> tuple[list[Card], Line]:
    """A hand, and a line of other cards."""
    cards = random.Random(seed).sample([*pack(), *JOKERS], count + 6)
    return cards[6:], Line(tuple(cards[:6]))


def margin(line: Line, foe: Line) -> int:
    """Goals by which the line wins, as the game counts them."""
    *_, last = compare(1, (line, foe), (0, 0))
    return last.score[0] - last.score[1]


@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_no_line_is_worth_more_than_the_reply(seed: int) -> None:
    hand, foe = dealt(seed, 7)
    paid = costs(hand, 1)
    found = reply(hand, foe, paid)
    best = max(
        pairs_won(line, foe) - sum(paid[card] for card in line.cards)
        for line in map(Line, permutations(hand, 6))
    )
    assert abs(found.worth - best) < 1e-9
    assert abs(found.worth - (pairs_won(found.line, foe) - sum(paid[c] for c in found.line.cards))) < 1e-9


@settings(max_examples=40, deadline=None)
@given(seed=seeds)
def test_pairs_won_are_goals_scored_and_prevented(seed: int) -> None:
    hand, foe = dealt(seed, 20)
    line = reply(hand, foe, costs(hand, 2)).line
    assert set(line.cards) <= set(hand)
    assert margin(line, foe) == pairs_won(line, foe) - 2
