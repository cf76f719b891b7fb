"""Everything people can do, put together: all commands, the menu on a person, and the taps.

The taps are where they are answered: `@answers(...)` above a handler names the ids that it gets.
"""

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from discord import AppCommandType, Object, app_commands

import cogs
from bot.client import Breakaway
from cogs import coaching, guide, host
from cogs.admin.group import admin_group
from cogs.asking import wording
from cogs.league import leaderboard, records, stats
from cogs.library import exporting, history, replaying, verifying
from cogs.offering import challenge, practice
from cogs.person import block, privacy, settings, team
from cogs.playing import mine, play, turn_clock
from cogs.tournament import looking

Commands = tuple[app_commands.Command[Any, Any, None], ...]

COMMANDS: Commands = (
    practice.practice,
    challenge.challenge,
    challenge.partners,
    challenge.open_table,
    play.hand,
    leaderboard.leaderboard,
    stats.stats,
    stats.rivalry,
    records.records,
    looking.tournament,
    team.team,
    history.history,
    replaying.replay,
    exporting.export,
    verifying.verify_match,
    guide.rules,
    guide.help_command,
)
OF_MATCHES: Commands = (mine.matches, mine.resign, turn_clock.pause, coaching.analysis)
OF_ONESELF: Commands = (settings.settings, block.block, privacy.privacy)


def hockey_group() -> app_commands.Group:
    """A group takes one of the places that Discord gives `/hockey`, however much is in it."""
    group = app_commands.Group(name="hockey", description=wording("command-hockey"))
    match = app_commands.Group(name="match", description=wording("command-match"))
    me = app_commands.Group(name="me", description=wording("command-me"))
    for where, commands in ((group, COMMANDS), (match, OF_MATCHES), (me, OF_ONESELF)):
        for command in commands:
            where.add_command(command)
    # After the commands: the list that people see begins with what they look for first.
    group.add_command(match)
    group.add_command(me)
    return group


async def setup(bot: Breakaway) -> None:
    bot.tree.add_command(hockey_group())
    bot.tree.add_command(admin_group())
    bot.tree.add_command(
        app_commands.ContextMenu(
            name=wording("menu-challenge"),
            callback=challenge.challenge_person,
            type=AppCommandType.user,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
        )
    )
    if bot.settings.host_server is not None:
        bot.tree.add_command(host.host, guild=Object(bot.settings.host_server))
    # A handler is registered where it's written, so every module is imported.
    for module in walk_packages(cogs.__path__, f"{cogs.__name__}."):
        import_module(module.name)
    bot.router.add_registered()
