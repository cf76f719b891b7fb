"""Playing against the bot's own players, as it is offered."""

import discord
from discord import ui

from bot.words import Words
from faces.parts import button, buttons
from faces.taps import AskOpponent


def practice_offer(words: Words) -> ui.View:
    """A button for whoever has nobody to play with."""
    return buttons(button(words("practice-button"), AskOpponent(), discord.ButtonStyle.primary))
