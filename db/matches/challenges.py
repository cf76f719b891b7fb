"""Challenges and open tables: a match until all its players have agreed."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from sqlalchemy import Double, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.model.matches import IN_DM, Match, NewMatch, Ply, Status
from db.model.people import Home
from db.rows import (
    hold_match,
    hold_seats,
    hold_server,
    is_live,
    load_match,
    load_told,
    ply_rows,
    seat_is,
    seat_row,
    told_of,
    wants_tips,
)
from db.schema import matches, plies, preferences, seats

# What begins a match, built once.
_AGREE = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"), seats.c.seat == bindparam("by"))
    .values(accepted=True, tapped_at=bindparam("now"))
)
_RUN = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(status=Status.RUNNING, due_at=bindparam("due", type_=Double))
)
_SEATED = seats.c.match_id == bindparam("match")
_UNWILLING = select(preferences.c.player_id).where(preferences.c.hand == Home.PRIVATE)
_KEEP_FROM_DMS = (
    update(seats).where(_SEATED, seats.c.player_id.in_(_UNWILLING)).values(home=Home.PRIVATE, dms_closed_at=0)
)
_GIVE_TIPS = update(seats).where(_SEATED).values(shows_tips=wants_tips(seats.c.player_id))
_PAIRED = told_of(
    select(matches).where(
        matches.c.server_id == bindparam("server"), matches.c.pairing == bindparam("players"), is_live()
    )
)


class AlreadyPairedError(Exception):
    """The same players already have an open challenge or a running match in this server: `match`."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.id)
        self.match = match


class Challenges:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, new: NewMatch, now: float) -> Match:
        """Make a challenge. Raises AlreadyPairedError."""
        pairing = pairing_of(player and player[0] for player in new.players)
        async with self._database.write() as connection:
            await hold_server(connection, new.server_id)
            await _check_pairing(connection, new.server_id, pairing)
            return await _there(connection, await insert_match(connection, new, pairing, now))

    async def close(self, match_id: int, status: Status, now: float) -> bool:
        """End a challenge that no one has answered yet; False if someone was quicker."""
        query = (
            update(matches)
            .where(matches.c.id == match_id, matches.c.status == Status.OPEN)
            .values(status=status, ended_at=now)
        )
        return await self._database.run(query) == 1

    async def sit(self, match_id: int, seat: int, player_id: int, name: str, now: float) -> bool:
        """Take an open seat; False if someone was quicker. Raises AlreadyPairedError."""
        async with self._database.write() as connection:
            match = await _open_match(connection, match_id)
            if match is None or match.at(seat) or match.seat_of(player_id) is not None:
                return False
            await connection.execute(insert(seats), seat_row(match_id, seat, player_id, name, now))
            await pair_anew(connection, match)
        return True

    async def leave(self, match_id: int, player_id: int) -> bool:
        """Give up a seat before the match begins; False if it has begun, or the player has no seat."""
        async with self._database.write() as connection:
            match = await _open_match(connection, match_id)
            seat = match.seat_of(player_id) if match else None
            if match is None or seat is None:
                return False
            await connection.execute(delete(seats).where(seat_is(match_id, seat)))
            try:
                await pair_anew(connection, match)
            except AlreadyPairedError:
                # Leaving is always allowed. The two tables are now alike, except for the open places.
                await pair_anew(connection, match, open_seat=f"?{match_id}")
        return True

    async def change_sides(self, match_id: int, count: int) -> bool:
        """Everybody but seat 0 moves up one of `count` seats. False if the match is no longer open."""
        async with self._database.write() as connection:
            await hold_match(connection, match_id)
            await hold_seats(connection, match_id)
            match = await _open_match(connection, match_id)
            if match is None:
                return False
            await connection.execute(delete(seats).where(seats.c.match_id == match_id))
            for taken in match.seats:
                seat = taken.seat and 1 + taken.seat % (count - 1)
                row = seat_row(match_id, seat, taken.player_id, taken.name, taken.tapped_at)
                row |= {"accepted": taken.accepted, "tapped_at": taken.tapped_at, "cut": taken.cut}
                await connection.execute(insert(seats), row)
        return True

    async def cut(self, match_id: int, player_id: int, number: str) -> bool:
        """Note a player's number for the cut; False if cards were dealt, or the player has no seat."""
        async with self._database.write() as connection:
            match = await _open_match(connection, match_id)
            seat = match.seat_of(player_id) if match else None
            if seat is None:
                return False
            await connection.execute(update(seats).where(seat_is(match_id, seat)).values(cut=number))
        return True

    async def accept(
        self,
        match_id: int,
        player_id: int,
        count: int,
        opening: Sequence[Ply],
        due_at: float | None = None,
    ) -> Status | None:
        """A player agrees to play; the last of `count` to do so starts the match with its first plies.

        `due_at` is when its first turn ends, None if no turn has a limit yet.

        Returns the status after it, None if the challenge was closed or the seat given up meanwhile.
        """
        async with self._database.write() as connection:
            match = await _open_match(connection, match_id)
            seat = match.seat_of(player_id) if match else None
            if match is None or seat is None:
                return None
            await connection.execute(_AGREE, {"match": match_id, "by": seat, "now": opening[0].at})
            if sum(taken.accepted or taken.seat == seat for taken in match.seats) < count:
                return Status.OPEN
            this = {"match": match_id}
            await connection.execute(_RUN, this | {"due": due_at})
            if match.server_id != IN_DM:
                # A player who wants no DMs begins as if Discord had refused one.
                await connection.execute(_KEEP_FROM_DMS, this)
            # Looked up once, so that no play has to ask how many matches a player has finished.
            await connection.execute(_GIVE_TIPS, this)
            await connection.execute(insert(plies), ply_rows(match_id, opening))
        return Status.RUNNING


