"""Which matches a card is about: one server's or all, one game's, one season's."""

from dataclasses import dataclass

from bot.client import Interaction
from bot.words import Words
from cogs.asking import game_asked_for
from cogs.seasons import season_asked_for
from db.league.statistics import Which
from faces.league.card import Heading


@dataclass(frozen=True, slots=True)
class AskedMatches:
    which: Which
    heading: Heading


async def asked_for(
    interaction: Interaction, words: Words, game: str | None, season: str | None
) -> AskedMatches:
    """The matches that a command's options name; in a DM, those of all servers. SorryError."""
    offered = None if game is None else await game_asked_for(interaction, game)
    found = await season_asked_for(interaction, season)
    game_id, window = offered.id if offered else None, found.window if found else None
    which = Which(interaction.guild_id, game_id, window)
    name = words.game(offered.game) if offered else None
    return AskedMatches(which, Heading(await _place(interaction), name, found))


async def _place(interaction: Interaction) -> str | None:
    if interaction.guild_id is None:
        return None
    return (await interaction.client.store.people.server(interaction.guild_id))[0]
