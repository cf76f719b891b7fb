"""The clocks of matches: when turns end, and pauses."""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.rows import held_running, seat_is
from db.schema import matches, seats


class Clocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def wait_on(self, match_id: int, due_at: float) -> None:
        """Let the current turn end later."""
        query = update(matches).where(matches.c.id == match_id).values(due_at=due_at)
        await self._database.run(query)

    async def agree_to_pause(self, match_id: int, seat: int, seconds: float, now: float) -> bool:
        """A seat asks for a pause of some seconds, or agrees to one; True if the clock has stopped.

        It stops once all people have agreed, for the shortest time that they want; bots aren't asked.
        """
        async with self._database.write() as connection:
            match = await held_running(connection, match_id)
            if match is None or match.paused_at is not None:
                return False
            mine = update(seats).where(seat_is(match_id, seat))
            await connection.execute(mine.values(pause_seconds=seconds))
            others = [each.pause_seconds for each in match.people if each.seat != seat]
            agreed = [seconds, *(each for each in others if each is not None)]
            if len(agreed) < len(match.people):
                return False
            await _forget_pause(connection, match_id)
            # A player who agrees to a pause after time has run out gives another turn.
            late = match.due_at is not None and match.due_at <= now
            due_at = now + match.turn_seconds if late else match.due_at
            values = {"paused_at": now, "paused_until": now + min(agreed), "due_at": due_at}
            await connection.execute(update(matches).where(matches.c.id == match_id).values(values))
        return True

    async def refuse_pause(self, match_id: int) -> None:
        """Take back all requests for a pause."""
        async with self._database.write() as connection:
            await _forget_pause(connection, match_id)

    async def resume(self, match_id: int, now: float) -> bool:
        """Restart the clock with the time the turn had left; False if it was running."""
        moved = {
            "due_at": matches.c.due_at + (now - matches.c.paused_at),
            "paused_at": None,
            "paused_until": None,
        }
        query = update(matches).where(matches.c.id == match_id, matches.c.paused_at.is_not(None))
        return await self._database.run(query.values(moved)) == 1


async def _forget_pause(connection: AsyncConnection, match_id: int) -> None:
    await connection.execute(update(seats).where(seats.c.match_id == match_id).values(pause_seconds=None))
