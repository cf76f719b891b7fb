"""`/hockey-admin end`: ends a match of the server."""

from collections.abc import Iterable, Iterator

import discord
from discord import app_commands

from bot.client import Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell
from bot.router import answers
from cogs.asking import wording, words_of
from cogs.choosing import Choosable, listed, partly_meant
from cogs.permission import admins_server
from cogs.public import link_to
from db.model.matches import Match, Status
from faces.parts import button, buttons, label, plain
from faces.taps.admin import EndMatch
from hockey.game import By

LONGEST_SIDE = 40


@app_commands.command(name="end", description=wording("command-end"))
@app_commands.describe(match=wording("command-end-match"))
async def end(interaction: Interaction, match: str) -> None:
    server_id = admins_server(interaction)
    words = words_of(interaction)
    live = await interaction.client.store.matches.live_in(server_id)
    fitting = partly_meant(_choosable(interaction, live), match)
    if len(fitting) != 1:
        raise SorryError("end-unknown" if live else "end-none")
    (found,) = fitting
    yes = button(words("end-button-yes"), EndMatch(found.id, "yes"), discord.ButtonStyle.danger)
    no = button(words("end-button-no"), EndMatch(found.id, "no"))
    link = await link_to(interaction.client, found)
    asked = words("end-ask", number=str(found.id), players=plain(_players(found)), link=link)
    await tell(interaction, asked, buttons(yes, no))


@end.autocomplete("match")
async def matches_to_end(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    if interaction.guild_id is None:
        return []
    live = await interaction.client.store.matches.live_in(interaction.guild_id)
    return listed(_choosable(interaction, live), typed)


@answers(EndMatch)
async def answer_end(interaction: Interaction, tap: EndMatch) -> None:
    """Answers the question if a match should end."""
    server_id = admins_server(interaction)
    words = words_of(interaction)
    live = await interaction.client.store.matches.live_in(server_id)
    if tap.answer == "no":
        await interaction.response.edit_message(content=words("end-kept"), view=None)
        return
    found = next((each for each in live if each.id == tap.match), None)
    if found is None:
        raise RefusedError(Refused.OVER)
    await _end(interaction, found)
    await interaction.response.edit_message(content=words("end-done"), view=None)


async def _end(interaction: Interaction, match: Match) -> None:
    bot = interaction.client
    try:
        if match.status is Status.OPEN:
            await bot.lobby.withdraw(match.id, match.seats[0].player_id)
        else:
            await bot.matches.of(match.id).end(By.ADMIN, None)
    except RefusedError as error:
        if error.reason is not Refused.UNREADABLE:
            raise
        await bot.store.matches.call_off(match.id, bot.clock.now())


def _choosable(interaction: Interaction, live: Iterable[Match]) -> Iterator[Choosable[Match]]:
    """Matches by their numbers and players. A mention of a player means their match."""
    for each in live:
        line = words_of(interaction)("end-match", number=str(each.id), players=_players(each))
        yield Choosable(each, str(each.id), line, tuple(str(taken.player_id) for taken in each.seats))


def _players(match: Match) -> str:
    return ", ".join(label(taken.name, LONGEST_SIDE) for taken in match.seats)
