"""Everything people can do, put together: `/hockey`, `/hockey-admin`, the menu on a person, and the taps."""

from typing import Any

from discord import AppCommandType, app_commands

from bot.client import Breakaway
from bot.kit.clock import Clock
from bot.router import Router
from cogs import coaching, guide
from cogs.admin import house
from cogs.admin import setup as server
from cogs.admin.end import answer_end
from cogs.admin.group import admin_group
from cogs.admin.season import answer_season
from cogs.asking import wording
from cogs.league import leaderboard, records, stats
from cogs.library import exporting, history, marking, replaying, sharing, verifying
from cogs.offering import answers, challenge, cutting, form, practice
from cogs.person import block, privacy, settings, team
from cogs.playing import counting, leaving, lines, mine, play, taunting, turn_clock, watching
from cogs.tournament import looking, managing, signing
from faces.taps.admin import EndMatch, EndSeason, MakeRules, PickSetup, RemoveRules, SwitchSetup
from faces.taps.league import FindOwnRow, TellMeaning, TellNumbers, TurnGamePage, TurnPage, TurnTable
from faces.taps.library import (
    Analyse,
    ExportMatch,
    MarkPlay,
    PickMark,
    PickMatch,
    Replay,
    SharePlay,
    TurnHistory,
    Verify,
    Watch,
)
from faces.taps.offering import (
    AnswerOffer,
    AskOpponent,
    AskPlayer,
    ChallengeForm,
    CutDeck,
    ListCommands,
    OpenTable,
    PickOpponent,
    PickPlayer,
    Rematch,
    TurnRules,
)
from faces.taps.person import AnswerPrivacy, LeaveTeam, SetHabit, SetLanguage, Unblock
from faces.taps.playing import (
    AnswerClock,
    AnswerPause,
    AskPause,
    ClearLine,
    Hint,
    Leave,
    MakeMove,
    More,
    PickPosition,
    PutCard,
    PutChosen,
    PutDown,
    ShowHand,
    TakeLine,
    Taunt,
    WhatsGone,
)
from faces.taps.tournament import (
    AnswerLeaving,
    CancelTournament,
    CheckIn,
    JoinTournament,
    LeaveTournament,
    PickTeammate,
    TellTournament,
)
from faces.taps.watching import Follow, GuessWinner, PostAgain

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


def add_taps(router: Router) -> None:
    """The handler of each custom_id."""
    _add_offers(router)
    _add_tournaments(router)
    router.add(MakeMove, play.play, of_players=True)
    router.add(PickPosition, lines.pick, of_players=True)
    router.add(PutDown, lines.put_down, of_players=True)
    router.add(PutChosen, lines.put_chosen, of_players=True)
    router.add(PutCard, lines.put_card, of_players=True)
    router.add(ClearLine, lines.clear, of_players=True)
    router.add(TakeLine, lines.take, of_players=True)
    router.add(Hint, coaching.give_hint, of_players=True)
    router.add(Analyse, coaching.analyse)
    router.add(ShowHand, play.look)
    router.add(WhatsGone, counting.whats_gone)
    router.add(Taunt, taunting.taunt)
    router.add(Follow, watching.follow)
    router.add(GuessWinner, watching.guess)
    router.add(PostAgain, watching.post_again)
    router.add(More, turn_clock.more)
    router.add(Leave, leaving.answer_resign)
    router.add(AnswerClock, turn_clock.answer_clock)
    router.add(AnswerPause, turn_clock.answer_pause)
    router.add(AskPause, turn_clock.ask_pause)
    router.add(SetLanguage, settings.set_language)
    router.add(SetHabit, settings.set_habit)
    router.add(Unblock, block.unblock)
    router.add(LeaveTeam, team.leave_team)
    router.add(AnswerPrivacy, privacy.answer_privacy)
    router.add(PickSetup, server.pick_setup)
    router.add(SwitchSetup, server.switch_setup)
    router.add(MakeRules, house.make_rules)
    router.add(RemoveRules, house.answer_removal)
    router.add(EndMatch, answer_end)
    router.add(EndSeason, answer_season)


def add_taps_of_memory(router: Router, clock: Clock) -> None:
    """The handlers for finished matches."""
    router.add(Watch, replaying.watch)
    router.add(Replay, replaying.step)
    router.add(MarkPlay, marking.mark_play)
    router.add(PickMark, replaying.pick_mark)
    router.add(SharePlay, sharing.Sharing(clock).share_play)
    router.add(ExportMatch, exporting.export_match)
    router.add(PickMatch, history.pick_match)
    router.add(TurnHistory, history.turn_history)
    router.add(Verify, verifying.verify_kept)
    router.add(TurnPage, leaderboard.turn_page)
    router.add(TurnGamePage, leaderboard.turn_game_page)
    router.add(TurnTable, leaderboard.turn_table)
    router.add(FindOwnRow, leaderboard.find_own_row)
    router.add(TellMeaning, stats.tell_meaning)
    router.add(TellNumbers, stats.tell_numbers)


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


def _add_tournaments(router: Router) -> None:
    router.add(JoinTournament, signing.join)
    router.add(PickTeammate, signing.pick_teammate)
    router.add(CheckIn, signing.check_in)
    router.add(LeaveTournament, signing.leave)
    router.add(AnswerLeaving, signing.answer_leaving)
    router.add(CancelTournament, managing.answer_cancel)
    router.add(TellTournament, looking.tell_tournament)


def _add_offers(router: Router) -> None:
    """The way to a match."""
    router.add(TurnRules, guide.turn_rules)
    router.add(ListCommands, guide.list_commands)
    router.add(AskPlayer, form.ask_player)
    router.add(PickPlayer, form.pick_player)
    router.add(OpenTable, challenge.open_table_of)
    router.add(ChallengeForm, form.answer_form)
    router.add(AnswerOffer, answers.answer_offer)
    router.add(CutDeck, cutting.cut_deck)
    router.add(Rematch, answers.rematch)
    router.add(AskOpponent, practice.ask_opponent)
    router.add(PickOpponent, practice.pick_opponent)


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
    add_taps_of_memory(bot.router, bot.clock)
