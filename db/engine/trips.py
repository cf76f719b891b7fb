"""SQLite with one trip to its thread a statement.

aiosqlite makes one for each of: a cursor, the statement, its rows, the cursor's end; and a transaction begins
with the same four. Every trip waits for the event loop twice, so a busy loop makes all of them long.

This stands on parts of aiosqlite's connection that are its own and may change with any release: its thread,
the thread's queue (which takes work that nobody waits for), its way of waiting for work, and the `sqlite3`
connection beneath. That is why pyproject.toml lets in no release but those that it has been tried with.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from time import monotonic
from typing import Any, Self, TypeVar

import aiosqlite

T = TypeVar("T")

BoundStatement = tuple[str, list[tuple[Any, ...]], bool]
"""A statement, the parameters of each time it is executed, and whether it must hit a row."""

READ = "BEGIN"
# A transaction that will write takes SQLite's lock at once: taking it half way can fail without waiting.
WRITE = "BEGIN IMMEDIATE"

# So many rows come with the statement itself; only what is read as a stream has more.
ROWS_A_TRIP = 1000


@dataclass(frozen=True, slots=True)
class Done:
    """What a statement has left behind: its first rows, and a `cursor` where there may be more."""

    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None
    rows: list[Any] = field(default_factory=list, repr=False)
    cursor: sqlite3.Cursor | None = None


class TransactionStage(Enum):
    """How far the transaction of a connection has come: one that is due begins with the next statement."""

    NONE = auto()
    READ_DUE = auto()
    WRITE_DUE = auto()
    READING = auto()
    WRITING = auto()


_DUE = {READ: TransactionStage.READ_DUE, WRITE: TransactionStage.WRITE_DUE}
_BEGINNING = {
    TransactionStage.READ_DUE: (READ, TransactionStage.READING),
    TransactionStage.WRITE_DUE: (WRITE, TransactionStage.WRITING),
}
_UNDER_WAY = (TransactionStage.READING, TransactionStage.WRITING)


class TripConnection(aiosqlite.Connection):
    """A connection to an SQLite file: a path, or an address where `uri`. Await it to open it."""

    def __init__(self, database: str, *, timeout: float, uri: bool) -> None:
        super().__init__(
            lambda: sqlite3.connect(
                database, timeout=timeout, uri=uri, check_same_thread=False, isolation_level=None
            ),
            iter_chunk_size=1,
        )
        # Whoever ends without closing it need not wait for it.
        self._thread.daemon = True
        self._stage = TransactionStage.NONE
        self._stopped: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        self._stopped = super().stop()
        return self._stopped

    async def _connect(self) -> aiosqlite.Connection:
        try:
            return await super()._connect()
        except BaseException:
            # The thread tells the event loop that it has ended: a loop that is closed by then it fails over.
            if self._stopped is not None:
                await asyncio.wait({self._stopped})
            raise

    def begin(self, statement: str) -> None:
        """Have the next statement begin a transaction with this one, READ or WRITE."""
        self._stage = _DUE[statement]

    def cursor(self) -> "Cursor":  # type: ignore[override] # aiosqlite's makes a trip for it
        return Cursor(self)

    async def run(self, statement: str, parameters: Any, *, many: bool) -> Done:
        """Execute a statement, once for each of the parameters if `many`."""
        beginning, self._stage = _BEGINNING.get(self._stage, (None, self._stage))

        def work() -> Done:
            if beginning:
                self._conn.execute(beginning)
            execute = self._conn.executemany if many else self._conn.execute
            cursor = execute(statement, parameters)
            rows = cursor.fetchmany(ROWS_A_TRIP) if cursor.description else []
            more = cursor if len(rows) == ROWS_A_TRIP else None
            return Done(cursor.description, cursor.rowcount, cursor.lastrowid, rows, more)

        return await self._go(work)

    async def rows_of(self, cursor: sqlite3.Cursor, most: int | None = None) -> list[Any]:
        """The next rows, all of them where no number is given."""
        return await self._go(cursor.fetchall if most is None else partial(cursor.fetchmany, most))

    async def _go(self, work: Callable[[], T]) -> T:
        result: T = await self._execute(work)  # type: ignore[no-untyped-call] # aiosqlite's, untyped
        return result

    async def transact(self, steps: Sequence[BoundStatement], by: float) -> bool:
        """Do all of the steps, or none where one that must hit a row has missed: then False.

        TimeoutError, and nothing is done, where others take the thread's time until after `by` (`monotonic`).
        """

        def work() -> bool:
            return all(
                self._conn.executemany(statement, rows).rowcount or not must_hit
                for statement, rows, must_hit in steps
            )

        return await self._go(partial(self._all_or_nothing, work, by))

    async def change(self, statement: str, parameters: Sequence[Any], by: float) -> list[Any]:
        """The same with one statement, which gives the rows that it returns."""

        def work() -> list[Any]:
            return self._conn.execute(statement, parameters).fetchall()

        return await self._go(partial(self._all_or_nothing, work, by))

    async def read(
        self, queries: Sequence[tuple[str, Sequence[Any]]], by: float
    ) -> list[list[tuple[Any, ...]]]:
        """All rows of every query, as of one moment. TimeoutError as of `transact`."""

        def work() -> list[list[tuple[Any, ...]]]:
            self._begin_now(READ, by)
            try:
                return [self._conn.execute(query, parameters).fetchall() for query, parameters in queries]
            finally:
                self._conn.rollback()

        return await self._go(work)

    def _begin_now(self, statement: str, by: float) -> None:
        """Begin a transaction of one trip. TimeoutError where that comes too late."""
        if monotonic() > by:
            raise TimeoutError
        if self._conn.in_transaction:  # of the one before, which could not be undone
            self._conn.rollback()
        self._conn.execute(statement)

    def _all_or_nothing(self, work: Callable[[], T], by: float) -> T:
        """Keep what is done unless it comes to nothing."""
        self._begin_now(WRITE, by)
        try:
            done = work()
            if done:
                self._conn.commit()
            else:
                self._conn.rollback()
        except BaseException:
            self._conn.rollback()
            raise
        return done

    async def commit(self) -> None:
        if self._stage in _UNDER_WAY:
            # One that fails leaves the transaction open, and with it SQLite's lock, until it is undone.
            await super().commit()
        self._stage = TransactionStage.NONE

    async def rollback(self) -> None:
        ended, self._stage = self._stage, TransactionStage.NONE
        if ended is TransactionStage.READING:
            # Nothing hangs on when exactly it happens: whatever this connection does next comes after it.
            self._tx.put_nowait((None, self._conn.rollback))
        elif ended is TransactionStage.WRITING:
            await super().rollback()


class Cursor:
    """As much of a cursor as SQLAlchemy asks of one."""

    arraysize = 1

    def __init__(self, connection: TripConnection) -> None:
        self._connection = connection
        self._done = Done()

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        self._done = await self._connection.run(statement, parameters, many=False)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        self._done = await self._connection.run(statement, parameters, many=True)

    async def fetchall(self) -> list[Any]:
        rows, rest = self._done.rows, self._done.cursor
        return rows if rest is None else rows + await self._connection.rows_of(rest)

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        most, rest = size or self.arraysize, self._done.cursor
        if not self._done.rows and rest is not None:
            return await self._connection.rows_of(rest, most)
        rows = self._done.rows[:most]
        del self._done.rows[:most]
        return rows

    async def close(self) -> None:
        """SQLite has given all its rows, or the transaction's end takes them."""

    @property
    def description(self) -> Any:
        return self._done.description

    @property
    def rowcount(self) -> int:
        return self._done.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._done.lastrowid
