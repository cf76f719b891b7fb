"""Checks the record of a match: a stored one, or a file."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.client import Interaction
from bot.custom_id import LARGEST_NUMBER
from bot.kit.processes import NoAnswerError
from bot.matches.loaded import LoadedMatch
from bot.matches.results import record_of
from bot.replies import SorryError
from bot.router import answers
from cogs.asking import wording, words_of
from cogs.ended import ended_choices, ended_match, seen_ended
from cogs.public import link_to_seal
from faces.book.verdict import Found, draw_false, draw_true
from faces.taps.library import Verify
from hockey.game import SIDES
from hockey.notation import BadRecord
from hockey.record import LARGEST, Record, judge, write

log = logging.getLogger(__name__)

# A match takes a few milliseconds.
LONGEST_SECONDS = 10.0


@app_commands.command(name="verify", description=wording("command-verify"))
@app_commands.describe(match=wording("command-verify-match"), file=wording("command-verify-file"))
async def verify_match(
    interaction: Interaction, match: str | None = None, file: discord.Attachment | None = None
) -> None:
    if file is not None and match is not None:
        raise SorryError("verify-one")
    if file is not None:
        await _check_file(interaction, file)
    else:
        await _check_kept(interaction, await ended_match(interaction, match, "replay-none"))


@verify_match.autocomplete("match")
async def verify_matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await ended_choices(interaction, typed)


@answers(Verify)
async def verify_kept(interaction: Interaction, tap: Verify) -> None:
    """A tap on Verify, beside an exported record."""
    await _check_kept(interaction, await seen_ended(interaction, tap.match))


async def _check_kept(interaction: Interaction, loaded: LoadedMatch) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    paper = await asyncio.to_thread(lambda: write(record_of(loaded)))
    await _tell(interaction, paper, loaded)


async def _check_file(interaction: Interaction, file: discord.Attachment) -> None:
    if file.size > LARGEST:
        raise SorryError("verify-too-large", most=LARGEST // 1024)
    await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        text = await file.read()
    except discord.HTTPException:
        raise SorryError("verify-unread") from None
    await _tell(interaction, text, None)


async def _tell(
    interaction: Interaction, source: bytes | Mapping[str, Any], kept: LoadedMatch | None
) -> None:
    words = words_of(interaction)
    try:
        record = await interaction.client.verifying.ask(judge, source, longest=LONGEST_SECONDS)
    except NoAnswerError as error:
        log.warning("a record was too much work to verify (%s)", error)
        raise SorryError("verify-too-much") from None
    if isinstance(record, BadRecord):
        await interaction.followup.send(draw_false(words, record), ephemeral=True)
        return
    loaded = kept or await _kept_as(interaction, record)
    same = loaded is not None and await asyncio.to_thread(_is_same, record, loaded)
    link = await link_to_seal(interaction.client, loaded.match) if loaded else None
    await interaction.followup.send(draw_true(words, Found(record, same, link)), ephemeral=True)


async def _kept_as(interaction: Interaction, record: Record[Any]) -> LoadedMatch | None:
    """The match of a file, if the asker may see it and it has the same seal."""
    seal = record.seal
    if seal is None or seal.match > LARGEST_NUMBER:
        return None
    try:
        loaded = await seen_ended(interaction, seal.match)
    except SorryError:
        return None
    return loaded if loaded.match.seal.commitment == seal.commitment else None


def _is_same(record: Record[Any], loaded: LoadedMatch) -> bool:
    """True if the stored match is exactly like it, except for what was deleted with a player's data."""
    ours = record_of(loaded)
    loose = {"players", "teams", "digest"}
    papers = [{k: v for k, v in write(each).items() if k not in loose} for each in (ours, record)]
    if papers[0] != papers[1]:
        return False
    deleted = {seat.seat for seat in loaded.match.seats if seat.level is None and seat.player_id < 0}
    teams = [ours.teams[side] == record.teams[side] for side in range(SIDES)]
    return all(
        seat in deleted or (names[0] == names[1] and teams[seat % SIDES])
        for seat, names in enumerate(zip(ours.players, record.players, strict=True))
    )
