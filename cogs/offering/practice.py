"""Playing bots: at any hour, in a server or in a DM."""

import discord
from discord import app_commands, ui

from bot.client import Interaction
from bot.matches.games import FIRST_MATCH
from bot.replies import SorryError
from bot.router import answers
from bot.words import Words
from cogs.asking import (
    LENGTH_CHOICES,
    LENGTHS,
    MATCH,
    SHIFT,
    Offered,
    game_of_offer,
    matching_games,
    terms_here,
    wording,
    words_here,
    words_of,
)
from cogs.offering.offer import Wanted, offer_asked_for, put_up
from cogs.opponents import mind_of
from db.admission import Terms
from db.model.minds import LEVELS
from db.model.people import Practised, Practising
from faces.opponents.offer import first_match_button
from faces.parts import Button, button, buttons, plain
from faces.taps.offering import AskOpponent, PickOpponent
from hockey.catalogue import GUIDED
from minds.levels import Level, level_in, levels_of

TWO = 2
DAY = 86400.0
# With two there is nothing to rank, and they may not want to be compared.
BOARD_DAYS, FEWEST_ON_BOARD, MOST_ON_BOARD = 30, 3, 5


OptionChoice = app_commands.Choice[str | int | float]

LEVEL_CHOICES: list[OptionChoice] = [
    app_commands.Choice(name=wording(f"level-{level}"), value=level) for level in LEVELS
]


@app_commands.command(name="practice", description=wording("command-practice"))
@app_commands.describe(
    level=wording("command-practice-level"),
    game=wording("command-challenge-game"),
    length=wording("command-practice-length"),
)
@app_commands.choices(level=LEVEL_CHOICES, length=LENGTH_CHOICES)
async def practice(
    interaction: Interaction, level: str | None = None, game: str | None = None, length: int | None = None
) -> None:
    terms = await terms_here(interaction)
    asked = game_of_offer(interaction, terms, game, None if game else TWO)
    length = _short(asked) if length is None else length
    if level is not None:
        await begin(interaction, terms, asked, length, level)
        return
    await _ask(interaction, asked, length)


@practice.autocomplete("game")
async def practice_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


@answers(AskOpponent)
async def ask_opponent(interaction: Interaction, _tap: AskOpponent) -> None:
    """A tap on the offer to play a bot."""
    asked = game_of_offer(interaction, await terms_here(interaction), None, TWO)
    await _ask(interaction, asked, _short(asked))


@answers(PickOpponent)
async def pick_opponent(interaction: Interaction, tap: PickOpponent) -> None:
    """A tap on one of them."""
    if tap.length not in LENGTHS:
        raise SorryError("sorry-button")
    terms = await terms_here(interaction)
    if tap.game == FIRST_MATCH:
        await begin(interaction, terms, Offered(FIRST_MATCH, GUIDED), SHIFT, tap.level)
    else:
        asked = game_of_offer(interaction, terms, tap.game, None)
        await begin(interaction, terms, asked, tap.length, tap.level)
    # Below a hand, in a DM too, an answered question would be in the way.
    if interaction.message is not None:
        await interaction.client.drafts.take_away([interaction.message.id])


async def _ask(interaction: Interaction, game: Offered, length: int) -> None:
    text, view = await draw_menu(interaction, game, length)
    asked_in = await interaction.response.send_message(text, view=view, ephemeral=True)
    interaction.client.drafts.keep(asked_in.message_id, interaction.followup)


async def begin(interaction: Interaction, terms: Terms, game: Offered, length: int, level: str) -> None:
    words = await words_here(interaction)
    # A command offers the same levels for every game.
    level = level_in(game.game, Level(level))
    minds = [mind_of(words, level, copy) for copy in range(game.game.seats - 1)]
    await put_up(interaction, offer_asked_for(terms, game, minds, Wanted(length)), terms)


def _short(game: Offered) -> int:
    """The length if the player gives none: a short one, because players who practise want to play now."""
    return SHIFT if "length" in game.game.options else MATCH


async def draw_menu(interaction: Interaction, game: Offered, length: int) -> tuple[str, ui.View]:
    """The bots, with your record against each."""
    words = words_of(interaction)
    record = await interaction.client.store.practice.of(interaction.user.id)
    so_far = {each.level: each for each in record}
    lines = [
        words("practice-menu", game=plain(words.game(game.game))),
        *(_record(words, so_far[level]) for level in LEVELS if level in so_far),
        *await _board(interaction),
    ]
    first = [] if record else [first_match_button(words)]
    bots = (_bot(words, PickOpponent(level.value, length, game.id)) for level in levels_of(game.game))
    return "\n".join(lines), buttons(*first, *bots)


def _bot(words: Words, tap: PickOpponent) -> Button:
    name = words("practice-level", name=words.mind(tap.level), level=words(f"level-{tap.level}"))
    return button(name, tap, discord.ButtonStyle.primary)


def _record(words: Words, record: Practised) -> str:
    name = plain(words.mind(record.level))
    return words("practice-record", name=name, wins=record.wins, losses=record.losses, ties=record.ties)


async def _board(interaction: Interaction) -> list[str]:
    """How everyone here does, if that is more than a comparison of two."""
    bot, words, me = interaction.client, words_of(interaction), interaction.user.id
    if interaction.guild_id is None:
        return []
    board = await bot.store.practice.board(interaction.guild_id, bot.clock.now() - BOARD_DAYS * DAY)
    if len(board) < FEWEST_ON_BOARD:
        return []
    told = board[:MOST_ON_BOARD] + [row for row in board[MOST_ON_BOARD:] if row.player_id == me]
    return [
        "",
        words("practice-board", days=BOARD_DAYS),
        *(_row(words, each, own=each.player_id == me) for each in told),
        words("practice-board-points"),
    ]


def _row(words: Words, row: Practising, *, own: bool) -> str:
    return words(
        "practice-board-row",
        rank=row.rank,
        player=plain(row.name),
        you="yes" if own else "no",
        points=row.points,
        wins=row.wins,
        losses=row.losses,
        ties=row.ties,
    )
