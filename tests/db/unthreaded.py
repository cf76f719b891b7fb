"""SQLite without a thread: two changes of threads a statement cost more than most statements do."""

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from aiosqlite.core import set_exception, set_result

import db.engine.sqlite
from db.engine.trips import TripConnection
from tests.simulation.seams import swapped

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]
"""Work for SQLite, and whoever waits for what it gives."""


@contextmanager
def unthreaded() -> Iterator[None]:
    """Every connection that is opened meanwhile does its work on the loop, which waits for it.

    For those who play by themselves over a file: whoever else locks it holds up the loop as well.
    """
    with swapped(db.engine.sqlite, "TripConnection", _AtOnce):
        yield


class Queue(Protocol):
    """As much of a queue as aiosqlite asks of one."""

    def put_nowait(self, job: Job, /) -> None:
        """Have a job done, by and by."""


class Unthreaded(TripConnection):
    """A connection whose jobs are done by whatever takes them from its `queue`, rather than by a thread."""

    def __init__(self, queue: Queue, database: str, *, timeout: float, uri: bool) -> None:
        super().__init__(database, timeout=timeout, uri=uri)
        self._tx = queue  # type: ignore[assignment] # aiosqlite knows of its own kind alone

    @property
    def is_open(self) -> bool:
        return self._connection is not None

    def __await__(self) -> Generator[Any, None, Any]:
        return self._connect().__await__()

    def stop(self) -> None:
        """There is no thread to be stopped."""
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _AtOnce(Unthreaded):
    def __init__(self, database: str, *, timeout: float, uri: bool) -> None:
        super().__init__(_NoQueue(), database, timeout=timeout, uri=uri)


class _NoQueue:
    """Does each job as it is handed in; whoever waits for it hears at the next turn of the loop."""

    def put_nowait(self, job: Job) -> None:
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
