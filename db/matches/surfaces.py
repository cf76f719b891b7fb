"""The messages that show a match, and what each of them shows."""

from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Double,
    RowMapping,
    String,
    bindparam,
    cast,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.model.matches import Ring, Status
from db.model.people import Place
from db.model.surface import Begun, Sends, Shown, Surface, Token
from db.rows import is_called
from db.schema import matches, plies, seats, surfaces

COLUMNS = tuple(column for column in surfaces.c if column.name != "match_id")
_IS_IT = (surfaces.c.match_id == bindparam("of")) & (surfaces.c.name == bindparam("called"))
OF_MATCH = select(*COLUMNS).where(surfaces.c.match_id == bindparam("of"))

_LENGTH = select(func.max(plies.c.ply) + 1).where(plies.c.match_id == surfaces.c.match_id).scalar_subquery()
_CLOSED = (
    select(seats.c.seat)
    .where(seats.c.match_id == surfaces.c.match_id, seats.c.dms_closed_at.is_not(None))
    .where(surfaces.c.name == literal("hand:") + cast(seats.c.seat, String))
    .exists()
)
# The next start looks at what was begun, even if the match was settled meanwhile: its end may have come
# before a slow first message of a hand.
_UNSETTLE = update(matches).where(matches.c.id == bindparam("of")).values(settled=False)

LAGGING = (
    select(surfaces.c.match_id, func.max(_LENGTH).label("length"))
    .join(matches, matches.c.id == surfaces.c.match_id)
    .where(matches.c.settled.is_(False), matches.c.status == Status.RUNNING)
    .where(or_(matches.c.lost.is_(False), is_called("hand")))
    .where(surfaces.c.message_id.is_not(None), surfaces.c.final.is_(False), ~_CLOSED)
    .where(~is_called("private", "nudge"))
    .where(surfaces.c.drawn_ply < _LENGTH)
    .group_by(surfaces.c.match_id)
)

# The name of the opening, as in bot/messages/names.py.
_OPENING = "challenge"
_GONE = {"channel_id": None, "message_id": None, "previous_id": None, "digest": None}

_SINCE = bindparam("since", type_=Double)
# A settled match has nothing new in its log or its seats.
_CHANGED = (
    select(matches.c.id)
    .where(
        or_(
            matches.c.created_at >= _SINCE,
            matches.c.ended_at >= _SINCE,
            matches.c.settled.is_(False)
            & or_(
                exists().where(plies.c.match_id == matches.c.id, plies.c.at >= _SINCE),
                exists().where(seats.c.match_id == matches.c.id, seats.c.tapped_at >= _SINCE),
            ),
        )
    )
    .order_by(matches.c.id)
)
# Without its token, no one can edit a private message.
_EDITABLE = or_(~is_called("private", "nudge"), surfaces.c.token.is_not(None))


