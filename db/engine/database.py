"""How the database is opened, read and written."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Protocol

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import ReturningUpdate

from db.engine import postgresql, sqlite
from db.engine.line import WritersLine
from db.engine.steps import ConflictError, ReadQuery, WriteStep


class BusyError(Exception):
    """The database is locked, full or out of reach for now; the same may succeed a little later."""

    @property
    def reason(self) -> str:
        """The database's own name for what is wrong, or the driver's: nothing that was written."""
        error = getattr(self.__cause__, "orig", None) or self.__cause__
        named = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
        return named or type(error).__name__


class _AtOnce(Protocol):
    async def do(self, steps: Sequence[WriteStep]) -> bool:
        """Do all steps in a transaction; False, and nothing is done, where one that must hit has missed."""

    async def change(self, query: ReturningUpdate[Any], facts: dict[str, Any]) -> dict[str, Any] | None:
        """Change at most one row in a transaction, and give it by its columns' names; None if none is hit."""

    async def read(self, queries: Sequence[ReadQuery], facts: dict[str, Any]) -> list[list[dict[str, Any]]]:
        """All rows of every query as of one moment, by their columns' names."""

    async def close(self) -> None: ...


class _Backend(Protocol):
    READ: dict[str, Any]
    WRITE: dict[str, Any]
    """Options of connections that only read, and of those that write."""
    ONE_WRITER: bool
    """Whether those that write come one after the other."""

    def open_engine(self, url: URL, *, patient: bool) -> AsyncEngine: ...

    def begin(self, connection: AsyncConnection, *, writes: bool) -> None:
        """Have the next statement begin a transaction, where the driver has to be told."""

    def AtOnce(self, reader: AsyncEngine, writer: AsyncEngine, seconds: float | None) -> _AtOnce:  # noqa: N802 - a class
        """What it is asked for it begins within so many seconds, or raises TimeoutError."""

    def is_busy(self, error: BaseException | None) -> bool: ...


# While somebody else holds SQLite's lock, everybody in line waits for it in vain: with the wait for the lock
# itself this stays within the three seconds that Discord waits for an answer.
LINE_SECONDS = 1.0

BACKENDS: dict[str, _Backend] = {"sqlite": sqlite, "postgresql": postgresql}


class Database:
    """A database to read as of one moment, and to write all or nothing.

    `read_at_once`, `write_at_once` and `change_at_once` are transactions whose statements are known from the
    start: on SQLite each takes one trip to its thread. All raise BusyError where the database keeps somebody
    waiting for longer than they can.
    """

    def __init__(self, url: URL, *, patient: bool = False, keeper: str | None = None) -> None:
        """`patient` is for what nobody waits for: it may take as long as it takes.

        `keeper` is the process that keeps the matches it changes, where there are several.
        Raises OSError where the directory or the file of an SQLite database cannot be made.
        """
        self.keeper = keeper
        self._backend = BACKENDS[url.get_backend_name()]
        self._engine = self._backend.open_engine(url, patient=patient)
        self._reader = self._engine.execution_options(**self._backend.READ)
        self._writer = self._engine.execution_options(**self._backend.WRITE)
        self._line_seconds = None if patient else LINE_SECONDS
        self._at_once = self._backend.AtOnce(self._reader, self._writer, self._line_seconds)
        # Waiting in line here is fair; waiting on SQLite's one lock may time out.
        self._line = WritersLine() if self._backend.ONE_WRITER else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """The database as of one moment, whatever is written meanwhile."""
        async with self._patience(), self._reader.connect() as connection:
            self._backend.begin(connection, writes=False)
            yield connection

    async def read_at_once(
        self, queries: Sequence[ReadQuery], facts: dict[str, Any]
    ) -> list[list[dict[str, Any]]]:
        """All rows of every query by their columns' names, as of one moment; `facts` are for all of them."""
        async with self._patience():
            return await self._at_once.read(queries, facts)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, undone by an exception.

        On PostgreSQL others write at the same time: what decides about a write is to be read with a lock.
        """
        alone = self._line.alone(self._line_seconds) if self._line else nullcontext()
        async with self._patience(), alone, self._writer.begin() as connection:
            self._backend.begin(connection, writes=True)
            yield connection

    async def write_at_once(self, steps: Sequence[WriteStep]) -> bool:
        """A transaction of these steps alone; False, and nothing is done, where one that must hit has missed.

        Raises ConflictError.
        """
        async with self._one_trip():
            try:
                return await self._at_once.do(steps)
            except IntegrityError as error:
                raise ConflictError from error

    async def change_at_once(
        self, query: ReturningUpdate[Any], facts: dict[str, Any]
    ) -> dict[str, Any] | None:
        """A transaction of one statement; the row that it has changed, by its columns' names."""
        async with self._one_trip():
            return await self._at_once.change(query, facts)

    @asynccontextmanager
    async def _one_trip(self) -> AsyncIterator[None]:
        together = self._line.together(self._line_seconds) if self._line else nullcontext()
        async with self._patience(), together:
            yield

    async def close(self) -> None:
        try:
            await self._at_once.close()
        finally:
            await self._engine.dispose()

    @asynccontextmanager
    async def _patience(self) -> AsyncIterator[None]:
        try:
            yield
        except (PoolTimeoutError, OSError) as error:
            raise BusyError from error
        except DBAPIError as error:
            if error.connection_invalidated or self._backend.is_busy(error.orig):
                raise BusyError from error
            raise
