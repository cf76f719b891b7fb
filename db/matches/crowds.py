"""Bystanders: who follows a match, and who guessed its winner."""

from typing import Any

from sqlalchemy import Integer, and_, cast, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put
from db.model.crowd import Crowd, Guesser, GuessRecord
from db.rows import hold_match
from db.schema import blocks, followers, guesses, members, players, plies, preferences, seats

MOST_FOLLOWERS = 20
"""The most followers of a match: a result mentions them all, and needs room for the rest."""


class FullError(Exception):
    """The match has as many followers as it may have."""


class Crowds:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def follow(self, match_id: int, player_id: int, now: float) -> bool:
        """Follow a match, or stop following it; True if they follow it now. Raises FullError."""
        mine = and_(followers.c.match_id == match_id, followers.c.player_id == player_id)
        count = select(func.count()).where(followers.c.match_id == match_id)
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            if (await connection.execute(delete(followers).where(mine))).rowcount:
                return False
            if (await connection.execute(count)).scalar_one() >= MOST_FOLLOWERS:
                raise FullError
            row = {"match_id": match_id, "player_id": player_id, "followed_at": now}
            await connection.execute(insert(followers).values(row))
        return True

    async def guess(
        self, match_id: int, server_id: int, player_id: int, side: int, ply: int, now: float
    ) -> bool:
        """Store a guess, and replace an earlier one by the same person.

        Stores nothing and returns False if the log has grown past the `ply` plies that the guess was judged
        by.
        """
        length = select(func.count()).where(plies.c.match_id == match_id)
        key = {"match_id": match_id, "player_id": player_id}
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            if (await connection.execute(length)).scalar_one() != ply:
                return False
            await put(connection, guesses, key, {"server_id": server_id, "side": side, "guessed_at": now})
        return True

    async def at_end(self, match_id: int) -> Crowd:
        """Who hears of a finished match, and how the guesses went, the earliest first.

        No one is mentioned in the match of a player they have blocked, or who has blocked them.
        """
        follow = select(followers.c.player_id).where(
            followers.c.match_id == match_id, ~_at_odds(match_id, followers.c.player_id)
        )
        name = func.coalesce(members.c.name, players.c.name).label("name")
        guessed = (
            select(guesses.c.correct, name)
            .join(players, players.c.id == guesses.c.player_id)
            .outerjoin(
                members,
                and_(members.c.server_id == guesses.c.server_id, members.c.player_id == guesses.c.player_id),
            )
            .where(guesses.c.match_id == match_id, guesses.c.correct.is_not(None))
            .order_by(guesses.c.guessed_at, guesses.c.player_id)
        )
        async with self._database.read() as connection:
            following = (await connection.execute(follow.order_by(followers.c.followed_at))).scalars().all()
            settled = (await connection.execute(guessed)).all()
        return Crowd(tuple(following), len(settled), tuple(row.name for row in settled if row.correct))

    async def record_of(self, player_id: int, server_id: int) -> GuessRecord:
        """A person's guesses in a server so far."""
        query = select(*_COUNTS).where(guesses.c.player_id == player_id, guesses.c.server_id == server_id)
        row = await self._database.one(query.where(guesses.c.correct.is_not(None)))
        return GuessRecord(row.right or 0, row.settled)

    async def best_in(self, server_id: int, most: int) -> list[Guesser]:
        """A server's best guessers: most right guesses first, then the fewest wrong ones.

        People who hide from boards aren't among them.
        """
        hidden = select(preferences.c.player_id).where(preferences.c.hidden)
        right, settled = _COUNTS
        query = (
            select(guesses.c.player_id, right, settled)
            .where(guesses.c.server_id == server_id, guesses.c.correct.is_not(None))
            .where(guesses.c.player_id.not_in(hidden))
            .group_by(guesses.c.player_id)
            .order_by(right.desc(), settled, guesses.c.player_id)
            .limit(most)
        )
        rows = await self._database.all(query)
        return [Guesser(row.player_id, GuessRecord(row.right, row.settled)) for row in rows if row.right]


async def settle_guesses(connection: AsyncConnection, match_id: int, winner: int | None) -> None:
    """Mark each guess as right or wrong; none if no one won.

    Called once, when the match is entered.
    """
    if winner is not None:
        this = update(guesses).where(guesses.c.match_id == match_id)
        await connection.execute(this.values(correct=guesses.c.side == winner))


_COUNTS = func.sum(cast(guesses.c.correct, Integer)).label("right"), func.count().label("settled")


def _at_odds(match_id: int, player_id: Any) -> Any:
    """True if a person has blocked a player of the match, or the other way around."""
    there = select(seats.c.player_id).where(seats.c.match_id == match_id)
    by_them = and_(blocks.c.player_id == player_id, blocks.c.blocked_id.in_(there))
    by_a_player = and_(blocks.c.blocked_id == player_id, blocks.c.player_id.in_(there))
    return select(blocks.c.player_id).where(or_(by_them, by_a_player)).exists()
