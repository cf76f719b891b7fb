"""The surfaces of a packed match, put together into its row of `logs`.

Nobody looks at them again but to link to them, and a row for each, with its key, takes more than the log. Put
away are those that are final and leave nothing to be done. Where something is to be written to one after all,
all are brought back first, as they were: a surface is never in both places.

They are kept as JSON, a list of COLUMNS for each, compressed as zlib does (RFC 1950); the byte before it is
the version.
"""

import json
import zlib
from typing import Any, Final

from sqlalchemy import and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.rows import hold_match, is_called
from db.schema import logs, surfaces

VERSION: Final = b"\x01"
COLUMNS: Final = (
    "name",
    "channel_id",
    "message_id",
    "number",
    "sent_ply",
    "sent_rings",
    "version",
    "drawn_ply",
)
# What all of them have in common. Nobody compares what a message shows that is never drawn again.
_ALIKE: Final[dict[str, Any]] = {
    "previous_id": None,
    "sending": None,
    "sending_ply": 0,
    "sending_at": None,
    "sending_rings": 0,
    "digest": None,
    "final": True,
    "token": None,
    "token_expires_at": None,
    "editing_until": None,
}
_DONE = and_(
    surfaces.c.final,
    *(surfaces.c[name].is_(None) for name in ("previous_id", "sending", "token")),
)
# Private messages and words in the channel that nobody can edit any more.
_GONE = is_called("private", "nudge")
_AWAY = select(logs.c.surfaces).where(logs.c.match_id == bindparam("match"))


async def put_away(connection: AsyncConnection, match_id: int) -> None:
    """Put the surfaces of a packed match away; those that nobody can edit any more are not kept at all."""
    of_match = surfaces.c.match_id == match_id
    kept = select(*(surfaces.c[name] for name in COLUMNS)).where(of_match, _DONE, ~_GONE)
    # On PostgreSQL somebody may answer a tap on one meanwhile. SQLite drops the lock.
    rows = [list(row) for row in await connection.execute(kept.order_by(surfaces.c.name).with_for_update())]
    packed = VERSION + zlib.compress(
        json.dumps(rows, separators=(",", ":")).encode(), zlib.Z_BEST_COMPRESSION
    )
    await connection.execute(update(logs).where(logs.c.match_id == match_id).values(surfaces=packed))
    gone = or_(surfaces.c.name.in_([name for name, *_ in rows]), surfaces.c.final & _GONE)
    await connection.execute(delete(surfaces).where(of_match, gone))


async def surfaces_away(connection: AsyncConnection, match_id: int) -> list[dict[str, Any]]:
    """The rows of those that are put away."""
    packed = (await connection.execute(_AWAY, {"match": match_id})).scalar_one_or_none()
    if packed is None:
        return []
    if packed[:1] != VERSION:
        raise ValueError("unknown-pack")
    rows = json.loads(zlib.decompress(packed[1:]))
    return [_ALIKE | dict(zip(COLUMNS, row, strict=True)) for row in rows]


async def bring_back(connection: AsyncConnection, match_id: int) -> bool:
    """Make rows of those that were put away; False where there are none."""
    if not await surfaces_away(connection, match_id):
        return False
    await hold_match(connection, match_id)
    if rows := await surfaces_away(connection, match_id):
        await connection.execute(insert(surfaces), [row | {"match_id": match_id} for row in rows])
        await connection.execute(update(logs).where(logs.c.match_id == match_id).values(surfaces=None))
    return bool(rows)
