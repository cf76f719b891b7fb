"""The odds of a shot are exact: counting every possible hand gives the same."""

from fractions import Fraction
from itertools import combinations

import pytest

from hockey.game import Result
from hockey.pile.game import PileGame
from hockey.pile.judge import Chance, MadeBy, judge
from hockey.pile.odds import goal_odds, held_after
from hockey.pile.rules import PileRules
from tests.hockey.matches import PILES, cards, walk

SMALL = PileRules("small", deals=(3, 3), overtime_deals=(3, 3), ranks="7TJ")
POWERFUL = PileRules(
    "powerful",
    deals=(3, 3),
    overtime_deals=(3, 3),
    ranks="7TJ",
    third_card=None,
    clears_ice=True,
    power_scores=True,
)


@pytest.mark.parametrize("rules", [SMALL, POWERFUL], ids=lambda rules: rules.id)
@pytest.mark.parametrize("seen", ["7", "7 J T", "7 7 7 T", "7 7 7 7 J J J J"])
@pytest.mark.parametrize("held", [1, 2, 3])
def test_they_are_what_every_hand_comes_to(rules: PileRules, seen: str, held: int) -> None:
    open_cards = cards(seen)
    answered = open_cards[0]
    chance = Chance(0, 0, MadeBy.MATCH)
    hands = list(combinations([card for card in rules.pack if card not in open_cards], held))
    scoring = [
        hand
        for hand in hands
        if any(judge(rules, answered, chance, 0, card)[0] is Result.GOAL for card in hand)
    ]
    assert goal_odds(rules, answered, open_cards, held) == Fraction(len(scoring), len(hands))


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_as_many_cards_are_held_as_the_game_says(game: PileGame) -> None:
    rules, compared = game.rules, 0
    for state, _, _ in walk(game, 3):
        period = state.periods[-1] if state.periods else None
        if period is None or not period.calls or period.complete():
            continue
        if period.deal(rules).number != period.calls[-1].deal:
            continue  # new cards have been dealt since
        told = [
            held_after(rules, period.calls, seat=seat, overtime=period.overtime)
            for seat in range(rules.seats)
        ]
        assert tuple(told) == period.cards_left(rules)
        compared += 1
    assert compared > 50
