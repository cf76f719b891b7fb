"""Runs a short write to SQLite in a single hop to a thread.

SQLAlchemy's asyncio dialect hops to its thread three or four times for each statement, and every hop waits
for a busy event loop. A tap writes a few statements that need nothing from outside, so they go together.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine

from db.engine.term import check_term

T = TypeVar("T")


class Hop:
    """Runs functions in transactions of their own, one after the other, over a plain engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writing")

    async def run(self, work: Callable[[Connection], T], term: int | None) -> T:
        """Commit what `work` does, or nothing if it raises. If cancelled, wait until it has ended."""
        done = run_in(self._thread, partial(self._transact, work, term))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait({done})
            raise

    def _transact(self, work: Callable[[Connection], T], term: int | None) -> T:
        with self._engine.begin() as connection:
            check_term(connection, term)
            return work(connection)

    async def close(self) -> None:
        await run_in(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)


def run_in(thread: ThreadPoolExecutor, work: Callable[[], T]) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(thread, work)
