"""Pictures in messages."""

import asyncio
import io
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from threading import Lock

import discord

# Of several that were drawn side by side each would keep taps waiting in turn.
_ONE_AT_A_TIME = Lock()


class Pictures(StrEnum):
    """Which pictures there are, of those that a match can be played without."""

    ALL = "all"
    MOMENTS = "moments"
    """At its great moments alone."""
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a message shows, and in words what it shows.

    `key` tells all that is to be seen: with the same key, `render` gives the same bytes. `alt` goes up to
    Discord's 1024 characters. A layout names it `attachment://<name>`.
    """

    name: str
    alt: str
    key: str
    render: Callable[[], bytes] = field(compare=False)

    @property
    def url(self) -> str:
        return f"attachment://{self.name}"

    async def file(self) -> discord.File:
        # Drawing takes longer than the other taps should wait.
        data = await asyncio.to_thread(self._drawn)
        return discord.File(io.BytesIO(data), self.name, description=self.alt)

    def _drawn(self) -> bytes:
        with _ONE_AT_A_TIME:
            return self.render()
