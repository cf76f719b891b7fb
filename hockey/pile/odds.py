"""How likely a shot goes in, from what everyone can see: only the open cards."""

from collections.abc import Collection
from fractions import Fraction
from functools import lru_cache
from math import comb

from hockey.cards import Card
from hockey.game import Call, Result
from hockey.pile.judge import Chance, MadeBy, judge
from hockey.pile.rules import PileRules


def goal_odds(rules: PileRules, answered: Card, seen: Collection[Card | None], held: int) -> Fraction:
    """The chance that one of `held` cards in a shooter's hand scores on the card to be `answered`.

    Each card of the pack that isn't in `seen` is equally likely to be one of them.
    """
    hidden = [card for card in rules.pack if card not in seen]
    ranks = _scoring(rules, answered)
    scoring = sum(card.rank in ranks for card in hidden)
    return 1 - Fraction(comb(len(hidden) - scoring, held), comb(len(hidden), held))


def held_after(rules: PileRules, calls: Collection[Call], *, seat: int, overtime: bool) -> int:
    """How many cards a seat still holds after the last of these calls, which are a period's so far."""
    deal = rules.deal_of(len(calls) - 1, overtime=overtime)
    played = sum(call.seat == seat and call.deal == deal.number for call in calls)
    return (deal.end - deal.start) // rules.seats - played


@lru_cache(1024)
def _scoring(rules: PileRules, answered: Card) -> frozenset[str]:
    """The ranks that score on a card; every drawing of a sheet asks for those of all its shots."""
    chance = Chance(0, 0, MadeBy.POWER)
    cards = (card for card in rules.pack if judge(rules, answered, chance, 0, card)[0] is Result.GOAL)
    return frozenset(card.rank for card in cards)
