"""The settings of people and servers for all their matches."""

from collections.abc import Callable
from dataclasses import asdict

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put, put_new
from db.league.entering import hold_books, settle_boards
from db.model.people import Pace, Place, Preferences, Setup, SheetLook, Voice
from db.rows import hold_server, is_live, to_preferences, wants_tips
from db.schema import matches, preferences, seats, setups

_OF_PLAYER = select(preferences).where(preferences.c.player_id == bindparam("player"))
_OF_SERVER = select(setups).where(setups.c.server_id == bindparam("server"))
_WITH_THREADS = select(setups.c.server_id).where(setups.c.place == Place.THREAD)


class Wishes:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, player_id: int) -> Preferences:
        async with self._database.read() as connection:
            return await _load_preferences(connection, player_id)

    async def set_player(self, player_id: int, change: Callable[[Preferences], Preferences]) -> Preferences:
        """Change some of a player's settings; returns all of them.

        The player must have been seen before. Tips change in their live matches, too.
        """
        live = seats.c.match_id.in_(select(matches.c.id).where(is_live()))
        theirs = update(seats).where(seats.c.player_id == player_id, live)
        row = update(preferences).where(preferences.c.player_id == player_id)
        async with self._database.write() as connection:
            before = await _load_preferences(connection, player_id)
            stood, wanted = asdict(before), asdict(change(before))
            changed = {name: value for name, value in wanted.items() if value != stood[name]}
            if (tips := changed.get("tips")) is not None:
                await connection.execute(theirs.values(shows_tips=tips))
            await hold_books(connection)
            await put_new(connection, preferences, {"player_id": player_id} | stood)
            if changed:
                await connection.execute(row.values(**changed))
            await settle_boards(connection, player_id)
            return await _load_preferences(connection, player_id)

    async def gets_tips(self, player_id: int) -> bool:
        """True if a match that began now would show the player tips."""
        return bool((await self._database.one(select(wants_tips(player_id))))[0])

    async def of_server(self, server_id: int) -> Setup | None:
        """None if nothing was set."""
        async with self._database.read() as connection:
            return await load_setup(connection, server_id)

    async def servers_with_threads(self) -> set[int]:
        """The servers that want a thread for each match."""
        return set(await self._database.scalars(_WITH_THREADS))

    async def set_server(self, server_id: int, change: Callable[[Setup | None], Setup]) -> Setup:
        """Change some of a server's settings; returns all of them.

        One change waits for another. The server must have been seen before.
        """
        async with self._database.write() as connection:
            await hold_server(connection, server_id)
            wanted = change(await load_setup(connection, server_id))
            values = asdict(wanted) | {"pace": str(wanted.pace)}
            await put(connection, setups, {"server_id": server_id}, values)
        return wanted


async def _load_preferences(connection: AsyncConnection, player_id: int) -> Preferences:
    row = (await connection.execute(_OF_PLAYER, {"player": player_id})).mappings().one_or_none()
    return Preferences() if row is None else to_preferences(row)


async def load_setup(connection: AsyncConnection, server_id: int) -> Setup | None:
    row = (await connection.execute(_OF_SERVER, {"server": server_id})).mappings().one_or_none()
    if row is None:
        return None
    read = {
        "place": Place(row["place"]),
        "pace": Pace.read(row["pace"]),
        "voice": Voice(row["voice"]),
        "look": SheetLook(row["look"]),
    }
    return Setup(**{name: value for name, value in {**row, **read}.items() if name != "server_id"})
