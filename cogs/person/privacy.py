"""What is kept of somebody: they may have it, and have it forgotten."""

import json
from contextlib import suppress
from io import BytesIO
from typing import Any

import discord
from discord import app_commands

from bot.client import Breakaway, Interaction
from bot.matches.loaded import LoadedMatch
from bot.matches.records import record_of
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell
from bot.turns.taunts import goals_of, taunt_after
from cogs.asking import wording, words_of
from db.model.matches import Status
from faces.parts import button, buttons
from faces.taps.person import AnswerPrivacy
from hockey.record import write

FILE_NAME = "breakaway.json"


@app_commands.command(name="privacy", description=wording("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    words, me = words_of(interaction), interaction.user.id
    export = button(words("privacy-button-export"), AnswerPrivacy(me, "export"), discord.ButtonStyle.primary)
    forget = button(words("privacy-button-forget"), AnswerPrivacy(me, "ask"), discord.ButtonStyle.danger)
    await tell(interaction, words("privacy"), buttons(export, forget))


async def answer_privacy(interaction: Interaction, tap: AnswerPrivacy) -> None:
    """A tap below what is said of privacy, or below the question whether to forget."""
    words, me = words_of(interaction), interaction.user.id
    if tap.reader != me:
        raise SorryError("sorry-button")
    if tap.step == "export":
        await interaction.response.defer(ephemeral=True, thinking=True)
        file = discord.File(BytesIO(await _export(interaction.client, me)), FILE_NAME)
        await interaction.followup.send(words("privacy-exported"), file=file, ephemeral=True)
    elif tap.step == "ask":
        yes = button(words("privacy-button-yes"), AnswerPrivacy(me, "forget"), discord.ButtonStyle.danger)
        no = button(words("privacy-button-no"), AnswerPrivacy(me, "keep"))
        await interaction.response.edit_message(content=words("privacy-ask"), view=buttons(yes, no))
    elif tap.step == "keep":
        await interaction.response.edit_message(content=words("privacy-kept"), view=None)
    else:
        await interaction.response.defer()
        await _forget(interaction.client, me, words("forgotten-player"))
        await interaction.edit_original_response(content=words("privacy-forgotten"), view=None)


async def _export(bot: Breakaway, player_id: int) -> bytes:
    kept: dict[str, Any] = await bot.store.privacy.kept_of(player_id)
    kept["matches"] = []
    for match in await bot.store.privacy.matches_of(player_id):
        with suppress(RefusedError):  # one whose log cannot be read tells nothing
            kept["matches"].append(await _told(bot, await bot.desk.load(match.id), player_id))
    return json.dumps(kept, indent=1, ensure_ascii=False).encode()


async def _told(bot: Breakaway, loaded: LoadedMatch, player_id: int) -> dict[str, Any]:
    """A match: whole once it is over; while it runs, one's own moves and nothing of any deck."""
    match, seat = loaded.match, loaded.seat_of(player_id)
    mine = [goal.number for goal in goals_of(loaded) if goal.seat == seat]
    told: dict[str, Any] = {
        "server": match.server_id,
        "game": match.game,
        "status": match.status,
        "seat": seat,
        "offered": match.created_at,
        "ended": match.ended_at,
        # Which of the three one has said after one's goals, by the number of the goal; None for nothing.
        "taunts": {number: taunt_after(loaded, number) for number in mine},
    }
    if match.status is Status.OVER:
        told["record"] = write(record_of(loaded, [str(taken.seat) for taken in match.seats]))
    else:
        moves = [(ply.seat, ply.move) for ply in await bot.store.matches.log(match.id)]
        told["moves"] = [move for mover, move in moves if mover == seat]
    return told


async def _forget(bot: Breakaway, player_id: int, name: str) -> None:
    for match in await bot.store.matches.live_of(player_id):
        try:
            await _leave(bot, await bot.desk.load(match.id), player_id)
        except RefusedError as error:
            # Nobody can resign from one that cannot be read; any other was ended by somebody else just now.
            if error.reason is Refused.UNREADABLE:
                await bot.store.matches.call_off(match.id, bot.clock.now())
    await bot.store.privacy.forget(player_id, name)
    bot.people.forget(player_id)


async def _leave(bot: Breakaway, loaded: LoadedMatch, player_id: int) -> None:
    if loaded.match.status is Status.RUNNING:
        await bot.desk.resign(loaded.id, player_id)
    elif loaded.seat_of(player_id) == 0:
        await bot.lobby.withdraw(loaded.id, player_id)
    else:
        await bot.lobby.decline(loaded.id, player_id)
