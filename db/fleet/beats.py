"""When the bot was there, shard by shard, and what turns get back for the time that it was not."""

from collections import defaultdict
from dataclasses import dataclass

from sqlalchemy import (
    Integer,
    and_,
    bindparam,
    case,
    delete,
    exists,
    literal,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.base import beats
from db.engine.database import Database
from db.engine.upsert import put
from db.model.fleet import DM_SHARD, Shards
from db.model.matches import Status
from db.schema import matches, seats

# A bot asks these at every beat, made ready once.
_TOO_MANY = delete(beats).where(beats.c.shard >= bindparam("count"))
# Locked, so that of two processes that start at once only one gives it back.
_HELD = select(beats).order_by(beats.c.shard).with_for_update()


@dataclass(frozen=True, slots=True)
class _Beat:
    """A shard was last `seen` then; all that its matches had lost up to `through` has been given back."""

    seen: float
    through: float


class Beats:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, now: float, shards: Shards, late: float, patience: float) -> list[int]:
        """Note that these shards are there; the matches of which something ends later for it.

        It is the turn, and the time to say what becomes of a match that somebody has left.

        A match can be played while the shards of its server and of DMs are both there, and gets back the time
        in which one of them was not. One of `shards` was away if it was last seen more than `late` seconds
        ago, another one is if that was more than `patience` ago. No turn gets more than it has lost: none
        ends more than a whole turn from now.
        """
        async with self._database.write() as connection:
            known, missing = await _hold(connection, shards.count, now)
            away = {shard for shard in shards.ids if now - known[shard].seen > late}
            changed = missing | {shard: _Beat(now, known[shard].through) for shard in shards.ids}
            after = known | changed
            lost: dict[float, list[int]] = defaultdict(list)
            for shard in after if DM_SHARD in away else shards.ids:
                there = min(after[shard].seen, after[DM_SHARD].seen)
                if now - there > patience:
                    continue
                through = after[shard].through
                if away & {shard, DM_SHARD}:
                    lost[now - through].append(shard)
                    there = now
                changed[shard] = _Beat(after[shard].seen, max(through, there))
            for shard, beat in sorted(changed.items()):
                await put(connection, beats, {"shard": shard}, {"seen": beat.seen, "through": beat.through})
            return [
                match_id
                for seconds, those in lost.items()
                for match_id in await _give_back(connection, seconds, Shards(tuple(those), shards.count), now)
            ]

    async def through(self, shard: int) -> float:
        """Up to when all that a shard's matches have lost has been given back; 0 where it was never there."""
        query = select(beats.c.through).where(beats.c.shard == shard)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or 0.0


async def _hold(
    connection: AsyncConnection, count: int, now: float
) -> tuple[dict[int, _Beat], dict[int, _Beat]]:
    """What is known of every shard, and of those that are new, until the transaction ends by nobody else.

    A new one was there as long as any other.
    """
    await connection.execute(_TOO_MANY, {"count": count})
    rows = await connection.execute(_HELD)
    known = {row.shard: _Beat(row.seen, row.through) for row in rows}
    newest = max(known.values(), key=lambda beat: beat.seen, default=_Beat(now, now))
    missing = dict.fromkeys(set(range(count)) - known.keys(), newest)
    return known | missing, missing


async def _give_back(connection: AsyncConnection, lost: float, to: Shards, now: float) -> list[int]:
    later, most = matches.c.due_at + lost, matches.c.turn_seconds + now
    due_at = case((later < most, later), else_=most)
    shard = matches.c.server_id.bitwise_rshift(literal(22, Integer)) % to.count  # Shards.of
    theirs = and_(matches.c.status == Status.RUNNING, shard.in_(to.ids) if to.count > 1 else true())
    turn = and_(matches.c.paused_at.is_(None), matches.c.due_at < due_at)
    # Those who stay have a turn's time from then on to say what becomes of the match.
    gone = exists().where(seats.c.match_id == matches.c.id, seats.c.left_at < now)
    credited = (
        update(matches)
        .where(theirs, or_(turn, gone))
        # Whoever brought it up to date so far has to look again, and is not asked: anybody may.
        .values(due_at=case((turn, due_at), else_=matches.c.due_at), kept_by=None)
        .returning(matches.c.id)
    )
    found = list((await connection.execute(credited)).scalars())
    left_at = case((seats.c.left_at + lost < now, seats.c.left_at + lost), else_=now)
    theirs_to_say = update(seats).where(seats.c.match_id.in_(found), seats.c.left_at < now)
    await connection.execute(theirs_to_say.values(left_at=left_at))
    return found
