"""Everything people can do, put together: `/hockey`, `/hockey-admin`, the menu on a person, and the taps."""

from typing import Any

from discord import AppCommandType, app_commands

from bot.client import Breakaway
from cogs import guide, league
from cogs.admin.end import answer_end
from cogs.admin.group import admin_group
from cogs.admin.house import answer_house
from cogs.admin.setup import answer_setup
from cogs.asking import wording
from cogs.offering import answers, challenge
from cogs.person import block, privacy, settings
from cogs.playing import lines, mine, play, turn_clock
from faces.hand import HandFace
from faces.public import PublicFace

COMMANDS: tuple[app_commands.Command[Any, Any, None], ...] = (
    challenge.challenge,
    challenge.partners,
    challenge.open_table,
    play.hand,
    mine.matches,
    mine.resign,
    turn_clock.pause,
    league.leaderboard,
    block.block,
    settings.settings,
    privacy.privacy,
    guide.rules,
    guide.help_command,
)

TAPS_OF_PLAYERS = {
    "hockey": play.play,
    "draft": lines.prepare,
}

TAPS = {
    "challenge": answers.answer_challenge,
    "rematch": answers.rematch,
    "look": play.look,
    "resign": mine.answer_resign,
    "privacy": privacy.answer_privacy,
    "unblock": block.unblock,
    "clock": turn_clock.answer_clock,
    "pause": turn_clock.answer_pause,
    "more": turn_clock.more,
    "board": league.turn_page,
    "house": answer_house,
    "end": answer_end,
    "settings": settings.change_settings,
    "setup": answer_setup,
}


async def setup(bot: Breakaway) -> None:
    group = app_commands.Group(name="hockey", description=wording("command-hockey"))
    for command in COMMANDS:
        group.add_command(command)
    bot.tree.add_command(group)
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
    for prefix, handler in TAPS.items():
        bot.router.add(prefix, handler)
    for prefix, handler in TAPS_OF_PLAYERS.items():
        bot.router.add(prefix, handler, of_players=True)
    bot.channel.register(PublicFace())
    bot.hands.register(HandFace())
