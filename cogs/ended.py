"""Matches that are over: which one somebody means, and whether they may see it."""

from discord import app_commands

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import RefusedError
from bot.replies import SorryError
from cogs.asking import LONGEST_CHOICE, MOST_CHOICES, number, words_of
from db.model.matches import Status
from faces.parts import label


async def ended_match(interaction: Interaction, match: str | None, none: str) -> LoadedMatch:
    """The match of that number, or with None the person's latest. SorryError `none` where they have none."""
    if match is None:
        finished = await interaction.client.store.matches.finished_of(interaction.user.id, 1)
        if not finished:
            raise SorryError(none)
        return await seen_ended(interaction, finished[0].id)
    return await seen_ended(interaction, number(match))


async def seen_ended(interaction: Interaction, match_id: int) -> LoadedMatch:
    """A match that is over, for whoever played in it or is where it was played. SorryError otherwise."""
    try:
        loaded = await interaction.client.desk.load(match_id)
    except RefusedError as error:
        raise SorryError(f"sorry-{error.reason}") from None
    match = loaded.match
    if match.server_id != interaction.guild_id and match.seat_of(interaction.user.id) is None:
        raise SorryError("sorry-stranger")
    if match.status is not Status.OVER:
        raise SorryError("sorry-still-on")
    return loaded


async def ended_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Somebody's latest matches, for an option that asks for one."""
    words, me = words_of(interaction), interaction.user.id
    choices = []
    for match in await interaction.client.store.matches.finished_of(me, MOST_CHOICES):
        others = ", ".join(seat.name for seat in match.seats if seat.player_id != me)
        text = label(words("analysis-choice", number=match.id, opponents=others), LONGEST_CHOICE)
        if typed.strip().casefold() in text.casefold():
            choices.append(app_commands.Choice(name=text, value=str(match.id)))
    return choices
