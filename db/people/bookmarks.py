"""Plays that people want to find again, each with a note of their own."""

from sqlalchemy import delete, func, select

from db.engine.database import Database
from db.engine.upsert import put
from db.model.people import Bookmark
from db.schema import bookmarks

MOST_OF_MATCH = 25
"""The most bookmarks in one match: as many as a list shows."""


class TooManyBookmarksError(Exception):
    pass


class Bookmarks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player_id: int, match_id: int) -> list[Bookmark]:
        """A player's bookmarks in a match, in the order of its plays."""
        query = select(bookmarks).where(bookmarks.c.player_id == player_id, bookmarks.c.match_id == match_id)
        rows = await self._database.all(query.order_by(bookmarks.c.ply))
        return [Bookmark(row.match_id, row.ply, row.note) for row in rows]

    async def latest(self, player_id: int, most: int) -> list[Bookmark]:
        """A player's newest bookmarks in all matches."""
        query = select(bookmarks).where(bookmarks.c.player_id == player_id)
        newest = query.order_by(bookmarks.c.created_at.desc()).limit(most)
        rows = await self._database.all(newest)
        return [Bookmark(row.match_id, row.ply, row.note) for row in rows]

    async def put(self, player_id: int, mark: Bookmark, now: float) -> None:
        """Store a bookmark, also in place of one of the same play. Raises TooManyBookmarksError."""
        key = {"player_id": player_id, "match_id": mark.match_id, "ply": mark.ply}
        this = [bookmarks.c[name] == value for name, value in key.items()]
        async with self._database.write() as connection:
            others = select(func.count()).where(*this[:2], bookmarks.c.ply != mark.ply)
            if (await connection.execute(others)).scalar_one() >= MOST_OF_MATCH:
                raise TooManyBookmarksError
            await put(connection, bookmarks, key, {"note": mark.note, "created_at": now})

    async def remove(self, player_id: int, match_id: int, ply: int) -> None:
        this = {"player_id": player_id, "match_id": match_id, "ply": ply}
        await self._database.run(delete(bookmarks).filter_by(**this))
