"""A player's field, with the cards that the one in play may meet as buttons."""

from collections.abc import Iterator

import discord

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.words import Words
from faces.field.picture import picture_of
from faces.field.scene import LAST_LINE
from faces.field.story import last_line, runs_of
from faces.parts import Button, button, buttons, card, refresh_button, rink_buttons
from faces.roster import roster_of
from faces.taps.playing import MakeMove
from hockey.field.lookahead import prospects
from hockey.field.period import StepKind
from hockey.field.view import Cell, FieldView

LAST_PLAYS = 2
"""One fewer if tips need the room."""
Marks = tuple[StepKind | None, ...]
"""What the card in play certainly does, by index in the next line."""


def draw_hand(words: Words, loaded: LoadedMatch, view: FieldView, title: str, *, private: bool) -> Drawing:
    marks = _marks(loaded, view)
    tips = [words("field-tips", stage=len(view.path))] if any(marks) else []
    plays = _last_plays(words, loaded, view, LAST_PLAYS - len(tips))
    lines = [title, _state(words, loaded, view), *plays, *tips]
    items = [*_places(words, loaded, view, marks)]
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


def _last_plays(words: Words, loaded: LoadedMatch, view: FieldView, count: int) -> Iterator[str]:
    for run in list(runs_of(view, view.period).values())[-count:]:
        yield last_line(words, roster_of(loaded), run)


def _marks(loaded: LoadedMatch, view: FieldView) -> Marks:
    """The next line's marks, for a player who gets tips and is to move."""
    asked = view.seat is not None and view.seat in view.to_act and loaded.match.seats[view.seat].shows_tips
    return prospects(view) if asked else ()


def _places(words: Words, loaded: LoadedMatch, view: FieldView, marks: Marks) -> Iterator[Button]:
    """The next line as the player sees it: each button is where its card is."""
    if view.seat is None or view.seat not in view.to_act:
        return
    for places in view.seen_from(view.seat):
        if places[0].line == view.line:
            for place in places:
                yield _place(words, loaded, view, place, marks[place.index] if marks else None)


def _place(words: Words, loaded: LoadedMatch, view: FieldView, place: Cell, mark: StepKind | None) -> Button:
    tap = MakeMove(loaded.id, view.decision or 0, str(place.index))
    text = words(
        "field-button-keeper" if place.line in (0, LAST_LINE) else "field-button",
        number=place.index + 1,
        card=card(words, place.card) if place.card else "closed",
    )
    if mark is not None:
        text = words(f"field-mark-{mark}", place=text)
    style = discord.ButtonStyle.secondary if place.card else discord.ButtonStyle.primary
    if mark in (StepKind.PASSES, StepKind.GOAL):
        style = discord.ButtonStyle.success
    return button(text, tap, style, row=0)
