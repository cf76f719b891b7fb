"""Rows that are written whether or not they are there already."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def put(connection: AsyncConnection, table: Table, key: dict[str, Any], values: dict[str, Any]) -> None:
    """Set values of a row, which is made where there is none."""
    made = insert_on(connection, table).values(key | values)
    on = list(key)
    await connection.execute(
        made.on_conflict_do_update(index_elements=on, set_=values)
        if values
        else made.on_conflict_do_nothing(index_elements=on)
    )


async def put_new(connection: AsyncConnection, table: Table, row: dict[str, Any]) -> bool:
    """Add a row unless there is one of its key; whether it was added."""
    made = insert_on(connection, table).values(row).on_conflict_do_nothing(index_elements=table.primary_key)
    return (await connection.execute(made)).rowcount == 1


def insert_on(connection: AsyncConnection, table: Table) -> Any:
    """An insert that can say what to do on a conflict."""
    # Both say it in the same words, but SQLAlchemy has them apart.
    return (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(table)
