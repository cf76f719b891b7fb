"""Routes taps by their custom_id. Every tap is answered, also after a restart.

We don't use discord.py's views. If a button has left its message, a check raises, or another process sent the
message, the person would see "This interaction failed".
"""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.custom_id import CustomId
from bot.known_people import KnownPeople
from bot.messages.drafts import Drafts
from bot.replies import Interaction, SorryError, apologise
from bot.watching.taps import Taps
from db.engine.database import BusyError

log = logging.getLogger(__name__)

Tap = TypeVar("Tap", bound=CustomId)
TapHandler = Callable[[Any, Tap], Awaitable[None]]
"""Answers an interaction, given the values in its custom_id."""

_registered: list[tuple[type[CustomId], TapHandler[Any], bool]] = []


def answers(template: type[Tap], *, of_players: bool = False) -> Callable[[TapHandler[Tap]], TapHandler[Tap]]:
    """Makes a function the handler of a template's ids, once its module is imported.

    `of_players` are taps by people with a seat, whose names are stored already.
    """

    def register(handler: TapHandler[Tap]) -> TapHandler[Tap]:
        _registered.append((template, handler, of_players))
        return handler

    return register


class Router:
    def __init__(self, taps: Taps, people: KnownPeople, drafts: Drafts) -> None:
        self._taps = taps
        self._people = people
        self._drafts = drafts
        self.handlers: dict[type[CustomId], TapHandler[Any]] = {}
        self._by_prefix: defaultdict[str, list[type[CustomId]]] = defaultdict(list)
        self._of_players: set[str] = set()

    def add(self, template: type[Tap], handler: TapHandler[Tap], *, of_players: bool = False) -> None:
        """`of_players` are taps by people with a seat, whose names are stored already."""
        self.handlers[template] = handler
        self._by_prefix[template.prefix].append(template)
        if of_players:
            self._of_players.add(template.prefix)

    def add_registered(self) -> None:
        """Add all handlers that `answers` has registered so far."""
        for template, handler, of_players in _registered:
            self.add(template, handler, of_players=of_players)

    async def dispatch(self, interaction: Interaction) -> None:
        """Answer a tap or a modal, whatever happens."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        prefix = custom_id.partition(":")[0]
        known = prefix in self._of_players
        async with self._drafts.outdated_by(interaction):
            with self._taps.following(prefix if prefix in self._by_prefix else "unknown"):
                try:
                    await (self._people.listen if known else self._people.remember)(interaction)
                    await self._handle(interaction, prefix, custom_id)
                except Exception as error:  # noqa: BLE001 - any failure is told to the person
                    await apologise(interaction, error)
        if known:
            await self._remember_afterwards(interaction)

    async def _handle(self, interaction: Interaction, prefix: str, custom_id: str) -> None:
        """SorryError if no button has this id: a client can send any text."""
        for template in self._by_prefix.get(prefix, ()):
            tap = template.parse(custom_id)
            if tap is not None:
                await self.handlers[template](interaction, tap)
                return
        raise SorryError("sorry-button")

    async def _remember_afterwards(self, interaction: Interaction) -> None:
        """Store names that may have changed, once the person has their answer."""
        try:
            await self._people.remember(interaction)
        except BusyError as error:
            log.warning("a name could not be kept (%s)", error.reason)  # the next tap brings it again
