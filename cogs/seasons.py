"""The season that an option asks for, from those of the server."""

from collections.abc import Iterable, Iterator

from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError
from bot.words import Words
from cogs.asking import words_of
from cogs.choosing import Choosable, listed, meant
from db.model.league import Season


async def season_asked_for(interaction: Interaction, typed: str | None) -> Season | None:
    """The season with that number. SorryError if the server doesn't have it."""
    if typed is None:
        return None
    if interaction.guild_id is None:
        raise SorryError("season-not-here")
    seasons = await _seasons(interaction)
    if not seasons:
        raise SorryError("season-none")
    found = meant(_choosable(words_of(interaction), seasons), typed)
    if not found:
        raise SorryError("season-unknown")
    return found[0]


async def matching_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Choices for an option that asks for a season, the newest first."""
    seasons = [] if interaction.guild_id is None else await _seasons(interaction)
    return listed(_choosable(words_of(interaction), seasons), typed)


def _choosable(words: Words, seasons: Iterable[Season]) -> Iterator[Choosable[Season]]:
    for season in seasons:
        line, name = (
            words("season-choice", number=season.number, on=on)
            for on in ("no" if season.closed else "yes", "no")
        )
        yield Choosable(season, str(season.number), line, (name,))


async def _seasons(interaction: Interaction) -> list[Season]:
    return await interaction.client.store.seasons.of(interaction.guild_id or 0)
