"""The tournament that a person means."""

from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError
from cogs.asking import LONGEST_CHOICE, MOST_CHOICES
from db.model.tournaments import Tournament
from faces.parts import label


async def open_ones(interaction: Interaction) -> list[Tournament]:
    """The server's coming and running tournaments, newest first."""
    found = await interaction.client.store.tournaments.in_server(interaction.guild_id or 0)
    return [each for each in found if each.ended_at is None]


async def open_one(interaction: Interaction, typed: str | None) -> Tournament:
    """The one with that number or name, or the only one. SorryError if it isn't clear."""
    found = await open_ones(interaction)
    if typed is not None:
        found = named(found, typed)
    if len(found) != 1:
        raise SorryError("tournament-which" if found else "tournament-none")
    return found[0]


async def one_named(interaction: Interaction, typed: str) -> Tournament:
    """The server's newest tournament with that number or name, also one that is over. SorryError."""
    fitting = named(await interaction.client.store.tournaments.in_server(interaction.guild_id or 0), typed)
    if not fitting:
        raise SorryError("tournament-unknown")
    return fitting[0]


def named(among: list[Tournament], typed: str) -> list[Tournament]:
    """Those with that number or name."""
    wanted = typed.strip().casefold()
    return [each for each in among if wanted in (str(each.id), each.new.name.casefold())]


async def tournament_of(interaction: Interaction, number: int) -> Tournament:
    """The tournament of a tapped message. SorryError if there's none in this server."""
    found = await interaction.client.store.tournaments.get(number)
    if found is None or found.new.server_id != interaction.guild_id:
        raise SorryError("tournament-none")
    return found


async def open_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices_among(await open_ones(interaction), typed) if interaction.guild_id else []


def choices_among(found: list[Tournament], typed: str) -> list[app_commands.Choice[str]]:
    wanted = typed.strip().casefold()
    fitting = [each for each in found if wanted in each.new.name.casefold()]
    return [
        app_commands.Choice(name=label(each.new.name, LONGEST_CHOICE), value=str(each.id))
        for each in fitting[:MOST_CHOICES]
    ]
