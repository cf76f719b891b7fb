"""Private answers, and what people read when something fails."""

import logging
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.kit.trouble import ALREADY_ANSWERED, is_cut_off, reason_of
from bot.known_people import language_of
from bot.matches.refusal import RefusedError
from bot.messages.drawing import Drawing
from bot.offered import is_offered
from bot.words import words_for
from db.engine.database import BusyError
from tournaments import changes

log = logging.getLogger(__name__)

BAD_REQUEST = 400
UNKNOWN_INTERACTION = 10062

Interaction = discord.Interaction[Any]


class SorryError(Exception):
    """Tell the person why not: a key of the catalogue and its facts."""

    def __init__(self, key: str, view: discord.ui.View = discord.utils.MISSING, **facts: str | int) -> None:
        """`view` has buttons that may help instead."""
        super().__init__(key)
        self.key = key
        self.view = view
        self.facts = facts


async def apologise(interaction: Interaction, error: Exception) -> None:
    """Answer privately with a sentence that fits the error, and log the ones that are our fault."""
    words, view = words_for(language_of(interaction)), discord.utils.MISSING
    match error:
        case SorryError():
            text, view = words(error.key, **error.facts), error.view
        case RefusedError():
            text = words(f"sorry-{error.reason}")
        case changes.RefusedError():
            text = words(f"tournament-{error.why}")
        case BusyError():  # the log has a line about the first one
            text = words("sorry-busy")
        case _ if is_cut_off(error):
            log.warning("an interaction got no answer: %s", type(error).__name__)
            return
        case discord.NotFound(code=code) if code == UNKNOWN_INTERACTION:
            log.warning("an interaction was answered too late")
            return
        case discord.HTTPException(code=code) if code == ALREADY_ANSWERED:
            log.warning("an interaction was answered already")
            return
        case _ if isinstance(error, app_commands.AppCommandError) or not is_offered(interaction):
            log.warning("an interaction that no client offers failed: %s", type(error).__name__)
            text = words("sorry-error")
        case discord.HTTPException():
            log.error("Discord refused the answer to an interaction: %s", reason_of(error))
            text = words("sorry-error")
        case _:
            log.error("an interaction failed", exc_info=error)
            text = words("sorry-error")
    await tell(interaction, text, view)


async def tell_kept(interaction: Interaction, error: Exception, key: str = "sorry-kept-noted") -> None:
    """A move was stored but its answer failed: never tell the player that it wasn't."""
    if isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION:
        log.warning("an interaction was answered too late")
        return
    log.warning("the answer to a kept move failed: %s", type(error).__name__)
    if not interaction.response.is_done():
        await tell(interaction, words_for(language_of(interaction))(key))


async def show_privately(interaction: Interaction, drawing: Drawing) -> None:
    """Answer with a private message."""
    await interaction.response.send_message(
        **await drawing.new(interaction.client.painter.draw), ephemeral=True
    )


async def show_instead(interaction: Interaction, drawing: Drawing) -> None:
    """Answer a tap by showing something else on its message."""
    await interaction.response.edit_message(**await drawing.edit(interaction.client.painter.draw))


async def tell(interaction: Interaction, text: str, view: discord.ui.View = discord.utils.MISSING) -> None:
    """Say something that only this person sees, whether or not the interaction has an answer yet.

    It goes away at their next tap in this channel, except a tap on itself.
    """
    try:
        if interaction.response.is_done():
            sent = await interaction.followup.send(text, view=view, ephemeral=True, wait=True)
            message_id: int | None = sent.id
        else:
            answered = await interaction.response.send_message(text, view=view, ephemeral=True)
            message_id = answered.message_id
        interaction.client.drafts.note(message_id, interaction)
    # At a stop, the session may close before Discord answers: aiohttp raises a RuntimeError.
    except (aiohttp.ClientError, OSError, RuntimeError) as error:
        log.warning("a person could not be told: %s", type(error).__name__)
    except discord.HTTPException as error:
        log.warning("a person could not be told: %s", error.code)
        sorry = words_for(language_of(interaction))("sorry-error")
        if error.status == BAD_REQUEST and text != sorry:
            await tell(interaction, sorry)
