"""Matches that are settled and have lain for a while, kept in as few bytes as they need."""

from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.league.logs import pack_log
from db.model.matches import Status
from db.rows import hold_match
from db.schema import matches, plies, seats, surfaces

_SETTLED = matches.c.settled & (matches.c.status == Status.OVER)
# What only a match that goes on has a use for.
_OF_A_MATCH: dict[str, Any] = {"pairing": "", "due_at": None, "kept_by": None}
_OF_A_SEAT: dict[str, Any] = {"draft": None, "pause_seconds": None, "leaving_at": None}
# Nobody compares what a message shows that is never drawn again.
_OF_A_SURFACE: dict[str, Any] = {"digest": None, "editing_until": None}
# Private messages and words in the channel that nobody can edit any more.
_GONE = or_(surfaces.c.name.like("private:%"), surfaces.c.name.like("nudge:%"))


class Packing:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, before: float, after: int, most: int) -> list[int]:
        """Matches above number `after`, settled, over by `before` and not packed; the lowest first."""
        first = select(func.min(plies.c.match_id)).where(plies.c.match_id > after).scalar_subquery()
        has_plies = select(plies.c.ply).where(plies.c.match_id == matches.c.id).exists()
        query = select(matches.c.id).where(matches.c.id >= first, _SETTLED, matches.c.ended_at <= before)
        async with self._database.read() as connection:
            found = await connection.execute(query.where(has_plies).order_by(matches.c.id).limit(most))
            return list(found.scalars())

    async def pack(self, match_id: int) -> bool:
        """Pack a match whole or not at all; False where it was already, or has something to show again."""
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            settled = await connection.execute(select(matches.c.id).where(matches.c.id == match_id, _SETTLED))
            if settled.first() is None or not await pack_log(connection, match_id):
                return False
            await connection.execute(update(matches).where(matches.c.id == match_id).values(_OF_A_MATCH))
            await connection.execute(update(seats).where(seats.c.match_id == match_id).values(_OF_A_SEAT))
            await _pack_surfaces(connection, match_id)
        return True


async def _pack_surfaces(connection: AsyncConnection, match_id: int) -> None:
    of_match = (surfaces.c.match_id == match_id) & surfaces.c.final
    kept = (await connection.execute(select(surfaces).where(of_match, ~_GONE))).mappings().all()
    # Made shorter where they stand, they would leave gaps in SQLite's pages that nothing ever fills.
    await connection.execute(delete(surfaces).where(of_match))
    if kept:
        await connection.execute(insert(surfaces), [dict(row) | _OF_A_SURFACE for row in kept])
