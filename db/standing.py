"""How a database compares to this release, found out without changing it."""

import os
from contextlib import suppress
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from db.copy import open_source
from db.engine import sqlite
from db.engine.database import BusyError, Database
from db.holder import Holder
from db.migrate import SchemaState, standing_in, upgrade


class _UndoneError(Exception):
    """Everything worked; it rolls back."""


class DamagedError(Exception):
    """Parts of an SQLite file aren't what SQLite wrote there."""


async def standing_of(url: URL) -> SchemaState:
    """How the database at `url` compares to this release. Raises like Store.open."""
    if _is_file(url) and not _is_there(Path(url.database or "")):
        return SchemaState.MISSING
    database = open_source(url, patient=not _is_file(url))
    try:
        async with database.read() as connection:
            standing = await connection.run_sync(standing_in)
        if standing is SchemaState.MISSING and not _is_file(url):
            await _try_to_make(database)
    finally:
        await database.close()
    return standing


async def look_for_damage(url: URL) -> None:
    """Read all of an SQLite file. DamagedError, or SQLite's own error."""
    database = open_source(url)
    try:
        async with database.read() as connection:
            (told,) = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalars()
    finally:
        await database.close()
    if told != "ok":
        raise DamagedError


async def take_the_lock(url: URL) -> None:
    """Take an SQLite file's lock for writing, and give it back. BusyError if another program has it."""
    database = Database(sqlite.existing(url))
    try:
        async with database.write():
            pass
    finally:
        await database.close()


async def holder_of(url: URL) -> str | None:
    """The name of the process that plays on the database at `url`, if it can be read."""
    try:
        database = open_source(url)
        try:
            return (await Holder(database).look()).holder
        finally:
            await database.close()
    except (OSError, BusyError, DBAPIError):
        return None


def _is_file(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _is_there(path: Path) -> bool:
    """Raises OSError if SQLite can't write the file and others beside it, or make the folder."""
    there = path if path.exists() else path.parent
    while not there.exists():
        there = there.parent
    beside = path.parent if there == path else there
    if not all(os.access(each, os.W_OK) for each in (there, beside)) or not beside.is_dir():
        raise PermissionError(str(path))
    return there == path


async def _try_to_make(database: Database) -> None:
    """Create the tables and undo it: a user may have the right to read, but not to create any."""
    with suppress(_UndoneError):
        async with database.write() as connection:
            await connection.run_sync(upgrade)
            raise _UndoneError
