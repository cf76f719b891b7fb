"""Taps, by their custom_id. Every one is answered, also after a restart.

discord.py's own views stay out of it: a button that has left its message since the tap, an exception, or a
process that never sent the message would each leave the person with "This interaction failed".
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.custom_id import CustomId
from bot.known_people import KnownPeople
from bot.replies import Interaction, SorryError, apologise
from bot.watching.taps import Taps

Tap = TypeVar("Tap", bound=CustomId)
TapHandler = Callable[[Any, Tap], Awaitable[None]]
"""Answers an interaction, given what its custom_id says."""


class Router:
    def __init__(self, taps: Taps, people: KnownPeople) -> None:
        self._taps = taps
        self._people = people
        self.handlers: dict[type[CustomId], TapHandler[Any]] = {}
        self._by_prefix: defaultdict[str, list[type[CustomId]]] = defaultdict(list)

    def add(self, template: type[Tap], handler: TapHandler[Tap]) -> None:
        self.handlers[template] = handler
        self._by_prefix[template.prefix].append(template)

    async def dispatch(self, interaction: Interaction) -> None:
        """Answer a tap or a modal, come what may."""
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        prefix = custom_id.partition(":")[0]
        with self._taps.following(prefix if prefix in self._by_prefix else "unknown"):
            try:
                await self._people.remember(interaction)
                await self._handle(interaction, prefix, custom_id)
            except Exception as error:  # noqa: BLE001 - any failure is told to the person
                await apologise(interaction, error)

    async def _handle(self, interaction: Interaction, prefix: str, custom_id: str) -> None:
        """SorryError where no button says so: a client may send any text."""
        for template in self._by_prefix.get(prefix, ()):
            tap = template.parse(custom_id)
            if tap is not None:
                await self.handlers[template](interaction, tap)
                return
        raise SorryError("sorry-button")
