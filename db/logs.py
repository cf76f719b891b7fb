"""The logs of matches: the one place that knows where they lie.

A log grows in `plies`. Once its match is settled it is packed into a row of `logs`, and its plies are gone:
at every moment it lies whole in one of the two. Packed, it is JSON that zlib has compressed: the seats of all
plies, their moves, and how many milliseconds each came after the one before.
"""

import json
import zlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import Any

from sqlalchemy import Double, Integer, LargeBinary, Select, Text, bindparam, delete, insert, null, select
from sqlalchemy import RowMapping as FoundRow
from sqlalchemy import cast as typed
from sqlalchemy.ext.asyncio import AsyncConnection

from db.model.matches import Ply
from db.schema import logs, plies

_NO_PACK = typed(null(), LargeBinary).label("packed")
_PLY = plies.c.match_id, plies.c.ply, plies.c.seat, plies.c.move, plies.c.at, _NO_PACK
_NO_PLY = [
    typed(null(), kind).label(name)
    for name, kind in (("ply", Integer), ("seat", Integer), ("move", Text), ("at", Double))
]
_PACK = logs.c.match_id, *_NO_PLY, logs.c.packed


def _either(of_plies: Select[Any], of_logs: Select[Any]) -> Any:
    # Asked in one statement, so that a log which is packed meanwhile is found in one of the two.
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


async def pack_log(connection: AsyncConnection, match_id: int) -> bool:
    """Pack the plies of a match that nobody adds to any more; False if it has none.

    Raises ValueError if the log would not come back as it was.
    """
    of_plies = select(*_PLY).where(plies.c.match_id == match_id).order_by(plies.c.ply)
    log = plies_of((await connection.execute(of_plies)).mappings())
    if log:
        packed = _pack(log)
        if _unpack(packed) != log:
            raise ValueError("lossy-pack")
        await connection.execute(insert(logs).values(match_id=match_id, packed=packed))
        await connection.execute(delete(plies).where(plies.c.match_id == match_id))
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
