"""What people and servers have set once for all their matches."""

from dataclasses import asdict

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put
from db.league.entering import hold_books, settle_boards
from db.model.people import Pace, Place, Preferences, Setup, SheetLook, Voice
from db.rows import is_live, to_preferences, wants_tips
from db.schema import matches, preferences, seats, setups

_OF_PLAYER = select(preferences).where(preferences.c.player_id == bindparam("player"))
_OF_SERVER = select(setups).where(setups.c.server_id == bindparam("server"))
_WITH_THREADS = select(setups.c.server_id).where(setups.c.place == Place.THREAD)


class Wishes:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, player_id: int) -> Preferences:
        async with self._database.read() as connection:
            row = (await connection.execute(_OF_PLAYER, {"player": player_id})).mappings().one_or_none()
        return Preferences() if row is None else to_preferences(row)

    async def set_player(self, player_id: int, wanted: Preferences) -> None:
        """The player must have been seen before. A choice of tips is minded in their live matches, too."""
        live = seats.c.match_id.in_(select(matches.c.id).where(is_live()))
        theirs = update(seats).where(seats.c.player_id == player_id, live)
        async with self._database.write() as connection:
            if wanted.tips is not None:
                await connection.execute(theirs.values(shows_tips=wanted.tips))
            await hold_books(connection)
            await put(connection, preferences, {"player_id": player_id}, asdict(wanted))
            await settle_boards(connection, player_id)

    async def gets_tips(self, player_id: int) -> bool:
        """Whether a match that began now would show the player tips."""
        async with self._database.read() as connection:
            return bool((await connection.execute(select(wants_tips(player_id)))).scalar_one())

    async def of_server(self, server_id: int) -> Setup | None:
        """None where nothing was set."""
        async with self._database.read() as connection:
            return await load_setup(connection, server_id)

    async def servers_with_threads(self) -> set[int]:
        """The servers that want a thread for each match."""
        async with self._database.read() as connection:
            return set((await connection.execute(_WITH_THREADS)).scalars())

    async def set_server(self, server_id: int, wanted: Setup) -> None:
        """The server must have been seen before."""
        async with self._database.write() as connection:
            values = asdict(wanted) | {"pace": str(wanted.pace)}
            await put(connection, setups, {"server_id": server_id}, values)


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
