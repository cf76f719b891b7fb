"""The messages that show a match, and what each of them shows."""

from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from db.model import Surface
from db.schema import surfaces


class Surfaces:
    def __init__(self, engine: AsyncEngine) -> None:
        self._read = engine
        self._write = engine.execution_options(write=True)

    async def of(self, match_id: int) -> dict[str, Surface]:
        """Every surface of a match by its name."""
        columns = [column for column in surfaces.c if column.name != "match_id"]
        query = select(*columns).where(surfaces.c.match_id == match_id)
        async with self._read.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return {row["name"]: Surface(**row) for row in rows}

    async def get(self, match_id: int, name: str) -> Surface:
        """A surface as it stands, or an empty one that was never sent."""
        return (await self.of(match_id)).get(name, Surface(name))

    async def change(self, match_id: int, name: str, **values: Any) -> Surface:
        """Set fields of a surface, which is made where there is none, and return it whole."""
        async with self._write.begin() as connection:
            changed = await connection.execute(update(surfaces).where(_key(match_id, name)).values(values))
            if changed.rowcount == 0:
                row = asdict(replace(Surface(name), **values))
                await connection.execute(insert(surfaces).values(row | {"match_id": match_id}))
        return await self.get(match_id, name)


def _key(match_id: int, name: str) -> Any:
    return (surfaces.c.match_id == match_id) & (surfaces.c.name == name)
