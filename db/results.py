"""The leaderboard."""

from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Select, and_, case, func, select

from db.engine import Database
from db.model import Standing
from db.schema import members, players, results


class Results:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def standings(self, server_id: int | None, *, offset: int, limit: int) -> list[Standing]:
        """A page of the table of one server, by the names worn there, or of all servers by global names.

        Ranked by points (2 a win, 1 a tie), wins, goal difference, goals, fewer games, and who came first.
        """
        query = _table(server_id).order_by("rank").offset(offset).limit(limit)
        async with self._database.read() as connection:
            return [_standing(row) for row in (await connection.execute(query)).mappings()]

    async def standing_of(self, player_id: int, server_id: int | None) -> Standing | None:
        table = _table(server_id).subquery()
        query = select(table).where(table.c.player_id == player_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return _standing(row) if row else None

    async def count(self, server_id: int | None) -> int:
        """How many players have a row in the table."""
        query = select(func.count()).select_from(_table(server_id).subquery())
        async with self._database.read() as connection:
            return int((await connection.execute(query)).scalar_one())


def _table(server_id: int | None) -> Select[Any]:
    def counted(result: str) -> Any:
        return func.sum(case((results.c.result == result, 1), else_=0))

    wins, losses, ties = counted("win"), counted("loss"), counted("tie")
    goals_for, goals_against = func.sum(results.c.goals_for), func.sum(results.c.goals_against)
    tally = select(
        results.c.player_id,
        func.count().label("games"),
        wins.label("wins"),
        losses.label("losses"),
        ties.label("ties"),
        goals_for.label("goals_for"),
        goals_against.label("goals_against"),
        func.row_number()
        .over(
            order_by=[
                (2 * wins + ties).desc(),
                wins.desc(),
                (goals_for - goals_against).desc(),
                goals_for.desc(),
                func.count(),
                func.min(results.c.ended_at),
                results.c.player_id,
            ]
        )
        .label("rank"),
    ).group_by(results.c.player_id)
    if server_id is not None:
        tally = tally.where(results.c.server_id == server_id)
    table = tally.subquery()
    named = table.join(players, players.c.id == table.c.player_id)
    name: ColumnElement[str] = players.c.name
    if server_id is not None:
        worn = and_(members.c.player_id == table.c.player_id, members.c.server_id == server_id)
        named = named.outerjoin(members, worn)
        name = func.coalesce(members.c.name, players.c.name)
    return select(*table.c, name.label("name")).select_from(named)


def _standing(row: RowMapping) -> Standing:
    return Standing(**{field: row[field] for field in Standing.__dataclass_fields__})
