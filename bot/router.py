"""Taps, by their custom_id. Every one of them is answered, after any restart, whoever made it.

discord.py's own views stay out of it: a button that has left its message since the tap, an exception, or a
process that never sent the message would each leave the person with "This interaction failed".
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.known_people import KnownPeople
from bot.replies import Interaction, SorryError, apologise
from bot.watching.taps import Taps
from db.engine.database import BusyError

log = logging.getLogger(__name__)

LARGEST_ID = 2**63 - 1


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


Handler = Callable[[Any, Parts], Awaitable[None]]
"""Answers a tap."""


class Router:
    def __init__(self, taps: Taps, people: KnownPeople) -> None:
        self._taps = taps
        self._people = people
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
        with self._taps.following(prefix if handler else "unknown"):
            try:
                if not known:
                    await self._people.remember(interaction)
                await (handler or unknown)(interaction, Parts(rest))
            except Exception as error:  # noqa: BLE001 - whatever happened, the person gets a sentence
                await apologise(interaction, error)
        if known:
            await self._remember_afterwards(interaction)

    async def _remember_afterwards(self, interaction: Interaction) -> None:
        """Keep names that may have changed, of somebody who has their answer already."""
        try:
            await self._people.remember(interaction)
        except BusyError as error:
            log.warning("a name could not be kept (%s)", error.reason)  # the next tap brings it again


async def unknown(_interaction: Interaction, _parts: Parts) -> None:
    raise SorryError("sorry-button")