class Surfaces:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, match_id: int) -> dict[str, Surface]:
        """Every surface of a match by its name."""
        async with self._database.read() as connection:
            rows = (await connection.execute(OF_MATCH, {"of": match_id})).mappings()
            return {row["name"]: _surface(row) for row in rows}

    async def save(self, match_id: int, before: Surface, after: Surface) -> None:
        """Change a surface from `before` to `after`, if no one else has changed it."""
        stood, columns = _columns(before), _columns(after)
        changes = {column: value for column, value in columns.items() if value != stood[column]}
        facts = {f"new_{column}": value for column, value in changes.items()}
        facts |= {"of": match_id, "called": before.name}
        setting = _setting(tuple(changes))
        begins = before.sends.begun is None and after.sends.begun is not None

        def change(connection: Connection) -> None:
            if begins:
                connection.execute(_UNSETTLE, {"of": match_id})
            if connection.execute(setting, facts).first() is None:
                row = {"match_id": match_id, "name": after.name} | columns
                connection.execute(insert(surfaces).values(row))

        await self._database.write_at_once(change)

    async def lagging(self) -> dict[int, int]:
        """Running matches with a message that shows less than their log, and how long the log is.

        Leaves out messages that can't be updated: private ones, those in closed channels, and hands of
        players who get no DMs.
        """
        async with self._database.read() as connection:
            found = await connection.execute(LAGGING)
            return {row.match_id: row.length for row in found}

    async def messages_in(self, channel_id: int) -> set[int]:
        """The messages in a channel that show a match, or did until they were replaced."""
        query = select(surfaces.c.message_id, surfaces.c.previous_id).where(
            surfaces.c.channel_id == channel_id
        )
        async with self._database.read() as connection:
            found = await connection.execute(query)
            return {number for row in found for number in row if number is not None}

    async def leave(self, match_id: int, thread_id: int) -> None:
        """A match's thread is gone: what still changes there must be sent again, where it was offered.

        The opening changes too, even if the match is settled, because it offers to post the rest again.
        """
        there = (surfaces.c.match_id == match_id) & (surfaces.c.channel_id == thread_id)
        async with self._database.write() as connection:
            await connection.execute(update(surfaces).where(there, surfaces.c.final.is_(False)).values(_GONE))
            await self._reopen(connection, match_id, Place.LEFT)

    async def post_again(self, match_id: int, channel_id: int) -> None:
        """Let everything public but the opening be sent to the channel again, in order."""
        public = (surfaces.c.match_id == match_id) & (surfaces.c.name != _OPENING)
        public &= ~is_called("hand", "private", "nudge")
        here = surfaces.c.channel_id == channel_id
        replaced = {"previous_id": surfaces.c.message_id, "message_id": None, "digest": None, "final": False}
        async with self._database.write() as connection:
            await connection.execute(update(surfaces).where(public, here).values(replaced))
            await connection.execute(update(surfaces).where(public, ~here).values(_GONE | {"final": False}))
            await self._reopen(connection, match_id, Place.CHANNEL)

    async def _reopen(self, connection: AsyncConnection, match_id: int, place: Place) -> None:
        """Show a match where it was offered, and draw its opening once more."""
        moved = {"place": place, "thread_id": None, "settled": False}
        await connection.execute(update(matches).where(matches.c.id == match_id).values(moved))
        opening = (surfaces.c.match_id == match_id) & (surfaces.c.name == _OPENING)
        await connection.execute(update(surfaces).where(opening).values(digest=None, final=False))

    async def doubt(self, since: float) -> list[int]:
        """Forget what the messages show in every match that has changed `since` then; returns these matches.

        The earlier holder may have had an edit on its way that landed after ours.
        """
        async with self._database.write() as connection:
            found = list((await connection.execute(_CHANGED, {"since": since})).scalars())
            theirs = surfaces.c.match_id.in_(found) & surfaces.c.message_id.is_not(None)
            unsure = {"digest": None, "final": False}
            await connection.execute(update(surfaces).where(theirs, _EDITABLE).values(unsure))
            await connection.execute(update(matches).where(matches.c.id.in_(found)).values(settled=False))
        return found


def _surface(row: RowMapping) -> Surface:
    digest, text = row["sending"], row["token"]
    at = row["sending_at"] or 0.0
    begun = None if digest is None else Begun(digest, row["sending_ply"], at, row["sending_rings"])
    token = None if text is None else Token(text, row["token_expires_at"] or 0.0)
    return Surface(
        row["name"],
        row["channel_id"],
        row["message_id"],
        row["previous_id"],
        Shown(row["digest"], row["drawn_ply"], row["final"]),
        Sends(row["number"], row["sent_ply"], row["sent_rings"], begun),
        token,
        tuple(row["asked_tokens"].split()),
    )


def _columns(surface: Surface) -> dict[str, Any]:
    shown, sends, begun, token = surface.shown, surface.sends, surface.sends.begun, surface.token
    return {
        "channel_id": surface.channel_id,
        "message_id": surface.message_id,
        "previous_id": surface.previous_id,
        "digest": shown.digest,
        "drawn_ply": shown.ply,
        "final": shown.final,
        "number": sends.number,
        "sent_ply": sends.ply,
        "sent_rings": sends.rings,
        "sending": begun and begun.digest,
        "sending_ply": begun.ply if begun else 0,
        "sending_at": begun and begun.at,
        "sending_rings": begun.rings if begun else Ring.NONE,
        "token": token and token.text,
        "token_expires_at": token and token.expires_at,
        "asked_tokens": " ".join(surface.asked),
    }


@cache
def _setting(columns: tuple[str, ...]) -> Any:
    """Sets these columns of a surface. Every play needs it, and building it takes a while."""
    values = {column: bindparam(f"new_{column}", type_=surfaces.c[column].type) for column in columns}
    return update(surfaces).where(_IS_IT).values(values).returning(surfaces.c.name)
