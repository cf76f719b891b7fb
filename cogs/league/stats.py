"""`/hockey stats` and `/hockey rivalry`: a player's hockey card, and two players head to head."""

import asyncio
from dataclasses import replace

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import matching_games, wording, words_here, words_of
from cogs.league.board import ALL_GAMES, ALL_TIME
from cogs.league.which import AskedMatches, asked_for
from cogs.seasons import matching_seasons
from db.league.summary import Summary, sum_up
from db.model.people import SheetLook
from faces.league.card import Profile, draw_card
from faces.league.numbers import draw_numbers, with_curve
from faces.league.rivalry import draw_rivalry
from faces.parts import plain
from faces.taps.league import TellMeaning, TellNumbers
from faces.tournament.naming import badges_in
from hockey.figures import family_of

Player = discord.Member | discord.User


@app_commands.command(name="stats", description=wording("command-stats"))
@app_commands.describe(
    player=wording("command-stats-player"),
    season=wording("command-stats-season"),
    game=wording("command-stats-game"),
)
async def stats(
    interaction: Interaction,
    player: Player | None = None,
    season: str | None = None,
    game: str | None = None,
) -> None:
    person = player or interaction.user
    await _check_shown(interaction, person)
    private = await interaction.client.store.statistics.is_hidden(person.id)
    words = words_of(interaction) if private else await words_here(interaction)
    asked = await asked_for(interaction, words, game, season)
    profile, summary = await _found(interaction, asked, person.id, person.display_name)
    if await _wants_pictures(interaction):
        season_number = asked.heading.season.number if asked.heading.season else ALL_TIME
        more = TellNumbers(person.id, season_number, asked.which.game or ALL_GAMES)
        profile = replace(profile, handle=person.name)
        drawing = draw_card(words, asked.heading, profile, summary, more)
    else:
        drawing = draw_numbers(words, asked.heading, profile, summary)
    draw = interaction.client.painter.draw
    await interaction.response.send_message(**await drawing.new(draw), ephemeral=private)


@answers(TellNumbers)
async def tell_numbers(interaction: Interaction, tap: TellNumbers) -> None:
    """A tap below a hockey card: the numbers that are not on it."""
    words, game = words_of(interaction), None if tap.game == ALL_GAMES else tap.game
    asked = await asked_for(interaction, words, game, None if tap.season == ALL_TIME else str(tap.season))
    profile, summary = await _found(interaction, asked, tap.player, "")
    if not profile.name:  # their data was deleted
        raise SorryError("sorry-button")
    if await _is_hidden(interaction, tap.player):
        raise SorryError("card-hidden", player=plain(profile.name))
    drawing = draw_numbers(words, asked.heading, profile, summary)
    if await _wants_pictures(interaction):
        drawing = with_curve(words, profile, summary, drawing)
    draw = interaction.client.painter.draw
    await interaction.response.send_message(**await drawing.new(draw), ephemeral=True)


async def _found(
    interaction: Interaction, asked: AskedMatches, player_id: int, name: str
) -> tuple[Profile, Summary]:
    """The stored player; `name` is used if there is no other name."""
    store, which = interaction.client.store, asked.which
    played = await store.statistics.played_by(player_id, which)
    met = {other for each in played for other in each.against}
    summary = sum_up(played, await store.statistics.hidden_of(met))
    ratings = await store.statistics.ratings_of(player_id, which.scope, interaction.client.clock.now())
    if which.game is not None:
        family = family_of(which.game)
        ratings = {name: rating for name, rating in ratings.items() if name == family}
    server_id = which.server_id
    names = await _names(interaction, asked, {player_id, summary.rival or player_id})
    whole = which.game is None and which.window is None and server_id is not None
    profile = Profile(
        name=names.get(player_id, name),
        ratings=ratings,
        badges=[
            *await asyncio.to_thread(
                badges_in, await store.tournaments.ended_of(player_id, server_id), player_id
            ),
            *await store.seasons.badges_of(player_id, server_id),
        ],
        rival=None if summary.rival is None else names.get(summary.rival),
        guesses=await store.crowds.record_of(player_id, server_id or 0) if whole else None,
        team=None if server_id is None else await store.teams.of(server_id, player_id),
    )
    return profile, summary


async def _wants_pictures(interaction: Interaction) -> bool:
    """True if the server wants pictures and the channel takes them."""
    if not interaction.app_permissions.attach_files:
        return False
    if interaction.guild_id is None:
        return True
    setup = await interaction.client.store.wishes.of_server(interaction.guild_id)
    return setup is None or setup.look is not SheetLook.TEXT


@app_commands.command(name="rivalry", description=wording("command-rivalry"))
@app_commands.describe(
    a=wording("command-rivalry-a"),
    b=wording("command-rivalry-b"),
    season=wording("command-stats-season"),
    game=wording("command-stats-game"),
)
async def rivalry(
    interaction: Interaction,
    a: Player,
    b: Player | None = None,
    season: str | None = None,
    game: str | None = None,
) -> None:
    other = b or interaction.user
    if a.id == other.id:
        raise SorryError("rivalry-two")
    for person in (a, other):
        await _check_shown(interaction, person)
    statistics = interaction.client.store.statistics
    private = any([await statistics.is_hidden(person.id) for person in (a, other)])
    words = words_of(interaction) if private else await words_here(interaction)
    asked = await asked_for(interaction, words, game, season)
    mine, theirs = [
        [each for each in await statistics.played_by(one.id, asked.which) if two.id in each.against]
        for one, two in ((a, other), (other, a))
    ]
    # A match may end between the two questions: both must be about the same matches.
    both = {each.match_id for each in mine} & {each.match_id for each in theirs}
    mine, theirs = ([each for each in played if each.match_id in both] for played in (mine, theirs))
    names = await _names(interaction, asked, {a.id, other.id})
    told = tuple(names.get(person.id, person.display_name) for person in (a, other))
    text = draw_rivalry(words, asked.heading, (told[0], told[1]), (mine, theirs))
    await interaction.response.send_message(text, ephemeral=private)


@answers(TellMeaning)
async def tell_meaning(interaction: Interaction, _tap: TellMeaning) -> None:
    """A tap that asks what the numbers mean."""
    await tell(interaction, words_of(interaction)("statistics"))


async def _check_shown(interaction: Interaction, person: Player) -> None:
    """SorryError for bots, and for other players whose stats are private."""
    if person.bot:
        raise SorryError("card-bot")
    if await _is_hidden(interaction, person.id):
        raise SorryError("card-hidden", player=plain(person.display_name))


async def _is_hidden(interaction: Interaction, player_id: int) -> bool:
    """True if this player hides their statistics from the person who asks."""
    mine = player_id == interaction.user.id
    return not mine and await interaction.client.store.statistics.is_hidden(player_id)


async def _names(interaction: Interaction, asked: AskedMatches, ids: set[int]) -> dict[int, str]:
    return await interaction.client.store.statistics.names(ids, asked.which.server_id)


@stats.autocomplete("game")
@rivalry.autocomplete("game")
async def card_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


@stats.autocomplete("season")
@rivalry.autocomplete("season")
async def card_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_seasons(interaction, typed)
