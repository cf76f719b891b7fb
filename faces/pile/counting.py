"""Counting the cards: how many are left in the deal, and which ranks are gone this period."""

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.parts import rank_word
from faces.pile.calls import rules_of
from faces.roster import Roster
from hockey.game import SIDES
from hockey.pile.counting import unseen
from hockey.pile.view import PileView

FEW = (1, 2)
"""So many unseen cards of a rank are few."""


def left_line(words: Words, roster: Roster, view: PileView) -> str:
    """How many cards each side has left to play in this deal, as the view's seat is told it."""
    side = (view.seat or 0) % SIDES
    mine, theirs = (sum(view.cards_left[each % SIDES :: SIDES]) for each in (side, side + 1))
    across = roster.across(words, side)
    return words("hand-left", mine=mine, theirs=theirs, opponent=across, players=view.seats // SIDES)


def gone_text(words: Words, loaded: LoadedMatch, view: PileView) -> str:
    """Which ranks the view's seat has seen all cards of, and of which few are left."""
    rules = rules_of(loaded)
    left = unseen(rules, view)
    lines = [words("gone", ranks=_named(words, left, 0) or words("gone-none"))]
    lines += [words("gone-few", left=few, ranks=ranks) for few in FEW if (ranks := _named(words, left, few))]
    covered = rules.centre - len(view.centre)
    return "\n".join([*lines, words("gone-counted", covered=covered)])


def _named(words: Words, left: dict[str, int], count: int) -> str:
    return ", ".join(rank_word(words, rank) for rank, unseen_cards in left.items() if unseen_cards == count)
