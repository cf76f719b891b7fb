"""SQLite: one file, one writer at a time."""

import os
from contextlib import suppress
from pathlib import Path
from sqlite3 import SQLITE_BUSY, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_IOERR, OperationalError
from time import monotonic
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# Discord waits three seconds for an answer. A write that can't get the lock sooner ends with an apology.
BUSY_SECONDS = 1.0
PATIENT_SECONDS = 60.0
# Another process may release its lock, and a full or hanging disk may recover.
PASSING = frozenset({SQLITE_BUSY, SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN})
PRIMARY = 0xFF  # https://sqlite.org/rescode.html: the bits above these only add detail
CONNECTIONS = 5

READ: dict[str, Any] = {}
WRITE: dict[str, Any] = {"writes": True}
READ_ONLY, EXISTING = ({"mode": mode, "uri": "true"} for mode in ("ro", "rw"))


class FileGoneError(OSError):
    """The database file was deleted or replaced while it was open."""


class OpenFile:
    """The file that an engine has opened. SQLite doesn't notice if another one takes its place."""

    def __init__(self, url: URL) -> None:
        self._path = Path(url.database or "")
        self._opened = self._identity()

    def check(self) -> None:
        """FileGoneError if it's no longer at its path."""
        if self._identity() != self._opened:
            raise FileGoneError

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino


def open_engine(url: URL, *, patient: bool = False) -> AsyncEngine:
    """An engine whose file only its owner can read; its directory is made if it is missing.

    Raises OSError if the directory or the file can't be made.
    """
    if url.database and not url.query:
        _make_private(Path(url.database))
    engine = create_async_engine(url, **_options(CONNECTIONS, patient=patient))
    _listen(engine.sync_engine, url)
    return engine


def open_plain_engine(url: URL, *, patient: bool = False) -> Engine:
    """An engine without asyncio for one writer at a time, on a file that `open_engine` has opened."""
    engine = create_engine(url.set(drivername="sqlite"), **_options(1, patient=patient))
    _listen(engine, url)
    return engine.execution_options(**WRITE)


def read_only(url: URL) -> URL:
    """The same file, which is only read. Raises FileNotFoundError."""
    return _named(url, READ_ONLY)


def existing(url: URL) -> URL:
    """The same file, which is opened as it is. Raises FileNotFoundError."""
    return _named(url, EXISTING)


def _named(url: URL, query: dict[str, str]) -> URL:
    path = Path(url.database or "").resolve()
    if path.is_dir():
        raise IsADirectoryError(path)
    if not path.is_file():
        raise FileNotFoundError(path)
    return url.set(database=path.as_uri(), query=query)


def is_busy(error: BaseException | None) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY in PASSING


def _options(connections: int, *, patient: bool) -> dict[str, Any]:
    seconds = PATIENT_SECONDS if patient else BUSY_SECONDS
    return {
        "hide_parameters": True,  # decks and tokens are parameters
        # Then Python doesn't begin transactions; `_begin` does.
        "connect_args": {"timeout": seconds, "isolation_level": None},
        # Waiting for a connection costs less than opening another one under load.
        "pool_size": connections,
        "max_overflow": 0,
        "pool_timeout": seconds,
    }


def _listen(engine: Engine, url: URL) -> None:
    if not url.query:
        event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    event.listen(engine, "invalidate", _undo)


def _begin(connection: Connection) -> None:
    # A write takes the lock at once: taking it half way can fail without waiting.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _undo(connection: Any, _record: object, _error: object) -> None:
    # A cancelled task closes its connection. SQLite keeps the lock for as long as rows of it are unread.
    with suppress(Exception):
        connection.rollback()


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    _switch_to_wal(cursor)
    for pragma in ("foreign_keys = ON", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _switch_to_wal(cursor: Any) -> None:
    give_up = monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except OperationalError:
            # If two processes switch a new file at once, SQLite refuses one of them without waiting.
            if monotonic() > give_up:
                raise
        else:
            return


def _make_private(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # SQLite gives its -wal and -shm files the mode of the database file. Don't open a file that exists:
    # closing it would give up the locks of every connection in this process, and the next program that
    # closes the file would delete the log they write (https://sqlite.org/howtocorrupt.html, 2.2).
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    path.chmod(0o600)
