"""The record of a finished match, and its box score, as files."""

import asyncio
import json
from io import BytesIO

import discord
from discord import app_commands

from bot.client import Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.results import record_of
from bot.router import answers
from bot.words import Words
from cogs.asking import wording, words_of
from cogs.ended import ended_choices, ended_match, seen_ended
from cogs.tournament.looking import export_tournament, tournaments_here
from faces.book.box import box_text
from faces.taps.library import ExportMatch
from hockey.record import write


@app_commands.command(name="export", description=wording("command-export"))
@app_commands.describe(match=wording("command-export-match"), tournament=wording("command-export-tournament"))
async def export(interaction: Interaction, match: str | None = None, tournament: str | None = None) -> None:
    if tournament is not None:
        await export_tournament(interaction, tournament)
        return
    await _hand_out(interaction, await ended_match(interaction, match, "replay-none"))


@export.autocomplete("match")
async def export_matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await ended_choices(interaction, typed)


export.autocomplete("tournament")(tournaments_here)


@answers(ExportMatch)
async def export_match(interaction: Interaction, tap: ExportMatch) -> None:
    """A tap on Export, below a result."""
    await _hand_out(interaction, await seen_ended(interaction, tap.match))


async def _hand_out(interaction: Interaction, loaded: LoadedMatch) -> None:
    words = words_of(interaction)
    await interaction.response.defer(ephemeral=True, thinking=True)
    paper, score = await asyncio.to_thread(_files, words, loaded)
    files = [
        discord.File(BytesIO(paper), f"match-{loaded.id}.json"),
        discord.File(BytesIO(score), f"match-{loaded.id}-box.txt"),
    ]
    text = words("export-done", match=str(loaded.id))
    await interaction.followup.send(text, files=files, ephemeral=True)


def _files(words: Words, loaded: LoadedMatch) -> tuple[bytes, bytes]:
    record = record_of(loaded)
    paper = json.dumps(write(record), ensure_ascii=False, indent=1).encode()
    return paper, box_text(words, record, words.game(loaded.game), loaded.match.length).encode()
