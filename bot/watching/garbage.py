"""When Python looks for garbage: while nobody waits for an answer."""

import asyncio
import gc
from collections.abc import Awaitable, Callable

LOOK_SECONDS = 1.0
# So many new objects are worth a look.
WORTH_A_LOOK = 1000
# All that there is takes a tenth of a second to look through in a busy process.
FULL_SECONDS = 600.0
# Python looks by itself where so many have come together before anybody could: the first number are new
# objects, the others say how rarely it looks through older ones.
NET = (50_000, 20, 100)


def let_go_of_clients() -> None:
    """One that has ended is garbage, most of it frozen; what the next one freezes stays for good."""
    gc.unfreeze()
    gc.collect()


class Garbage:
    def __init__(self) -> None:
        self._looking: asyncio.Task[None] | None = None
        self._before: tuple[int, int, int] | None = None
        self._full_at = 0.0

    def start(self, calm: Callable[[], Awaitable[object]]) -> None:
        """Python's own way, which looks in the middle of anything, is only the net from now on."""
        # What is there by now stays: looked through for garbage, it would keep taps waiting again and again.
        gc.freeze()
        self._before = gc.get_threshold()
        self._full_at = asyncio.get_running_loop().time() + FULL_SECONDS
        gc.set_threshold(*NET)
        # To look at every match that there is leaves more than a day of taps.
        self.look_soon(calm)

    def look_soon(self, calm: Callable[[], Awaitable[object]]) -> None:
        """Somebody has tapped, which leaves some: look in a while, once `calm` has been waited for.

        Not by a clock: a bot at rest leaves next to none, and should not wake its machine for that.
        """
        if self._before is not None and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look(calm))

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        if self._before is not None:
            gc.set_threshold(*self._before)
            self._before = None

    async def _look(self, calm: Callable[[], Awaitable[object]]) -> None:
        """Look again and again until little is new."""
        await asyncio.sleep(LOOK_SECONDS)
        while gc.get_count()[0] >= WORTH_A_LOOK:
            await calm()
            self._collect()
            await asyncio.sleep(LOOK_SECONDS)

    def _collect(self) -> None:
        now = asyncio.get_running_loop().time()
        full = now >= self._full_at
        gc.collect(2 if full else 1)
        if full:
            self._full_at = now + FULL_SECONDS
