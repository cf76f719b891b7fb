"""How the database is opened, read and written."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Cursor, OperationalError
from time import monotonic
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

# Discord waits three seconds for an answer: a lock held longer than this is answered with an apology instead.
BUSY_SECONDS = 1.0


class Database:
    """An engine with two doors: any number may read, one at a time may write."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reader = engine
        self._writer = engine.execution_options(write=True)
        # SQLite has one writer at a time. Waiting in line here is fair; waiting on its lock may time out.
        self._line = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed at the end, undone by an exception."""
        async with self._line, self._writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self._reader.dispose()


def open_engine(url: URL) -> AsyncEngine:
    """An engine for `url`; for SQLite its directory is made and its file is readable by its owner alone.

    Raises OSError where the directory or the file cannot be made.
    """
    if url.get_backend_name() == "sqlite" and url.database:
        _make_private(Path(url.database))
    engine = create_async_engine(
        url,
        hide_parameters=True,  # decks and tokens are parameters
        connect_args={"timeout": BUSY_SECONDS},
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _make_private(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # SQLite gives its -wal and -shm files the mode of the database file.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    driver: SqliteConnection = connection
    driver.isolation_level = None  # transactions begin where _begin says, not where the driver guesses
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


def _begin(connection: Connection) -> None:
    # A transaction that will write takes SQLite's lock at once: taking it half way can fail without waiting.
    write = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
