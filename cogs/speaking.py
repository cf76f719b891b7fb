"""Which language a server or a player wants: the list of them, and what was picked in it."""

from bot.custom_id import CustomId
from bot.replies import SorryError
from bot.words import Words, locales
from faces.form import choice
from faces.layout import Item

AS_DISCORD = "auto"


def language_picked(value: str) -> str | None:
    """None for Discord's language. SorryError for what was never on the list."""
    if value not in {AS_DISCORD, *locales()}:
        raise SorryError("sorry-button")
    return None if value == AS_DISCORD else value


def language_list(words: Words, key: str, tap: CustomId, chosen: str | None) -> Item:
    options = {each: words(f"language-{each}") for each in (AS_DISCORD, *sorted(locales()))}
    return choice(words, key, tap, options, chosen or AS_DISCORD)
