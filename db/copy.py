"""A database copied row by row into another one, of whichever kind."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Table, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import sqlite
from db.engine.database import Database
from db.migrate import SchemaState, standing_in, upgrade
from db.schema import holder, metadata

ROWS_AT_ONCE = 500


class OutdatedError(Exception):
    """The source is not as this release leaves a database."""


class NotEmptyError(Exception):
    """The target holds rows already."""


def open_source(url: URL) -> Database:
    """A database to read and nothing else. Raises FileNotFoundError where there is none."""
    return Database(sqlite.read_only(url) if url.get_backend_name() == "sqlite" else url, patient=True)


async def check_source(source: Database) -> None:
    """Raises OutdatedError."""
    async with source.read() as connection:
        if await connection.run_sync(standing_in) is not SchemaState.CURRENT:
            raise OutdatedError


async def copy(source: Database, target: Database, copied: Callable[[str, int], None]) -> None:
    """Copy every row, as they all were at one moment, or none; `copied` is told how many of each table.

    Raises NotEmptyError.
    """
    async with source.read() as there, target.write() as here:
        await here.run_sync(upgrade)
        tables = [table for table in metadata.sorted_tables if table is not holder]
        for table in tables:
            if (await here.execute(select(table).limit(1))).first():
                raise NotEmptyError
        for table in tables:
            copied(table.name, await _copy_table(there, here, table))
        # Nobody plays on the copy yet. The turns in it get back the time that this takes.
        last = (await there.execute(select(holder.c.there))).scalar_one_or_none()
        await here.execute(update(holder).values(there=last))


async def _copy_table(there: AsyncConnection, here: AsyncConnection, table: Table) -> int:
    count = 0
    # In the order of its key, a row that refers to another one of its table comes after that.
    rows = await there.stream(select(table).order_by(*table.primary_key))
    async for part in rows.mappings().partitions(ROWS_AT_ONCE):
        await here.execute(insert(table), [dict(row) for row in part])
        count += len(part)
    if here.dialect.name == "postgresql":
        await _count_on(here, table)
    return count


async def _count_on(connection: AsyncConnection, table: Table) -> None:
    """Let the next row's number follow the highest; SQLite sees to that by itself."""
    column: Any = table.autoincrement_column
    if column is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        await connection.execute(select(func.setval(sequence, func.max(column))))
