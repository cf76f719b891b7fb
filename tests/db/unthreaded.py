"""SQLite without a thread, because switching threads twice costs more than most statements."""

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from sqlite3 import dbapi2
from typing import Any, Protocol, TypeVar

import aiosqlite

import db.engine.database
import db.engine.sqlite
from tests.simulation.seams import swapped

T = TypeVar("T")

Job = tuple[asyncio.Future[Any] | None, Callable[[], Any]]
"""Work for SQLite, and the future of its result."""


class Queue(Protocol):
    """The part of a queue that aiosqlite uses."""

    def put_nowait(self, job: Job, /) -> None:
        """Do a job later."""


class Unthreaded(aiosqlite.Connection):
    """A connection whose jobs are done by its `queue` instead of a thread."""

    _connection: Any

    def __init__(self, queue: Queue, connector: Callable[[], Any]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._tx = queue  # type: ignore[assignment] # aiosqlite's type is a queue for threads

    @property
    def is_open(self) -> bool:
        return self._connection is not None

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        return self._connect().__await__()

    def stop(self) -> None:
        """Close at once: there is no thread to stop."""
        self._running = False
        if self._connection is not None:
            self._connection.rollback()  # unread rows would keep it open
            self._connection.close()
            self._connection = None


@contextmanager
def queued(queue_for: Callable[[float], Queue], made: Callable[[Unthreaded], None]) -> Iterator[None]:
    """Connections opened meanwhile, and hops, put their jobs in queues instead of threads.

    `queue_for` makes a queue, with the seconds that its jobs wait for a lock. `made` hears of each
    connection.
    """

    def connect(database: str, *, timeout: float = 5.0, **options: Any) -> Unthreaded:
        # By its module, like SQLAlchemy, because the simulation swaps it.
        connector = partial(dbapi2.connect, database, timeout=timeout, **options)
        connection = Unthreaded(queue_for(timeout), connector)
        made(connection)
        return connection

    queues: dict[object, Queue] = {}

    def run_in(thread: object, work: Callable[[], T]) -> asyncio.Future[T]:
        if thread not in queues:
            queues[thread] = queue_for(db.engine.sqlite.BUSY_SECONDS)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queues[thread].put_nowait((done, work))
        return done

    with swapped(aiosqlite, "connect", connect), swapped(db.engine.database, "run_in", run_in):
        yield


@contextmanager
def unthreaded() -> Iterator[None]:
    """Every connection opened meanwhile works on the loop, which waits for it.

    For tests that have the file to themselves: another process that locks it also blocks the loop.
    """
    with queued(_NoQueue, lambda _connection: None):
        yield


class _NoQueue:
    """Does each job as it comes; its future is done at the next turn of the loop."""

    def __init__(self, patience: float) -> None:
        pass

    def put_nowait(self, job: Job) -> None:
        future, work = job
        try:
            result, error = work(), None
        except BaseException as raised:  # noqa: BLE001 - it is told to the future, as by the thread
            result, error = None, raised
        if future is not None:
            future.get_loop().call_soon(settle, future, result, error)


def settle(future: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    """Give a future its result or its error, unless it is done."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
