"""Which process plays: one is the holder, the others stand by.

One row says so. A process that takes it begins a new term, and then keeps renewing the row. Every write
checks its term (`db/engine/term.py`), so a process that was believed dead changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import and_, bindparam, case, exists, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.model.matches import Status
from db.schema import holder, matches, plies, seats, tournaments
from db.tournaments.tournaments import give_back_all, step_back_all

_ROW = select(holder.c.holder, holder.c.term, holder.c.seen)
# PostgreSQL waits here for every write of the earlier term; SQLite ignores this lock.
_TAKEN = _ROW.with_for_update()
_THERE = select(holder.c.there)
_HOST_SERVER = select(holder.c.host_server)
_MINE = holder.c.term == bindparam("mine")


# These lie in the past, unless the clock has stepped back since. The time of a send stays as it is: it tells
# where in the channel its message is.
_PAST = (
    plies.c.at,
    seats.c.tapped_at,
    seats.c.leaving_at,
    seats.c.bot_asked_at,
    seats.c.left_at,
    tournaments.c.paused_at,
)
# No one waits longer than this for a time in the future to pass.
STEP_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Beat:
    """What a heartbeat found: by how many seconds the clock has stepped back, and which matches changed."""

    stepped_back: float = 0.0
    match_ids: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class HolderRow:
    """The row at one moment; `holder` names the process that plays, or is None."""

    holder: str | None
    term: int
    seen: int


class Holder:
    """The row that says which process plays."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.renews = not database.is_file
        """True if the row shows that its holder lives. On SQLite, a lock on the file does (`bot/host`)."""

    async def look(self) -> HolderRow:
        return HolderRow(*await self._database.one(_ROW))

    async def take(self, name: str, row: HolderRow) -> int | None:
        """Begin a new term and return it; None if the row has changed since `seen`, and isn't free.

        Once this returns, no write of the earlier term can succeed.
        """
        async with self._database.write() as connection:
            now = HolderRow(*(await connection.execute(_TAKEN)).one())
            if now != row and now.holder is not None:
                return None
            term = now.term + 1
            await connection.execute(update(holder).values(holder=name, term=term, seen=now.seen + 1))
            return term

    async def renew(self, term: int) -> bool:
        """Show that the holder lives; False if another process has taken the row."""
        if not self.renews:
            return (await self.look()).term == term
        query = update(holder).where(_MINE).values(seen=holder.c.seen + 1)
        return await self._database.run(query, {"mine": term}) == 1

    async def give_back(self, term: int) -> None:
        """Let another process take the row at once."""
        await self._database.run(update(holder).where(_MINE).values(holder=None), {"mine": term})

    async def host_server(self) -> int | None:
        """The server that has the host's own command, as far as we know."""
        server_id: int | None = (await self._database.one(_HOST_SERVER))[0]
        return server_id

    async def note_host_server(self, server_id: int | None) -> None:
        await self._database.run(update(holder).values(host_server=server_id))

    async def beat(self, now: float, late: float) -> Beat:
        """Note that play is possible now.

        If it was last possible more than `late` seconds ago, turns and tournaments get that time back. So do
        players who have to decide about a match that another one has left. No turn gets more than a whole
        one. If it was last possible in the future, times of matches that are in the future count as now.
        """
        async with self._database.write() as connection:
            there = (await connection.execute(_THERE)).scalar_one()
            await connection.execute(update(holder).values(there=now))
            if there is not None and there - now > STEP_SECONDS:
                return Beat(there - now, await _count_as_now(connection, there, now))
            if there is None or now - there <= late:
                return Beat()
            return Beat(match_ids=await _give_back(connection, there, now))


async def _give_back(connection: AsyncConnection, there: float, now: float) -> list[int]:
    lost = now - there
    later, most = matches.c.due_at + lost, matches.c.turn_seconds + now
    due_at = case((later < most, later), else_=most)
    turn = and_(matches.c.paused_at.is_(None), matches.c.due_at < due_at)
    gone = exists().where(seats.c.match_id == matches.c.id, seats.c.left_at < now)
    credited = (
        update(matches)
        .where(matches.c.status == Status.RUNNING, or_(turn, gone))
        .values(due_at=case((turn, due_at), else_=matches.c.due_at))
        .returning(matches.c.id)
    )
    found = list((await connection.execute(credited)).scalars())
    left_at = case((seats.c.left_at + lost < now, seats.c.left_at + lost), else_=now)
    left = update(seats).where(seats.c.match_id.in_(found), seats.c.left_at < now)
    await connection.execute(left.values(left_at=left_at))
    await give_back_all(connection, there, now)
    return found


async def _count_as_now(connection: AsyncConnection, there: float, now: float) -> list[int]:
    """Set times that the clock has stepped back from to now. Deadlines keep their distance from them."""
    await step_back_all(connection, there, now)
    for column in _PAST:
        await connection.execute(update(column.table).where(column > now).values({column.name: now}))
    made, paused, c = matches.c.created_at, matches.c.paused_at, matches.c
    offers = update(matches).where(made > now).values(created_at=now, expires_at=c.expires_at - made + now)
    pauses = (
        update(matches)
        .where(paused > now)
        .values(paused_at=now, paused_until=c.paused_until - paused + now, due_at=c.due_at - paused + now)
    )
    turns = update(matches).where(paused.is_(None), c.due_at > c.turn_seconds + now)
    for query in (offers, pauses, turns.values(due_at=c.turn_seconds + now)):
        await connection.execute(query)
    return list((await connection.execute(select(c.id).where(not_(c.settled)))).scalars())
