"""The field before a player, with the cards that the one in play may meet as buttons."""

from collections.abc import Iterator

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.field.picture import picture_of
from faces.field.scene import LAST_LINE
from faces.field.story import chosen, play_line, runs_of
from faces.parts import RED, Button, button, buttons, card, refresh_button, rink_buttons
from faces.roster import roster_of
from faces.taps.playing import MakeMove
from hockey.field.view import Cell, FieldView

LAST_PLAYS = 2


def draw_hand(words: Words, loaded: LoadedMatch, view: FieldView, title: str, *, private: bool) -> Drawing:
    lines = [title, _state(words, loaded, view), *_last_plays(words, loaded, view)]
    items = [*_places(words, loaded, view)]
    below = 1 if items else 0
    if private:
        items.append(refresh_button(words, loaded, row=below))
    items += rink_buttons(words, loaded, row=below)
    picture = picture_of(words, loaded, view, view.seat or 0)
    return Drawing("\n".join(lines), buttons(*items), picture=picture)


def nudge_line(words: Words, view: FieldView, facts: dict[str, str | int]) -> str:
    return words("field-nudge", card=card(words, view.drawn) if view.drawn else "", **facts)


def _state(words: Words, loaded: LoadedMatch, view: FieldView) -> str:
    drawn = card(words, view.drawn) if view.drawn else ""
    turn = next(iter(view.to_act))
    if turn != view.seat:
        return words("field-hand-wait", player=roster_of(loaded).names[turn], card=drawn)
    return words("field-hand", card=drawn, stage=len(view.path))


def _last_plays(words: Words, loaded: LoadedMatch, view: FieldView) -> Iterator[str]:
    runs, choose = list(runs_of(view, view.period).values()), chosen(loaded, view)
    for run in runs[-LAST_PLAYS:]:
        yield f"> {play_line(words, roster_of(loaded), run, choose)}"


def _places(words: Words, loaded: LoadedMatch, view: FieldView) -> Iterator[Button]:
    """The line that is next, as it lies before the player."""
    if view.seat is None or view.seat not in view.to_act:
        return
    for places in view.seen_from(view.seat):
        if places[0].line == view.line:
            yield from (_place(words, loaded, view, place) for place in places)


def _place(words: Words, loaded: LoadedMatch, view: FieldView, place: Cell) -> Button:
    tap = MakeMove(loaded.id, view.decision or 0, str(place.index))
    keeper = place.line in (0, LAST_LINE)
    number = place.index + 1
    if place.card is None:
        text = words("field-button-keeper-closed" if keeper else "field-button-closed", number=number)
        return button(text, tap, discord.ButtonStyle.primary, row=0)
    key = "field-button-keeper-open" if keeper else "field-button-open"
    text = words(key, number=number, card=card(words, place.card))
    style = discord.ButtonStyle.danger if place.card.suit in RED else discord.ButtonStyle.secondary
    return button(text, tap, style, row=0)
