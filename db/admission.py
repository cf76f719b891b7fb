"""Everything that decides about an offer, read at one moment."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import case, func, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.matches.challenges import find_paired, pairing_of
from db.matches.houses import load_houses
from db.model.matches import House, Match, Status
from db.model.minds import level_of
from db.model.people import Setup
from db.people.wishes import load_setup
from db.rows import is_live
from db.schema import bans, blocks, matches, seats


@dataclass(frozen=True, slots=True)
class Terms:
    """A server's settings, None if it has none, and its own rules."""

    setup: Setup | None = None
    houses: Sequence[House] = ()


@dataclass(frozen=True, slots=True)
class Load:
    """How many open offers and running matches a player has."""

    offers: int = 0
    matches: int = 0


@dataclass(frozen=True, slots=True)
class Room:
    """Who has room for another match; `refusing` are those who blocked the asker, or are banned there."""

    loads: dict[int, Load] = field(default_factory=dict)
    refusing: frozenset[int] = frozenset()

    def load_of(self, player_id: int) -> Load:
        return self.loads.get(player_id, Load())


@dataclass(frozen=True, slots=True)
class Situation:
    """The facts for or against an offer.

    `asker_at` is when the asker last offered a match anywhere, and `server_at` when anyone last did in the
    server; 0 for never. `paired` is an open challenge or running match of the same players there.
    """

    room: Room
    asker_at: float
    server_at: float
    paired: Match | None


class Admission:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def terms(self, server_id: int) -> Terms:
        async with self._database.read() as connection:
            return Terms(await load_setup(connection, server_id), await load_houses(connection, server_id))

    async def room(self, asker: int, others: Sequence[int], server_id: int | None = None) -> Room:
        async with self._database.read() as connection:
            return await _room(connection, asker, others, server_id)

    async def is_banned(self, server_id: int, player_id: int) -> bool:
        query = select(bans.c.player_id).filter_by(server_id=server_id, player_id=player_id)
        return bool(await self._database.scalars(query))

    async def situation(self, server_id: int, players: Sequence[int | None]) -> Situation:
        """`players` are by seat, the asker first; None is an open seat."""
        asker, *others = [player for player in players if player is not None]
        async with self._database.read() as connection:
            asker_at, server_at = await _latest(connection, server_id, asker)
            return Situation(
                room=await _room(connection, asker, others, server_id),
                asker_at=asker_at,
                server_at=server_at,
                paired=await find_paired(connection, server_id, pairing_of(players)),
            )


async def _room(
    connection: AsyncConnection, asker: int, others: Sequence[int], server_id: int | None = None
) -> Room:
    # A bot has room for everyone, blocks no one and is never banned.
    people = [other for other in others if level_of(other) is None]
    loads = await _loads(connection, [asker, *people])
    return Room(loads, await _who_refuse(connection, asker, people, server_id) if people else frozenset())


async def _loads(connection: AsyncConnection, player_ids: Iterable[int]) -> dict[int, Load]:
    def having(status: Status) -> Any:
        return func.sum(case((matches.c.status == status, 1), else_=0))

    query = (
        select(seats.c.player_id, having(Status.OPEN), having(Status.RUNNING))
        .join(matches, matches.c.id == seats.c.match_id)
        .where(seats.c.player_id.in_(list(player_ids)), seats.c.accepted, is_live())
        .group_by(seats.c.player_id)
    )
    return {row[0]: Load(row[1], row[2]) for row in await connection.execute(query)}


async def _who_refuse(
    connection: AsyncConnection, asker: int, others: Sequence[int], server_id: int | None
) -> frozenset[int]:
    block = select(blocks.c.player_id).where(blocks.c.blocked_id == asker, blocks.c.player_id.in_(others))
    banned = select(bans.c.player_id).where(bans.c.server_id == server_id, bans.c.player_id.in_(others))
    return frozenset((await connection.execute(union(block, banned))).scalars())


async def _latest(connection: AsyncConnection, server_id: int, player_id: int) -> tuple[float, float]:
    newest = func.coalesce(func.max(matches.c.created_at), 0.0)
    theirs = (
        select(newest)
        .join(seats, seats.c.match_id == matches.c.id)
        .where(seats.c.seat == 0, seats.c.player_id == player_id)
    )
    # The newest has the highest number, so an index finds it.
    last = select(matches.c.created_at).where(matches.c.server_id == server_id)
    here = last.order_by(matches.c.id.desc()).limit(1)
    query = select(theirs.scalar_subquery(), func.coalesce(here.scalar_subquery(), 0.0))
    asker_at, server_at = (await connection.execute(query)).one()
    return asker_at, server_at
