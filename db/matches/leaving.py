"""Who wants to leave the ice or has left the server, where others have a say in what becomes of the match."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, delete, update

from db.engine.database import Database
from db.matches.challenges import pair_anew
from db.model.matches import NO_BOT, Match, Seat
from db.rows import held_running, hold_match, hold_seats, load_match, seat_is, seat_row
from db.schema import seats, surfaces
from hockey.game import SIDES

STAY: dict[str, Any] = {"leaving_at": None, "bot_asked_at": None}


class Leaving:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, match_id: int, seat: int, now: float) -> bool:
        """A seat wants to leave, if it has not said so before; whether its whole side does now."""
        first = and_(seat_is(match_id, seat), seats.c.leaving_at.is_(None))
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            await hold_seats(connection, match_id)
            await connection.execute(update(seats).where(first).values(leaving_at=now))
            match = await load_match(connection, match_id)
            return match is not None and all(each.leaving_at is not None for each in _side_of(match, seat))

    async def ask_for_bot(self, match_id: int, seat: int, now: float) -> bool:
        """A seat would play on with a bot while its partner wants to leave, if it has not said so before.

        False where nobody of its side wants to leave, or it has asked already.
        """
        async with self._database.write() as connection:
            match = await held_running(connection, match_id)
            others = [each for each in _side_of(match, seat) if each.seat != seat] if match else []
            if match is None or match.seats[seat].bot_asked_at is not None:
                return False
            if all(each.leaving_at is None for each in others):
                return False
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(bot_asked_at=now))
        return True

    async def refuse_bot(self, match_id: int, seat: int) -> bool:
        """Those across want no bot, for which a seat has asked; False where it waits for no answer."""
        async with self._database.write() as connection:
            match = await held_running(connection, match_id)
            if match is None or not match.seats[seat].bot_asked_at:
                return False
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(bot_asked_at=NO_BOT))
        return True

    async def hand_over(
        self,
        match_id: int,
        seat: int,
        player: tuple[int, str],
        hands: Sequence[str],
        now: float,
        *,
        asked_by: int | None = None,
    ) -> bool:
        """Have another player, an id and a name, sit on in the place of one who wants to leave, or has.

        `hands` are the surfaces of theirs, which nobody looks after any more. `asked_by` is the seat that had
        to ask those across, None where none had to. False where they stay after all, or nobody asks any more.
        Raises AlreadyPairedError.
        """
        async with self._database.write() as connection:
            match = await held_running(connection, match_id)
            if match is None or not _may_sit_down(match, seat, asked_by):
                return False
            # The cut is the seat's: all decks to come follow from it as well.
            values = seat_row(match_id, seat, *player, now) | {"accepted": True, "cut": match.seats[seat].cut}
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(values))
            await connection.execute(update(seats).where(_of_side(match_id, seat)).values(STAY))
            mine = and_(surfaces.c.match_id == match_id, surfaces.c.name.in_(hands))
            await connection.execute(delete(surfaces).where(mine))
            await pair_anew(connection, match)
        return True

    async def note_gone(self, match_id: int, seat: int, at: float | None) -> None:
        """A seat's owner was found to have left the server (UTC seconds), or with None to be back."""
        async with self._database.write() as connection:
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(left_at=at))

    async def stay(self, match_id: int, seat: int) -> None:
        """Nobody of a seat's side wants to leave any more, nor a bot."""
        async with self._database.write() as connection:
            await connection.execute(update(seats).where(_of_side(match_id, seat)).values(STAY))


def _may_sit_down(match: Match, seat: int, asked_by: int | None) -> bool:
    """Whether a seat is about to be free, and whoever had to ask for another player there still does."""
    leaver = match.seats[seat]
    if asked_by is None:
        return leaver.leaving_at is not None or leaver.left_at is not None
    return leaver.leaving_at is not None and bool(match.seats[asked_by].bot_asked_at)


def _side_of(match: Match, seat: int) -> list[Seat]:
    return [each for each in match.seats if each.seat % SIDES == seat % SIDES]


def _of_side(match_id: int, seat: int) -> Any:
    """As a part of a query: the seats of a seat's side."""
    return and_(seats.c.match_id == match_id, seats.c.seat % SIDES == seat % SIDES)
