"""Players who want to leave or have left the server, when others have a say in the match."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, delete, update

from db.engine.database import Database
from db.matches.challenges import pair_anew
from db.model.matches import NO_BOT, Match, Seat
from db.rows import held_running, hold_match, hold_seats, load_match, of_match, seat_is, seat_row
from db.schema import posts, seats
from hockey.game import SIDES

STAY: dict[str, Any] = {"leaving_at": None, "bot_asked_at": None}


class Leaving:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, match_id: int, seat: int, now: float) -> bool:
        """A seat wants to leave; True if its whole side does now. Nothing if it has said so before."""
        first = and_(seat_is(match_id, seat), seats.c.leaving_at.is_(None))
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            await hold_seats(connection, match_id)
            await connection.execute(update(seats).where(first).values(leaving_at=now))
            match = await load_match(connection, match_id)
            return match is not None and all(each.leaving_at is not None for each in _side_of(match, seat))

    async def ask_for_bot(self, match_id: int, seat: int, now: float) -> bool:
        """A seat asks to play on with a bot while its partner wants to leave.

        False if no one on its side wants to leave, or it has asked already.
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
        """The opponents refuse the bot that a seat has asked for; False if it isn't waiting for an answer."""
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
        """Give the seat of a player who leaves to another one, by id and name.

        `hands` are the messages of the player who leaves, which no one updates any more. `asked_by` is the
        seat that had to ask the opponents, None if none had to. False if the player stays after all, or the
        seat no longer asks. Raises AlreadyPairedError.
        """
        async with self._database.write() as connection:
            match = await held_running(connection, match_id)
            if match is None or not _may_sit_down(match, seat, asked_by):
                return False
            # The cut belongs to the seat: all later decks follow from it as well.
            values = seat_row(match_id, seat, *player, now) | {"accepted": True, "cut": match.seats[seat].cut}
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(values))
            await connection.execute(update(seats).where(_of_side(match_id, seat)).values(STAY))
            mine = and_(of_match(match_id), posts.c.name.in_(hands))
            await connection.execute(delete(posts).where(mine))
            await pair_anew(connection, match)
        return True

    async def note_gone(self, match_id: int, seat: int, at: float | None) -> None:
        """Note that a seat's owner has left the server (UTC seconds), or with None that they're back."""
        await self._database.run(update(seats).where(seat_is(match_id, seat)).values(left_at=at))

    async def stay(self, match_id: int, seat: int) -> None:
        """Take back everything a seat's side has said about leaving and bots."""
        await self._database.run(update(seats).where(_of_side(match_id, seat)).values(STAY))


def _may_sit_down(match: Match, seat: int, asked_by: int | None) -> bool:
    """True if a seat is still about to be free, and the player who had to ask still asks."""
    leaver = match.seats[seat]
    if asked_by is None:
        return leaver.leaving_at is not None or leaver.left_at is not None
    return leaver.leaving_at is not None and bool(match.seats[asked_by].bot_asked_at)


def _side_of(match: Match, seat: int) -> list[Seat]:
    return [each for each in match.seats if each.seat % SIDES == seat % SIDES]


def _of_side(match_id: int, seat: int) -> Any:
    """As a part of a query: the seats of a seat's side."""
    return and_(seats.c.match_id == match_id, seats.c.seat % SIDES == seat % SIDES)
