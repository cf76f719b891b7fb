"""Minds think in processes of their own: neither the event loop nor anybody's answer waits for them."""

import asyncio
import logging
import os
from collections.abc import Callable
from multiprocessing import get_context
from secrets import randbits

from pebble import ProcessPool

from bot.matches.loaded import LoadedMatch
from hockey.game import Move
from minds.deciding import decide, step_back
from minds.levels import Level
from minds.memory import Memory

log = logging.getLogger(__name__)

# Whoever takes longer is stuck. The slowest level takes a tenth of it on a slow machine.
LONGEST_SECONDS = 5.0
MOST_PROCESSES = 2
SEED_BITS = 64


def system_seed() -> int:
    return randbits(SEED_BITS)


class Thinking:
    """Starts its processes when the first move is asked for."""

    def __init__(
        self,
        seed: Callable[[], int] = system_seed,
        longest: float = LONGEST_SECONDS,
        think: Callable[..., Move] = decide,
    ) -> None:
        """`think` is what a process does for at most `longest` seconds; it is found there by its name."""
        self._seed = seed
        self._longest = longest
        self._think = think
        self._pool: ProcessPool | None = None

    async def choose(self, loaded: LoadedMatch, seat: int, memory: Memory, level: Level) -> Move:
        """The move of a seat that is asked now; a quick one where thinking has failed."""
        asked = loaded.game, loaded.view(seat), memory
        try:
            future = self._started().schedule(self._think, args=(*asked, level, self._seed()))
            # Whoever is no longer waited for is ended.
            async with asyncio.timeout(self._longest):
                move: Move = await asyncio.wrap_future(future)
        except Exception as error:  # noqa: BLE001 - the match has to go on, whatever a mind or its process did
            log.error("match %s: the %s could not think (%s)", loaded.id, level, type(error).__name__)  # noqa: TRY400 - a traceback would name cards
            return await asyncio.to_thread(decide, *asked, Level.PRO, self._seed())
        return move

    def _started(self) -> ProcessPool:
        if self._pool is None or not self._pool.active:
            processes = min(MOST_PROCESSES, os.cpu_count() or 1)
            self._pool = ProcessPool(processes, initializer=step_back, context=get_context("spawn"))
        return self._pool

    async def close(self) -> None:
        """End the processes, in the middle of a thought if need be."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call] # pebble's, untyped
            await asyncio.to_thread(pool.join)
