"""`/hockey stats` and `/hockey rivalry`: somebody's card, and that of two."""

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from cogs.asking import matching_games, wording, words_of
from cogs.league.which import AskedMatches, asked_for
from cogs.seasons import matching_seasons
from db.league.summary import sum_up
from faces.league.card import Profile, draw_card
from faces.league.rivalry import draw_rivalry
from faces.parts import plain
from faces.taps.league import TellMeaning
from hockey.figures import family_of

Somebody = discord.Member | discord.User


@app_commands.command(name="stats", description=wording("command-stats"))
@app_commands.describe(
    player=wording("command-stats-player"),
    season=wording("command-stats-season"),
    game=wording("command-stats-game"),
)
async def stats(
    interaction: Interaction,
    player: Somebody | None = None,
    season: str | None = None,
    game: str | None = None,
) -> None:
    person = player or interaction.user
    await _check_shown(interaction, person)
    asked = await asked_for(interaction, game, season)
    store = interaction.client.store
    played = await store.statistics.played_by(person.id, asked.which)
    met = {player_id for each in played for player_id in each.against}
    summary = sum_up(played, await store.statistics.hidden_of(met))
    ratings = await store.statistics.ratings_of(person.id, asked.which.scope, interaction.client.clock.now())
    if game is not None:
        family = family_of(asked.which.game or "")
        ratings = {name: rating for name, rating in ratings.items() if name == family}
    badges = await store.seasons.badges_of(person.id, asked.which.server_id)
    names = await _names(interaction, asked, {person.id, summary.rival or person.id})
    rival = None if summary.rival is None else names.get(summary.rival)
    whole = game is None and season is None and interaction.guild_id is not None
    guesses = await store.crowds.record_of(person.id, interaction.guild_id or 0) if whole else None
    profile = Profile(names.get(person.id, person.display_name), ratings, badges, rival, guesses)
    drawing = draw_card(words_of(interaction), asked.heading, profile, summary)
    private = await store.statistics.is_hidden(person.id)
    await interaction.response.send_message(**await drawing.new(), ephemeral=private)


@app_commands.command(name="rivalry", description=wording("command-rivalry"))
@app_commands.describe(
    a=wording("command-rivalry-a"),
    b=wording("command-rivalry-b"),
    season=wording("command-stats-season"),
    game=wording("command-stats-game"),
)
async def rivalry(
    interaction: Interaction,
    a: Somebody,
    b: Somebody | None = None,
    season: str | None = None,
    game: str | None = None,
) -> None:
    other = b or interaction.user
    if a.id == other.id:
        raise SorryError("rivalry-two")
    for person in (a, other):
        await _check_shown(interaction, person)
    asked = await asked_for(interaction, game, season)
    statistics = interaction.client.store.statistics
    mine, theirs = [
        [each for each in await statistics.played_by(one.id, asked.which) if two.id in each.against]
        for one, two in ((a, other), (other, a))
    ]
    # One may end between the two questions: both tell of the same matches.
    both = {each.match_id for each in mine} & {each.match_id for each in theirs}
    mine, theirs = ([each for each in played if each.match_id in both] for played in (mine, theirs))
    names = await _names(interaction, asked, {a.id, other.id})
    told = tuple(names.get(person.id, person.display_name) for person in (a, other))
    text = draw_rivalry(words_of(interaction), asked.heading, (told[0], told[1]), (mine, theirs))
    private = any([await statistics.is_hidden(person.id) for person in (a, other)])
    await interaction.response.send_message(text, ephemeral=private)


async def tell_meaning(interaction: Interaction, _tap: TellMeaning) -> None:
    """A tap on what the numbers of a card mean."""
    await tell(interaction, words_of(interaction)("statistics"))


async def _check_shown(interaction: Interaction, person: Somebody) -> None:
    """SorryError of a bot, and where somebody else keeps their matches to themselves."""
    if person.bot:
        raise SorryError("card-bot")
    mine = person.id == interaction.user.id
    if not mine and await interaction.client.store.statistics.is_hidden(person.id):
        raise SorryError("card-hidden", player=plain(person.display_name))


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
