"""Counting cards: how many of each rank a seat has not seen yet, from its view alone."""

from hockey.cards import RANKS, SUITS
from hockey.pile.rules import PileRules
from hockey.pile.view import PileView


def unseen(rules: PileRules, view: PileView) -> dict[str, int]:
    """The cards of each rank, low ranks first, that the view's seat has not seen in this period.

    It has seen the played cards, its own hand, and the centre in its view: all of it in the first deal, only
    the top later on. If a rank has none unseen, no one else holds one or will be dealt one.
    """
    seen = {call.card for call in view.calls_of(view.period)} | {*view.hand, *view.centre}
    ranks = [card.rank for card in seen]
    return {rank: len(SUITS) - ranks.count(rank) for rank in RANKS if rank in rules.ranks}
