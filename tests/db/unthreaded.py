"""SQLite without a thread: two changes of threads a statement cost more than most statements do."""

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any

from aiosqlite.core import set_exception, set_result

import db.engine.sqlite
from db.engine.trips import TripConnection
from tests.simulation.seams import swapped


@contextmanager
def unthreaded() -> Iterator[None]:
    """Every connection that is opened meanwhile does its work on the loop, which waits for it.

    For those who play by themselves over a file: whoever else locks it holds up the loop as well.
    """
    with swapped(db.engine.sqlite, "TripConnection", _Unthreaded):
        yield


class _Unthreaded(TripConnection):
    def __init__(self, database: str, *, timeout: float, uri: bool) -> None:
        super().__init__(database, timeout=timeout, uri=uri)
        self._tx = _NoQueue()  # type: ignore[assignment] # as much of a queue as aiosqlite asks of one

    def __await__(self) -> Generator[Any, None, Any]:
        return self._connect().__await__()

    def stop(self) -> None:
        """There is no thread to be stopped."""
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _NoQueue:
    """Does each job as it is handed in; whoever waits for it hears at the next turn of the loop."""

    def put_nowait(self, job: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = job
        try:
            result, error = work(), None
        except BaseException as raised:  # noqa: BLE001 - whoever waits for it is told, as by the thread
            result, error = None, raised
        if future is None:
            return
        if error is None:
            future.get_loop().call_soon(set_result, future, result)
        else:
            future.get_loop().call_soon(set_exception, future, error)
