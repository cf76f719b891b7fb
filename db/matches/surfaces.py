"""The messages that show a match, and what each of them shows."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import RowMapping, String, bindparam, cast, func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put_new
from db.model.matches import Ring, Status
from db.model.surface import Begun, Sends, Shown, Surface, Token
from db.put_away import bring_back, surfaces_away
from db.rows import is_called
from db.schema import matches, plies, seats, surfaces

# Who edits it just now is for db/fleet/edits.py.
COLUMNS = tuple(column for column in surfaces.c if column.name not in ("match_id", "editing_until"))
_IS_MATCH = surfaces.c.match_id == bindparam("of")
_IS_IT = _IS_MATCH & (surfaces.c.name == bindparam("called"))
OF_MATCH = select(*COLUMNS, surfaces.c.editing_until).where(_IS_MATCH)
# SQLite, where whoever writes is alone, drops the lock.
HELD = select(*COLUMNS).where(_IS_IT).with_for_update()

_LENGTH = select(func.max(plies.c.ply) + 1).where(plies.c.match_id == surfaces.c.match_id).scalar_subquery()
_CLOSED = (
    select(seats.c.seat)
    .where(seats.c.match_id == surfaces.c.match_id, seats.c.dms_closed_at.is_not(None))
    .where(surfaces.c.name == literal("hand:") + cast(seats.c.seat, String))
    .exists()
)
_KEEPER = bindparam("keeper", type_=String)
_KEPT = or_(_KEEPER.is_(None), matches.c.kept_by == _KEEPER)

# Whoever keeps the match in the meantime waits, and then sees what was begun. So does the next start, though
# the match was settled meanwhile: its end has come before the first message of a hand that was slow to open.
_BEGIN = (
    update(matches)
    .where(matches.c.id == bindparam("of"), _KEPT)
    .values(settled=False)
    .returning(matches.c.id)
)

LAGGING = (
    select(surfaces.c.match_id, func.max(_LENGTH).label("length"))
    .join(matches, matches.c.id == surfaces.c.match_id)
    .where(matches.c.settled.is_(False), matches.c.status == Status.RUNNING)
    .where(or_(matches.c.lost.is_(False), is_called("hand")))
    .where(_KEPT)
    .where(surfaces.c.message_id.is_not(None), surfaces.c.final.is_(False), ~_CLOSED)
    .where(~is_called("private", "nudge"))
    .where(surfaces.c.drawn_ply < _LENGTH)
    .group_by(surfaces.c.match_id)
)


class Surfaces:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match_id: int) -> dict[str, Surface]:
        """Every surface of a match by its name. Of one that is being edited nobody knows what it shows."""
        async with self._database.read() as connection:
            return await _load(connection, match_id)

    async def get(self, match_id: int, name: str) -> Surface:
        """A surface as it stands, or an empty one that was never sent."""
        return (await self.of(match_id)).get(name, Surface(name))

    async def put(self, match_id: int, before: Surface, after: Surface) -> Surface | None:
        """Make a surface what it is `after`, unless it was drawn anew since `before` was read: then None.

        None as well where a new message begins, and another process has come to keep the match: that one has
        looked at all its messages, and would never see this one. Each part of the surface that differs is
        written, whole; the rest stays as it is by now. Returned is all of it.
        """
        changes = _changes(before, after)
        facts = {f"new_{column}": value for column, value in changes.items()}
        facts |= {"of": match_id, "called": before.name, "drawn": before.shown.version}
        setting = _setting(tuple(changes))
        begins = before.sends.begun is None and after.sends.begun is not None
        if not begins:
            row = await self._database.change_at_once(setting, facts)
            if row is not None:
                return _surface(row)
        async with self._database.write() as connection:
            if begins and not await self._begin(connection, match_id):
                return None
            changed = await _set(connection, setting, facts) if begins else None
            if changed is None and await bring_back(connection, match_id):
                changed = await _set(connection, setting, facts)
            if changed is None and not before.shown.version:
                changed = await _make(connection, match_id, after)
            return changed

    async def _begin(self, connection: AsyncConnection, match_id: int) -> bool:
        """Whether a message may begin: where there is but one process, nobody keeps a match."""
        facts = {"of": match_id, "keeper": self._database.keeper}
        return (await connection.execute(_BEGIN, facts)).first() is not None

    async def change(self, match_id: int, name: str, step: Callable[[Surface], Surface]) -> Surface:
        """Take a step from a surface as it stands, which nobody else changes meanwhile, and return it."""
        while True:
            async with self._database.write() as connection:
                changed = await _step(connection, match_id, name, step)
            if changed is not None:
                return changed

    async def lagging(self, keeper: str | None) -> dict[int, int]:
        """Running matches that some message shows less of than their log has, and how long that is.

        Left out are messages that nobody can bring up to date: private ones, those of a channel that cannot
        be written to, and hands of whoever gets no DMs. With a `keeper` only its matches are asked for.
        """
        async with self._database.read() as connection:
            found = await connection.execute(LAGGING, {"keeper": keeper})
            return {row.match_id: row.length for row in found}

    async def messages_in(self, channel_id: int) -> set[int]:
        """The messages in a channel that are known to show some match, or did until they were replaced."""
        query = select(surfaces.c.message_id, surfaces.c.previous_id).where(
            surfaces.c.channel_id == channel_id
        )
        async with self._database.read() as connection:
            found = await connection.execute(query)
            return {number for row in found for number in row if number is not None}

    async def leave(self, match_id: int, channel_id: int) -> None:
        """A channel is gone: what still changes there has to be sent anew, elsewhere."""
        there = (surfaces.c.match_id == match_id) & (surfaces.c.channel_id == channel_id)
        nowhere = {"channel_id": None, "message_id": None, "previous_id": None, "digest": None}
        values = nowhere | {"version": surfaces.c.version + 1}
        async with self._database.write() as connection:
            query = update(surfaces).where(there, surfaces.c.final.is_(False)).values(values)
            await connection.execute(query)


async def _set(connection: AsyncConnection, setting: Any, facts: dict[str, Any]) -> Surface | None:
    row = (await connection.execute(setting, facts)).mappings().one_or_none()
    return None if row is None else _surface(row)


async def _load(connection: AsyncConnection, match_id: int) -> dict[str, Surface]:
    rows = (await connection.execute(OF_MATCH, {"of": match_id})).mappings().all()
    found = *map(dict, rows), *await surfaces_away(connection, match_id)
    return {row["name"]: _surface(row | {"digest": None} if row["editing_until"] else row) for row in found}


async def _step(
    connection: AsyncConnection, match_id: int, name: str, step: Callable[[Surface], Surface]
) -> Surface | None:
    """Take the step, or give None where somebody else has made the surface meanwhile."""
    key = {"of": match_id, "called": name}
    row = (await connection.execute(HELD, key)).mappings().one_or_none()
    if row is None and await bring_back(connection, match_id):
        row = (await connection.execute(HELD, key)).mappings().one_or_none()
    if row is None:
        return await _make(connection, match_id, step(Surface(name)))
    before = _surface(row)
    after = step(before)
    await connection.execute(update(surfaces).where(_IS_IT).values(_changes(before, after)), key)
    return after


async def _make(connection: AsyncConnection, match_id: int, surface: Surface) -> Surface | None:
    """Make a surface and return it, None where there is one already."""
    key = {"match_id": match_id, "name": surface.name}
    columns = {column: value for part in _parts(surface) for column, value in part.items()}
    return surface if await put_new(connection, surfaces, key | columns) else None


def _surface(row: Mapping[str, Any] | RowMapping) -> Surface:
    digest, text = row["sending"], row["token"]
    at = row["sending_at"] or 0.0
    begun = None if digest is None else Begun(digest, row["sending_ply"], at, row["sending_rings"])
    token = None if text is None else Token(text, row["token_expires_at"] or 0.0)
    return Surface(
        row["name"],
        row["channel_id"],
        row["message_id"],
        row["previous_id"],
        Shown(row["version"], row["digest"], row["drawn_ply"], row["final"]),
        Sends(row["number"], row["sent_ply"], row["sent_rings"], begun),
        token,
    )


def _parts(surface: Surface) -> tuple[dict[str, Any], ...]:
    """What is written together, by its columns."""
    shown, sends, begun, token = surface.shown, surface.sends, surface.sends.begun, surface.token
    return (
        {"channel_id": surface.channel_id},
        {"message_id": surface.message_id},
        {"previous_id": surface.previous_id},
        {"version": shown.version, "digest": shown.digest, "drawn_ply": shown.ply, "final": shown.final},
        {
            "number": sends.number,
            "sent_ply": sends.ply,
            "sent_rings": sends.rings,
            "sending": begun and begun.digest,
            "sending_ply": begun.ply if begun else 0,
            "sending_at": begun and begun.at,
            "sending_rings": begun.rings if begun else Ring.NONE,
        },
        {"token": token and token.text, "token_expires_at": token and token.expires_at},
    )


def _changes(before: Surface, after: Surface) -> dict[str, Any]:
    """The columns of the parts that differ. The version is one of them, whether or not it has gone up."""
    parts = zip(_parts(before), _parts(after), strict=True)
    differing = {column: value for was, now in parts if was != now for column, value in now.items()}
    return {"version": after.shown.version} | differing


@cache
def _setting(columns: tuple[str, ...]) -> Any:
    """Sets these columns of a surface. It is wanted at every play: to put it together takes a while."""
    query = update(surfaces).where(_IS_IT, surfaces.c.version == bindparam("drawn"))
    values = {column: bindparam(f"new_{column}", type_=surfaces.c[column].type) for column in columns}
    return query.values(values).returning(*COLUMNS)
