"""Matches, their seats and their append-only logs."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import RowMapping, Select, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine import Database
from db.model import Home, Match, NewMatch, Ply, Result, Seat, Status
from db.schema import matches, plies, results, seats


class AlreadyPairedError(Exception):
    """The same players have an open challenge or a running match in this server already: `match`."""

    def __init__(self, match: Match) -> None:
        super().__init__(match.id)
        self.match = match


class PlyTakenError(Exception):
    """Somebody else's move stands at this ply: read the log again and judge again."""


class Matches:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, new: NewMatch, now: float) -> Match:
        """Put up a challenge. Raises AlreadyPairedError."""
        pairing = pairing_of(player_id for player_id, _ in new.players)
        values = {
            "server_id": new.server_id,
            "channel_id": new.channel_id,
            "game": new.game,
            "rules": new.rules,
            "length": new.length,
            "knockout": new.knockout,
            "status": Status.OPEN,
            "pairing": pairing,
            "rematch_of": new.rematch_of,
            "created_at": now,
            "expires_at": new.expires_at,
            "settled": False,
        }
        live = and_(matches.c.server_id == new.server_id, matches.c.pairing == pairing, _is_live())
        async with self._database.write() as connection:
            for match in await _load(connection, select(matches).where(live)):
                raise AlreadyPairedError(match)
            created = await connection.execute(insert(matches).values(values).returning(matches.c.id))
            match_id: int = created.scalar_one()
            await connection.execute(insert(seats), list(_seat_rows(match_id, new.players, now)))
            return (await _load(connection, _by_id(match_id)))[0]

    async def get(self, match_id: int) -> Match | None:
        async with self._database.read() as connection:
            return next(iter(await _load(connection, _by_id(match_id))), None)

    async def log(self, match_id: int, since: int = 0) -> list[Ply]:
        """The plies from number `since` on, in order."""
        async with self._database.read() as connection:
            return await _log(connection, match_id, since)

    async def read(self, match_id: int, since: int = 0) -> tuple[Match | None, list[Ply]]:
        """A match and its plies from number `since` on, both as of the same moment."""
        async with self._database.read() as connection:
            match = next(iter(await _load(connection, _by_id(match_id))), None)
            return match, await _log(connection, match_id, since) if match else []

    async def live_of(self, player_id: int) -> list[Match]:
        """A player's open challenges and running matches in all servers, oldest first."""
        mine = select(seats.c.match_id).where(seats.c.player_id == player_id)
        query = select(matches).where(_is_live(), matches.c.id.in_(mine)).order_by(matches.c.id)
        async with self._database.read() as connection:
            return await _load(connection, query)

    async def rematches_of(self, match_id: int) -> list[Match]:
        query = select(matches).where(matches.c.rematch_of == match_id).order_by(matches.c.id)
        async with self._database.read() as connection:
            return await _load(connection, query)

    async def unsettled(self) -> list[tuple[int, int]]:
        """Matches that may still have something to show or to wait for: ids, and how many seats each has."""
        query = (
            select(matches.c.id, func.count())
            .join(seats, seats.c.match_id == matches.c.id)
            .where(matches.c.settled.is_(False))
            .group_by(matches.c.id)
            .order_by(matches.c.id)
        )
        async with self._database.read() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]

    async def settle(self, match_id: int, *, settled: bool = True) -> None:
        await self._change(update(matches).where(matches.c.id == match_id).values(settled=settled))

    async def close(self, match_id: int, status: Status, now: float) -> bool:
        """End a challenge that nobody has answered yet; False where somebody was quicker."""
        query = (
            update(matches)
            .where(matches.c.id == match_id, matches.c.status == Status.OPEN)
            .values(status=status, ended_at=now)
        )
        return await self._change(query) == 1

    async def start(self, match_id: int, opening: Sequence[Ply], tapped: int | None = None) -> bool:
        """Turn a challenge into a running match with its first plies; False where somebody was quicker.

        Here as in `append`, `tapped` is the seat whose owner is there because they made this happen.
        """
        query = (
            update(matches)
            .where(matches.c.id == match_id, matches.c.status == Status.OPEN)
            .values(status=Status.RUNNING)
        )
        async with self._database.write() as connection:
            if (await connection.execute(query)).rowcount != 1:
                return False
            await connection.execute(insert(plies), _ply_rows(match_id, opening))
            await _note_tap(connection, match_id, tapped, opening[0].at)
        return True

    async def append(
        self,
        match: Match,
        new: Sequence[Ply],
        final: Sequence[Result] | None = None,
        tapped: int | None = None,
    ) -> None:
        """Add plies to the log, all or none; with `final` the match is over with these results.

        Raises PlyTakenError.
        """
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(plies), _ply_rows(match.id, new))
                await _note_tap(connection, match.id, tapped, new[0].at)
                if final is not None:
                    await _end(connection, match, final, new[-1].at)
        except IntegrityError as error:
            if await self.log(match.id, new[0].ply):
                raise PlyTakenError from error
            raise

    async def tapped(self, match_id: int, seat: int, now: float, home: Home | None = None) -> None:
        values: dict[str, Any] = {"tapped_at": now} | ({"home": home} if home else {})
        await self._change(update(seats).where(_seat(match_id, seat)).values(values))

    async def move_home(self, match_id: int, seat: int, home: Home) -> None:
        await self._change(update(seats).where(_seat(match_id, seat)).values(home=home))

    async def close_dms(self, match_id: int, seat: int, played: int) -> None:
        """Remember that a DM was refused when so many cards had been played."""
        await self._change(update(seats).where(_seat(match_id, seat)).values(dms_closed_at=played))

    async def _change(self, query: Any) -> int:
        async with self._database.write() as connection:
            changed: int = (await connection.execute(query)).rowcount
            return changed


