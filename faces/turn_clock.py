"""The turn clock for people: its texts, and its buttons."""

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.messages.drawing import Drawing
from bot.turns.timing import (
    claimant,
    forfeited_at,
    is_half_over,
    is_paused,
    is_time_up,
    must_answer_pause,
    pause_asked,
    turn_ends,
)
from bot.words import Words
from db.model.matches import Status
from faces.parts import ROW, Button, add_where_room, ago, button, date
from faces.roster import roster_of
from faces.taps.playing import AnswerClock, AnswerPause, More
from hockey.game import SIDES

# The title and whose turn it is: the clock comes after them, where a lock screen still shows it.
FIRST_LINES = 2
SPANS = ((86400, 2, "days"), (3600, 1, "hours"), (60, 1, "minutes"), (1, 0, "seconds"))


def span(words: Words, seconds: float) -> str:
    """A duration, in the largest unit that it fills exactly."""
    whole = max(1, round(seconds))
    unit, name = next(
        (unit, name) for unit, least, name in SPANS if whole >= least * unit and not whole % unit
    )
    return words(f"span-{name}", count=whole // unit)


def pace_of(words: Words, seconds: float) -> str:
    return words("pace", time=span(words, seconds))


def sheet_with_clock(words: Words, loaded: LoadedMatch, sheet: Drawing) -> Drawing:
    """A sheet during a turn, with what everyone should know about the clock, and its buttons."""
    layout = sheet.view
    if not isinstance(layout, ui.LayoutView):
        return sheet
    lines = "\n".join(_public_lines(words, loaded))
    for item in layout.children:
        if isinstance(item, ui.Container) and lines:
            item.add_item(ui.TextDisplay(lines))
    rows = [item for item in layout.children if isinstance(item, ui.ActionRow)]
    for each in _buttons(words, loaded, None):
        if not rows or len(rows[-1].children) == ROW:
            rows.append(ui.ActionRow())
            layout.add_item(rows[-1])
        rows[-1].add_item(each)
    return sheet


def hand_with_clock(words: Words, loaded: LoadedMatch, seat: int, hand: Drawing) -> Drawing:
    """A hand with what its owner should know about the clock, and buttons as far as there is room."""
    lines = (hand.content or "").split("\n")
    lines[FIRST_LINES:FIRST_LINES] = _own_lines(words, loaded, seat)
    if isinstance(hand.view, ui.View):
        add_where_room(hand.view, list(_buttons(words, loaded, seat)))
    return replace(hand, content="\n".join(lines))


def nudge_clock(words: Words, loaded: LoadedMatch) -> str:
    """What follows in the channel after a player's name, once half of their turn is over."""
    ends = turn_ends(loaded)
    reminds = ends is not None and is_half_over(loaded) and not is_time_up(loaded)
    return words("clock-half", until=ago(ends or 0)) if reminds else ""


def _public_lines(words: Words, loaded: LoadedMatch) -> Iterator[str]:
    ends, roster = turn_ends(loaded), roster_of(loaded)
    if is_paused(loaded):
        yield _paused(words, loaded)
    elif ends is not None and is_time_up(loaded):
        side = claimant(loaded)
        names = {} if side is None else _names(words, loaded, side)
        yield words("clock-up-all" if side is None else "clock-up", until=_end(loaded), **names)
    elif ends is not None and not loaded.is_lesson:
        yield words("clock-runs", until=ago(ends))
    asked = pause_asked(loaded)
    if asked is not None:
        asking = next(seat.seat for seat in loaded.match.seats if seat.pause_seconds is not None)
        yield words("pause-asked", player=roster.names[asking], time=span(words, asked))


def _own_lines(words: Words, loaded: LoadedMatch, seat: int) -> Iterator[str]:
    ends, mine = turn_ends(loaded), loaded.to_act(seat)
    if is_paused(loaded):
        yield _paused(words, loaded)
    elif ends is not None and is_time_up(loaded):
        side = claimant(loaded)
        if mine:
            yield words("clock-up-you", until=_end(loaded))
        elif side is not None:
            key = "clock-up-yours" if seat % SIDES == side else "clock-up"
            yield words(key, until=_end(loaded), **_names(words, loaded, side))
    elif ends is not None and mine and is_half_over(loaded):
        yield words("clock-half", until=ago(ends))
    elif ends is not None and not loaded.is_lesson:
        yield words("clock-runs", until=ago(ends))
    asked = pause_asked(loaded)
    if asked is not None:
        asking = next(each.seat for each in loaded.match.seats if each.pause_seconds is not None)
        waits = not must_answer_pause(loaded, seat)
        player, time = roster_of(loaded).names[asking], span(words, asked)
        yield words("pause-waits", time=time) if waits else words("pause-asked", player=player, time=time)


def _paused(words: Words, loaded: LoadedMatch) -> str:
    return words("clock-paused", until=date(loaded.match.paused_until or 0))


def _end(loaded: LoadedMatch) -> str:
    return ago(forfeited_at(loaded) or 0)


def _names(words: Words, loaded: LoadedMatch, side: int) -> dict[str, str | int]:
    roster = roster_of(loaded)
    count = loaded.game.seats // SIDES
    return {"claimant": roster.side(words, side), "late": roster.side(words, 1 - side), "players": count}


def _buttons(words: Words, loaded: LoadedMatch, seat: int | None) -> Iterator[Button]:
    """What a seat, or with None anyone, can do about the clock, the most urgent first."""
    match = loaded.match
    if match.status is not Status.RUNNING or match.due_at is None:
        return
    side = claimant(loaded)
    if side is not None and seat in (None, *range(side, loaded.game.seats, SIDES)):
        green = discord.ButtonStyle.success
        yield button(words("clock-button-claim"), AnswerClock(loaded.id, "claim"), green)
        yield button(words("clock-button-wait"), AnswerClock(loaded.id, "wait"))
    if is_paused(loaded):
        yield button(words("pause-button-resume"), AnswerPause(loaded.id, "resume"))
    if pause_asked(loaded) is not None and (seat is None or must_answer_pause(loaded, seat)):
        yield button(words("pause-button-agree"), AnswerPause(loaded.id, "agree"))
        yield button(words("pause-button-refuse"), AnswerPause(loaded.id, "refuse"))
    yield button(words("more-button"), More(loaded.id))
