"""Commands as Discord brings them, with the same manners as taps."""

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from sqlalchemy.exc import DBAPIError

from bot.host.registering import OWN_KINDS
from bot.replies import SorryError, apologise
from db.engine.database import BusyError

Interaction = discord.Interaction[Any]


def _check_kind(interaction: Interaction) -> None:
    """An Entry Point command may be handed to the bot, and discord.py would fail over it. SorryError."""
    if dict(interaction.data or {}).get("type") not in OWN_KINDS:
        raise SorryError("sorry-nothing-to-launch")


class Tree(app_commands.CommandTree[Any]):
    async def interaction_check(self, interaction: Interaction, /) -> bool:
        if interaction.type is discord.InteractionType.application_command:
            interaction.client.taps.begin("command")
            try:
                _check_kind(interaction)
                await interaction.client.people.remember(interaction)
            except Exception as error:  # noqa: BLE001 - before a command, discord.py tells nobody
                await apologise(interaction, error)
                return False
        elif interaction.type is discord.InteractionType.autocomplete:
            # Choices are compared with what is typed, so they are named in the language that was chosen.
            with suppress(BusyError, DBAPIError):
                await interaction.client.people.listen(interaction)
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await apologise(interaction, cause)
