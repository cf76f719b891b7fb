"""How many there are of what the store keeps."""

from sqlalchemy import func, select

from db.engine.database import Database
from db.model.matches import Status
from db.rows import is_live
from db.schema import matches


class Census:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def live(self) -> dict[Status, int]:
        """How many challenges are open and how many matches run."""
        # Every live match is unsettled, and of that there is an index.
        query = (
            select(matches.c.status, func.count())
            .where(matches.c.settled.is_(False), is_live())
            .group_by(matches.c.status)
        )
        async with self._database.read() as connection:
            counts = {Status(row[0]): int(row[1]) for row in await connection.execute(query)}
        return {status: counts.get(status, 0) for status in Status if status.live}
