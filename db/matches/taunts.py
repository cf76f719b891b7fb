"""What scorers have said after their goals."""

from sqlalchemy import select, update

from db.engine.database import Database
from db.rows import hold_match
from db.schema import matches

SILENCE = "-"


class Taunts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, match_id: int, goal: int, chosen: str) -> bool:
        """Store the taunt, a digit, chosen after a match's `goal`-th goal, from 1.

        False if there was one already.
        """
        query = select(matches.c.taunted).where(matches.c.id == match_id)
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            before: str = (await connection.execute(query)).scalar_one()
            said = before.ljust(goal, SILENCE)
            if said[goal - 1] != SILENCE:
                return False
            values = {"taunted": said[: goal - 1] + chosen + said[goal:]}
            await connection.execute(update(matches).where(matches.c.id == match_id).values(values))
        return True
