"""The leaderboards."""

from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Select, and_, case, exists, func, or_, select

from db.engine.database import Database
from db.model.minds import LAST, level_of
from db.model.people import Practised, Standing
from db.schema import members, players, results
from hockey.game import SIDES

WALKOVER, RESIGN, CLOCK = "walkover", "resign", "clock"


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
        query = _table(server_id, game, pairs=pairs).order_by("rank").offset(offset).limit(limit)
        async with self._database.read() as connection:
            return [_standing(row) for row in (await connection.execute(query)).mappings()]

    async def standing_of(
        self, player_id: int, server_id: int | None, game: str | None = None, *, pairs: bool = False
    ) -> Standing | None:
        """A player's row; of a board of pairs, the best of those that they are in."""
        table = _table(server_id, game, pairs=pairs).subquery()
        mine = or_(table.c.player_id == player_id, table.c.partner_id == player_id)
        query = select(table).where(mine).order_by(table.c.rank).limit(1)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return _standing(row) if row else None

    async def count(self, server_id: int | None, game: str | None = None, *, pairs: bool = False) -> int:
        """How many rows the leaderboard has."""
        query = select(func.count()).select_from(_table(server_id, game, pairs=pairs).subquery())
        async with self._database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def practised_by(self, player_id: int) -> list[Practised]:
        """How somebody has done against minds, by the level of the first of them across the table."""
        across = results.alias("across")
        theirs = and_(across.c.match_id == results.c.match_id, across.c.seat == 1 - results.c.seat % SIDES)
        of_minds = across.c.player_id.between(1, LAST)
        query = (
            select(
                across.c.player_id,
                *(_counted(result).label(result) for result in ("win", "loss", "tie")),
                func.max(results.c.ended_at).label("ended_at"),
            )
            .join(across, theirs)
            .where(results.c.player_id == player_id, of_minds)
            .group_by(across.c.player_id)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
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


def _table(server_id: int | None, game: str | None, *, pairs: bool) -> Select[Any]:
    table = _tally(server_id, game, pairs=pairs).subquery()
    named = table.join(players, players.c.id == table.c.player_id)
    partners = players.alias("partners")
    named = named.outerjoin(partners, partners.c.id == table.c.partner_id)
    name: ColumnElement[str] = players.c.name
    partner: ColumnElement[str] = partners.c.name
    if server_id is not None:
        worn, theirs = members.alias("worn"), members.alias("theirs")
        for names, column in ((worn, table.c.player_id), (theirs, table.c.partner_id)):
            here = and_(names.c.player_id == column, names.c.server_id == server_id)
            named = named.outerjoin(names, here)
        name = func.coalesce(worn.c.name, players.c.name)
        partner = func.coalesce(theirs.c.name, partners.c.name)
    return select(*table.c, name.label("name"), partner.label("partner")).select_from(named)


def _tally(server_id: int | None, game: str | None, *, pairs: bool) -> Select[Any]:
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
        .where(*_of(server_id, game, pairs=pairs))
        .group_by(results.c.player_id, results.c.partner_id)
    )


def _of(server_id: int | None, game: str | None, *, pairs: bool) -> list[ColumnElement[bool]]:
    # Both of a pair have a row a match: that of the lower id stands for the two.
    of_two, of_pairs = results.c.partner_id.is_(None), results.c.player_id < results.c.partner_id
    conditions: list[ColumnElement[bool]] = [of_pairs if pairs else of_two, results.c.practice.is_(False)]
    if server_id is not None:
        conditions.append(results.c.server_id == server_id)
    if game is not None:
        conditions.append(results.c.game == game)
    return conditions


def _counted(result: str, ended_by: str | None = None) -> Any:
    is_one = results.c.result == result
    if ended_by is not None:
        is_one = and_(is_one, results.c.ended_by == ended_by)
    return func.sum(case((is_one, 1), else_=0))


def _standing(row: RowMapping) -> Standing:
    return Standing(**{field: row[field] for field in Standing.__dataclass_fields__})
