"""`/hockey-admin tournament create`."""

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.tournaments.extras import refusal_of
from cogs.asking import (
    LENGTH_CHOICES,
    PACE_CHOICES,
    Offered,
    game_of_offer,
    matching_games,
    terms_here,
    wording,
    words_of,
)
from cogs.choosing import MOST_CHOICES
from cogs.offering.admission import check_may_write
from cogs.offering.offer import Wanted, offer_asked_for, seconds_at
from cogs.offering.venue import venue_of
from cogs.permission import admins_server
from cogs.tournament.durations import moment_of, seconds_of
from cogs.tournament.which import numbers_of
from faces.parts import ago, date, flatten, plain
from hockey.game import SIDES
from hockey.pile.game import PileGame
from tournaments.model import Format
from tournaments.tournament import NewTournament

FEWEST, MOST, USUAL_MOST = 3, 64, 32
LONGEST_NAME = 40
MINUTE, DAY = 60.0, 86400.0
SOONEST, LATEST = 2 * MINUTE, 60 * DAY
SHORTEST_ROUND, LONGEST_ROUND = 10 * MINUTE, 30 * DAY

Choices = list[app_commands.Choice[str | int | float]]
FORMATS: Choices = [
    app_commands.Choice(name=wording(f"tournament-format-{each}"), value=each.value) for each in Format
]
BEST_OF: Choices = [
    app_commands.Choice(name=wording(f"tournament-games-{games}"), value=games) for games in (1, 3, 5)
]


@app_commands.command(name="create", description=wording("command-cup-create"))
@app_commands.describe(
    name=wording("command-cup-name"),
    starts=wording("command-cup-starts"),
    round_time=wording("command-cup-round"),
    format=wording("command-cup-format"),
    game=wording("command-challenge-game"),
    length=wording("command-challenge-length"),
    best_of=wording("command-cup-best-of"),
    pace=wording("command-challenge-pace"),
    most=wording("command-cup-most"),
    drawn=wording("command-cup-drawn"),
    late=wording("command-cup-late"),
    bots=wording("command-cup-bots"),
    champion=wording("command-cup-champion"),
)
@app_commands.rename(round_time="round", best_of="best-of")
@app_commands.choices(format=FORMATS, length=LENGTH_CHOICES, best_of=BEST_OF, pace=PACE_CHOICES)
async def create(  # noqa: PLR0917 - Discord passes options by name
    interaction: Interaction,
    name: app_commands.Range[str, 1, LONGEST_NAME],
    starts: str,
    round_time: str,
    format: str = Format.KNOCK_OUT.value,  # noqa: A002 - the option's name
    game: str | None = None,
    length: int | None = None,
    best_of: int = 1,
    pace: str | None = None,
    most: app_commands.Range[int, FEWEST, MOST] = USUAL_MOST,
    drawn: bool = False,
    late: bool = False,
    bots: bool = False,
    champion: discord.Role | None = None,
) -> None:
    server_id, bot, now = admins_server(interaction), interaction.client, interaction.client.clock.now()
    _check_channel(interaction)
    if champion is not None:
        _check_role(champion)
    terms = await terms_here(interaction)
    asked = game_of_offer(interaction, terms, game, None)
    _check_duplicate(asked, Format(format), best_of, most)
    if late and asked.game.seats > SIDES:
        raise SorryError("tournament-late-pairs")
    new = NewTournament(
        server_id=server_id,
        channel_id=interaction.channel_id or 0,
        name=flatten(name),
        format=Format(format),
        game=asked.id,
        length=offer_asked_for(terms, asked, (), Wanted(length=length)).options.length,
        best_of=best_of,
        turn_seconds=seconds_at(bot.settings, pace, terms.setup),
        round_seconds=_within(
            seconds_of(round_time), SHORTEST_ROUND, LONGEST_ROUND, "tournament-round-limits"
        ),
        most=most,
        starts_at=now + _within(moment_of(starts, now) - now, SOONEST, LATEST, "tournament-start-limits"),
        drawn=drawn,
        late=late,
        bots=bots,
        role_id=champion.id if champion else None,
    )
    if len(await numbers_of(interaction)) >= MOST_CHOICES:
        raise SorryError("tournament-too-many", most=MOST_CHOICES)
    if await numbers_of(interaction, new.name):  # lists and events couldn't tell them apart
        raise SorryError("tournament-name-taken")
    await bot.tournaments.create(new)
    when = {"when": date(new.starts_at), "ago": ago(new.starts_at)}
    await tell(interaction, words_of(interaction)("tournament-created", name=plain(new.name), **when))


@create.autocomplete("game")
async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await matching_games(interaction, typed)


def _check_duplicate(asked: Offered, form: Format, best_of: int, most: int) -> None:
    """SorryError if it isn't one match a round, with fixed hands for two, or has too few places."""
    fits = isinstance(asked.game, PileGame) and asked.game.seats == SIDES and most >= form.fewest
    if form is Format.DUPLICATE and not (fits and best_of == 1):
        raise SorryError("tournament-duplicate-terms")


def _within(seconds: float, least: float, most: float, key: str) -> float:
    if not least <= seconds <= most:
        raise SorryError(key)
    return seconds


def _check_channel(interaction: Interaction) -> None:
    """SorryError if the bot can't show a tournament here."""
    if isinstance(interaction.channel, discord.Thread):
        raise SorryError("tournament-not-in-thread")
    check_may_write(interaction, venue_of(interaction), pictures=True)


def _check_role(role: discord.Role) -> None:
    """SorryError if the bot can't give this role, or if it's more than an honour."""
    if (why := refusal_of(role)) is not None:
        raise SorryError(f"tournament-role-{why}")
