"""Matches that were settled a while ago: each log is packed into one row."""

from sqlalchemy import Integer, bindparam, func, select

from db.engine.database import Database
from db.logs import pack_log
from db.model.matches import Status
from db.rows import hold_match
from db.schema import matches, plies

_SETTLED = matches.c.settled & (matches.c.status == Status.OVER)
_LOWEST = select(func.min(plies.c.match_id)).where(plies.c.match_id > bindparam("after")).scalar_subquery()
_DUE = (
    select(matches.c.id)
    .where(matches.c.id >= _LOWEST, _SETTLED, matches.c.ended_at <= bindparam("before"))
    .where(select(plies.c.ply).where(plies.c.match_id == matches.c.id).exists())
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
        """Pack a match whole or not at all; False if it is packed already, or not settled."""
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            settled = await connection.execute(select(matches.c.id).where(matches.c.id == match_id, _SETTLED))
            return settled.first() is not None and await pack_log(connection, match_id)
