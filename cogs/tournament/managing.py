"""What an admin does in a tournament: give a win, replace a player, move a deadline, pause, cancel."""

from dataclasses import replace as changed
from typing import Any

import discord
from discord import app_commands

from bot.client import Interaction
from bot.replies import SorryError, tell
from cogs.asking import LONGEST_CHOICE, MOST_CHOICES, wording, words_of
from cogs.permission import admins_server
from cogs.tournament.creating import LONGEST_ROUND
from cogs.tournament.durations import seconds_of
from cogs.tournament.which import open_choices, open_one, open_ones, tournament_of
from db.model.tournaments import Tournament
from faces.parts import button, buttons, label, plain
from faces.taps.tournament import CancelTournament
from faces.tournament.naming import entrant_names
from tournaments.model import How

WHICH = wording("command-cup-which")


@app_commands.command(name="win", description=wording("command-cup-win"))
@app_commands.describe(player=wording("command-cup-win-player"), tournament=WHICH)
async def win(interaction: Interaction, player: str, tournament: str | None = None) -> None:
    """The player's open pairing is theirs. Its game ends without a result, so no rating moves."""
    admins_server(interaction)
    bot, found = interaction.client, await open_one(interaction, tournament)
    names = entrant_names(words_of(interaction), found)
    fitting = [
        (pairing, number)
        for pairing in found.open
        for number in pairing.entrants
        if player in (str(number), names[number])
    ]
    if len(fitting) != 1:
        raise SorryError("tournament-win-unknown")
    pairing, winner = fitting[0]
    decided = changed(pairing, winner=winner, how=How.FORFEIT)
    await bot.store.tournaments.close(found.id, decided, bot.clock.now())
    await _done(interaction, found, "tournament-win-done", player=plain(names[winner]))


@win.autocomplete("player")
async def players_to_win(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return []
    words, wanted, found = words_of(interaction), typed.strip().casefold(), list[tuple[str, int]]()
    for tournament in await open_ones(interaction):
        names = entrant_names(words, tournament)
        for pairing in tournament.open:
            for number in pairing.entrants:
                other = pairing.opponent_of(number)
                alone = "yes" if other is None else "no"
                facts = {"player": names[number], "opponent": names.get(other or 0, ""), "alone": alone}
                found.append((words("tournament-win-choice", **facts), number))
    return [
        app_commands.Choice(name=label(text, LONGEST_CHOICE), value=str(number))
        for text, number in found
        if wanted in text.casefold()
    ][:MOST_CHOICES]


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
    signed = found.signed_by(player.id)
    if signed is None:
        raise SorryError("tournament-replace-unknown", player=plain(player.display_name))
    if by.bot or await bot.store.admission.is_banned(server_id, by.id):
        raise SorryError("tournament-replace-refused", player=plain(by.display_name))
    await bot.people.remember_person(by)
    await bot.people.remember_member(by)
    after = (by.id, by.display_name)
    if not await bot.store.tournaments.replace(found.id, signed.number, player.id, after):
        raise SorryError("tournament-replace-late")
    facts = {"player": plain(player.display_name), "by": plain(by.display_name)}
    await _done(interaction, found, "tournament-replace-done", **facts)


@app_commands.command(name="extend", description=wording("command-cup-extend"))
@app_commands.describe(time=wording("command-cup-extend-time"), tournament=WHICH)
async def extend(interaction: Interaction, time: str, tournament: str | None = None) -> None:
    """The start, or the end of the round, is later."""
    admins_server(interaction)
    found, more = await open_one(interaction, tournament), seconds_of(time)
    if not 0 < more <= LONGEST_ROUND:
        raise SorryError("tournament-extend-limits")
    await interaction.client.store.tournaments.extend(found.id, more)
    await _done(interaction, found, "tournament-extend-done")


@app_commands.command(name="pause", description=wording("command-cup-pause"))
@app_commands.describe(tournament=WHICH)
async def pause(interaction: Interaction, tournament: str | None = None) -> None:
    """Stop it, or let it go on. Matches that have begun are played on."""
    admins_server(interaction)
    bot, found = interaction.client, await open_one(interaction, tournament)
    stops = found.paused_at is None
    change = bot.store.tournaments.pause if stops else bot.store.tournaments.go_on
    await change(found.id, bot.clock.now())
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


async def answer_cancel(interaction: Interaction, tap: CancelTournament) -> None:
    """A tap on one of the two buttons below that question."""
    admins_server(interaction)
    bot, key = interaction.client, "tournament-cancel-kept"
    if tap.answer == "yes":
        found = await tournament_of(interaction, tap.tournament)
        if not await bot.store.tournaments.end(found.id, bot.clock.now(), cancelled=True):
            raise SorryError("tournament-over-already")
        bot.tournaments.look(found.id)
        key = "tournament-cancel-done"
    await interaction.response.edit_message(content=words_of(interaction)(key), view=None)


async def _done(interaction: Interaction, tournament: Tournament, key: str, **facts: str) -> None:
    interaction.client.tournaments.look(tournament.id)
    await tell(interaction, words_of(interaction)(key, name=plain(tournament.new.name), **facts))


ALL: tuple[app_commands.Command[Any, Any, None], ...] = (win, replace, extend, pause, cancel)
for command in ALL:
    command.autocomplete("tournament")(open_choices)
