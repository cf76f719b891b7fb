"""`/hockey tournament`, and a tournament as text or as a file."""

import asyncio
import json
from io import BytesIO

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, show_instead, tell
from bot.router import answers
from bot.words import Words
from cogs.asking import only, picked, wording, words_of
from cogs.tournament.which import choices, one_named, tournament_of
from faces.parts import ago, message_link, plain
from faces.taps.tournament import TellTournament
from faces.tournament.naming import entrant_names, podium_of
from faces.tournament.text import draw_text
from tournaments.export import as_brackets_manager
from tournaments.tournament import Stage, Tournament

MOST_LINES = 10


@app_commands.command(name="tournament", description=wording("command-tournament"))
@app_commands.describe(which=wording("command-tournament-which"))
async def tournament(interaction: Interaction, which: str | None = None) -> None:
    """One tournament as text, or a line each for the server's."""
    if interaction.guild_id is None:
        raise SorryError("tournament-not-here")
    if which is not None:
        await _tell_page(interaction, await one_named(interaction, which))
        return
    found = await interaction.client.store.tournaments.in_server(interaction.guild_id, MOST_LINES)
    if not found:
        raise SorryError("tournament-none-yet")
    lines = [_line(interaction, each) for each in found]
    await tell(interaction, "\n".join([words_of(interaction)("tournament-list"), *lines]))


@tournament.autocomplete("which")
async def tournaments_here(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return await choices(interaction, typed, over=True)


@answers(TellTournament)
async def tell_tournament(interaction: Interaction, tap: TellTournament) -> None:
    """A tournament as text: the first page as a new message, one picked from its list in its place."""
    tournament, there = await tournament_of(interaction, tap.tournament), interaction.message
    if there is not None and there.flags.ephemeral:
        page = only(picked(interaction))
        await show_instead(interaction, draw_text(words_of(interaction), tournament, page))
        return
    await _tell_page(interaction, tournament)


async def _tell_page(interaction: Interaction, tournament: Tournament) -> None:
    drawing = draw_text(words_of(interaction), tournament)
    await tell(interaction, drawing.content or "", drawing.view or discord.utils.MISSING)  # type: ignore[arg-type] # it has no layout


async def export_tournament(interaction: Interaction, which: str) -> None:
    """A tournament as JSON, in the form of brackets-manager."""
    words, one = words_of(interaction), await one_named(interaction, which)
    paper = await asyncio.to_thread(_paper, words, one)
    file = discord.File(BytesIO(paper), f"tournament-{one.id}.json")
    await interaction.response.send_message(
        words("tournament-exported", name=plain(one.new.name)), file=file, ephemeral=True
    )


def _paper(words: Words, tournament: Tournament) -> bytes:
    new, names = tournament.new, entrant_names(words, tournament)
    about = new.name, new.format, tournament.entrants, tournament.pairings, names
    data = as_brackets_manager(*about, best_of=new.best_of)
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


def _line(interaction: Interaction, tournament: Tournament) -> str:
    """A tournament with a link to its message, how it stands, and whether this player is in it."""
    words, new = words_of(interaction), tournament.new
    stage = tournament.stage(interaction.client.clock.now())
    signed = tournament.signed_by(interaction.user.id)
    names = entrant_names(words, tournament)
    podium = dict(podium_of(tournament)) if stage is Stage.OVER else {}
    champions = ", ".join(plain(names[number]) for number in podium.get(1, []))
    return words(
        "tournament-line",
        name=plain(new.name),
        link=message_link(new.server_id, new.channel_id, tournament.message_id),
        stage=stage if stage is not Stage.OVER or champions else "empty",
        starts=ago(new.starts_at),
        round=tournament.rounds[-1].number if tournament.rounds else 0,
        champion=champions,
        mine="yes" if signed is not None and signed.out_after is None else "no",
    )
