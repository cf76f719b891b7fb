"""Everything people can do, put together: `/hockey`, `/hockey-admin`, the menu on a person, and the taps."""

import asyncio
from functools import partial
from typing import Any

from discord import AppCommandType, app_commands

from bot.client import Breakaway
from bot.router import Router
from cogs import coaching, guide
from cogs.admin import house
from cogs.admin import setup as server
from cogs.admin.end import answer_end
from cogs.admin.group import admin_group
from cogs.asking import wording
from cogs.league import leaderboard, records, stats
from cogs.library import exporting, history, marking, replaying, verifying
from cogs.offering import answers, challenge, cutting, dare, practice
from cogs.person import block, privacy, settings, team
from cogs.playing import counting, lines, mine, play, taunting, turn_clock, watching
from faces import taps
from faces.art.cards import every_emoji
from faces.book import taps as book_taps
from faces.guide import taps as guide_taps
from faces.hand import HandFace
from faces.league.season import tell_close
from faces.opponents.offer import greeting_buttons
from faces.public import PublicFace
from faces.rink.ice import warm
from faces.tale import taps as tale_taps

Commands = tuple[app_commands.Command[Any, Any, None], ...]

COMMANDS: Commands = (
    challenge.challenge,
    practice.practice,
    challenge.partners,
    challenge.open_table,
    play.hand,
    leaderboard.leaderboard,
    stats.stats,
    stats.rivalry,
    records.records,
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


def add_taps(router: Router) -> None:
    """Who answers which custom_id."""
    _add_offers(router)
    router.add(taps.MakeMove, play.play, of_players=True)
    router.add(taps.PickPosition, lines.pick, of_players=True)
    router.add(taps.PutDown, lines.put_down, of_players=True)
    router.add(taps.PutChosen, lines.put_chosen, of_players=True)
    router.add(taps.PutCard, lines.put_card, of_players=True)
    router.add(taps.ClearLine, lines.clear, of_players=True)
    router.add(taps.Hint, coaching.give_hint, of_players=True)
    router.add(taps.Analyse, coaching.analyse)
    router.add(taps.ShowHand, play.look)
    router.add(taps.WhatsGone, counting.whats_gone)
    router.add(tale_taps.Taunt, taunting.taunt)
    router.add(tale_taps.Follow, watching.follow)
    router.add(tale_taps.GuessWinner, watching.guess)
    router.add(taps.More, turn_clock.more)
    router.add(taps.Leave, mine.answer_resign)
    router.add(taps.AnswerClock, turn_clock.answer_clock)
    router.add(taps.AnswerPause, turn_clock.answer_pause)
    router.add(taps.AskPause, turn_clock.ask_pause)
    router.add(taps.SetHand, settings.set_hand)
    router.add(taps.SetLanguage, settings.set_language)
    router.add(taps.SetHabit, settings.set_habit)
    router.add(taps.Unblock, block.unblock)
    router.add(taps.LeaveTeam, team.leave_team)
    router.add(taps.AnswerPrivacy, privacy.answer_privacy)
    router.add(taps.SetPlace, server.set_place)
    router.add(taps.SetPace, server.set_pace)
    router.add(taps.SetKnockout, server.set_knockout)
    router.add(taps.SetRings, server.set_rings)
    router.add(taps.SetVoice, server.set_voice)
    router.add(taps.SetServerLanguage, server.set_language)
    router.add(taps.SetLook, server.set_look)
    router.add(tale_taps.SetTaunts, server.set_taunts)
    router.add(taps.LetEverybody, server.let_everybody)
    router.add(taps.MakeRules, house.make_rules)
    router.add(taps.RemoveRules, house.answer_removal)
    router.add(taps.EndMatch, answer_end)


def add_taps_of_memory(router: Router) -> None:
    """Likewise of what is remembered of finished matches."""
    router.add(taps.Watch, replaying.watch)
    router.add(taps.Replay, replaying.step)
    router.add(taps.MarkPlay, marking.mark_play)
    router.add(taps.PickMark, replaying.pick_mark)
    router.add(taps.SharePlay, marking.share_play)
    router.add(taps.ExportMatch, exporting.export_match)
    router.add(taps.PickMatch, history.pick_match)
    router.add(taps.HistoryPage, history.turn_history_page)
    router.add(book_taps.TurnHistory, history.turn_history)
    router.add(taps.Verify, verifying.verify_kept)
    router.add(taps.TurnPage, leaderboard.turn_page)
    router.add(taps.TurnGamePage, leaderboard.turn_game_page)
    router.add(taps.TurnTable, leaderboard.turn_table)
    router.add(taps.FindOwnRow, leaderboard.find_own_row)
    router.add(taps.TellMeaning, stats.tell_meaning)


def hockey_group() -> app_commands.Group:
    """A group takes one of the places that Discord gives `/hockey`, however much is in it."""
    group = app_commands.Group(name="hockey", description=wording("command-hockey"))
    match = app_commands.Group(name="match", description=wording("command-match"))
    me = app_commands.Group(name="me", description=wording("command-me"))
    for where, commands in ((group, COMMANDS), (match, OF_MATCHES), (me, OF_ONESELF)):
        for command in commands:
            where.add_command(command)
    # Behind the commands: the list that people see begins with what they look for first.
    group.add_command(match)
    group.add_command(me)
    return group


def _add_offers(router: Router) -> None:
    """The way to a match."""
    router.add(guide_taps.TurnRules, guide.turn_rules)
    router.add(guide_taps.AskWhom, dare.ask_whom)
    router.add(guide_taps.PickWhom, dare.pick_whom)
    router.add(guide_taps.Dare, dare.dare)
    router.add(taps.AnswerOffer, answers.answer_offer)
    router.add(taps.CutDeck, cutting.cut_deck)
    router.add(taps.Rematch, answers.rematch)
    router.add(taps.AskOpponent, practice.ask_opponent)
    router.add(taps.PickOpponent, practice.pick_opponent)


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
    add_taps(bot.router)
    add_taps_of_memory(bot.router)
    bot.channel.register(PublicFace())
    bot.granting.register(greeting_buttons)
    await asyncio.to_thread(warm)
    bot.drawn_emojis.register(every_emoji)
    bot.attendance.register(partial(mine.ask_who_stayed, bot))
    bot.hands.register(HandFace(bot.card_emojis))
    bot.seasons.register(tell_close)
