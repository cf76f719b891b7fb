"""The logs of matches: the one place that knows where they lie."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.model.matches import Ply
from db.schema import plies

_LOG = (
    select(plies.c.ply, plies.c.seat, plies.c.move, plies.c.at)
    .where(plies.c.match_id == bindparam("match"), plies.c.ply >= bindparam("since"))
    .order_by(plies.c.ply)
)


async def log_of(connection: AsyncConnection, match_id: int, since: int = 0) -> list[Ply]:
    """The plies of a match from number `since` on, in order."""
    rows = await connection.execute(_LOG, {"match": match_id, "since": since})
    return [Ply(**row) for row in rows.mappings()]


async def logs_of(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, list[Ply]]:
    """The whole logs of several matches."""
    logs: dict[int, list[Ply]] = defaultdict(list)
    query = select(plies).where(plies.c.match_id.in_(ids)).order_by(plies.c.match_id, plies.c.ply)
    for row in await connection.execute(query):
        logs[row.match_id].append(Ply(row.ply, row.seat, row.move, row.at))
    return logs
