"""The buttons for playing bots."""

import discord
from discord import ui

from bot.matches.games import FIRST_MATCH
from bot.words import Words
from faces.parts import Button, button, buttons
from faces.taps.offering import AskOpponent, AskPlayer, PickOpponent, TurnRules
from hockey.catalogue import DEFAULT


def practice_offer(words: Words) -> ui.View:
    """Buttons for a player who has no opponent."""
    return buttons(first_match_button(words), opponents_button(words))


def greeting_buttons(words: Words) -> ui.View:
    """For a server that has just added the bot: a match at once, then the rules, then other people."""
    return buttons(*first_buttons(words))


def first_buttons(words: Words) -> tuple[Button, ...]:
    """What a newcomer does first: a match, the rules, a challenge."""
    how = button(words("help-button-rules"), TurnRules(0, "first", DEFAULT))
    return first_match_button(words), how, button(words("rules-button-challenge"), AskPlayer(DEFAULT))


def opponents_button(words: Words) -> Button:
    return button(words("practice-button"), AskOpponent(), discord.ButtonStyle.primary)


def first_match_button(words: Words) -> Button:
    tap = PickOpponent("rookie", 1, FIRST_MATCH)
    return button(words("practice-button-first"), tap, discord.ButtonStyle.success)
