"""The tournament that a person means."""

from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError
from cogs.choosing import Choosable, listed, meant
from tournaments.tournament import Tournament


async def numbers_of(interaction: Interaction, typed: str | None = None, *, over: bool = False) -> list[int]:
    """The server's coming and running tournaments, newest first, or those with that number or name.

    With `over`, also those that are over.
    """
    offered = await _choosable(interaction, over=over)
    return [each.thing for each in offered] if typed is None else meant(offered, typed)


async def open_one(interaction: Interaction, typed: str | None) -> Tournament:
    """The one with that number or name, or the only one. SorryError if it isn't clear."""
    found = await numbers_of(interaction, typed)
    if len(found) != 1:
        raise SorryError(f"tournament-{'which' if found else 'none' if typed is None else 'unknown'}")
    return await tournament_of(interaction, found[0])


async def one_named(interaction: Interaction, typed: str) -> Tournament:
    """The server's newest tournament with that number or name, also one that is over. SorryError."""
    found = await numbers_of(interaction, typed, over=True)
    if not found:
        raise SorryError("tournament-unknown")
    return await tournament_of(interaction, found[0])


async def tournament_of(interaction: Interaction, number: int) -> Tournament:
    """The tournament of a tapped message. SorryError if there's none in this server."""
    found = await interaction.client.store.tournaments.get(number)
    if found is None or found.new.server_id != interaction.guild_id:
        raise SorryError("sorry-button")
    return found


async def open_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await choices(interaction, typed, over=False)


async def choices(interaction: Interaction, typed: str, *, over: bool) -> list[app_commands.Choice[str]]:
    return listed(await _choosable(interaction, over=over), typed)


async def _choosable(interaction: Interaction, *, over: bool) -> list[Choosable[int]]:
    names = await interaction.client.store.tournaments.names_in(interaction.guild_id or 0, over=over)
    return [Choosable(number, str(number), name) for number, name in names.items()]
