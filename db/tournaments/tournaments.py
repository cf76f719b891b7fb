"""Tournaments in the database: lists, one at a time, and the one way to change one."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from sqlalchemy import and_, func, insert, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.matches.challenges import insert_match, pairing_of
from db.model.matches import NewMatch
from db.rows import is_live, is_of
from db.schema import entrant_players, matches, pairing_matches, pairings, tournaments
from db.tournaments.rows import held_tournaments, load_tournaments, save
from tournaments.changes import give_back, step_back
from tournaments.model import Format, Pairing
from tournaments.tournament import NewTournament, Tournament

Change = Callable[[Tournament], Tournament]
"""Makes one of `tournaments.changes`; its errors change nothing."""


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, new: NewTournament, now: float) -> Tournament:
        added = insert(tournaments).values(**asdict(new), created_at=now).returning(tournaments.c.id)
        async with self._database.write() as connection:
            tournament_id: int = (await connection.execute(added)).scalar_one()
            return (await load_tournaments(connection, tournaments.c.id == tournament_id))[0]

    async def change(self, tournament_id: int, change: Change, now: float) -> Tournament:
        """Change a tournament as it's stored, in one transaction; returns it after that.

        ValueError if there is none.
        """
        async with self._database.write() as connection:
            (before,) = await held_tournaments(connection, tournaments.c.id == tournament_id)
            after = change(before)
            await save(connection, before, after, now)
        return after

    async def deal(
        self, tournament_id: int, pairing: Pairing, game: int, new: NewMatch, now: float
    ) -> int | None:
        """The match of a pairing's n-th game, from 1; it's made unless it exists.

        None if it isn't to be played any more: another player has taken a place in it, one has left, or an
        admin has stepped in. In a duplicate, all matches of a round have the secret and the board of the
        first one. ValueError if there's no such tournament.
        """
        key = {"tournament_id": tournament_id, "round": pairing.round, "number": pairing.table, "game": game}
        async with self._database.write() as connection:
            (tournament,) = await held_tournaments(connection, tournaments.c.id == tournament_id)
            if dealt := tournament.matches_of(pairing)[game - 1 : game]:
                return dealt[0]
            if not tournament.deals(pairing):
                return None
            sides = [each.people for each in tournament.signed if each.number in pairing.entrants]
            if {one.player_id for side in sides for one in side} != {one[0] for one in new.players if one}:
                return None
            # Apart from the other matches of the same players.
            players = pairing_of(player and player[0] for player in new.players)
            match_id = await insert_match(connection, new, f"{players}:@{tournament_id}", now)
            await connection.execute(insert(pairing_matches), key | {"match_id": match_id})
            await _share_cards(connection, tournament_id, pairing.round, match_id)
        return match_id

    async def get(self, tournament_id: int) -> Tournament | None:
        async with self._database.read() as connection:
            return next(iter(await load_tournaments(connection, tournaments.c.id == tournament_id)), None)

    async def in_server(self, server_id: int, most: int = 25) -> list[Tournament]:
        """A server's tournaments, those that go on first, then the newest."""
        async with self._database.read() as connection:
            return await load_tournaments(connection, tournaments.c.server_id == server_id, most)

    async def names_in(self, server_id: int, *, over: bool) -> dict[int, str]:
        """The names of a server's tournaments by id, newest first: those that go on, or all."""
        query = select(tournaments.c.id, tournaments.c.name).where(tournaments.c.server_id == server_id)
        if not over:
            query = query.where(_on())
        query = query.order_by(tournaments.c.ended_at.is_not(None), tournaments.c.id.desc())
        return {row.id: row.name for row in await self._database.all(query)}

    async def ended_of(self, player_id: int, server_id: int | None, most: int = 25) -> list[Tournament]:
        """The newest tournaments that are over and were a player's, in a server or everywhere."""
        mine = select(entrant_players.c.tournament_id).where(entrant_players.c.player_id == player_id)
        which = and_(tournaments.c.id.in_(mine), not_(_on()), tournaments.c.cancelled.is_(False))
        if server_id is not None:
            which = and_(which, tournaments.c.server_id == server_id)
        async with self._database.read() as connection:
            return await load_tournaments(connection, which, most)

    async def unsettled(self) -> list[int]:
        """Those that go on, or whose end isn't shown yet."""
        query = select(tournaments.c.id).where(tournaments.c.settled.is_(False)).order_by(tournaments.c.id)
        return await self._database.scalars(query)

    async def unfinished_of(self, player_id: int, server_id: int | None = None) -> list[int]:
        """The running and coming tournaments that a player takes part in, everywhere or in a server."""
        mine = select(entrant_players.c.tournament_id).where(entrant_players.c.player_id == player_id)
        query = select(tournaments.c.id).where(_on(), tournaments.c.id.in_(mine))
        if server_id is not None:
            query = query.where(tournaments.c.server_id == server_id)
        return await self._database.scalars(query)

    async def left_on(self, tournament_id: int) -> list[int]:
        """Its games that are still on though their pairing is decided."""
        here = select(pairing_matches.c.match_id).filter_by(tournament_id=tournament_id)
        theirs = (
            here.join(matches, matches.c.id == pairing_matches.c.match_id)
            .join(pairings, is_of(pairing_matches, pairings, "round", "number"))
            .where(is_live(), pairings.c.how.is_not(None))
        )
        return await self._database.scalars(theirs)

    async def scheduled(self, tournament_id: int, event_id: int | None) -> None:
        await self._set(tournament_id, event_id=event_id)

    async def settle(self, tournament_id: int) -> None:
        """It's over, and everything has been shown."""
        await self._set(tournament_id, settled=True)

    async def _set(self, tournament_id: int, **values: Any) -> None:
        await self._change(update(tournaments).where(tournaments.c.id == tournament_id).values(values))

    async def _change(self, query: Any) -> bool:
        return bool(await self._database.run(query))


async def _share_cards(connection: AsyncConnection, tournament_id: int, number: int, match_id: int) -> None:
    """In a duplicate, a match has the cards of the first one of its round."""
    first = (
        select(func.min(pairing_matches.c.match_id))
        .join(tournaments, tournaments.c.id == pairing_matches.c.tournament_id)
        .where(
            tournaments.c.id == tournament_id,
            tournaments.c.format == Format.DUPLICATE,
            pairing_matches.c.round == number,
        )
    )
    board = (await connection.execute(first)).scalar_one()
    if board is not None:
        secret = (
            await connection.execute(select(matches.c.secret).where(matches.c.id == board))
        ).scalar_one()
        shared = update(matches).where(matches.c.id == match_id).values(board=board, secret=secret)
        await connection.execute(shared)


async def give_back_all(connection: AsyncConnection, there: float, now: float) -> None:
    """Move deadlines: the bot has been away since it was last `there`."""
    for each in await held_tournaments(connection, _on()):
        await save(connection, each, give_back(each, there, now), now)


async def step_back_all(connection: AsyncConnection, there: float, now: float) -> None:
    """Move the ends of rounds: the clock has stepped back from `there`."""
    for each in await held_tournaments(connection, _on()):
        await save(connection, each, step_back(each, there, now), now)


def _on() -> Any:
    return tournaments.c.ended_at.is_(None)
