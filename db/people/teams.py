"""The teams that people play for, one in each server."""

from dataclasses import asdict

from sqlalchemy import and_, delete, select

from db.engine.database import Database
from db.engine.upsert import put
from db.model.teams import Team
from db.schema import teams


class TeamRegister:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, server_id: int, player_id: int) -> Team | None:
        query = select(teams).where(teams.c.server_id == server_id, teams.c.player_id == player_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else Team(row["name"], row["emoji"], row["colour"])

    async def join(self, server_id: int, player_id: int, team: Team) -> None:
        """Play for a team from now on; both must have been seen before."""
        async with self._database.write() as connection:
            await put(connection, teams, {"server_id": server_id, "player_id": player_id}, asdict(team))

    async def leave(self, server_id: int, player_id: int) -> None:
        theirs = and_(teams.c.server_id == server_id, teams.c.player_id == player_id)
        async with self._database.write() as connection:
            await connection.execute(delete(teams).where(theirs))
