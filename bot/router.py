"""Taps, by their custom_id. Every one of them is answered, after any restart, whoever made it.

discord.py's own views stay out of it: a button that has left its message since the tap, an exception, or a
process that never sent the message would each leave the person with "This interaction failed".
"""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands

from bot.matches.refusal import RefusedError
from bot.words import words_for
from db.engine.database import BusyError

if TYPE_CHECKING:
    from bot.client import Breakaway

    Interaction = discord.Interaction[Breakaway]
else:
    Interaction = discord.Interaction  # the client imports this module; discord.py reads only the class

log = logging.getLogger(__name__)

BAD_REQUEST = 400
LARGEST_ID = 2**63 - 1
UNKNOWN_INTERACTION = 10062


class SorryError(Exception):
    """Tell the person why not: a key of the catalogue and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Parts:
    """What a custom_id says behind its prefix. Anybody may send any: SorryError where it makes no sense."""

    def __init__(self, parts: list[str]) -> None:
        self._parts = parts

    def text(self, place: int) -> str:
        try:
            return self._parts[place]
        except IndexError:
            raise SorryError("sorry-button") from None

    def rest(self, place: int) -> str:
        """All from there on, empty where there is nothing."""
        return ":".join(self._parts[place:])

    def number(self, place: int) -> int:
        """A number that a database can keep."""
        text = self.text(place)
        if not (text.isascii() and text.isdigit() and int(text) <= LARGEST_ID):
            raise SorryError("sorry-button")
        return int(text)


Handler = Callable[[Interaction, Parts], Awaitable[None]]
"""Answers a tap."""


class Router:
    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}
        self._of_players: set[str] = set()

    def add(self, prefix: str, handler: Handler, *, of_players: bool = False) -> None:
        """`of_players` are taps of people with a seat: what they are called is on the books already."""
        self._handlers[prefix] = handler
        if of_players:
            self._of_players.add(prefix)

    async def dispatch(self, interaction: Interaction) -> None:
        """Answer a tap or a modal, come what may."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        prefix, *rest = custom_id.split(":")
        handler = self._handlers.get(prefix)
        known = prefix in self._of_players
        with interaction.client.taps.following(prefix if handler else "unknown"):
            try:
                if not known:
                    await interaction.client.remember(interaction)
                await (handler or unknown)(interaction, Parts(rest))
            except Exception as error:  # noqa: BLE001 - whatever happened, the person gets a sentence
                await apologise(interaction, error)
        if known:
            await remember_afterwards(interaction)


class Tree(app_commands.CommandTree["Breakaway"]):
    """Commands with the same manners as taps."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        if interaction.type is discord.InteractionType.application_command:
            interaction.client.taps.begin("command")
            try:
                await interaction.client.remember(interaction)
            except Exception as error:  # noqa: BLE001 - before a command, discord.py tells nobody
                await apologise(interaction, error)
                return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await apologise(interaction, cause)


async def unknown(_interaction: Interaction, _parts: Parts) -> None:
    raise SorryError("sorry-button")


async def remember_afterwards(interaction: Interaction) -> None:
    """Keep names that may have changed, of somebody who has their answer already."""
    try:
        await interaction.client.remember(interaction)
    except BusyError as error:
        log.warning("a name could not be kept (%s)", error.reason)  # the next tap brings it again


async def apologise(interaction: Interaction, error: Exception) -> None:
    """Answer privately with a sentence that fits the error, and log the ones that are our fault."""
    words = words_for(interaction.locale.value)
    match error:
        case SorryError():
            text = words(error.key, **error.facts)
        case RefusedError():
            text = words(f"sorry-{error.reason}")
        case BusyError():
            log.error("the database is locked, full or out of reach (%s)", error.reason)
            text = words("sorry-busy")
        case discord.NotFound(code=code) if code == UNKNOWN_INTERACTION:
            log.warning("an interaction was answered too late")
            return
        case _:
            log.error("an interaction failed", exc_info=error)
            text = words("sorry-error")
    await tell(interaction, text)


async def tell_kept(interaction: Interaction, error: Exception, key: str = "sorry-kept") -> None:
    """After a move was kept but its answer failed: nobody may be told that it was not."""
    if isinstance(error, discord.NotFound) and error.code == UNKNOWN_INTERACTION:
        log.warning("an interaction was answered too late")
        return
    log.warning("a kept move was not answered as it should: %s", type(error).__name__)
    if not interaction.response.is_done():
        await tell(interaction, words_for(interaction.locale.value)(key))


async def tell(interaction: Interaction, text: str, view: discord.ui.View = discord.utils.MISSING) -> None:
    """Say something that only this person sees, whether or not the interaction has been answered yet."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, view=view, ephemeral=True)
        else:
            await interaction.response.send_message(text, view=view, ephemeral=True)
    # At a stop the session may be closed before Discord has answered: aiohttp calls that a RuntimeError.
    except (aiohttp.ClientError, OSError, RuntimeError) as error:
        log.warning("a person could not be told: %s", type(error).__name__)
    except discord.HTTPException as error:
        log.warning("a person could not be told: %s", error.code)
        sorry = words_for(interaction.locale.value)("sorry-error")
        if error.status == BAD_REQUEST and text != sorry:
            await tell(interaction, sorry)
