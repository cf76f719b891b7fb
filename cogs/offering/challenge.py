"""The commands that offer a match."""

import discord
from discord import app_commands

from bot.client import Interaction
from bot.router import answers
from cogs.asking import LENGTH_CHOICES, PACE_CHOICES, game_of_offer, matching_games, terms_here, wording
from cogs.offering.form import ask_for_terms
from cogs.offering.offer import AS_USUAL, PACKS, Wanted, offer_asked_for, put_up
from cogs.opponents import who_answers_for, who_sit_for
from faces.taps.offering import OpenTable

TWO, FOUR = 2, 4

PACK_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"pack-{pack}"), value=pack) for pack in PACKS
]
FIRST_CHOICES: list[app_commands.Choice[str | int | float]] = [
    app_commands.Choice(name=wording(f"first-{seat}"), value=seat) for seat in range(TWO)
]


@app_commands.command(name="challenge", description=wording("command-challenge"))
@app_commands.describe(
    opponent=wording("command-challenge-opponent"),
    game=wording("command-challenge-game"),
    length=wording("command-challenge-length"),
    pack=wording("command-challenge-pack"),
    pace=wording("command-challenge-pace"),
    knockout=wording("command-challenge-knockout"),
    first=wording("command-challenge-first"),
)
@app_commands.rename(pack="deck", knockout="no-ties")
@app_commands.choices(length=LENGTH_CHOICES, pack=PACK_CHOICES, pace=PACE_CHOICES, first=FIRST_CHOICES)
async def challenge(
    interaction: Interaction,
    opponent: discord.Member | discord.User,
    game: str | None = None,
    length: int | None = None,
    pack: str | None = None,
    pace: str | None = None,
    knockout: bool | None = None,
    first: int | None = None,
) -> None:
    terms = await terms_here(interaction)
    wanted = Wanted(length, pack, pace, knockout, first)
    if game is None and wanted == AS_USUAL:
        await ask_for_terms(interaction, opponent, terms, None)
        return
    asked = game_of_offer(interaction, terms, game, TWO)
    others = (await who_answers_for(interaction, opponent),)
    await put_up(interaction, offer_asked_for(terms, asked, others, wanted), terms)


@app_commands.command(name="partners", description=wording("command-partners"))
@app_commands.describe(
    partner=wording("command-partners-partner"),
    opponent1=wording("command-partners-opponent"),
    opponent2=wording("command-partners-opponent"),
    game=wording("command-challenge-game"),
    length=wording("command-challenge-length"),
    pace=wording("command-challenge-pace"),
    knockout=wording("command-challenge-knockout"),
)
@app_commands.rename(knockout="no-ties")
@app_commands.choices(length=LENGTH_CHOICES, pace=PACE_CHOICES)
async def partners(
    interaction: Interaction,
    partner: discord.Member | discord.User | None = None,
    opponent1: discord.Member | discord.User | None = None,
    opponent2: discord.Member | discord.User | None = None,
    game: str | None = None,
    length: int | None = None,
    pace: str | None = None,
    knockout: bool | None = None,
) -> None:
    terms = await terms_here(interaction)
    asked = game_of_offer(interaction, terms, game, FOUR)
    others = await who_sit_for(interaction, (opponent1, partner, opponent2))
    wanted = Wanted(length, pace=pace, knockout=knockout)
    await put_up(interaction, offer_asked_for(terms, asked, others, wanted), terms)


@app_commands.command(name="open", description=wording("command-open"))
@app_commands.describe(
    game=wording("command-challenge-game"),
    length=wording("command-challenge-length"),
    pack=wording("command-challenge-pack"),
    pace=wording("command-challenge-pace"),
    knockout=wording("command-challenge-knockout"),
)
@app_commands.rename(pack="deck", knockout="no-ties")
@app_commands.choices(length=LENGTH_CHOICES, pack=PACK_CHOICES, pace=PACE_CHOICES)
async def open_table(
    interaction: Interaction,
    game: str | None = None,
    length: int | None = None,
    pack: str | None = None,
    pace: str | None = None,
    knockout: bool | None = None,
) -> None:
    terms = await terms_here(interaction)
    asked = game_of_offer(interaction, terms, game, None)
    others, wanted = (None,) * (asked.game.seats - 1), Wanted(length, pack, pace, knockout)
    await put_up(interaction, offer_asked_for(terms, asked, others, wanted), terms)


@answers(OpenTable)
async def open_table_of(interaction: Interaction, tap: OpenTable) -> None:
    """A tap below the rules of a game for four: offer it with three open seats."""
    terms = await terms_here(interaction)
    asked = game_of_offer(interaction, terms, tap.game, FOUR)
    await put_up(interaction, offer_asked_for(terms, asked, (None,) * (FOUR - 1)), terms)


@challenge.autocomplete("game")
async def challenge_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed, TWO)


@partners.autocomplete("game")
async def partners_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed, FOUR)


@open_table.autocomplete("game")
async def open_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


async def challenge_person(interaction: Interaction, opponent: discord.Member | discord.User) -> None:
    """The entry in the menu on a person."""
    await ask_for_terms(interaction, opponent, await terms_here(interaction), None)
