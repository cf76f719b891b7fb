"""Rows that are written whether or not they are there already."""

from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def put(connection: AsyncConnection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Set values of a row, which is made where there is none."""
    await connection.execute(_put(connection.dialect.name, table, tuple(key), tuple(values)), key | values)


async def put_new(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> bool:
    """Add a row unless there is one of its key; whether it was added."""
    key = tuple(column.name for column in table.primary_key)
    return (await connection.execute(_put(connection.dialect.name, table, key, ()), row)).rowcount == 1


def insert_on(connection: AsyncConnection, table: Table) -> Any:
    """An insert that can say what to do on a conflict."""
    return _insert(connection.dialect.name, table)


# To put a statement into words takes longer than SQLite takes to do it.
@cache
def _put(dialect: str, table: Table, key: tuple[str, ...], values: tuple[str, ...]) -> Any:
    made = _insert(dialect, table)
    if not values:
        return made.on_conflict_do_nothing(index_elements=key)
    return made.on_conflict_do_update(index_elements=key, set_={name: made.excluded[name] for name in values})


def _insert(dialect: str, table: Table) -> Any:
    # Both say it in the same words, but SQLAlchemy has them apart.
    return (sqlite.insert if dialect == "sqlite" else postgresql.insert)(table)
