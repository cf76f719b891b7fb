"""SQLite: one file, one writer at a time."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from math import inf
from pathlib import Path
from sqlite3 import (
    SQLITE_BUSY,
    SQLITE_CANTOPEN,
    SQLITE_FULL,
    SQLITE_IOERR,
    Cursor,
    Error,
    IntegrityError,
    OperationalError,
)
from sqlite3 import Connection as SqliteConnection
from time import monotonic
from typing import Any

from sqlalchemy import Insert, Update, event
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.exc import DatabaseError
from sqlalchemy.exc import IntegrityError as RowError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import ReturningUpdate

from db.engine import trips
from db.engine.steps import ReadQuery, WriteStep
from db.engine.trips import BoundStatement, TripConnection

# Discord waits three seconds for an answer: a lock held longer than this is answered with an apology instead.
BUSY_SECONDS = 1.0
PATIENT_SECONDS = 60.0
# A lock that another process holds, and a disk that is full or does not answer: either may pass.
PASSING = frozenset({SQLITE_BUSY, SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN})
PRIMARY = 0xFF  # https://sqlite.org/rescode.html: what stands above these bits only says more
# Two of them are for what takes one trip.
CONNECTIONS = 7

# Told by `begin`.
READ: dict[str, Any] = {}
WRITE: dict[str, Any] = {}
ONE_WRITER = True
READ_ONLY = {"mode": "ro"}


def open_engine(url: URL, *, patient: bool = False) -> AsyncEngine:
    """An engine whose file's directory is made and whose file is readable by its owner alone.

    Raises OSError where the directory or the file cannot be made.
    """
    if url.database and not url.query:
        _make_private(Path(url.database))
    seconds = PATIENT_SECONDS if patient else BUSY_SECONDS

    read_only = bool(url.query)
    database = f"{url.database}?mode=ro" if read_only else url.database or ""

    async def connect() -> object:
        return await TripConnection(database, timeout=seconds, uri=read_only)

    engine = create_async_engine(
        url.set(query={}),
        hide_parameters=True,  # decks and tokens are parameters
        async_creator=connect,
        # To open one more under load, and to close it again, costs more than to wait for one of these.
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=seconds,
    )
    if not read_only:
        event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def begin(connection: AsyncConnection, *, writes: bool) -> None:
    """Have the next statement begin a transaction.

    An event of SQLAlchemy's would do it too, but for one every statement asks who listens to it.
    """
    sync: Any = connection.sync_connection
    sync.connection.driver_connection.begin(trips.WRITE if writes else trips.READ)


def read_only(url: URL) -> URL:
    """The same file, which is neither made nor written. Raises FileNotFoundError."""
    path = Path(url.database or "").resolve()
    if not path.is_file():
        raise FileNotFoundError(path)
    return url.set(database=path.as_uri(), query=READ_ONLY)


class AtOnce:
    """Works in one trip to SQLite's thread each; for reads over a connection that waits for no write."""

    def __init__(self, reader: AsyncEngine, writer: AsyncEngine, seconds: float | None) -> None:
        self._dialect = writer.dialect
        self._seconds = inf if seconds is None else seconds
        self._for_reads, self._for_writes = _OwnConnection(reader), _OwnConnection(writer)

    async def do(self, steps: Sequence[WriteStep]) -> bool:
        work = [self._ready(step) for step in steps]
        async with self._for_writes.driver() as driver:
            done: bool = await driver.transact(work, monotonic() + self._seconds)
            return done

    async def change(self, query: ReturningUpdate[Any], facts: dict[str, Any]) -> dict[str, Any] | None:
        statement, values = self._bound(query, facts)
        async with self._for_writes.driver() as driver:
            rows = await driver.change(statement, values, monotonic() + self._seconds)
        return next(_rows(self._dialect, query, rows), None)

    async def read(self, queries: Sequence[ReadQuery], facts: dict[str, Any]) -> list[list[dict[str, Any]]]:
        bound = [self._bound(query, facts) for query in queries]
        async with self._for_reads.driver() as driver:
            found = await driver.read(bound, monotonic() + self._seconds)
        return [list(_rows(self._dialect, query, rows)) for query, rows in zip(queries, found, strict=True)]

    async def close(self) -> None:
        try:
            await self._for_reads.close()
        finally:
            await self._for_writes.close()

    def _bound(
        self, query: ReturningUpdate[Any] | ReadQuery, facts: dict[str, Any]
    ) -> tuple[str, tuple[Any, ...]]:
        statement = _compiled(self._dialect, query, None)
        return statement.string, _values(statement, facts)

    def _ready(self, step: WriteStep) -> BoundStatement:
        names = tuple(step.rows[0]) if isinstance(step.query, Insert) else None
        statement = _compiled(self._dialect, step.query, names)
        return statement.string, [_values(statement, row) for row in step.rows], step.must_hit


