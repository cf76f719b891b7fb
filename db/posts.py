"""The messages of matches, tournaments and servers, and what each of them shows."""

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
from db.model.posts import Begun, Owner, OwnerKind, Post, Sends, Shown, Token
from db.rows import is_called, of_match
from db.schema import matches, plies, posts, seats

COLUMNS = tuple(column for column in posts.c if column.name not in ("owner", "owner_id"))
_THEIRS = (posts.c.owner == bindparam("kind")) & (posts.c.owner_id == bindparam("of"))
_IS_IT = _THEIRS & (posts.c.name == bindparam("called"))
OF_OWNER = select(*COLUMNS).where(_THEIRS)

_LENGTH = select(func.max(plies.c.ply) + 1).where(plies.c.match_id == posts.c.owner_id).scalar_subquery()
_CLOSED = (
    select(seats.c.seat)
    .where(seats.c.match_id == posts.c.owner_id, seats.c.dms_closed_at.is_not(None))
    .where(posts.c.name == literal("hand:") + cast(seats.c.seat, String))
    .exists()
)
# The next start looks at what was begun, even if the match was settled meanwhile: its end may have come
# before a slow first message of a hand.
_UNSETTLE = update(matches).where(matches.c.id == bindparam("of")).values(settled=False)

# The name of the opening, as in bot/posts/names.py.
_OPENING = "challenge"

LAGGING = (
    select(posts.c.owner_id, func.max(_LENGTH).label("length"))
    .join(matches, (posts.c.owner == OwnerKind.MATCH) & (matches.c.id == posts.c.owner_id))
    .where(matches.c.settled.is_(False), matches.c.status == Status.RUNNING)
    .where(or_(matches.c.lost.is_(False), is_called("hand")))
    .where(posts.c.message_id.is_not(None), posts.c.final.is_(False), ~_CLOSED)
    .where(~is_called("private", "nudge"), posts.c.name != _OPENING)
    .where(posts.c.drawn_ply < _LENGTH)
    .group_by(posts.c.owner_id)
)

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
_EDITABLE = or_(~is_called("private", "nudge"), posts.c.token.is_not(None))


