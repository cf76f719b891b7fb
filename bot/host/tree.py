"""Commands as Discord brings them, with the same manners as taps; their names in every language."""

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as At
from sqlalchemy.exc import DBAPIError

from bot.host.registering import OWN_KINDS
from bot.known_people import language_of
from bot.offered import is_offered, typed_choice
from bot.replies import Interaction, SorryError, apologise
from bot.words import DEFAULT, words_for
from db.engine.database import BusyError

NAMES = frozenset({At.command_name, At.group_name, At.parameter_name})


def _check(interaction: Interaction) -> None:
    """Refuse what discord.py would fail over, or would take though no client offers it.

    SorryError for an Entry Point command, which Discord may hand to the bot, and for a typed choice.
    """
    if dict(interaction.data or {}).get("type") not in OWN_KINDS:
        raise SorryError("sorry-nothing-to-launch")
    if not is_offered(interaction):
        if (option := typed_choice(interaction)) is not None:
            raise SorryError("sorry-choice", option=words_for(language_of(interaction))(f"name-{option}"))
        raise app_commands.CheckFailure


def _is_for_host(interaction: Interaction) -> bool:
    """True for the host's command, the only one of a single server. It works without the database."""
    return "guild_id" in dict(interaction.data or {})


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        if interaction.type is discord.InteractionType.application_command:
            interaction.client.taps.begin("command")
            try:
                _check(interaction)
                if not _is_for_host(interaction):
                    await interaction.client.people.remember(interaction)
            except Exception as error:  # noqa: BLE001 - before a command, discord.py tells nobody
                await apologise(interaction, error)
                return False
        elif interaction.type is discord.InteractionType.autocomplete:
            # Choices are compared with what is typed, so they are named in the language that was chosen.
            with suppress(BusyError, DBAPIError):
                await interaction.client.people.listen(interaction)
            return is_offered(interaction)  # else discord.py would write a traceback
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await apologise(interaction, cause)


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
