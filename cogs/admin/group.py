"""`/hockey-admin`, its own command: Discord ignores permissions on subcommands."""

import discord
from discord import app_commands

from cogs.admin.archiving import export
from cogs.admin.ban import ban, team, unban
from cogs.admin.end import end
from cogs.admin.house import house
from cogs.admin.season import season
from cogs.admin.setup import setup
from cogs.asking import wording
from cogs.tournament import managing
from cogs.tournament.creating import create


def admin_group() -> app_commands.Group:
    group = app_commands.Group(
        name="hockey-admin",
        description=wording("command-admin"),
        default_permissions=discord.Permissions(manage_guild=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    )
    group.add_command(house)
    group.add_command(setup)
    group.add_command(end)
    group.add_command(export)
    group.add_command(season)
    group.add_command(ban)
    group.add_command(unban)
    group.add_command(team)
    tournament = app_commands.Group(name="tournament", description=wording("command-cup"))
    for command in (create, *managing.ALL):
        tournament.add_command(command)
    group.add_command(tournament)
    return group