def pairing_of(player_ids: Iterable[int]) -> str:
    """The same text for the same players in any order."""
    return ":".join(str(player_id) for player_id in sorted(player_ids))


async def _note_tap(connection: AsyncConnection, match_id: int, seat: int | None, now: float) -> None:
    if seat is not None:
        await connection.execute(update(seats).where(_seat(match_id, seat)).values(tapped_at=now))


def _is_live() -> Any:
    return matches.c.status.in_([Status.OPEN, Status.RUNNING])


def _by_id(match_id: int) -> Select[Any]:
    return select(matches).where(matches.c.id == match_id)


def _seat(match_id: int, seat: int) -> Any:
    return and_(seats.c.match_id == match_id, seats.c.seat == seat)


def _seat_rows(match_id: int, players: Sequence[tuple[int, str]], now: float) -> Iterable[dict[str, Any]]:
    """The challenger has just been there; of the others nothing is known."""
    for seat, (player_id, name) in enumerate(players):
        yield {
            "match_id": match_id,
            "seat": seat,
            "player_id": player_id,
            "name": name,
            "home": Home.DM,
            "dms_closed_at": None,
            "tapped_at": 0.0 if seat else now,
        }


def _ply_rows(match_id: int, new: Sequence[Ply]) -> list[dict[str, Any]]:
    return [
        {"match_id": match_id, "ply": ply.ply, "seat": ply.seat, "move": ply.move, "at": ply.at}
        for ply in new
    ]


async def _end(connection: AsyncConnection, match: Match, final: Sequence[Result], now: float) -> None:
    await connection.execute(
        update(matches).where(matches.c.id == match.id).values(status=Status.OVER, ended_at=now)
    )
    if not final:
        return
    common = {"match_id": match.id, "server_id": match.server_id, "game": match.game, "ended_at": now}
    await connection.execute(
        insert(results),
        [
            common
            | {
                "seat": result.seat,
                "player_id": result.player_id,
                "result": result.result,
                "ended_by": result.ended_by,
                "goals_for": result.goals_for,
                "goals_against": result.goals_against,
            }
            for result in final
        ],
    )


async def _load(connection: AsyncConnection, query: Select[Any]) -> list[Match]:
    rows = (await connection.execute(query)).mappings().all()
    if not rows:
        return []
    seated = (
        await connection.execute(
            select(seats).where(seats.c.match_id.in_([row["id"] for row in rows])).order_by(seats.c.seat)
        )
    ).mappings()
    by_match: dict[int, list[Seat]] = defaultdict(list)
    for row in seated:
        by_match[row["match_id"]].append(_to_seat(row))
    return [_to_match(row, by_match[row["id"]]) for row in rows]


async def _log(connection: AsyncConnection, match_id: int, since: int) -> list[Ply]:
    query = (
        select(plies.c.ply, plies.c.seat, plies.c.move, plies.c.at)
        .where(plies.c.match_id == match_id, plies.c.ply >= since)
        .order_by(plies.c.ply)
    )
    return [Ply(**row) for row in (await connection.execute(query)).mappings()]


def _to_seat(row: RowMapping) -> Seat:
    return Seat(
        seat=row["seat"],
        player_id=row["player_id"],
        name=row["name"],
        home=Home(row["home"]),
        dms_closed_at=row["dms_closed_at"],
        tapped_at=row["tapped_at"],
    )


def _to_match(row: RowMapping, seated: Sequence[Seat]) -> Match:
    return Match(
        id=row["id"],
        server_id=row["server_id"],
        channel_id=row["channel_id"],
        game=row["game"],
        rules=row["rules"],
        length=row["length"],
        knockout=row["knockout"],
        status=Status(row["status"]),
        rematch_of=row["rematch_of"],
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        ended_at=row["ended_at"],
        seats=tuple(seated),
    )
