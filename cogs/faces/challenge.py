"""The challenge, and the cut that is shown on the same message."""

from collections.abc import Iterator

import discord

from bot.desk import LoadedMatch
from bot.outbox import Drawing
from bot.words import Words
from cogs.faces.parts import Button, ago, button, buttons, card, move_id, name_of
from cogs.faces.roster import roster_of
from db.model import Status
from hockey.game import Phase
from hockey.pile.view import PileView

CHOICES = ("deal", "first")


def draw_challenge(words: Words, loaded: LoadedMatch, view: PileView) -> Drawing:
    names = {"challenger": name_of(loaded, 0), "opponent": name_of(loaded, 1)}
    match loaded.match.status:
        case Status.OPEN:
            return _draw_open(words, loaded)
        case Status.DECLINED | Status.WITHDRAWN | Status.EXPIRED as status:
            return Drawing(words(f"challenge-{status}", **names))
        case _:
            return _draw_cut(words, loaded, view)


def _draw_open(words: Words, loaded: LoadedMatch) -> Drawing:
    opponent = loaded.match.seats[1].player_id
    text = words(
        "challenge",
        challenger=name_of(loaded, 0),
        opponent=f"<@{opponent}>",
        game=words.game(loaded.match.game),
        length=words(f"length-{loaded.match.length}-phrase"),
        pitch=words.pitch(loaded.match.game),
        until=ago(loaded.match.expires_at),
    )
    styles = {
        "accept": discord.ButtonStyle.success,
        "decline": discord.ButtonStyle.danger,
        "withdraw": discord.ButtonStyle.secondary,
    }
    items = [
        button(words(f"challenge-button-{answer}"), f"challenge:{loaded.id}:{answer}", style)
        for answer, style in styles.items()
    ]
    return Drawing(text, buttons(*items), pings=(opponent,))


def _draw_cut(words: Words, loaded: LoadedMatch, view: PileView) -> Drawing:
    roster = roster_of(loaded)
    title = words(
        "match-title",
        home=roster.side(words, 0),
        away=roster.side(words, 1),
        game=words.game(loaded.match.game),
        length=words(f"length-{loaded.match.length}-phrase"),
    )
    lines = [title, *_cuts(words, loaded, view)]
    if view.chooser is None:
        return Drawing("\n".join(lines))
    player = roster.names[view.chooser]
    if view.phase is Phase.CHOICE:
        lines.append(words("cut-won", until=ago(loaded.choice_due), player=player))
        return Drawing("\n".join(lines), buttons(*choice_buttons(words, loaded, view.chooser)))
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
            words(f"cut-button-{choice}"), move_id(loaded.id, decision, choice), discord.ButtonStyle.primary
        )
        for choice in CHOICES
    ]
