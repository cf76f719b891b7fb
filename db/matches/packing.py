"""Matches that are settled and have lain for a while, kept in as few bytes as they need."""

from typing import Any

from sqlalchemy import func, or_, select, union_all, update

from db.engine.database import Database
from db.logs import pack_log
from db.model.matches import Status
from db.put_away import put_away
from db.rows import hold_match
from db.schema import logs, matches, plies, seats

_SETTLED = matches.c.settled & (matches.c.status == Status.OVER)
# What only a match that goes on has a use for.
_OF_A_MATCH: dict[str, Any] = {"pairing": "", "due_at": None, "kept_by": None}
_OF_A_SEAT: dict[str, Any] = {"draft": None, "pause_seconds": None, "leaving_at": None}
_STAND_APART = logs.c.surfaces.is_(None)
"""Of a packed match: its messages are not put away."""


class Packing:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, before: float, after: int, most: int) -> list[int]:
        """Matches above number `after`, settled, over by `before` and not packed; the lowest first."""
        lowest = (
            select(func.min(plies.c.match_id).label("id")).where(plies.c.match_id > after),
            select(func.min(logs.c.match_id)).where(logs.c.match_id > after, _STAND_APART),
        )
        first = select(func.min(union_all(*lowest).subquery().c.id)).scalar_subquery()
        has_plies = select(plies.c.ply).where(plies.c.match_id == matches.c.id).exists()
        has_messages = select(logs.c.match_id).where(logs.c.match_id == matches.c.id, _STAND_APART).exists()
        query = select(matches.c.id).where(matches.c.id >= first, _SETTLED, matches.c.ended_at <= before)
        async with self._database.read() as connection:
            is_due = query.where(or_(has_plies, has_messages)).order_by(matches.c.id).limit(most)
            return list((await connection.execute(is_due)).scalars())

    async def pack(self, match_id: int) -> bool:
        """Pack a match whole or not at all; False where it was already, or has something to show again."""
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            settled = await connection.execute(select(matches.c.id).where(matches.c.id == match_id, _SETTLED))
            if settled.first() is None:
                return False
            await pack_log(connection, match_id)
            apart = select(logs.c.match_id).where(logs.c.match_id == match_id, _STAND_APART)
            if (await connection.execute(apart)).first() is None:
                return False
            await put_away(connection, match_id)
            await connection.execute(update(matches).where(matches.c.id == match_id).values(_OF_A_MATCH))
            await connection.execute(update(seats).where(seats.c.match_id == match_id).values(_OF_A_SEAT))
        return True
