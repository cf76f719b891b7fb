"""Taunts after a goal: the list below the scorer's hand, and the one that was said, beside the goal."""

import discord
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.turns.taunts import TAUNTS, are_wanted, goals_of, taunt_after, taunt_ends
from bot.words import Words
from faces.parts import ROWS, Select, name_of
from faces.tale.choosing import one_of
from faces.tale.taps import Taunt
from hockey.game import Call


def add_taunts(view: ui.View, words: Words, loaded: LoadedMatch, seat: int) -> None:
    """Three taunts below the hand of whoever has just scored, where a row is left."""
    row = max((item.row or 0 for item in view.children), default=-1) + 1
    if row >= ROWS or taunt_ends(loaded, seat) is None:
        return
    goal = len(goals_of(loaded))
    options = [
        discord.SelectOption(label=_taunt(words, loaded, goal, number), value=str(number))
        for number in range(TAUNTS)
    ]
    custom_id = Taunt(loaded.id, goal).id
    view.add_item(Select(custom_id=custom_id, placeholder=words("taunt-choose"), options=options, row=row))


def told_taunt(words: Words, loaded: LoadedMatch, goal: Call) -> str:
    """What the scorer has said after a goal, for everybody to read; nothing where they have not."""
    number = sum(goal.score)
    chosen = taunt_after(loaded, number)
    if chosen is None or not are_wanted(loaded):
        return ""
    said = _taunt(words, loaded, number, chosen)
    return words("talk", player=name_of(loaded, goal.seat), said=said)


def _taunt(words: Words, loaded: LoadedMatch, goal: int, number: int) -> str:
    return one_of(loaded.id, "taunt", (goal - 1) * TAUNTS + number, words("taunts"))
