"""House rules, by server."""

import json
from typing import Any

from sqlalchemy import BindParameter, ColumnElement, RowMapping, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.model.matches import House
from db.rows import hold_server
from db.schema import houses


class Houses:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, server_id: int, name: str, switches: dict[str, Any], now: float) -> House:
        """Store rules under a name. Raises NameTakenError if the server has others with that name."""
        values = {
            "server_id": server_id,
            "name": name,
            "switches": json.dumps(switches, sort_keys=True),
            "created_at": now,
        }
        async with self._database.write() as connection:
            await hold_server(connection, server_id)
            known = (await connection.execute(select(houses.c.name).where(_kept(server_id)))).scalars()
            if name.casefold() in {other.casefold() for other in known}:
                raise NameTakenError(name)
            added = await connection.execute(insert(houses).values(values).returning(*houses.c))
            return _house(added.mappings().one())

    async def get(self, house_id: int) -> House | None:
        """Rules as they were stored, removed or not: a match keeps the rules it began with."""
        async with self._database.read() as connection:
            found = await connection.execute(select(houses).where(houses.c.id == house_id))
            row = found.mappings().one_or_none()
        return _house(row) if row else None

    async def of(self, server_id: int) -> list[House]:
        """A server's rules, oldest first."""
        async with self._database.read() as connection:
            return await load_houses(connection, server_id)

    async def remove(self, server_id: int, house_id: int, now: float) -> bool:
        """Remove rules from the list; False if they weren't in it."""
        query = update(houses).where(_kept(server_id), houses.c.id == house_id).values(removed_at=now)
        return await self._database.run(query) == 1


class NameTakenError(Exception):
    """The server already has rules with this name."""


async def load_houses(connection: AsyncConnection, server_id: int) -> list[House]:
    """A server's rules, oldest first."""
    return [_house(row) for row in (await connection.execute(_OF_SERVER, {"server": server_id})).mappings()]


def _kept(server_id: int | BindParameter[int]) -> ColumnElement[bool]:
    return (houses.c.server_id == server_id) & houses.c.removed_at.is_(None)


_OF_SERVER = select(houses).where(_kept(bindparam("server"))).order_by(houses.c.id)


def _house(row: RowMapping) -> House:
    return House(
        id=row["id"],
        server_id=row["server_id"],
        name=row["name"],
        switches=json.loads(row["switches"]),
        removed=row["removed_at"] is not None,
    )
