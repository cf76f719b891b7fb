"""Copies a database row by row into another one of any kind."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any

from sqlalchemy import Table, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import sqlite
from db.engine.database import Database
from db.migrate import SchemaState, standing_in, upgrade
from db.schema import holder, metadata

ROWS_AT_ONCE = 500


class OutdatedError(Exception):
    """The source is from an earlier release, which the next start updates."""


class EmptyError(Exception):
    """The source has none of our tables."""


class SourceError(Exception):
    """Reading the source failed half way, for the reason that is its cause."""


class NotEmptyError(Exception):
    """The target isn't empty."""


def open_source(url: URL, *, patient: bool = True) -> Database:
    """A database that is only read. Raises FileNotFoundError if there is none."""
    return Database(sqlite.read_only(url) if url.get_backend_name() == "sqlite" else url, patient=patient)


async def check_source(source: Database) -> None:
    """Raises OutdatedError, EmptyError or UnknownSchemaError."""
    async with source.read() as connection:
        standing = await connection.run_sync(standing_in)
    if standing is SchemaState.MISSING:
        raise EmptyError
    if standing is SchemaState.OLDER:
        raise OutdatedError


async def copy(source: Database, target: Database, copied: Callable[[str, int], None]) -> None:
    """Copy every row, all from one moment, or none; `copied` gets the number of rows of each table.

    Raises NotEmptyError, and SourceError if it's not the target that fails.
    """
    async with source.read() as there, target.write() as here:
        await here.run_sync(upgrade)
        tables = [table for table in metadata.sorted_tables if table is not holder]
        for table in tables:
            if (await here.execute(select(table).limit(1))).first():
                raise NotEmptyError
        for table in tables:
            copied(table.name, await _copy_table(there, here, table))
        # No one plays on the copy yet. Its turns get back the time that copying takes.
        row = (await there.execute(select(holder.c.there, holder.c.host_server))).mappings().one()
        await here.execute(update(holder).values(row))


async def _copy_table(there: AsyncConnection, here: AsyncConnection, table: Table) -> int:
    count = 0
    async with aclosing(_parts_of(there, table)) as parts:
        async for part in parts:
            await here.execute(insert(table), part)
            count += len(part)
    if here.dialect.name == "postgresql":
        await _count_on(here, table)
    return count


async def _parts_of(there: AsyncConnection, table: Table) -> AsyncGenerator[list[dict[str, Any]], None]:
    try:
        # Sorted by key, a row comes after the rows of the same table that it refers to.
        rows = await there.stream(select(table).order_by(*table.primary_key))
        async for part in rows.mappings().partitions(ROWS_AT_ONCE):
            yield [dict(row) for row in part]
    except DBAPIError as error:
        raise SourceError from error


async def _count_on(connection: AsyncConnection, table: Table) -> None:
    """Continue row numbers after the highest one; SQLite does this by itself."""
    column: Any = table.autoincrement_column
    if column is not None:
        sequence = func.pg_get_serial_sequence(table.name, column.name)
        await connection.execute(select(func.setval(sequence, func.max(column))))
