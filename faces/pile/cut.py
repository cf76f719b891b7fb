"""The cut, on the challenge's message once it's accepted."""

from collections.abc import Iterator

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.parts import Button, ago, button, buttons, card, plain
from faces.pile.lesson import opening_line
from faces.roster import roster_of
from faces.tale.meetings import met_line
from faces.taps.playing import MakeMove
from faces.terms import terms_of
from hockey.game import Phase
from hockey.pile.view import PileView

CHOICES = ("deal", "first")


def draw_cut(words: Words, loaded: LoadedMatch, view: PileView) -> Drawing:
    if loaded.is_lesson:
        return Drawing(opening_line(words, loaded))
    roster = roster_of(loaded)
    title = words(
        "match-title",
        home=roster.side(words, 0),
        away=roster.side(words, 1),
        game=plain(words.game(loaded.game)),
        setup=terms_of(words, loaded),
    )
    met = filter(None, [met_line(words, loaded)])
    lines = [title, *met, *_tied_cuts(words, view)]
    if view.chooser is None:
        return Drawing("\n".join(lines))
    won = {"player": roster.names[view.chooser], **cut_cards(words, view)}
    if view.phase is Phase.CHOICE:
        # No one waits for the choice in a match that is only told again.
        waits = loaded.choice_due > loaded.since
        until = {"until": ago(loaded.choice_due)} if waits else {}
        lines.append(words("cut-won" if waits else "cut-won-again", **won, **until))
        # In a DM the hand asks, and no one may answer for a bot.
        asks = not (loaded.match.in_dm or loaded.match.seats[view.chooser].level)
        choices = choice_buttons(words, loaded, view.chooser) if asks else []
        return Drawing("\n".join(lines), buttons(*choices))
    if view.choice is not None:
        lines.append(words("cut-deals" if view.choice == "deal" else "cut-plays", **won))
    return Drawing("\n".join(lines))


def _tied_cuts(words: Words, view: PileView) -> Iterator[str]:
    for first, second in view.cuts[:-1]:
        yield words("cut-again", first=card(words, first), second=card(words, second))


def cut_cards(words: Words, view: PileView) -> dict[str, str | int]:
    """The cards of the cut that decided, the winner's first."""
    cut, winner = view.cuts[-1], view.chooser or 0
    return {"high": card(words, cut[winner]), "low": card(words, cut[1 - winner])}


def choice_buttons(words: Words, loaded: LoadedMatch, seat: int) -> list[Button]:
    decision = loaded.game.decision(loaded.state, seat)
    return [
        button(
            words(f"cut-button-{choice}"), MakeMove(loaded.id, decision, choice), discord.ButtonStyle.primary
        )
        for choice in CHOICES
    ]