class Posts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, owner: Owner) -> dict[str, Post]:
        """Every message of an owner by its name."""
        rows = await self._database.mappings(OF_OWNER, {"kind": owner.kind, "of": owner.id})
        return {row["name"]: _post(row) for row in rows}

    async def save(self, owner: Owner, before: Post, after: Post) -> None:
        """Change a post from `before` to `after`, if no one else has changed it."""
        stood, columns = _columns(before), _columns(after)
        changes = {column: value for column, value in columns.items() if value != stood[column]}
        facts = {f"new_{column}": value for column, value in changes.items()}
        facts |= {"kind": owner.kind, "of": owner.id, "called": before.name}
        setting = _setting(tuple(changes))
        begins = before.sends.begun is None and after.sends.begun is not None
        unsettles = begins and owner.kind is OwnerKind.MATCH

        def change(connection: Connection) -> None:
            if unsettles:
                connection.execute(_UNSETTLE, {"of": owner.id})
            if connection.execute(setting, facts).first() is None:
                row = {"owner": owner.kind, "owner_id": owner.id, "name": after.name} | columns
                connection.execute(insert(posts).values(row))

        await self._database.write_at_once(change)

    async def lagging(self) -> dict[int, int]:
        """Running matches with a message that shows less than their log, and how long the log is.

        Leaves out the opening, which shows no play, and messages that can't be updated: private ones, those
        in closed channels, and hands of players who get no DMs.
        """
        found = await self._database.all(LAGGING)
        return {row.owner_id: row.length for row in found}

    async def on_their_way(self, kind: OwnerKind, called: str) -> set[int]:
        """The owners of this kind with such a post, begun by a process that couldn't note how it went."""
        query = select(posts.c.owner_id).where(posts.c.owner == kind, is_called(called))
        return set(await self._database.scalars(query.where(posts.c.sending.is_not(None))))

    async def messages_in(self, channel_id: int) -> set[int]:
        """All our messages in a channel that are known, also those that were replaced."""
        query = select(posts.c.message_id, posts.c.previous_id).where(posts.c.channel_id == channel_id)
        found = await self._database.all(query)
        return {number for row in found for number in row if number is not None}

    async def leave(self, match_id: int, thread_id: int) -> None:
        """A match's thread is gone: what still changes there must be sent again, where it was offered.

        The opening changes too, even if the match is settled, because it offers to post the rest again.
        """
        there = of_match(match_id) & (posts.c.channel_id == thread_id)
        async with self._database.write() as connection:
            await connection.execute(update(posts).where(there, posts.c.final.is_(False)).values(_GONE))
            await self._reopen(connection, match_id, Place.LEFT)

    async def post_again(self, match_id: int, channel_id: int) -> None:
        """Let everything public but the opening be sent to the channel again, in order."""
        public = of_match(match_id) & (posts.c.name != _OPENING)
        public &= ~is_called("hand", "private", "nudge", "ask")
        here = posts.c.channel_id == channel_id
        replaced = {"previous_id": posts.c.message_id, "message_id": None, "digest": None, "final": False}
        async with self._database.write() as connection:
            await connection.execute(update(posts).where(public, here).values(replaced))
            await connection.execute(update(posts).where(public, ~here).values(_GONE | {"final": False}))
            await self._reopen(connection, match_id, Place.CHANNEL)

    async def _reopen(self, connection: AsyncConnection, match_id: int, place: Place) -> None:
        """Show a match where it was offered, and draw its opening once more."""
        moved = {"place": place, "thread_id": None, "settled": False}
        await connection.execute(update(matches).where(matches.c.id == match_id).values(moved))
        opening = of_match(match_id) & (posts.c.name == _OPENING)
        await connection.execute(update(posts).where(opening).values(digest=None, final=False))

    async def doubt(self, since: float) -> list[int]:
        """Forget what the messages show in every match that has changed `since` then; returns these matches.

        The earlier holder may have had an edit on its way that landed after ours.
        """
        async with self._database.write() as connection:
            found = list((await connection.execute(_CHANGED, {"since": since})).scalars())
            theirs = of_match(*found) & posts.c.message_id.is_not(None)
            unsure = {"digest": None, "final": False}
            await connection.execute(update(posts).where(theirs, _EDITABLE).values(unsure))
            others = update(posts).where(posts.c.owner != OwnerKind.MATCH, posts.c.final.is_(False))
            await connection.execute(others.values(digest=None))
            await connection.execute(update(matches).where(matches.c.id.in_(found)).values(settled=False))
        return found


def _post(row: RowMapping) -> Post:
    digest, text = row["sending"], row["token"]
    at = row["sending_at"] or 0.0
    begun = None if digest is None else Begun(digest, row["sending_ply"], at, row["sending_rings"])
    token = None if text is None else Token(text, row["token_expires_at"] or 0.0)
    return Post(
        row["name"],
        row["channel_id"],
        row["message_id"],
        row["previous_id"],
        Shown(row["digest"], row["drawn_ply"], row["final"]),
        Sends(row["number"], row["sent_ply"], row["sent_rings"], begun),
        token,
        tuple(row["asked_tokens"].split()),
    )


def _columns(stored: Post) -> dict[str, Any]:
    shown, sends, begun, token = stored.shown, stored.sends, stored.sends.begun, stored.token
    return {
        "channel_id": stored.channel_id,
        "message_id": stored.message_id,
        "previous_id": stored.previous_id,
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
        "asked_tokens": " ".join(stored.asked),
    }


@cache
def _setting(columns: tuple[str, ...]) -> Any:
    """Sets these columns of a post. Every play needs it, and building it takes a while."""
    values = {column: bindparam(f"new_{column}", type_=posts.c[column].type) for column in columns}
    return update(posts).where(_IS_IT).values(values).returning(posts.c.name)
