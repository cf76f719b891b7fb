"""Tips: a mark beside each card of a hand that would do something now."""

from collections.abc import Iterable

import discord

from bot.matches.loaded import LoadedMatch
from bot.words import Words
from faces.parts import card
from faces.pile.calls import rules_of
from faces.roster import roster_of
from hockey.cards import Card
from hockey.game import Result
from hockey.pile.lookahead import Prospect, prospects
from hockey.pile.view import PileView


def shows_tips(loaded: LoadedMatch, view: PileView) -> bool:
    return view.seat is not None and loaded.match.seats[view.seat].shows_tips


def tips_of(loaded: LoadedMatch, view: PileView) -> dict[Card, Prospect]:
    """The cards of the view's seat that would do something now; none if its owner gets no tips."""
    if not shows_tips(loaded, view):
        return {}
    told = prospects(rules_of(loaded), view)
    return {card: prospect for card, prospect in told.items() if prospect.result is not None}


def card_label(words: Words, value: Card, tips: dict[Card, Prospect]) -> str:
    """A card of a hand, with a mark of what it would do."""
    name = card(words, value)
    return words(f"tip-{tips[value].result}", card=name) if value in tips else name


def card_style(value: Card, tips: dict[Card, Prospect]) -> discord.ButtonStyle:
    """Cards are grey, because red means danger on Discord; one that would do something stands out."""
    if value not in tips:
        return discord.ButtonStyle.secondary
    scores = tips[value].result is Result.GOAL
    return discord.ButtonStyle.success if scores else discord.ButtonStyle.primary


def tips_line(words: Words, loaded: LoadedMatch, tips: Iterable[Prospect]) -> str | None:
    """What the marks of a hand mean; None if no card has one."""
    if not (kinds := dict.fromkeys(sorted(tips, key=_weight))):
        return None
    game = roster_of(loaded).game
    return words("tips", meanings=", ".join(words.of_game(_meaning(tip), game) for tip in kinds))


def _weight(tip: Prospect) -> int:
    return [None, *Result].index(tip.result)


def _meaning(tip: Prospect) -> str:
    return f"tip-means-{tip.result}-stops" if tip.stops else f"tip-means-{tip.result}"
