"""The last known names of people and places, and people's teams."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Column, delete, select, update

from db.engine.database import Database
from db.engine.upsert import put, put_new
from db.model.people import KnownPlayer, Team
from db.rows import KEPT_TEAM, SERVER_LANGUAGE, is_live
from db.schema import bans, blocks, matches, members, players, preferences, seats, servers, setups, teams


class People:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def saw_player(self, player_id: int, name: str, locale: str | None = None) -> None:
        """Store a player's global name, and their language if it's known."""
        values: dict[str, Any] = {"name": name} | ({"locale": locale} if locale else {})
        async with self._database.write() as connection:
            await put(connection, players, {"id": player_id}, values)

    async def who_play(self) -> list[KnownPlayer]:
        """Everyone with a seat in a match that isn't settled."""
        seated = select(seats.c.player_id).join(matches, matches.c.id == seats.c.match_id)
        query = (
            select(players.c.id, players.c.name, players.c.locale, preferences.c.language)
            .outerjoin(preferences, preferences.c.player_id == players.c.id)
            .where(players.c.id.in_(seated.where(matches.c.settled.is_(False))))
        )
        return [KnownPlayer(**row) for row in await self._database.mappings(query)]

    async def saw_member(self, server_id: int, player_id: int, name: str) -> None:
        """Store a player's name in a server; both must have been seen before."""
        async with self._database.write() as connection:
            await put(connection, members, {"server_id": server_id, "player_id": player_id}, {"name": name})

    async def saw_server(self, server_id: int, name: str, locale: str) -> None:
        async with self._database.write() as connection:
            await put(connection, servers, {"id": server_id}, {"name": name, "locale": locale})

    async def met_server(self, server_id: int, name: str, locale: str) -> None:
        """The same for a server seen for the first time; others don't change."""
        async with self._database.write() as connection:
            await put_new(connection, servers, {"id": server_id, "name": name, "locale": locale})

    async def server(self, server_id: int) -> tuple[str, str]:
        """A server's name and language. Raises LookupError if it was never seen."""
        told = select(servers.c.name, SERVER_LANGUAGE).outerjoin(setups, setups.c.server_id == servers.c.id)
        async with self._database.read() as connection:
            row = (await connection.execute(told.where(servers.c.id == server_id))).one_or_none()
        if row is None:
            raise LookupError(server_id)
        name, language = row
        return name, language

    async def block(self, player_id: int, blocked_id: int) -> None:
        """Stop a person from challenging a player; only the player must have been seen before."""
        async with self._database.write() as connection:
            await put(connection, blocks, {"player_id": player_id, "blocked_id": blocked_id}, {})

    async def unblock(self, player_id: int, blocked_id: int) -> None:
        await self._database.run(delete(blocks).filter_by(player_id=player_id, blocked_id=blocked_id))

    async def blocked_by(self, player_id: int) -> dict[int, str | None]:
        """The people a player has blocked, with their global names; None if they deleted their data."""
        return await self._named(blocks.c.blocked_id, blocks.c.player_id == player_id)

    async def ban(self, server_id: int, player_id: int) -> None:
        """Stop a person from playing in a server; only the server must have been seen before."""
        async with self._database.write() as connection:
            await put(connection, bans, {"server_id": server_id, "player_id": player_id}, {})

    async def unban(self, server_id: int, player_id: int) -> None:
        await self._database.run(delete(bans).filter_by(server_id=server_id, player_id=player_id))

    async def banned_in(self, server_id: int) -> dict[int, str | None]:
        """The people a server has banned, with their global names; None if they deleted their data."""
        return await self._named(bans.c.player_id, bans.c.server_id == server_id)

    async def _named(self, people: Column[int], where: Any) -> dict[int, str | None]:
        """The people in a column, by name; those without one come last."""
        query = select(people.label("id"), players.c.name).outerjoin(players, players.c.id == people)
        named = query.where(where).order_by(players.c.name.is_(None), players.c.name, people)
        return {row.id: row.name for row in await self._database.all(named)}


class Teams:
    """One team for each player in each server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, server_id: int, player_id: int) -> Team | None:
        query = select(teams).where(teams.c.server_id == server_id, teams.c.player_id == player_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else Team(row["name"], row["emoji"], row["colour"])

    async def join(self, server_id: int, player_id: int, team: Team) -> None:
        """Play for a team from now on; both must have been seen before."""
        async with self._database.write() as connection:
            await put(connection, teams, {"server_id": server_id, "player_id": player_id}, asdict(team))

    async def leave(self, server_id: int, player_id: int) -> None:
        """Play without a team from now on; finished matches keep it."""
        await self._database.run(delete(teams).filter_by(server_id=server_id, player_id=player_id))

    async def take_away(self, server_id: int, player_id: int) -> None:
        """The same, and finished matches lose it too."""
        there = select(matches.c.id).where(matches.c.server_id == server_id, ~is_live())
        worn = update(seats).where(seats.c.player_id == player_id, seats.c.match_id.in_(there))
        async with self._database.write() as connection:
            await connection.execute(delete(teams).filter_by(server_id=server_id, player_id=player_id))
            await connection.execute(worn.values(dict.fromkeys(KEPT_TEAM)))
