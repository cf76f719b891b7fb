"""The messages that show a match, and what each of them shows."""

from dataclasses import asdict, replace
from functools import cache
from typing import Any

from sqlalchemy import String, bindparam, cast, func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put_new
from db.model.matches import Status, Surface
from db.schema import matches, plies, seats, surfaces

COLUMNS = tuple(column for column in surfaces.c if column.name != "match_id")
DRAWN = "digest"
"""Whoever sets this has drawn the surface anew."""
_IS_MATCH = surfaces.c.match_id == bindparam("of")
OF_MATCH = select(*COLUMNS).where(_IS_MATCH)


_LENGTH = select(func.max(plies.c.ply) + 1).where(plies.c.match_id == surfaces.c.match_id).scalar_subquery()
_CLOSED = (
    select(seats.c.seat)
    .where(seats.c.match_id == surfaces.c.match_id, seats.c.dms_closed_at.is_not(None))
    .where(surfaces.c.name == literal("hand:") + cast(seats.c.seat, String))
    .exists()
)
_KEEPER = bindparam("keeper", type_=String)
LAGGING = (
    select(surfaces.c.match_id, func.max(_LENGTH).label("length"))
    .join(matches, matches.c.id == surfaces.c.match_id)
    .where(matches.c.settled.is_(False), matches.c.status == Status.RUNNING)
    .where(or_(matches.c.lost.is_(False), surfaces.c.name.like("hand:%")))
    .where(or_(_KEEPER.is_(None), matches.c.kept_by == _KEEPER))
    .where(surfaces.c.message_id.is_not(None), surfaces.c.final.is_(False), ~_CLOSED)
    .where(surfaces.c.name.not_like("private:%"), surfaces.c.name.not_like("nudge:%"))
    .where(surfaces.c.drawn_ply < _LENGTH)
    .group_by(surfaces.c.match_id)
)


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
        while True:
            changed = await self._change(match_id, name, values) or await self._make(match_id, name, values)
            if changed:
                return changed

    async def change_from(self, match_id: int, before: Surface, **values: Any) -> Surface | None:
        """Set fields of a surface, unless it has been drawn anew since `before` was read: then None."""
        changed = await self._change(match_id, before.name, values, before.version)
        if changed is None and not before.version:
            return await self._make(match_id, before.name, values)
        return changed

    async def _change(
        self, match_id: int, name: str, values: dict[str, Any], version: int | None = None
    ) -> Surface | None:
        """Set fields of a surface and return it; None where there is none such, or none of that version."""
        query = _setting(tuple(sorted(values)), guarded=version is not None)
        facts = {f"new_{field}": value for field, value in values.items()} | {"of": match_id, "called": name}
        if version is not None:
            facts["drawn"] = version
        row = await self._database.change_at_once(query, facts)
        return None if row is None else Surface(**row)

    async def _make(self, match_id: int, name: str, values: dict[str, Any]) -> Surface | None:
        """Make a surface and return it, None where there is one already."""
        made = replace(Surface(name), **values, version=int(DRAWN in values))
        async with self._database.write() as connection:
            new = await put_new(connection, surfaces, asdict(made) | {"match_id": match_id})
        return made if new else None

    async def lagging(self, keeper: str | None) -> dict[int, int]:
        """Running matches that some message shows less of than their log has, and how long that is.

        Left out are messages that nobody can bring up to date: private ones, those of a channel that cannot
        be written to, and hands of whoever gets no DMs. With a `keeper` only its matches are asked for.
        """
        async with self._database.read() as connection:
            found = await connection.execute(LAGGING, {"keeper": keeper})
            return {row.match_id: row.length for row in found}

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
    rows = await connection.execute(OF_MATCH, {"of": match_id})
    return {row["name"]: Surface(**row) for row in rows.mappings()}


@cache
def _setting(fields: tuple[str, ...], *, guarded: bool) -> Any:
    """Sets these fields of a surface. It is wanted at every play: to put it together takes a while."""
    query = update(surfaces).where(_IS_MATCH, surfaces.c.name == bindparam("called"))
    if guarded:
        query = query.where(surfaces.c.version == bindparam("drawn"))
    values: dict[str, Any] = {
        field: bindparam(f"new_{field}", type_=surfaces.c[field].type) for field in fields
    }
    values["version"] = surfaces.c.version + int(DRAWN in fields)
    return query.values(values).returning(*COLUMNS)


def _key(match_id: int, name: str) -> Any:
    return (surfaces.c.match_id == match_id) & (surfaces.c.name == name)
