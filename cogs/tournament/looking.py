"""`/hockey tournament`, and a tournament as text or as a file."""

import asyncio
import json
from io import BytesIO

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from cogs.asking import wording, words_of
from cogs.tournament.which import choices_among, tournament_of
from db.model.tournaments import Stage, Tournament
from faces.parts import ago, message_link, plain
from faces.taps.tournament import TellTournament
from faces.tournament.naming import entrant_names, podium_of
from faces.tournament.text import draw_text
from tournaments.export import as_brackets_manager

MOST_LINES = 10


@app_commands.command(name="tournament", description=wording("command-tournament"))
@app_commands.describe(which=wording("command-tournament-which"))
async def tournament(interaction: Interaction, which: str | None = None) -> None:
    """One tournament as text, or a line each for the server's."""
    if interaction.guild_id is None:
        raise SorryError("tournament-not-here")
    found = await interaction.client.store.tournaments.in_server(interaction.guild_id)
    if which is not None:
        wanted = which.strip().casefold()
        fitting = [each for each in found if wanted in (str(each.id), each.new.name.casefold())]
        if not fitting:
            raise SorryError("tournament-unknown")
        drawing = draw_text(words_of(interaction), fitting[0], 0)
        await tell(interaction, drawing.content or "", drawing.view or discord.utils.MISSING)  # type: ignore[arg-type] # it has no layout
        return
    if not found:
        raise SorryError("tournament-none-yet")
    # Those that go on first.
    found.sort(key=lambda each: each.ended_at is not None)
    lines = [_line(interaction, each) for each in found[:MOST_LINES]]
    await tell(interaction, "\n".join([words_of(interaction)("tournament-list"), *lines]))


@tournament.autocomplete("which")
async def tournaments_here(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None:
        return []
    return choices_among(await interaction.client.store.tournaments.in_server(interaction.guild_id), typed)


async def tell_tournament(interaction: Interaction, tap: TellTournament) -> None:
    """A page of a tournament as text: the first one as a new message, the others in its place."""
    drawing = draw_text(words_of(interaction), await tournament_of(interaction, tap.tournament), tap.page)
    there = interaction.message
    if there is not None and there.flags.ephemeral:
        await interaction.response.edit_message(**await drawing.edit(interaction.client.painter.draw))
        return
    await tell(interaction, drawing.content or "", drawing.view or discord.utils.MISSING)  # type: ignore[arg-type] # it has no layout


async def export_tournament(interaction: Interaction, which: str) -> None:
    """A tournament as JSON, in the form of brackets-manager."""
    store, words = interaction.client.store, words_of(interaction)
    found = await store.tournaments.in_server(interaction.guild_id or 0)
    wanted = which.strip().casefold()
    one = next((each for each in found if wanted in (str(each.id), each.new.name.casefold())), None)
    if one is None:
        raise SorryError("tournament-unknown")
    names = entrant_names(words, one)
    data = as_brackets_manager(
        one.new.name, one.new.format, one.entrants, one.pairings, names, best_of=one.new.best_of
    )
    paper = await asyncio.to_thread(json.dumps, data, ensure_ascii=False, indent=1)
    file = discord.File(BytesIO(paper.encode()), f"tournament-{one.id}.json")
    await interaction.response.send_message(
        words("tournament-exported", name=plain(one.new.name)), file=file, ephemeral=True
    )


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
