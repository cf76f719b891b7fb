"""A player's finished matches, with filters."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.client import Breakaway, Interaction
from bot.matches.refusal import RefusedError
from bot.messages.drawing import Drawing
from bot.replies import SorryError, show_instead, show_privately
from bot.router import answers
from bot.words import Words
from cogs.asking import choices, game_among, games_offered, number, only, picked, wording, words_of
from cogs.library.replaying import begin
from cogs.seasons import matching_seasons, season_asked_for
from db.matches.history import HistoryQuery
from db.model.matches import Match
from faces.book.history import Page, draw_history
from faces.taps.library import PickMatch, TurnHistory

PAGE = 10
ANY_GAME, ALL_TIME = "-", 0


@app_commands.command(name="history", description=wording("command-history"))
@app_commands.describe(
    player=wording("command-history-player"),
    game=wording("command-challenge-game"),
    opponent=wording("command-history-opponent"),
    season=wording("command-stats-season"),
)
async def history(
    interaction: Interaction,
    player: discord.Member | discord.User | None = None,
    game: str | None = None,
    opponent: discord.Member | discord.User | None = None,
    season: str | None = None,
) -> None:
    if any(person is not None and person.bot for person in (player, opponent)):
        raise SorryError("card-bot")
    if opponent is not None and opponent.id == (player or interaction.user).id:
        raise SorryError("history-self")
    asked = game_among(interaction, await games_offered(interaction), game).id if game else ANY_GAME
    whose, against = player or interaction.user, opponent.id if opponent else 0
    found = await season_asked_for(interaction, season)
    tap = TurnHistory(found.number if found else ALL_TIME, whose.id, 1, against, asked)
    drawing = await _page(interaction, tap)
    await show_privately(interaction, drawing)


@history.autocomplete("game")
async def history_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return choices(interaction, await games_offered(interaction), typed)


@history.autocomplete("season")
async def history_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_seasons(interaction, typed)


@answers(TurnHistory)
async def turn_history(interaction: Interaction, tap: TurnHistory) -> None:
    """A tap on Newer or Older."""
    drawing = await _page(interaction, tap)
    await show_instead(interaction, drawing)


@answers(PickMatch)
async def pick_match(interaction: Interaction, _tap: PickMatch) -> None:
    """A match was picked in the list: watch it from its first play on."""
    await begin(interaction, number(only(picked(interaction))))


async def _page(interaction: Interaction, tap: TurnHistory) -> Drawing:
    """Of your own, all matches; of others, and in a season, those of this server."""
    bot, words = interaction.client, words_of(interaction)
    own = tap.player == interaction.user.id
    if not own and interaction.guild_id is None:
        raise SorryError("history-not-here")
    if not own and (await bot.store.wishes.of_player(tap.player)).hidden:
        raise SorryError("history-hidden")
    season = None if tap.season == ALL_TIME else await season_asked_for(interaction, str(tap.season))
    wanted = HistoryQuery(
        tap.player,
        server_id=None if own and season is None else interaction.guild_id,
        opponent_id=tap.opponent or None,
        game=None if tap.game == ANY_GAME else tap.game,
        since=season.window.since if season else None,
        until=season.window.until if season else None,
    )
    number_ = max(tap.page, 1)
    pasts, total = await bot.store.history.of(wanted, (number_ - 1) * PAGE, PAGE)
    if not total:
        some = season is not None or tap.opponent or tap.game != ANY_GAME
        raise SorryError("history-none" if own else "history-none-of", which="some" if some else "all")
    games = [await _name(bot, words, past.match) for past in pasts]
    pages = -(-total // PAGE)
    name = next((s.name for p in pasts for s in p.match.seats if s.player_id == tap.player), "")

    def turned(page: int) -> TurnHistory:
        return replace(tap, page=page)

    turns = turned(number_ - 1), turned(number_ + 1)
    page = Page(name, pasts, games, number_, pages, total, *turns, tap.season)
    return draw_history(words, page)


async def _name(bot: Breakaway, words: Words, match: Match) -> str:
    """What was played. A match is in the list even if it can't be read any more."""
    try:
        return words.game(await bot.matches.game(match.game))
    except RefusedError:
        return words("history-game-gone")
