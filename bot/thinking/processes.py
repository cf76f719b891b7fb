"""Minds think in processes of their own: neither the event loop nor anybody's answer waits for them."""

import asyncio
import os
from collections.abc import Callable
from multiprocessing import get_context
from secrets import randbits
from typing import TypeVar

from pebble import ProcessPool

from minds.deciding import step_back

T = TypeVar("T")

MOST_PROCESSES = 2
SEED_BITS = 64


def system_seed() -> int:
    return randbits(SEED_BITS)


class Thinking:
    """Starts its processes when it is asked for the first time."""

    def __init__(self) -> None:
        self._pool: ProcessPool | None = None

    async def ask(self, think: Callable[..., T], *about: object, longest: float) -> T:
        """What `think` says, which is found in the other process by its name.

        TimeoutError after so many seconds, and then it is ended; ProcessExpired of pebble's where the process
        has died, and whatever `think` raises.
        """
        future = self._started().schedule(think, args=about)
        async with asyncio.timeout(longest):
            thought: T = await asyncio.wrap_future(future)
        return thought

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
