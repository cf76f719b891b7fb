"""Names, descriptions and choices of commands, in every language there is a catalogue for."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At

from bot.words import DEFAULT, words_for

NAMES = frozenset({At.command_name, At.group_name, At.parameter_name})


class CatalogueTranslator(app_commands.Translator):
    """Says a text of a command by the key that it carries, or a name by the name itself."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = words_for(locale.value)
        if words.locale == DEFAULT:
            return None
        key = string.extras.get("key") or (f"name-{string.message}" if context.location in NAMES else None)
        return words(key) if key and words.has(key) else None
