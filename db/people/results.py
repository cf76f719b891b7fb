"""The leaderboards."""

from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    RowMapping,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    or_,
    select,
)

from db.engine.database import Database
from db.model.minds import LAST, level_of
from db.model.people import Practised, Standing
from db.schema import members, players, results
from hockey.game import SIDES

WALKOVER, RESIGN, CLOCK = "walkover", "resign", "clock"
SERVER_ID = bindparam("server_id", type_=results.c.server_id.type)


class Results:
    """A leaderboard is that of a server or, with None, of all; of a `game`, or of all games of two.

    With `pairs` its rows are two who play together, whatever their seats, in games of four.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(
        self, server_id: int | None, game: str | None = None, *, pairs: bool = False, offset: int, limit: int
    ) -> list[Standing]:
        """A page of a leaderboard: of one server by the names worn there, of all servers by global names.

        Ranked by points (2 a win, 1 a tie), wins, goal difference, goals, fewer games, and who came first.
        """
        query = _queries(server_id is not None, game is not None, pairs).page
        facts = {"server_id": server_id, "game": game, "offset": offset, "limit": limit}
        async with self._database.read() as connection:
            return [_standing(row) for row in (await connection.execute(query, facts)).mappings()]

    async def standing_of(
        self, player_id: int, server_id: int | None, game: str | None = None, *, pairs: bool = False
    ) -> Standing | None:
        """A player's row; of a board of pairs, the best of those that they are in."""
        query = _queries(server_id is not None, game is not None, pairs).of_one
        facts = {"server_id": server_id, "game": game, "player_id": player_id}
        async with self._database.read() as connection:
            row = (await connection.execute(query, facts)).mappings().one_or_none()
        return _standing(row) if row else None

    async def count(self, server_id: int | None, game: str | None = None, *, pairs: bool = False) -> int:
        """How many rows the leaderboard has."""
        query = _queries(server_id is not None, game is not None, pairs).rows
        async with self._database.read() as connection:
            return int((await connection.execute(query, {"server_id": server_id, "game": game})).scalar_one())

    async def practised_by(self, player_id: int) -> list[Practised]:
        """How somebody has done against minds, by the level of the first of them across the table."""
        async with self._database.read() as connection:
            rows = (await connection.execute(_practised(), {"player_id": player_id})).all()
        return [
            Practised(level_of(row.player_id) or "", row.win, row.loss, row.tie, row.ended_at) for row in rows
        ]

    async def has_pairs(self, server_id: int | None) -> bool:
        """Whether any match of partners has ended."""
        here = [] if server_id is None else [results.c.server_id == server_id]
        query = select(
            exists().where(results.c.partner_id.is_not(None), results.c.practice.is_(False), *here)
        )
        async with self._database.read() as connection:
            return bool((await connection.execute(query)).scalar_one())


# To write such a query down takes longer than the database needs for it.
@cache
def _practised() -> Select[Any]:
    """What is asked of the matches of `player_id` against minds."""
    across, me = results.alias("across"), bindparam("player_id", type_=results.c.player_id.type)
    theirs = and_(across.c.match_id == results.c.match_id, across.c.seat == 1 - results.c.seat % SIDES)
    return (
        select(
            across.c.player_id,
            *(_counted(result).label(result) for result in ("win", "loss", "tie")),
            func.max(results.c.ended_at).label("ended_at"),
        )
        .join(across, theirs)
        .where(results.c.player_id == me, across.c.player_id.between(1, LAST))
        .group_by(across.c.player_id)
    )


class _Queries(NamedTuple):
    """What is asked of a leaderboard; each takes the `server_id` and the `game`, where it is that of one."""

    page: Select[Any]
    """From `offset` on, so many rows as `limit` says."""
    of_one: Select[Any]
    """The best row that `player_id` is in."""
    rows: Select[Any]


@cache
def _queries(of_server: bool, of_game: bool, pairs: bool) -> _Queries:
    table = _table(of_server=of_server, of_game=of_game, pairs=pairs)
    board, me = table.subquery(), bindparam("player_id", type_=results.c.player_id.type)
    mine = or_(board.c.player_id == me, board.c.partner_id == me)
    return _Queries(
        table.order_by("rank").offset(bindparam("offset")).limit(bindparam("limit")),
        select(board).where(mine).order_by(board.c.rank).limit(1),
        select(func.count()).select_from(board),
    )


def _table(*, of_server: bool, of_game: bool, pairs: bool) -> Select[Any]:
    table = _tally(of_server=of_server, of_game=of_game, pairs=pairs).subquery()
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


def _tally(*, of_server: bool, of_game: bool, pairs: bool) -> Select[Any]:
    wins, losses, ties = (_counted(result) for result in ("win", "loss", "tie"))
    goals_for, goals_against = func.sum(results.c.goals_for), func.sum(results.c.goals_against)
    order = [
        (2 * wins + ties).desc(),
        wins.desc(),
        (goals_for - goals_against).desc(),
        goals_for.desc(),
        func.count(),
        func.min(results.c.ended_at),
        results.c.player_id,
        results.c.partner_id,
    ]
    return (
        select(
            results.c.player_id,
            results.c.partner_id,
            func.count().label("games"),
            wins.label("wins"),
            losses.label("losses"),
            ties.label("ties"),
            goals_for.label("goals_for"),
            goals_against.label("goals_against"),
            _counted("win", WALKOVER).label("won_by_walkover"),
            _counted("loss", WALKOVER).label("lost_by_walkover"),
            _counted("win", RESIGN).label("won_by_resigning"),
            _counted("loss", RESIGN).label("lost_by_resigning"),
            _counted("win", CLOCK).label("won_by_clock"),
            _counted("loss", CLOCK).label("lost_by_clock"),
            func.row_number().over(order_by=order).label("rank"),
        )
        .where(*_of(of_server=of_server, of_game=of_game, pairs=pairs))
        .group_by(results.c.player_id, results.c.partner_id)
    )


def _of(*, of_server: bool, of_game: bool, pairs: bool) -> list[ColumnElement[bool]]:
    # Both of a pair have a row a match: that of the lower id stands for the two.
    of_two, of_pairs = results.c.partner_id.is_(None), results.c.player_id < results.c.partner_id
    conditions: list[ColumnElement[bool]] = [of_pairs if pairs else of_two, results.c.practice.is_(False)]
    if of_server:
        conditions.append(results.c.server_id == SERVER_ID)
    if of_game:
        conditions.append(results.c.game == bindparam("game"))
    return conditions


def _counted(result: str, ended_by: str | None = None) -> Any:
    is_one = results.c.result == result
    if ended_by is not None:
        is_one = and_(is_one, results.c.ended_by == ended_by)
    return func.sum(case((is_one, 1), else_=0))


def _standing(row: RowMapping) -> Standing:
    return Standing(**{field: row[field] for field in Standing.__dataclass_fields__})
