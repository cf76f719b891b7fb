"""The leaderboards."""

from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Double,
    RowMapping,
    Select,
    and_,
    bindparam,
    case,
    cast,
    exists,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.league.entering import ALL_GAMES, NOBODY
from db.model.league import EVERYWHERE, FEWEST_GAMES, PROVISIONAL, Order, Window
from db.model.people import Standing
from db.schema import OTHERWISE, TALLIED, members, players, preferences, ratings, results, totals
from hockey.figures import PILE, family_of
from hockey.game import By

SERVER_ID = bindparam("server_id", type_=results.c.server_id.type)
SCOPE = bindparam("scope", type_=totals.c.scope.type)
_WAYS = {By.WALKOVER: "walkover", By.RESIGN: "resigning", By.CLOCK: "clock"}


class Results:
    """A leaderboard is that of a server or, with None, of all; of a `game`, or of all games of two.

    With `pairs` its rows are two who play together, whatever their seats, in games of four; with a `window`,
    it counts only matches that ended in it. Whoever wants to be on none, or was forgotten, is on none.
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
        """A page of a leaderboard: of one server by the names worn there, of all servers by global names.

        Ranked by points (2 a win, 1 a tie), wins, goal difference, goals, fewer games, and who came first;
        another `order` comes before all of these.
        """
        query = _queries(server_id is not None, game is not None, pairs, order, window is not None).page
        facts = _facts(server_id, game, window) | {"offset": offset, "limit": limit}
        async with self._database.read() as connection:
            return [_standing(row) for row in (await connection.execute(query, facts)).mappings()]

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
        """A player's row; of a board of pairs, the best of those that they are in."""
        query = _queries(server_id is not None, game is not None, pairs, order, window is not None).of_one
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
        of = server_id is not None, game is not None, pairs, Order.POINTS, window is not None
        async with self._database.read() as connection:
            found = await connection.execute(_queries(*of).rows, _facts(server_id, game, window))
            return int(found.scalar_one())

    async def has_pairs(self, server_id: int | None) -> bool:
        """Whether any match of partners has ended."""
        scope = EVERYWHERE if server_id is None else server_id
        query = select(exists().where(totals.c.scope == scope, totals.c.partner_id != NOBODY))
        async with self._database.read() as connection:
            return bool((await connection.execute(query)).scalar_one())


def _facts(server_id: int | None, game: str | None, window: Window | None) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "server_id": server_id,
        "scope": EVERYWHERE if server_id is None else server_id,
        "game": ALL_GAMES if game is None else game,
        "family": PILE if game is None else family_of(game),
    }
    if window is not None:
        facts |= {"since": window.since, "until": window.until}
    return facts


class _Queries(NamedTuple):
    """What is asked of a leaderboard; each takes what `_facts` says."""

    page: Select[Any]
    """From `offset` on, so many rows as `limit` says."""
    of_one: Select[Any]
    """The best row that `player_id` is in."""
    rows: Select[Any]


# To write such a query down takes longer than the database needs for it.
@cache
def _queries(of_server: bool, of_game: bool, pairs: bool, order: Order, windowed: bool) -> _Queries:
    tally = _window(of_server=of_server, of_game=of_game, pairs=pairs) if windowed else _kept(pairs=pairs)
    ranked = _ranked(tally, order).subquery()
    me = bindparam("player_id", type_=results.c.player_id.type)
    mine = or_(ranked.c.player_id == me, ranked.c.partner_id == me)
    page = select(ranked).order_by(ranked.c.rank).offset(bindparam("offset")).limit(bindparam("limit"))
    return _Queries(
        _named(page, of_server=of_server).order_by("rank"),
        _named(select(ranked).where(mine).order_by(ranked.c.rank).limit(1), of_server=of_server),
        select(func.count()).select_from(tally.subquery()),
    )


def _named(found: Select[Any], *, of_server: bool) -> Select[Any]:
    """The rows that are told, with the names of their players: looked up for no others."""
    table = found.subquery()
    named = table.join(players, players.c.id == table.c.player_id)
    partners = players.alias("partners")
    named = named.outerjoin(partners, partners.c.id == table.c.partner_id)
    name: ColumnElement[str] = players.c.name
    partner: ColumnElement[str] = partners.c.name
    if of_server:
        worn, theirs = members.alias("worn"), members.alias("theirs")
        for names, column in ((worn, table.c.player_id), (theirs, table.c.partner_id)):
            here = and_(names.c.player_id == column, names.c.server_id == SERVER_ID)
            named = named.outerjoin(names, here)
        name = func.coalesce(worn.c.name, players.c.name)
        partner = func.coalesce(theirs.c.name, partners.c.name)
    return select(*table.c, name.label("name"), partner.label("partner")).select_from(named)


