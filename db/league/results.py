"""The leaderboards."""

from typing import Any

from sqlalchemy import RowMapping, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.league.boards import Board, query_of
from db.league.climbing import SINCE, climbs
from db.league.tallies import ALL_GAMES, family_on
from db.model.league import EVERYWHERE, Climb, Order, Window
from db.model.people import Standing
from db.schema import totals


class Results:
    """Which leaderboard: one server's or, with None, all servers'; of a `game`, or of all games of two.

    With `pairs`, its rows are two who play together, whatever their seats, in games of four. With a `window`,
    it counts only matches that ended in it. Hidden and forgotten players are on none.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(
        self,
        server_id: int | None,
        game: str | None = None,
        *,
        pairs: bool = False,
        order: Order = Order.POINTS,
        window: Window | None = None,
        offset: int,
        limit: int,
    ) -> list[Standing]:
        """A page of a leaderboard: a server's with its nicknames, all servers' with global names.

        Ranked by points (2 a win, 1 a tie), wins, goal difference, goals, fewer games, and who came first.
        Another `order` comes before all of these.
        """
        query = query_of(_board(server_id, game, window, pairs=pairs), order).page
        facts = _facts(server_id, game, window) | {"offset": offset, "limit": limit}
        return [_standing(row) for row in await self._database.mappings(query, facts)]

    async def standing_of(
        self,
        player_id: int,
        server_id: int | None,
        game: str | None = None,
        *,
        pairs: bool = False,
        order: Order = Order.POINTS,
        window: Window | None = None,
    ) -> Standing | None:
        """A player's row; on a board of pairs, their best one."""
        query = query_of(_board(server_id, game, window, pairs=pairs), order).of_one
        facts = _facts(server_id, game, window) | {"player_id": player_id}
        async with self._database.read() as connection:
            row = (await connection.execute(query, facts)).mappings().one_or_none()
        return _standing(row) if row else None

    async def count(
        self,
        server_id: int | None,
        game: str | None = None,
        *,
        pairs: bool = False,
        window: Window | None = None,
    ) -> int:
        """How many rows the leaderboard has."""
        query = query_of(_board(server_id, game, window, pairs=pairs), Order.POINTS).size
        return int((await self._database.one(query, _facts(server_id, game, window)))[0])

    async def climbs(
        self,
        server_id: int,
        game: str | None = None,
        *,
        order: Order = Order.POINTS,
        window: Window | None = None,
        since: float,
    ) -> list[Climb]:
        """The players since then (UTC seconds) who gained places in a server, most places first."""
        board, facts = _board(server_id, game, window), _facts(server_id, game, window)
        async with self._database.read() as connection:
            return await climbs(connection, board, order, facts | {SINCE: since})

    async def has_pairs(self, server_id: int | None) -> bool:
        """True if any match of partners has ended."""
        scope = EVERYWHERE if server_id is None else server_id
        # Both ends of an index: with a comparison in the query, PostgreSQL would read the whole table.
        ends = (each(totals.c.partner_id) for each in (func.min, func.max))
        query = select(*(select(end).where(totals.c.scope == scope).scalar_subquery() for end in ends))
        return any(await self._database.one(query))


def _board(server_id: int | None, game: str | None, window: Window | None, *, pairs: bool = False) -> Board:
    return Board(server_id is not None, game is not None, pairs, window is not None)


def _facts(server_id: int | None, game: str | None, window: Window | None) -> dict[str, Any]:
    return {
        "server_id": server_id,
        "scope": EVERYWHERE if server_id is None else server_id,
        "game": ALL_GAMES if game is None else game,
        "family": family_on(ALL_GAMES if game is None else game),
        "since": window and window.since,
        "until": window and window.until,
    }


def _standing(row: RowMapping) -> Standing:
    return Standing(**{field: row[field] for field in Standing.__dataclass_fields__})


async def best_of(connection: AsyncConnection, server_id: int, window: Window, limit: int) -> list[Standing]:
    """The first rows of a server's leaderboard of a window, in the caller's transaction."""
    query = query_of(_board(server_id, None, window), Order.POINTS).page
    facts = _facts(server_id, None, window) | {"offset": 0, "limit": limit}
    return [_standing(row) for row in (await connection.execute(query, facts)).mappings()]
