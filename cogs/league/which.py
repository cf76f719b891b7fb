"""Which matches a card is about: of a server or everywhere, of a game, of a season."""

from dataclasses import dataclass

from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError
from cogs.asking import LONGEST_CHOICE, MOST_CHOICES, Offered, game_asked_for, words_of
from db.league.statistics import Which
from db.model.league import Season
from faces.league.card import Heading
from faces.parts import label


@dataclass(frozen=True, slots=True)
class Asked:
    which: Which
    heading: Heading


async def asked_for(interaction: Interaction, game: str | None, season: str | None) -> Asked:
    """What the options of a command narrow it down to; in a DM, the matches of all servers. SorryError."""
    offered = None if game is None else await game_asked_for(interaction, game)
    found = await season_asked_for(interaction, season)
    game_id, window = offered.id if offered else None, found.window if found else None
    which = Which(interaction.guild_id, game_id, window)
    return Asked(which, Heading(await _place(interaction), _game(interaction, offered), found))


async def season_asked_for(interaction: Interaction, typed: str | None) -> Season | None:
    """SorryError where there is no such season here."""
    if typed is None:
        return None
    seasons = [] if interaction.guild_id is None else await _seasons(interaction)
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


async def _place(interaction: Interaction) -> str | None:
    if interaction.guild_id is None:
        return None
    return (await interaction.client.store.people.server(interaction.guild_id))[0]


def _game(interaction: Interaction, offered: Offered | None) -> str | None:
    return None if offered is None else words_of(interaction).game(offered.game)
