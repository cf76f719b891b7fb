"""Which language a server or somebody wants: the list of them, and what was picked in it."""

import discord
from discord import app_commands

from bot.replies import SorryError
from bot.words import Words, locales
from cogs.asking import wording
from faces.parts import Select

AS_DISCORD = "auto"
LANGUAGES = (AS_DISCORD, *sorted(locales()))
LANGUAGE_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"language-{language}"), value=language) for language in LANGUAGES
]


def language_picked(value: str) -> str | None:
    """None where Discord's language is wanted. SorryError for what was never on the list."""
    if value not in LANGUAGES:
        raise SorryError("sorry-button")
    return None if value == AS_DISCORD else value


def language_name(words: Words, chosen: str | None) -> str:
    return words(f"language-{chosen or AS_DISCORD}")


def language_list(words: Words, custom_id: str, chosen: str | None, *, row: int) -> Select:
    options = [
        discord.SelectOption(
            label=language_name(words, each),
            value=each or AS_DISCORD,
            default=each == chosen,
        )
        for each in (None, *sorted(locales()))
    ]
    return Select(custom_id=custom_id, options=options, row=row)
