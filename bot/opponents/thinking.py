"""Minds think in processes of their own: neither the event loop nor anybody's answer waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from multiprocessing import get_context
from secrets import randbits
from typing import Any, TypeVar

from pebble import ProcessPool

from minds.deciding import step_back

T = TypeVar("T")

# Also on a machine of one core: whatever takes long leaves one to whoever is waited for.
PROCESSES = 2
SEED_BITS = 64
# So long a thought waits for a free process: a move or a hint that comes late is better than none.
LONGEST_QUEUE_SECONDS = 60.0
POOL_LOOK_SECONDS = 0.2


def system_seed() -> int:
    return randbits(SEED_BITS)


class NoThoughtError(Exception):
    """Nothing came of thinking: told by the name of what went wrong alone, for its text may name cards."""


class StoppedError(NoThoughtError):
    """The bot ends: nothing is thought out any more."""

    def __init__(self) -> None:
        super().__init__("stopped")


class Thinking:
    """Starts its processes when it is asked for the first time."""

    def __init__(self) -> None:
        self._pool: ProcessPool | None = None
        self._asked: set[asyncio.Future[Any]] = set()
        self._free = asyncio.Semaphore(PROCESSES)
        self._stopped = False

    async def ask(self, think: Callable[..., T], *about: object, longest: float) -> T:
        """What `think` says, which is found in the other process by its name.

        It waits for a free process first, also for its start. NoThoughtError where it says nothing: so many
        seconds after it has begun, and then it is ended, where its process has died, or where it raises
        something; StoppedError where the bot ends.
        """
        try:
            # Its process may have to start first, also in the place of one that was ended.
            async with asyncio.timeout(LONGEST_QUEUE_SECONDS + longest), self._free:
                return await self._scheduled(think, about, longest)
        except Exception as error:  # noqa: BLE001 - whatever it was, its text and its traceback may name cards
            raise (StoppedError() if self._stopped else NoThoughtError(type(error).__name__)) from None

    async def _scheduled(self, think: Callable[..., T], about: tuple[object, ...], longest: float) -> T:
        pool = await self._started()
        future = asyncio.wrap_future(pool.schedule(think, args=about, timeout=longest))
        self._asked.add(future)
        try:
            await _answered(pool, future)
            thought: T = await future
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._stopped and task is not None and not task.cancelling():
                raise StoppedError from None
            raise
        finally:
            self._asked.discard(future)
        return thought

    async def _started(self) -> ProcessPool:
        if self._stopped:
            raise StoppedError
        pool = self._pool
        if pool is not None and pool.active:
            return pool
        made = self._pool = ProcessPool(PROCESSES, initializer=step_back, context=get_context("spawn"))
        if pool is not None:
            await _ended(pool)
        return made

    async def close(self) -> None:
        """End the processes, in the middle of a thought if need be, and start no others."""
        self._stopped = True
        for future in self._asked:
            future.cancel()
        pool, self._pool = self._pool, None
        if pool is not None:
            await _ended(pool)


async def _answered(pool: ProcessPool, future: asyncio.Future[Any]) -> None:
    """Wait for it, but not for a pool that broke as it was asked: it tells those whom it knew by then."""
    try:
        while not future.done():
            stood = pool.active
            await asyncio.wait({future}, timeout=POOL_LOOK_SECONDS)
            if not stood and not future.done():
                raise BrokenExecutor
    finally:
        # Asked for what it raises, so that nobody writes that down: it may name cards.
        if not future.cancel() and not future.cancelled():
            future.exception()


async def _ended(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call] # pebble's, untyped
    await asyncio.to_thread(pool.join)