async def insert_match(connection: AsyncConnection, new: NewMatch, pairing: str, now: float) -> int:
    """Store a new match and its players; returns its number."""
    values = {
        "server_id": new.server_id,
        "channel_id": new.channel_id,
        "place": new.place,
        "lost": False,
        "game": new.game,
        "rules": new.rules,
        **asdict(new.options),
        "status": Status.OPEN,
        "pairing": pairing,
        "rematch_of": new.rematch_of,
        "created_at": now,
        "expires_at": new.expires_at,
        "settled": False,
        "turn_seconds": new.turn_seconds,
        "secret": new.secret,
    }
    match_id: int = (await connection.execute(insert(matches).returning(matches.c.id), values)).scalar_one()
    for seat, player in enumerate(new.players):
        if player is not None:
            await connection.execute(insert(seats), seat_row(match_id, seat, *player, now))
    return match_id


def pairing_of(player_ids: Iterable[int | None], open_seat: str = "?") -> str:
    """The same text for the same players in any order; None is an open seat."""
    return ":".join(sorted(open_seat if player_id is None else str(player_id) for player_id in player_ids))


async def _open_match(connection: AsyncConnection, match_id: int) -> Match | None:
    """The match, locked until the transaction ends, if no one has answered or started it."""
    await hold_match(connection, match_id)
    match = await load_match(connection, match_id)
    return match if match and match.status is Status.OPEN else None


async def _there(connection: AsyncConnection, match_id: int) -> Match:
    """A match that the transaction has made or locked."""
    match = await load_match(connection, match_id)
    if match is None:
        raise LookupError(match_id)
    return match


async def find_paired(connection: AsyncConnection, server_id: int, pairing: str) -> Match | None:
    """The open challenge or running match of the same players in a server."""
    return next(iter(await load_told(connection, _PAIRED, {"server": server_id, "players": pairing})), None)


async def _check_pairing(connection: AsyncConnection, server_id: int, pairing: str) -> None:
    paired = await find_paired(connection, server_id, pairing)
    if paired is not None:
        raise AlreadyPairedError(paired)


async def pair_anew(connection: AsyncConnection, before: Match, open_seat: str = "?") -> None:
    """After a player sat down or got up: `before` is the match as it was. Raises AlreadyPairedError."""
    await hold_server(connection, before.server_id)
    now = await _there(connection, before.id)
    size = (await connection.execute(select(matches.c.pairing).where(matches.c.id == now.id))).scalar_one()
    ids: list[int | None] = [taken.player_id for taken in now.seats]
    pairing = pairing_of([*ids, *[None] * (len(size.split(":")) - len(ids))], open_seat)
    await _check_pairing(connection, now.server_id, pairing)
    await connection.execute(update(matches).where(matches.c.id == now.id).values(pairing=pairing))
