"""Who wants to leave the ice or has left the server, where others have a say in what becomes of the match."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, delete, update

from db.engine.database import Database
from db.matches.challenges import pair_anew
from db.model.matches import Status
from db.rows import hold_match, hold_seats, keep, load_match, seat_is, seat_row
from db.schema import seats, surfaces
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

    async def hand_over(
        self, match_id: int, seat: int, player: tuple[int, str], hands: Sequence[str], now: float
    ) -> bool:
        """Have another player, an id and a name, sit on in the place of one who wants to leave, or has.

        `hands` are the surfaces of theirs, which nobody looks after any more. False where they stay
        after all. Raises AlreadyPairedError.
        """
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            await hold_seats(connection, match_id)
            match = await load_match(connection, match_id)
            leaver = match.at(seat) if match and match.status is Status.RUNNING else None
            if match is None or leaver is None or (leaver.leaving_at is None and leaver.left_at is None):
                return False
            await keep(connection, match_id, self._database.keeper)
            values = seat_row(match_id, seat, *player, now) | {"accepted": True}
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(values))
            theirs: Any = and_(seats.c.match_id == match_id, seats.c.seat % SIDES == seat % SIDES)
            await connection.execute(update(seats).where(theirs).values(leaving_at=None))
            mine = and_(surfaces.c.match_id == match_id, surfaces.c.name.in_(hands))
            await connection.execute(delete(surfaces).where(mine))
            await pair_anew(connection, match)
        return True

    async def note_gone(self, match_id: int, seat: int, at: float | None) -> None:
        """A seat's owner was found to have left the server (UTC seconds), or with None to be back."""
        async with self._database.write() as connection:
            await keep(connection, match_id, self._database.keeper)
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(left_at=at))

    async def stay(self, match_id: int, seat: int) -> None:
        """Nobody of a seat's side wants to leave any more."""
        theirs: Any = and_(seats.c.match_id == match_id, seats.c.seat % SIDES == seat % SIDES)
        async with self._database.write() as connection:
            await keep(connection, match_id, self._database.keeper)
            await connection.execute(update(seats).where(theirs).values(leaving_at=None))