def _values(statement: Any, facts: dict[str, Any]) -> tuple[Any, ...]:
    """What is bound to a statement, in its order; facts that it does not ask for are for others."""
    bound = statement.construct_params(facts)
    return tuple(bound[name] for name in statement.positiontup)


class _OwnConnection:
    """One that is opened when it is first used, and then stays open.

    Also after a failure: to close the last one would let SQLite tidy up a full disk.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._opening = asyncio.Lock()
        self._closed = False

    @asynccontextmanager
    async def driver(self) -> AsyncIterator[Any]:
        driver = self._driver or await self._opened()
        try:
            yield driver
        except IntegrityError as error:
            raise RowError(None, None, error) from error
        except Error as error:
            raise DatabaseError(None, None, error) from error

    async def _opened(self) -> Any:
        async with self._opening:
            connection = self._connection = self._connection or await self._engine.connect()
            if self._closed:
                await self.close()
                raise ConnectionError
            self._driver = (await connection.get_raw_connection()).driver_connection
        return self._driver

    async def close(self) -> None:
        connection, self._connection, self._driver, self._closed = self._connection, None, None, True
        if connection is not None:
            await connection.invalidate()
            await connection.close()


def _rows(
    dialect: Dialect, query: ReturningUpdate[Any] | ReadQuery, rows: Sequence[Sequence[Any]]
) -> Iterator[dict[str, Any]]:
    readers = _readers(dialect, query)
    for row in rows:
        yield {
            name: value if read is None else read(value)
            for (name, read), value in zip(readers, row, strict=True)
        }


@cache
def _readers(dialect: Dialect, query: ReturningUpdate[Any] | ReadQuery) -> list[tuple[str, Any]]:
    """What every column of the rows is called, and what makes the driver's value one of its type."""
    return [
        (column.name, column.type.dialect_impl(dialect).result_processor(dialect, None))
        for column in query.exported_columns
    ]


@cache
def _compiled(
    dialect: Dialect,
    query: Insert | Update | ReturningUpdate[Any] | ReadQuery,
    names: tuple[str, ...] | None,
) -> Any:
    return query.compile(dialect=dialect, column_keys=names)


def is_busy(error: BaseException | None) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY in PASSING


def _make_private(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # SQLite gives its -wal and -shm files the mode of the database file. One that is there is not opened: to
    # close it would give up the locks of all connections that this process has, and whoever else closes the
    # file next would delete the log that they write (https://sqlite.org/howtocorrupt.html, 2.2).
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    path.chmod(0o600)


def _prepare(connection: Any, _record: object) -> None:
    driver: SqliteConnection = connection
    cursor = driver.cursor()
    _keep_a_log(cursor)
    for pragma in ("foreign_keys = ON", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_a_log(cursor: Cursor) -> None:
    """Switch the file to WAL, which it then stays in."""
    give_up = monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except OperationalError:
            # Where two processes switch a new file at once, SQLite refuses one of them without waiting.
            if monotonic() > give_up:
                raise
        else:
            return
