"""`/hockey-admin ban`, `unban` and `team reset`: what a server does about a player."""

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from cogs.asking import wording, words_of
from cogs.choosing import Choosable, listed, meant
from cogs.permission import admins_server
from faces.parts import known_name, plain
from tournaments.tournament import WhyOut


@app_commands.command(name="ban", description=wording("command-ban"))
@app_commands.describe(person=wording("command-ban-person"))
async def ban(interaction: Interaction, person: discord.Member | discord.User) -> None:
    server_id = admins_server(interaction)
    if person.id == interaction.user.id or person.bot:
        raise SorryError("block-nobody")
    await interaction.client.people.remember_person(person)
    await interaction.client.store.people.ban(server_id, person.id)
    await interaction.client.tournaments.withdraw(person.id, WhyOut.BANNED, server_id)
    await tell(interaction, words_of(interaction)("ban-done", player=plain(person.display_name)))


@app_commands.command(name="unban", description=wording("command-unban"))
@app_commands.describe(person=wording("command-unban-person"))
async def unban(interaction: Interaction, person: str) -> None:
    server_id = admins_server(interaction)
    banned = await _banned(interaction, server_id)
    fitting = meant(banned, person)
    if len(fitting) != 1:
        raise SorryError("unban-unknown" if banned else "unban-none")
    (found,) = fitting
    await interaction.client.store.people.unban(server_id, found)
    name = next(each.line for each in banned if each.thing == found)
    await tell(interaction, words_of(interaction)("unban-done", player=plain(name)))


@unban.autocomplete("person")
async def people_to_unban(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    return listed(await _banned(interaction, interaction.guild_id), typed)


async def _banned(interaction: Interaction, server_id: int) -> list[Choosable[int]]:
    """Who is banned in a server. A mention of them is understood, too."""
    banned, words = await interaction.client.store.people.banned_in(server_id), words_of(interaction)
    named = {each: known_name(words, each, name) for each, name in banned.items()}
    return [Choosable(each, str(each), name) for each, name in named.items()]


team = app_commands.Group(name="team", description=wording("command-team-reset"))


@team.command(name="reset", description=wording("command-team-reset"))
@app_commands.describe(person=wording("command-team-reset-person"))
async def reset(interaction: Interaction, person: discord.Member | discord.User) -> None:
    bot, server_id = interaction.client, admins_server(interaction)
    take = bot.store.teams.take_away(server_id, person.id)
    await bot.matches.refresh_after(take, server_id=server_id, player_id=person.id)
    await tell(interaction, words_of(interaction)("team-reset-done", player=plain(person.display_name)))
