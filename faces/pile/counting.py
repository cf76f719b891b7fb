"""Counts the cards: which ranks are gone this period."""

from collections import Counter

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.parts import rank_word
from faces.pile.calls import rules_of
from hockey.pile.counting import unseen
from hockey.pile.view import PileView

FEW = (1, 2)
"""How many unseen cards of a rank are worth a line."""


def gone_text(words: Words, loaded: LoadedMatch, view: PileView) -> str:
    """Which ranks are gone, which only the view's seat has, and which have few left."""
    rules = rules_of(loaded)
    left, held = unseen(rules, view), Counter(card.rank for card in view.hand)
    ranks = {count: [rank for rank, out in left.items() if out == count] for count in (0, *FEW)}
    gone = [rank_word(words, rank) for rank in ranks[0] if rank not in held]
    mine = [
        words("gone-held-rank", rank=rank_word(words, rank), count=held[rank])
        for rank in ranks[0]
        if rank in held
    ]
    lines = [words("gone", ranks=", ".join(gone) or words("gone-none"))]
    if mine:
        lines.append(words("gone-held", ranks=", ".join(mine)))
    for few in FEW:
        if ranks[few]:
            named = ", ".join(rank_word(words, rank) for rank in ranks[few])
            lines.append(words("gone-few", left=few, ranks=named))
    return "\n".join([*lines, words("gone-counted", covered=rules.centre - len(view.centre))])
