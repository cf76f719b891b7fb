"""Pictures in messages."""

import io
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import discord

Render = Callable[[], bytes]
"""Draws a picture. It can be pickled, so that another process can do it."""
Paint = Callable[[Render], Awaitable[bytes]]
"""Runs a `Render` without blocking the event loop."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in a message, and its description in words.

    `key` describes everything on it: with the same key, `render` gives the same bytes. `alt` may have
    Discord's 1024 characters. A layout names it `attachment://<name>`.
    """

    name: str
    alt: str
    key: str
    render: Render = field(compare=False)

    @property
    def url(self) -> str:
        return f"attachment://{self.name}"

    async def file(self, draw: Paint) -> discord.File:
        return discord.File(io.BytesIO(await draw(self.render)), self.name, description=self.alt)
