"""Finished matches: which one a person means, and whether they may see it."""

import re

from discord import app_commands

from bot.client import Interaction
from bot.custom_id import read_number
from bot.matches.loaded import LoadedMatch
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError
from cogs.asking import words_of
from cogs.choosing import MOST_CHOICES, Choosable, listed, partly_meant
from db.model.matches import Status
from faces.parts import plain

LONGEST_TYPED = 40
NUMBER = re.compile(r"#?\s*(\d+)")


async def ended_match(interaction: Interaction, match: str | None, none: str) -> LoadedMatch:
    """The match of that number or name, or with None the person's latest. SorryError `none` if there is none.

    A name is that of a choice of `ended_choices`, or a part of it: an opponent.
    """
    if match is None:
        finished = await interaction.client.store.matches.finished_of(interaction.user.id, 1)
        if not finished:
            raise SorryError(none)
        return await seen_ended(interaction, finished[0].id)
    return await seen_ended(interaction, await _meant(interaction, match.strip()))


async def _meant(interaction: Interaction, typed: str) -> int:
    if number := NUMBER.fullmatch(typed):
        try:
            return read_number(number[1])
        except ValueError:
            raise SorryError("ended-gone", match=plain(typed[:LONGEST_TYPED])) from None
    found = partly_meant(await latest_ended(interaction), typed)
    if not found:
        raise SorryError("ended-unknown", match=plain(typed[:LONGEST_TYPED]))
    return found[0]


async def seen_ended(interaction: Interaction, match_id: int) -> LoadedMatch:
    """A finished match, for its players and for people where it was played. SorryError otherwise.

    Everything that shows the cards of a finished match begins here.
    """
    try:
        loaded = await interaction.client.matches.load(match_id)
    except RefusedError as error:
        if error.reason is Refused.GONE:
            raise SorryError("ended-gone", match=str(match_id)) from None
        raise SorryError(f"sorry-{error.reason}") from None
    match = loaded.match
    if match.server_id != interaction.guild_id and match.seat_of(interaction.user.id) is None:
        raise SorryError("ended-elsewhere")
    if match.status.live:
        raise SorryError("sorry-still-on")
    if match.status is not Status.OVER:
        raise SorryError("ended-never-begun")
    if match.covered:
        raise SorryError("ended-covered")
    return loaded


async def ended_choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """A player's latest matches, for an option that asks for one."""
    return listed(await latest_ended(interaction), typed)


async def latest_ended(interaction: Interaction) -> list[Choosable[int]]:
    """A player's latest matches, the latest first. A mention of an opponent means them, too."""
    words, me = words_of(interaction), interaction.user.id
    told = []
    for match in await interaction.client.store.matches.finished_of(me, MOST_CHOICES):
        seats = [seat for seat in match.seats if seat.player_id != me]
        others = ", ".join(seat.name for seat in seats)
        line = words("analysis-choice", number=str(match.id), opponents=others)
        told.append(Choosable(match.id, str(match.id), line, tuple(str(seat.player_id) for seat in seats)))
    return told
