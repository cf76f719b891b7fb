"""The cut, which the challenge's message shows once it is accepted."""

from collections.abc import Iterator

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.parts import Button, ago, button, buttons, card, name_of, plain
from faces.pile.lesson import is_lesson, opening_line
from faces.roster import roster_of
from faces.tale.meetings import met_line
from faces.taps.playing import MakeMove
from faces.terms import terms_of
from hockey.game import Phase
from hockey.pile.view import PileView

CHOICES = ("deal", "first")


def draw_cut(words: Words, loaded: LoadedMatch, view: PileView) -> Drawing:
    if is_lesson(loaded):
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
    lines = [title, *met, *_cuts(words, loaded, view)]
    if view.chooser is None:
        return Drawing("\n".join(lines))
    player = roster.names[view.chooser]
    if view.phase is Phase.CHOICE:
        # Nobody waits for the choice of a match that is only told again.
        waits = loaded.choice_due > loaded.since
        until = {"until": ago(loaded.choice_due)} if waits else {}
        lines.append(words("cut-won" if waits else "cut-won-again", player=player, seats=view.seats, **until))
        # In a DM the hand asks, and in a mind's stead nobody may answer.
        asks = not (loaded.match.in_dm or loaded.match.seats[view.chooser].level)
        choices = choice_buttons(words, loaded, view.chooser) if asks else []
        return Drawing("\n".join(lines), buttons(*choices))
    if view.choice is not None:
        # Whoever plays first sits after the dealer.
        deals = view.choice == "deal"
        other = roster.names[(view.chooser + (1 if deals else -1)) % view.seats]
        lines.append(words("cut-deals" if deals else "cut-plays", player=player, other=other))
    return Drawing("\n".join(lines))


def _cuts(words: Words, loaded: LoadedMatch, view: PileView) -> Iterator[str]:
    for number, (first, second) in enumerate(view.cuts):
        yield words(
            "cut-again" if number else "cut-once",
            challenger=name_of(loaded, 0),
            opponent=name_of(loaded, 1),
            first=card(words, first),
            second=card(words, second),
        )


def choice_buttons(words: Words, loaded: LoadedMatch, seat: int) -> list[Button]:
    decision = loaded.game.decision(loaded.state, seat)
    return [
        button(
            words(f"cut-button-{choice}"), MakeMove(loaded.id, decision, choice), discord.ButtonStyle.primary
        )
        for choice in CHOICES
    ]
