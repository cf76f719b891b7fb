"""A reply to an open line is the best there is, by what pairs and cards are worth."""

import random
from collections.abc import Callable
from itertools import permutations

from hypothesis import given, settings

from hockey.cards import JOKERS, Card, pack
from hockey.game import NATURE, Options
from hockey.lineup.chemistry import Pair
from hockey.lineup.game import LineupGame
from hockey.lineup.line import Line, Wing
from hockey.lineup.period import compare
from minds.levels import Level, mind_of
from minds.lineup.arrange import settled
from minds.lineup.knowledge import costs
from minds.lineup.reply import pairs_won, reply
from minds.memory import Memory
from tests.hockey.matches import seeds

LINEUP = LineupGame("", "")
HAND = "AS AH KH QH KS KD JD TC 9H 8H 8C 7C 6H 6D 5S 5H 5C 3S 3D 2H 2D"


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


@settings(max_examples=25, deadline=None)
@given(seed=seeds)
def test_pairs_won_are_goals_scored_and_prevented(seed: int) -> None:
    hand, foe = dealt(seed, 20)
    line = reply(hand, foe, costs(hand, 2)).line
    assert set(line.cards) <= set(hand)
    assert margin(line, foe) == pairs_won(line, foe) - 2


def values(line: Line, pair: Callable[[Line, Wing], Pair]) -> list[int]:
    """What the two pairs of an attack or of a defence are worth, the weaker first."""
    return sorted(pair(line, wing).value for wing in Wing)


@settings(max_examples=40, deadline=None)
@given(seed=seeds)
def test_a_settled_line_has_the_same_cards_and_no_weaker_pair(seed: int) -> None:
    _, line = dealt(seed, 0)
    found = settled(line)
    assert set(found.cards[:3]) == set(line.cards[:3])
    assert set(found.cards[3:]) == set(line.cards[3:])
    for pair in (Line.attack, Line.defence):
        assert all(one >= other for one, other in zip(values(found, pair), values(line, pair), strict=True))


def test_a_line_set_up_in_secret_leaves_no_stronger_pair_unused() -> None:
    mine = [Card(card) for card in HAND.split()]
    rest = [card for card in pack() if card not in mine and card.rank != "A"]
    theirs = [Card("AD"), *rest[:20]]
    deck = [*(card for pair in zip(mine, theirs, strict=True) for card in pair), *rest[20:], Card("AC")]
    state = LINEUP.new(Options(length=1))
    for seat, move in ((NATURE, " ".join(["deck", *deck])), (0, "AS"), (1, "AD")):
        state, _ = LINEUP.play(state, seat, move)
    view, legend = LINEUP.view(state, 0), mind_of(LINEUP, Level.LEGEND)
    for seed in range(5):
        move = legend.choose(LINEUP, view, Memory(), random.Random(seed), 60)
        line = Line(tuple(map(Card, move.split()[1:])))
        for pair in (Line.attack, Line.defence):
            assert values(line, pair) == values(settled(line), pair)
