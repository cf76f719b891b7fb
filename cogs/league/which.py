"""Which matches a card is about: one server's or all, one game's, one season's."""

from dataclasses import dataclass

from bot.client import Interaction
from cogs.asking import Offered, game_asked_for, words_of
from cogs.seasons import season_asked_for
from db.league.statistics import Which
from faces.league.card import Heading


@dataclass(frozen=True, slots=True)
class AskedMatches:
    which: Which
    heading: Heading


async def asked_for(interaction: Interaction, game: str | None, season: str | None) -> AskedMatches:
    """The matches that a command's options name; in a DM, those of all servers. SorryError."""
    offered = None if game is None else await game_asked_for(interaction, game)
    found = await season_asked_for(interaction, season)
    game_id, window = offered.id if offered else None, found.window if found else None
    which = Which(interaction.guild_id, game_id, window)
    return AskedMatches(which, Heading(await _place(interaction), _game(interaction, offered), found))


async def _place(interaction: Interaction) -> str | None:
    if interaction.guild_id is None:
        return None
    return (await interaction.client.store.people.server(interaction.guild_id))[0]


def _game(interaction: Interaction, offered: Offered | None) -> str | None:
    return None if offered is None else words_of(interaction).game(offered.game)
