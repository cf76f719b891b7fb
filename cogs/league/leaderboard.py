"""The leaderboards: all games of two, or one game, here or everywhere."""

from discord import app_commands

from bot.client import Interaction
from bot.matches.games import PREFIX
from bot.replies import SorryError
from bot.router import answers
from cogs.asking import Offered, choices, game_among, games_offered, number, own_game, wording, words_of
from cogs.league.board import ALL, ALL_GAMES, ALL_TIME, OWN_ROW, Chosen, draw_board
from cogs.seasons import matching_seasons, season_asked_for
from db.model.league import Order
from faces.taps.league import FindOwnRow, TurnGamePage, TurnPage, TurnTable
from hockey.catalogue import CATALOGUE

SERVER, EVERYWHERE = "server", "everywhere"


@app_commands.command(name="leaderboard", description=wording("command-leaderboard"))
@app_commands.describe(
    scope=wording("command-leaderboard-scope"),
    game=wording("command-leaderboard-game"),
    season=wording("command-stats-season"),
    order=wording("command-leaderboard-order"),
)
@app_commands.choices(
    scope=[
        app_commands.Choice(name=wording("scope-server"), value=SERVER),
        app_commands.Choice(name=wording("scope-everywhere"), value=EVERYWHERE),
    ],
    order=[app_commands.Choice(name=wording(f"order-{order}"), value=order.value) for order in Order],
)
async def leaderboard(
    interaction: Interaction,
    scope: str = SERVER,
    game: str | None = None,
    season: str | None = None,
    order: str = Order.POINTS,
) -> None:
    local = scope == SERVER and interaction.guild_id is not None
    asked = None if game is None else game_among(interaction, await _games(interaction, scope), game)
    if season is not None and not local:
        raise SorryError("season-everywhere")
    found = await season_asked_for(interaction, season)
    chosen = Chosen(str(interaction.guild_id) if local else ALL, asked, Order(order), found)
    note = words_of(interaction)("board-not-here") if scope == SERVER and not local else ""
    private = interaction.guild_id is None
    text, view = await draw_board(interaction, chosen, 1, private=private, note=note)
    await interaction.response.send_message(text, view=view)


@leaderboard.autocomplete("game")
async def leaderboard_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    scope = str(interaction.namespace.scope or SERVER)
    return choices(interaction, await _games(interaction, scope), typed)


@leaderboard.autocomplete("season")
async def leaderboard_seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_seasons(interaction, typed)


async def _games(interaction: Interaction, scope: str) -> list[Offered]:
    """The games that a scope has boards for; a server's own are played only there."""
    offered = await games_offered(interaction)
    return [each for each in offered if scope == SERVER or not each.id.startswith(PREFIX)]


@answers(TurnPage)
async def turn_page(interaction: Interaction, tap: TurnPage) -> None:
    await _turn(interaction, tap, Chosen(tap.where, None), max(tap.page, 1))


@answers(TurnGamePage)
async def turn_game_page(interaction: Interaction, tap: TurnGamePage) -> None:
    chosen = Chosen(tap.where, await _game_named(interaction, tap.where, tap.game))
    await _turn(interaction, tap, chosen, max(tap.page, 1))


@answers(TurnTable)
async def turn_table(interaction: Interaction, tap: TurnTable) -> None:
    await _turn(interaction, tap, await _chosen(interaction, tap), tap.page)


@answers(FindOwnRow)
async def find_own_row(interaction: Interaction, tap: FindOwnRow) -> None:
    await _turn(interaction, tap, await _chosen(interaction, tap), OWN_ROW)


async def _chosen(interaction: Interaction, tap: TurnTable | FindOwnRow) -> Chosen:
    where = ALL if tap.where == ALL else str(interaction.guild_id)
    game = None if tap.game == ALL_GAMES else await _game_named(interaction, where, tap.game)
    season = None if tap.season == ALL_TIME else await season_asked_for(interaction, str(tap.season))
    return Chosen(where, game, tap.order, season)


async def _turn(
    interaction: Interaction, tap: TurnPage | TurnGamePage | TurnTable | FindOwnRow, chosen: Chosen, page: int
) -> None:
    """A tap below a leaderboard: its owner turns the page, others get a private copy."""
    here = () if interaction.guild_id is None else (str(interaction.guild_id),)
    if chosen.where not in (ALL, *here):
        raise SorryError("sorry-button")
    mine, message = tap.reader == interaction.user.id, interaction.message
    private = not mine or interaction.guild_id is None or (message is not None and message.flags.ephemeral)
    text, view = await draw_board(interaction, chosen, page, private=private)
    if mine:
        await interaction.response.edit_message(content=text, view=view)
    else:
        await interaction.response.send_message(text, view=view, ephemeral=True)


async def _game_named(interaction: Interaction, where: str, game_id: str) -> Offered:
    """The game in a button's id; a server's own also after it was removed."""
    if game_id in CATALOGUE:
        return Offered(game_id, CATALOGUE[game_id])
    house_id = game_id.removeprefix(PREFIX)
    if house_id == game_id or where == ALL:
        raise SorryError("sorry-button")
    house = await interaction.client.store.houses.get(number(house_id))
    offered = own_game(house) if house is not None and str(house.server_id) == where else None
    if offered is None:
        raise SorryError("sorry-button")
    return offered
