"""Writes rows whether or not they exist.

The statements are built once, because building one takes longer than executing it.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def put(connection: AsyncConnection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Set values of a row, or insert it."""
    setting = _setting(connection.dialect.name, table, tuple(key), tuple(values))
    await connection.execute(setting, key | values)


async def put_rows(connection: AsyncConnection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """The same for several rows at once, each with its primary key and the same columns."""
    key = tuple(column.name for column in table.primary_key)
    values = tuple(name for name in rows[0] if name not in key)
    await connection.execute(_setting(connection.dialect.name, table, key, values), rows)


async def put_new(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> bool:
    """Insert a row unless its key exists; True if it was inserted."""
    key = tuple(column.name for column in table.primary_key)
    added = await connection.execute(_setting(connection.dialect.name, table, key, ()), row)
    return added.rowcount == 1


def insert_on(dialect: str, table: Table) -> Any:
    """# Each dialect's insert that knows about conflicts."""
    # Both use the same words, but SQLAlchemy has no common one.
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - 2 MB that SQLite's hosts do without

    return postgresql.insert(table)


@cache
def _setting(dialect: str, table: Table, key: tuple[str, ...], values: tuple[str, ...]) -> Any:
    """Inserts a row, or sets these values of the existing one."""
    made = insert_on(dialect, table)
    if not values:
        return made.on_conflict_do_nothing(index_elements=key)
    return made.on_conflict_do_update(index_elements=key, set_={name: made.excluded[name] for name in values})
