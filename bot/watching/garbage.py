"""When Python looks for garbage: while nobody waits for an answer."""

import asyncio
import gc
from time import monotonic

from bot.watching.taps import Taps

LOOK_SECONDS = 1.0
# So many new objects are worth a look.
WORTH_A_LOOK = 1000
# All that there is takes a tenth of a second to look through in a busy process.
FULL_SECONDS = 600.0
# Python looks by itself where so many have come together before anybody could: the first number are new
# objects, the others say how rarely it looks through older ones.
NET = (50_000, 20, 100)


class Garbage:
    def __init__(self, taps: Taps) -> None:
        self._taps = taps
        self._looking: asyncio.Task[None] | None = None
        self._before = gc.get_threshold()

    def start(self) -> None:
        """Python's own way, which looks in the middle of anything, is only the net from now on."""
        # What is there by now stays: looked through for garbage, it would keep taps waiting again and again.
        gc.freeze()
        gc.set_threshold(*NET)
        self._looking = asyncio.create_task(self._look())

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None
            gc.set_threshold(*self._before)

    async def _look(self) -> None:
        full_at = monotonic() + FULL_SECONDS
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if gc.get_count()[0] < WORTH_A_LOOK:
                continue
            await self._taps.give_way()
            full = monotonic() >= full_at
            gc.collect(2 if full else 1)
            full_at = monotonic() + FULL_SECONDS if full else full_at
