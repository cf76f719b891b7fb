"""The messages that show a match, and what each of them shows."""

from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database
from db.model import Surface
from db.rows import hold_match
from db.schema import surfaces


class Surfaces:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match_id: int) -> dict[str, Surface]:
        """Every surface of a match by its name."""
        async with self._database.read() as connection:
            return await _load(connection, match_id)

    async def get(self, match_id: int, name: str) -> Surface:
        """A surface as it stands, or an empty one that was never sent."""
        return (await self.of(match_id)).get(name, Surface(name))

    async def change(self, match_id: int, name: str, **values: Any) -> Surface:
        """Set fields of a surface, which is made where there is none, and return it whole."""
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            before = (await _load(connection, match_id)).get(name)
            return await _put(
                connection, match_id, before or Surface(name), values, exists=before is not None
            )

    async def change_from(self, match_id: int, before: Surface, **values: Any) -> Surface | None:
        """Set fields of a surface, unless it has been drawn anew since `before` was read: then None."""
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            found = (await _load(connection, match_id)).get(before.name)
            current = found or Surface(before.name)
            if current.version != before.version:
                return None
            return await _put(connection, match_id, current, values, exists=found is not None)

    async def leave(self, match_id: int, channel_id: int) -> None:
        """A channel is gone: what still changes there has to be sent anew, elsewhere."""
        there = (surfaces.c.match_id == match_id) & (surfaces.c.channel_id == channel_id)
        nowhere = {"channel_id": None, "message_id": None, "previous_id": None, "digest": None}
        values = nowhere | {"version": surfaces.c.version + 1}
        async with self._database.write() as connection:
            query = update(surfaces).where(there, surfaces.c.final.is_(False)).values(values)
            await connection.execute(query)

    async def forget_previous(self, match_id: int, name: str, message_id: int) -> None:
        """Note that a replaced message is gone, unless another one has been replaced meanwhile."""
        is_it = _key(match_id, name) & (surfaces.c.previous_id == message_id)
        async with self._database.write() as connection:
            await connection.execute(update(surfaces).where(is_it).values(previous_id=None))


async def _load(connection: AsyncConnection, match_id: int) -> dict[str, Surface]:
    columns = [column for column in surfaces.c if column.name != "match_id"]
    rows = await connection.execute(select(*columns).where(surfaces.c.match_id == match_id))
    return {row["name"]: Surface(**row) for row in rows.mappings()}


async def _put(
    connection: AsyncConnection, match_id: int, before: Surface, values: dict[str, Any], *, exists: bool
) -> Surface:
    drawn = int("digest" in values)
    after = replace(before, **values, version=before.version + drawn)
    row = asdict(after) | {"match_id": match_id}
    if exists:
        await connection.execute(update(surfaces).where(_key(match_id, before.name)).values(row))
    else:
        await connection.execute(insert(surfaces).values(row))
    return after


def _key(match_id: int, name: str) -> Any:
    return (surfaces.c.match_id == match_id) & (surfaces.c.name == name)
