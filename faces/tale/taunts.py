"""Taunts after a goal: the list below the scorer's hand, and the chosen one, beside the goal."""

from collections.abc import Iterator

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.turns.taunts import TAUNTS, are_wanted, goal_to_taunt, goals_of, taunt_after
from bot.words import Words
from faces.parts import ROWS, Select, name_of
from faces.tale.choosing import one_of
from faces.taps.playing import Taunt


def add_taunts(view: ui.View, words: Words, loaded: LoadedMatch, seat: int) -> None:
    """Three taunts below the hand of the last scorer, if a row is left."""
    taken = {item.row or 0 for item in view.children}
    row = next((row for row in range(ROWS) if row not in taken), None)
    goal = goal_to_taunt(loaded, seat)
    if row is None or goal is None:
        return
    options = [
        discord.SelectOption(label=_taunt(words, loaded, goal.number, number), value=str(number))
        for number in range(TAUNTS)
    ]
    custom_id = Taunt(loaded.id, goal.number).id
    view.add_item(Select(custom_id=custom_id, placeholder=words("taunt-choose"), options=options, row=row))


def told_taunt(words: Words, loaded: LoadedMatch, seat: int, number: int) -> str:
    """The scorer's taunt after the match's n-th goal, for everyone; empty if there was none."""
    chosen = taunt_after(loaded, number)
    if chosen is None or not are_wanted(loaded):
        return ""
    said = _taunt(words, loaded, number, chosen)
    return words("talk", player=name_of(loaded, seat), said=said)


def taunts_of(words: Words, loaded: LoadedMatch, period: int) -> Iterator[str]:
    """The taunts after the goals of a period, in order."""
    for goal in goals_of(loaded):
        if goal.period == period and (told := told_taunt(words, loaded, goal.seat, goal.number)):
            yield told


def _taunt(words: Words, loaded: LoadedMatch, goal: int, number: int) -> str:
    return one_of(loaded.id, "taunt", (goal - 1) * TAUNTS + number, words("taunts"))
