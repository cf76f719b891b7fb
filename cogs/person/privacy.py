"""`/hockey me privacy`: players get or delete their data."""

from io import BytesIO

import discord
from discord import app_commands

from bot.client import Breakaway, Interaction
from bot.matches.refusal import Refused, RefusedError
from bot.replies import SorryError, tell
from bot.router import answers
from bot.words import Words
from cogs.asking import wording, words_of
from cogs.person.handing_out import files_of
from db.model.matches import Status
from faces.parts import button, buttons
from faces.taps.person import AnswerPrivacy
from tournaments.tournament import WhyOut

# While a player leaves matches, a challenge may be accepted or a new one arrive: leave those next.
ROUNDS = 3


@app_commands.command(name="privacy", description=wording("command-privacy"))
async def privacy(interaction: Interaction) -> None:
    words, me = words_of(interaction), interaction.user.id
    export = button(words("privacy-button-export"), AnswerPrivacy(me, "export"), discord.ButtonStyle.primary)
    forget = button(words("privacy-button-forget"), AnswerPrivacy(me, "ask"), discord.ButtonStyle.danger)
    await tell(interaction, words("privacy"), buttons(export, forget))


@answers(AnswerPrivacy)
async def answer_privacy(interaction: Interaction, tap: AnswerPrivacy) -> None:
    """Answers the buttons: get the data, or delete it after a question."""
    words, me = words_of(interaction), interaction.user.id
    if tap.reader != me:
        raise SorryError("sorry-button")
    if tap.step == "export":
        await _hand_out(interaction, words)
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


async def _hand_out(interaction: Interaction, words: Words) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    part = 0
    async for data in files_of(interaction.client, interaction.user.id):
        part += 1
        file = discord.File(BytesIO(data), "breakaway.json" if part == 1 else f"breakaway-{part}.json")
        text = words("privacy-exported" if part == 1 else "privacy-exported-more", part=part)
        await interaction.followup.send(text, file=file, ephemeral=True)


async def _forget(bot: Breakaway, player_id: int, name: str) -> None:
    await bot.tournaments.withdraw(player_id, WhyOut.FORGOTTEN)
    for _ in range(ROUNDS):
        live = await bot.store.matches.live_of(player_id)
        if not live:
            break
        for match in live:
            await _leave(bot, match.id, player_id)
    left = await bot.store.matches.unsettled(player_id=player_id)
    try:
        await bot.store.privacy.forget(player_id, name)
    finally:
        bot.people.forget(player_id)
        await bot.matches.refresh(left)


async def _leave(bot: Breakaway, match_id: int, player_id: int) -> None:
    try:
        loaded = await bot.matches.load(match_id)
        if loaded.match.status is Status.RUNNING:
            await bot.matches.of(match_id).resign(player_id)
        elif loaded.seat_of(player_id) == 0:
            await bot.lobby.withdraw(match_id, player_id)
        else:
            await bot.lobby.decline(match_id, player_id)
    except RefusedError as error:
        # An unreadable match has no one to resign from it. Any other has just begun or ended.
        if error.reason is Refused.UNREADABLE:
            await bot.store.matches.call_off(match_id, bot.clock.now())
