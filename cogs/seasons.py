"""The season that an option asks for, from those of the server."""

from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError
from cogs.asking import LONGEST_CHOICE, MOST_CHOICES, words_of
from db.model.league import Season
from faces.parts import label


async def season_asked_for(interaction: Interaction, typed: str | None) -> Season | None:
    """The season with that number. SorryError if the server doesn't have it."""
    if typed is None:
        return None
    if interaction.guild_id is None:
        raise SorryError("season-not-here")
    seasons = await _seasons(interaction)
    if not seasons:
        raise SorryError("season-none")
    found = next((season for season in seasons if str(season.number) == typed.strip()), None)
    if found is None:
        raise SorryError("season-unknown")
    return found


async def matching_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Choices for an option that asks for a season, the newest first."""
    words, wanted = words_of(interaction), typed.strip().casefold()
    told = []
    for season in [] if interaction.guild_id is None else await _seasons(interaction):
        name = words("season-choice", number=season.number, on="no" if season.closed else "yes")
        if wanted in name.casefold():
            told.append(app_commands.Choice(name=label(name, LONGEST_CHOICE), value=str(season.number)))
    return told[:MOST_CHOICES]


async def _seasons(interaction: Interaction) -> list[Season]:
    return await interaction.client.store.seasons.of(interaction.guild_id or 0)
