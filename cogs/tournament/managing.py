"""What an admin does in a tournament: give a win, replace a player, move a deadline, pause, cancel."""

from collections.abc import Iterator, Sequence
from dataclasses import replace as changed
from typing import Any

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from bot.router import answers
from bot.words import Words
from cogs.asking import wording, words_of
from cogs.choosing import Choosable, listed, meant
from cogs.permission import admins_server
from cogs.tournament.creating import LONGEST_ROUND
from cogs.tournament.durations import seconds_of
from cogs.tournament.which import numbers_of, open_choices, open_one, tournament_of
from faces.parts import button, buttons, plain
from faces.taps.tournament import CancelTournament
from faces.tournament.naming import entrant_names
from faces.tournament.playing import Playing
from faces.tournament.text import tell_pairing
from tournaments.changes import RefusedError
from tournaments.model import How
from tournaments.tournament import Tournament

WHICH = wording("command-cup-which")


@app_commands.command(name="win", description=wording("command-cup-win"))
@app_commands.describe(player=wording("command-cup-win-player"), tournament=WHICH)
async def win(interaction: Interaction, player: str, tournament: str | None = None) -> None:
    """The player's open pairing is theirs. Its game ends without a result, so no rating moves."""
    admins_server(interaction)
    bot, words = interaction.client, words_of(interaction)
    playing = await _playing(interaction, tournament)
    fitting = [each for each in playing if each.value == player.strip()] or meant(
        _choosable(words, playing), player
    )
    if len(fitting) != 1:
        raise SorryError("tournament-win-unknown")
    (found,) = fitting
    decided = changed(found.pairing, winner=found.number, how=How.FORFEIT)
    try:
        await bot.tournaments.of(found.tournament.id).decide(decided)
    except RefusedError as error:
        raise SorryError(f"tournament-{error.why}", result=await _result(interaction, found)) from None
    await _done(interaction, found.tournament, "tournament-win-done", player=plain(found.name))


@win.autocomplete("player")
async def players_to_win(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    found = await _playing(interaction, interaction.namespace.tournament)
    return listed(_choosable(words_of(interaction), found), typed)


async def _playing(interaction: Interaction, typed: str | None) -> list[Playing]:
    """All in pairings of the server's open tournaments, or of the one with that number or name."""
    found = [await tournament_of(interaction, each) for each in await numbers_of(interaction, typed)]
    return [
        Playing(each, pairing, number, names)
        for each in found
        for names in [entrant_names(words_of(interaction), each)]
        for pairing in each.pairings
        for number in pairing.entrants
    ]


def _choosable(words: Words, playing: Sequence[Playing]) -> Iterator[Choosable[Playing]]:
    """Those whose pairing is open. A mention of a player means them, too."""
    still = [each for each in playing if each.is_open]
    several = len({each.tournament.id for each in still}) > 1
    for each in still:
        signed = next(one for one in each.tournament.signed if one.number == each.number)
        ids = (str(person.player_id) for person in signed.people)
        yield Choosable(each, each.value, each.told(words, several=several), (each.name, *ids))


async def _result(interaction: Interaction, playing: Playing) -> str:
    """What came of a pairing, as it's stored now."""
    there = await tournament_of(interaction, playing.tournament.id)
    names = {number: plain(name) for number, name in playing.names.items()}
    return tell_pairing(words_of(interaction), there, names, there.current(playing.pairing))


@app_commands.command(name="replace", description=wording("command-cup-replace"))
@app_commands.describe(
    player=wording("command-cup-replace-player"), by=wording("command-cup-replace-by"), tournament=WHICH
)
async def replace(
    interaction: Interaction, player: discord.User, by: discord.Member, tournament: str | None = None
) -> None:
    """Another player takes the place of one who hasn't played yet."""
    server_id, bot = admins_server(interaction), interaction.client
    found = await open_one(interaction, tournament)
    if by.bot or await bot.store.admission.is_banned(server_id, by.id):
        raise SorryError("tournament-replace-refused", player=plain(by.display_name))
    await bot.people.remember_person(by)
    await bot.people.remember_member(by)
    facts = {"player": plain(player.display_name), "by": plain(by.display_name)}
    try:
        await bot.tournaments.of(found.id).replace(player.id, (by.id, by.display_name))
    except RefusedError as error:
        raise SorryError(f"tournament-{error.why}", player=facts["player"], by=facts["by"]) from None
    await _done(interaction, found, "tournament-replace-done", **facts)


@app_commands.command(name="extend", description=wording("command-cup-extend"))
@app_commands.describe(time=wording("command-cup-extend-time"), tournament=WHICH)
async def extend(interaction: Interaction, time: str, tournament: str | None = None) -> None:
    """The start, or the end of the round, is later."""
    admins_server(interaction)
    found, more = await open_one(interaction, tournament), seconds_of(time)
    if not 0 < more <= LONGEST_ROUND:
        raise SorryError("tournament-extend-limits")
    await interaction.client.tournaments.of(found.id).extend(more)
    await _done(interaction, found, "tournament-extend-done")


@app_commands.command(name="pause", description=wording("command-cup-pause"))
@app_commands.describe(tournament=WHICH)
async def pause(interaction: Interaction, tournament: str | None = None) -> None:
    """Stop it, or let it go on. Matches that have begun are played on."""
    admins_server(interaction)
    found = await open_one(interaction, tournament)
    live, stops = interaction.client.tournaments.of(found.id), found.paused_at is None
    await (live.pause() if stops else live.go_on())
    await _done(interaction, found, "tournament-pause-done" if stops else "tournament-goes-on")


@app_commands.command(name="cancel", description=wording("command-cup-cancel"))
@app_commands.describe(tournament=WHICH)
async def cancel(interaction: Interaction, tournament: str | None = None) -> None:
    """Ask before it's called off."""
    admins_server(interaction)
    words, found = words_of(interaction), await open_one(interaction, tournament)
    yes = button(
        words("tournament-cancel-yes"), CancelTournament(found.id, "yes"), discord.ButtonStyle.danger
    )
    no = button(words("tournament-cancel-no"), CancelTournament(found.id, "no"))
    await tell(interaction, words("tournament-cancel-ask", name=plain(found.new.name)), buttons(yes, no))


@answers(CancelTournament)
async def answer_cancel(interaction: Interaction, tap: CancelTournament) -> None:
    """A tap on one of the two buttons below that question."""
    admins_server(interaction)
    key = "tournament-cancel-kept"
    if tap.answer == "yes":
        found = await tournament_of(interaction, tap.tournament)
        await interaction.client.tournaments.of(found.id).end(cancelled=True)
        key = "tournament-cancel-done"
    await interaction.response.edit_message(content=words_of(interaction)(key), view=None)


async def _done(interaction: Interaction, tournament: Tournament, key: str, **facts: str) -> None:
    await tell(interaction, words_of(interaction)(key, name=plain(tournament.new.name), **facts))


ALL: tuple[app_commands.Command[Any, Any, None], ...] = (win, replace, extend, pause, cancel)
for command in ALL:
    command.autocomplete("tournament")(open_choices)
