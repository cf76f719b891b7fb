"""`/hockey records`: a server's records."""

from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError
from cogs.asking import matching_games, wording, words_here
from cogs.league.which import asked_for
from cogs.seasons import matching_seasons
from faces.league.records import draw_records, holders

MOST_GUESSERS = 3


@app_commands.command(name="records", description=wording("command-records"))
@app_commands.describe(season=wording("command-stats-season"), game=wording("command-stats-game"))
async def records(interaction: Interaction, season: str | None = None, game: str | None = None) -> None:
    if interaction.guild_id is None:
        raise SorryError("records-not-here")
    words = await words_here(interaction)
    asked = await asked_for(interaction, words, game, season)
    statistics = interaction.client.store.statistics
    played = await statistics.played_in(asked.which)
    whole, crowds = game is None and season is None, interaction.client.store.crowds
    guessers = await crowds.best_in(interaction.guild_id, MOST_GUESSERS) if whole else []
    named = holders(played) | {each.player_id for each in guessers}
    names = await statistics.names(named, asked.which.server_id)
    drawing = draw_records(words, asked.heading, played, names, guessers)
    await interaction.response.send_message(**await drawing.new(interaction.client.painter.draw))


@records.autocomplete("game")
async def record_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


@records.autocomplete("season")
async def record_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_seasons(interaction, typed)
