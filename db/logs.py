"""The logs of matches, and the only place that knows where they are.

A log grows in `plies`. Once its match is settled, it is packed into a row of `logs`, and its plies are
deleted. So the whole log is always in one of the two. A packed log is JSON compressed by zlib: the seats of
all plies, their moves, and how many milliseconds each came after the one before.
"""

import json
import zlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Any

from sqlalchemy import Integer, Select, bindparam, delete, func, insert, null, select
from sqlalchemy import RowMapping as FoundRow
from sqlalchemy import cast as typed
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.model.matches import Ply, Status
from db.rows import hold_match
from db.schema import logs, matches, plies

_NO_PACK = typed(null(), logs.c.packed.type).label("packed")
_PLY = plies.c.match_id, plies.c.ply, plies.c.seat, plies.c.move, plies.c.at, _NO_PACK
_NO_PLY = [typed(null(), column.type).label(column.name) for column in plies.c if column.name != "match_id"]
_PACK = logs.c.match_id, *_NO_PLY, logs.c.packed


def _either(of_plies: Select[Any], of_logs: Select[Any]) -> Any:
    # One statement, so that a log is found even while it is being packed.
    both = of_plies.union_all(of_logs)
    return both.order_by("match_id", "ply")


LOG = _either(
    select(*_PLY).where(plies.c.match_id == bindparam("match"), plies.c.ply >= bindparam("since")),
    select(*_PACK).where(logs.c.match_id == bindparam("match")),
)
_LOGS = _either(
    select(*_PLY).where(plies.c.match_id.in_(bindparam("ids", expanding=True))),
    select(*_PACK).where(logs.c.match_id.in_(bindparam("ids", expanding=True))),
)

_SETTLED = matches.c.settled & (matches.c.status == Status.OVER)
_LOWEST = select(func.min(plies.c.match_id)).where(plies.c.match_id > bindparam("after")).scalar_subquery()
_DUE = (
    select(matches.c.id)
    .where(matches.c.id >= _LOWEST, _SETTLED, matches.c.ended_at <= bindparam("before"))
    .where(select(plies.c.ply).where(plies.c.match_id == matches.c.id).exists())
    .order_by(matches.c.id)
    .limit(bindparam("most", type_=Integer))
)


async def log_of(connection: AsyncConnection, match_id: int, since: int = 0) -> list[Ply]:
    """The plies of a match from number `since` on, in order."""
    rows = await connection.execute(LOG, {"match": match_id, "since": since})
    return plies_of(rows.mappings(), since)


def plies_of(rows: Iterable[FoundRow], since: int = 0) -> list[Ply]:
    """The plies from number `since` on that rows of LOG hold."""
    return [ply for row in rows for ply in _plies_of(row) if ply.ply >= since]


async def logs_of(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, list[Ply]]:
    """The whole logs of several matches."""
    found: dict[int, list[Ply]] = defaultdict(list)
    for row in (await connection.execute(_LOGS, {"ids": list(ids)})).mappings():
        found[row["match_id"]] += _plies_of(row)
    return found


class Packing:
    """Packs the logs of matches that were settled a while ago."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, before: float, after: int, most: int) -> list[int]:
        """Matches above number `after`, settled, over by `before` and not packed; the lowest first."""
        return await self._database.scalars(_DUE, {"after": after, "before": before, "most": most})

    async def pack(self, match_id: int) -> bool:
        """Pack a match whole or not at all; False if it is packed already, or not settled.

        Raises ValueError if the log would not come back as it was.
        """
        this, of_plies = matches.c.id == match_id, plies.c.match_id == match_id
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            settled = select(*_PLY).where(of_plies, select(matches.c.id).where(this, _SETTLED).exists())
            log = plies_of((await connection.execute(settled.order_by(plies.c.ply))).mappings())
            if log:
                packed = _pack(log)
                if _unpack(packed) != log:
                    raise ValueError("lossy-pack")
                await connection.execute(insert(logs).values(match_id=match_id, packed=packed))
                await connection.execute(delete(plies).where(of_plies))
            return bool(log)


def _plies_of(row: FoundRow) -> list[Ply]:
    packed = row["packed"]
    return [Ply(row["ply"], row["seat"], row["move"], row["at"])] if packed is None else _unpack(packed)


def _pack(log: Sequence[Ply]) -> bytes:
    times = [round(ply.at * 1000) for ply in log]
    steps = [after - before for before, after in pairwise([0, *times])]
    columns = [ply.seat for ply in log], [ply.move for ply in log], steps
    return zlib.compress(json.dumps(columns, separators=(",", ":")).encode(), zlib.Z_BEST_COMPRESSION)


def _unpack(packed: bytes) -> list[Ply]:
    seats, moves, steps = json.loads(zlib.decompress(packed))
    plies = zip(seats, moves, accumulate(steps), strict=True)
    return [Ply(number, seat, move, at / 1000) for number, (seat, move, at) in enumerate(plies)]