def _ranked(tally: Select[Any], order: Order) -> Select[Any]:
    rows = tally.subquery()
    theirs = and_(
        ratings.c.scope == SCOPE,
        ratings.c.family == bindparam("family"),
        ratings.c.player_id == rows.c.player_id,
        rows.c.partner_id.is_(None),
    )
    chain = [
        *_first(order, rows),
        rows.c.points.desc(),
        rows.c.wins.desc(),
        (rows.c.goals_for - rows.c.goals_against).desc(),
        rows.c.goals_for.desc(),
        rows.c.games,
        rows.c.first_at,
        rows.c.player_id,
        rows.c.partner_id,
    ]
    rank = func.row_number().over(order_by=chain).label("rank")
    return select(*rows.c, ratings.c.mu, ratings.c.rated, rank).select_from(rows.outerjoin(ratings, theirs))


def _first(order: Order, rows: Any) -> list[ColumnElement[Any]]:
    """What decides before points do."""
    if order is Order.GOALS:
        return [rows.c.goals_for.desc()]
    if order is Order.RATE:
        enough = case((rows.c.games >= FEWEST_GAMES, 0), else_=1)
        return [enough, (cast(rows.c.wins, Double) / rows.c.games).desc()]
    if order is Order.RATING:
        sure = case((ratings.c.rated >= PROVISIONAL, 0), (ratings.c.rated.is_not(None), 1), else_=2)
        return [sure, ratings.c.mu.desc()]
    return []


def _kept(*, pairs: bool) -> Select[Any]:
    """The whole board, as it is kept."""
    partner = func.nullif(totals.c.partner_id, NOBODY).label("partner_id")
    columns = [totals.c[name] for name in (*TALLIED, *OTHERWISE, "first_at")]
    of_pairs = totals.c.partner_id != NOBODY if pairs else totals.c.partner_id == NOBODY
    return select(totals.c.player_id, partner, *columns).where(
        totals.c.scope == SCOPE,
        totals.c.game == bindparam("game"),
        of_pairs,
        *shown(totals.c.player_id, totals.c.partner_id),
    )


def _window(*, of_server: bool, of_game: bool, pairs: bool) -> Select[Any]:
    """A board of the matches that ended in a window, counted now."""
    wins, losses, ties = (counted(result) for result in ("win", "loss", "tie"))
    until = bindparam("until", type_=Double)
    # Both of a pair have a row a match: that of the lower id stands for the two.
    of_two, of_pairs = results.c.partner_id.is_(None), results.c.player_id < results.c.partner_id
    conditions: list[ColumnElement[bool]] = [
        of_pairs if pairs else of_two,
        results.c.practice.is_(False),
        results.c.ended_at >= bindparam("since", type_=Double),
        or_(until.is_(None), results.c.ended_at < until),
        *shown(results.c.player_id, results.c.partner_id),
    ]
    if of_server:
        conditions.append(results.c.server_id == SERVER_ID)
    if of_game:
        conditions.append(results.c.game == bindparam("game"))
    return (
        select(
            results.c.player_id,
            results.c.partner_id,
            func.count().label("games"),
            wins.label("wins"),
            losses.label("losses"),
            ties.label("ties"),
            func.sum(results.c.goals_for).label("goals_for"),
            func.sum(results.c.goals_against).label("goals_against"),
            (2 * wins + ties).label("points"),
            *(
                counted(result, by).label(f"{side}_by_{way}")
                for by, way in _WAYS.items()
                for side, result in (("won", "win"), ("lost", "loss"))
            ),
            func.min(results.c.ended_at).label("first_at"),
        )
        .where(*conditions)
        .group_by(results.c.player_id, results.c.partner_id)
    )


def shown(
    player_id: ColumnElement[int], partner_id: ColumnElement[int] | None = None
) -> list[ColumnElement[bool]]:
    """Neither forgotten nor hidden; of two, none of them."""
    hidden = select(preferences.c.player_id).where(preferences.c.hidden)
    alone = [player_id > 0, player_id.not_in(hidden)]
    if partner_id is None:
        return alone
    return [*alone, or_(partner_id.is_(None), and_(partner_id >= 0, partner_id.not_in(hidden)))]


def counted(result: str, ended_by: str | None = None) -> Any:
    is_one = results.c.result == result
    if ended_by is not None:
        is_one = and_(is_one, results.c.ended_by == ended_by)
    return func.sum(case((is_one, 1), else_=0))


def _standing(row: RowMapping) -> Standing:
    return Standing(**{field: row[field] for field in Standing.__dataclass_fields__})


async def best_of(connection: AsyncConnection, server_id: int, window: Window, limit: int) -> list[Standing]:
    """The first of a server's leaderboard of a window, in a transaction of the caller's."""
    query = _queries(of_server=True, of_game=False, pairs=False, order=Order.POINTS, windowed=True).page
    facts = _facts(server_id, None, window) | {"offset": 0, "limit": limit}
    return [_standing(row) for row in (await connection.execute(query, facts)).mappings()]
