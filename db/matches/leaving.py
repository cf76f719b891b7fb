"""Who wants to leave the ice, where their partner has a say in it."""

from typing import Any

from sqlalchemy import and_, update

from db.engine.database import Database
from db.rows import hold_match, hold_seats, keep, load_match, seat_is
from db.schema import seats
from hockey.game import SIDES


class Leaving:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, match_id: int, seat: int, now: float) -> bool:
        """A seat wants to leave, if it has not said so before; whether its whole side does now."""
        first = and_(seat_is(match_id, seat), seats.c.leaving_at.is_(None))
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            await hold_seats(connection, match_id)
            await keep(connection, match_id, self._database.keeper)
            await connection.execute(update(seats).where(first).values(leaving_at=now))
            match = await load_match(connection, match_id)
            return match is not None and all(
                each.leaving_at is not None for each in match.seats if each.seat % SIDES == seat % SIDES
            )

    async def stay(self, match_id: int, seat: int) -> None:
        """Nobody of a seat's side wants to leave any more."""
        theirs: Any = and_(seats.c.match_id == match_id, seats.c.seat % SIDES == seat % SIDES)
        async with self._database.write() as connection:
            await keep(connection, match_id, self._database.keeper)
            await connection.execute(update(seats).where(theirs).values(leaving_at=None))
