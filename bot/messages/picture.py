"""Pictures in messages."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import discord

# Of several that were drawn side by side each would keep taps waiting in turn: there is one thread for all.
# By loop, for a process that is forked has none of the threads of the one before.
_THREADS: WeakKeyDictionary[asyncio.AbstractEventLoop, ThreadPoolExecutor] = WeakKeyDictionary()


Render = Callable[[], bytes]
"""Gives a picture; a process of its own finds it by its name."""
Paint = Callable[[Render], Awaitable[bytes]]
"""Has it drawn, where nobody waits for it."""


async def drawn_here(render: Render) -> bytes:
    """Drawn in a thread: it takes longer than the other taps should wait."""
    loop = asyncio.get_running_loop()
    if loop not in _THREADS:
        _THREADS[loop] = ThreadPoolExecutor(1, "drawing")
    return await loop.run_in_executor(_THREADS[loop], render)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that a message shows, and in words what it shows.

    `key` tells all that is to be seen: with the same key, `render` gives the same bytes. `alt` goes up to
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
