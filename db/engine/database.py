"""How the database is opened, read and written."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, RowMapping
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.engine import postgresql, sqlite
from db.engine.term import BusyError, TermEndedError, check_term, reason_of

__all__ = ["BusyError", "Database", "TermEndedError"]

T = TypeVar("T")
Watch = Callable[[str, str | None], None]
"""Told of each "read" and "write" that has ended: why the database failed, None if it didn't."""


class _Backend(Protocol):
    READ: dict[str, Any]
    WRITE: dict[str, Any]
    """Options of connections that only read, and of those that write."""

    def open_engine(self, url: URL, *, patient: bool) -> AsyncEngine: ...

    def is_busy(self, error: BaseException | None) -> bool: ...


# While another process holds SQLite's lock, writers in line wait for nothing. With the wait for the lock
# itself, this stays within the three seconds that Discord waits for an answer.
LINE_SECONDS = 1.0

BACKENDS: dict[str, _Backend] = {"sqlite": sqlite, "postgresql": postgresql}


class Hop:
    """Runs a short write to SQLite in a single hop to a thread, over a plain engine.

    SQLAlchemy's asyncio dialect hops to its thread three or four times for each statement, and every hop
    waits for a busy event loop. A tap writes a few statements that need nothing from outside, so they go
    together.
    """

    def __init__(self, url: URL, *, patient: bool) -> None:
        self._engine = sqlite.open_plain_engine(url, patient=patient)
        self._file = sqlite.OpenFile(url)
        self._thread = ThreadPoolExecutor(1, "writing")

    async def run(self, work: Callable[[Connection], T], term: int | None) -> T:
        """Commit what `work` does, or nothing if it raises. If cancelled, wait until it has ended."""
        done = run_in(self._thread, partial(self._transact, work, term))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait({done})
            raise

    async def check(self) -> None:
        """FileGoneError if the file was deleted or replaced."""
        await run_in(self._thread, self._file.check)

    def _transact(self, work: Callable[[Connection], T], term: int | None) -> T:
        self._file.check()
        with self._engine.begin() as connection:
            check_term(connection, term)
            return work(connection)

    async def close(self) -> None:
        await run_in(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)


def run_in(thread: ThreadPoolExecutor, work: Callable[[], T]) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(thread, work)


class Database:
    """A database that is read at one moment, and written all or nothing.

    Everything raises BusyError after waiting too long. Writes raise TermEndedError, and change nothing, once
    the term has ended.
    """

    def __init__(self, url: URL, *, patient: bool = False, term: int | None = None) -> None:
        """Open the database at `url`. A `patient` one waits much longer, for work that no player waits for.

        `term` is the term of the process that plays; None for tools and tests, whose writes check nothing.
        Raises OSError if the directory or the file of an SQLite database can't be made.
        """
        self.term = term
        self._backend = BACKENDS[url.get_backend_name()]
        self.is_file = self._backend is sqlite
        self._engine = self._backend.open_engine(url, patient=patient)
        self._reader = self._engine.execution_options(**self._backend.READ)
        self._writer = self._engine.execution_options(**self._backend.WRITE)
        self._line_seconds = None if patient or not self.is_file else LINE_SECONDS
        # SQLite takes one writer at a time. Waiting here is fair; waiting for its lock may time out.
        self._line = asyncio.Lock()
        self._hop = Hop(url, patient=patient) if self.is_file else None
        self.watch: Watch = lambda _kind, _reason: None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """The database at one moment, whatever is written meanwhile."""
        async with self._patience("read"), self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, undone by an exception.

        On PostgreSQL others write at the same time: lock the rows that decide about a write as you read them.
        """
        async with self._patience("write"), self._turn():
            if self._hop is not None:
                await self._hop.check()
            async with self._writer.begin() as connection:
                await connection.run_sync(check_term, self.term)
                yield connection

    async def all(self, query: Any, facts: Any = None) -> Sequence[Any]:
        """The rows of one query."""
        async with self.read() as connection:
            return (await connection.execute(query, facts)).all()

    async def one(self, query: Any, facts: Any = None) -> Any:
        """The only row of a query that has one."""
        async with self.read() as connection:
            return (await connection.execute(query, facts)).one()

    async def mappings(self, query: Any, facts: Any = None) -> Sequence[RowMapping]:
        """The rows of one query, by the names of their columns."""
        async with self.read() as connection:
            return (await connection.execute(query, facts)).mappings().all()

    async def scalars(self, query: Any, facts: Any = None) -> list[Any]:
        """The first column of one query."""
        async with self.read() as connection:
            return list((await connection.execute(query, facts)).scalars())

    async def run(self, query: Any, facts: Any = None) -> int:
        """Write one query in a transaction of its own; returns how many rows it has changed."""
        async with self.write() as connection:
            rows: int = (await connection.execute(query, facts)).rowcount
            return rows

    async def write_at_once(self, work: Callable[[Connection], T]) -> T:
        """The same for a function of a few statements; on SQLite in a single hop to its thread."""
        if self._hop is None:
            async with self.write() as connection:
                return await connection.run_sync(work)
        async with self._patience("write"), self._turn():
            return await self._hop.run(work, self.term)

    async def close(self) -> None:
        try:
            if self._hop is not None:
                await self._hop.close()
        finally:
            await self._engine.dispose()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Stop other writes to SQLite in this process meanwhile. TimeoutError if that takes too long."""
        if not self.is_file:
            yield
            return
        async with asyncio.timeout(self._line_seconds):
            await self._line.acquire()
        try:
            yield
        finally:
            self._line.release()

    @asynccontextmanager
    async def _patience(self, kind: str) -> AsyncIterator[None]:
        try:
            yield
        except IntegrityError:
            raise  # that's about the data
        except (PoolTimeoutError, OSError, DBAPIError) as error:
            self.watch(kind, reason_of(error))
            if isinstance(error, DBAPIError) and not (
                error.connection_invalidated or self._backend.is_busy(error.orig)
            ):
                raise
            raise BusyError from error
        else:
            self.watch(kind, None)
