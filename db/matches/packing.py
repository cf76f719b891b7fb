"""Matches that are settled and have lain for a while, kept in as few bytes as they need."""

from typing import Any

from sqlalchemy import Integer, bindparam, func, or_, select, union_all, update

from db.engine.database import Database
from db.logs import pack_log
from db.model.matches import Status
from db.put_away import put_away
from db.rows import hold_match
from db.schema import logs, matches, plies, seats

_SETTLED = matches.c.settled & (matches.c.status == Status.OVER)
# What only a match that goes on has a use for.
_OF_A_MATCH: dict[str, Any] = {"pairing": "", "due_at": None, "kept_by": None}
_OF_A_SEAT: dict[str, Any] = {"draft": None, "pause_seconds": None, "leaving_at": None, "bot_asked_at": None}
_STAND_APART = logs.c.surfaces.is_(None)
"""Of a packed match: its messages are not put away."""

# Asked again and again, mostly in vain: to put it into words takes longer than to have it answered.
_LOWEST = union_all(
    select(func.min(plies.c.match_id).label("id")).where(plies.c.match_id > bindparam("after")),
    select(func.min(logs.c.match_id)).where(logs.c.match_id > bindparam("after"), _STAND_APART),
).subquery()
_HAS_PLIES = select(plies.c.ply).where(plies.c.match_id == matches.c.id).exists()
_HAS_MESSAGES = select(logs.c.match_id).where(logs.c.match_id == matches.c.id, _STAND_APART).exists()
_DUE = (
    select(matches.c.id)
    .where(matches.c.id >= select(func.min(_LOWEST.c.id)).scalar_subquery(), _SETTLED)
    .where(matches.c.ended_at <= bindparam("before"), or_(_HAS_PLIES, _HAS_MESSAGES))
    .order_by(matches.c.id)
    .limit(bindparam("most", type_=Integer))
)


class Packing:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, before: float, after: int, most: int) -> list[int]:
        """Matches above number `after`, settled, over by `before` and not packed; the lowest first."""
        async with self._database.read() as connection:
            found = await connection.execute(_DUE, {"after": after, "before": before, "most": most})
            return list(found.scalars())

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
