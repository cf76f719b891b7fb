"""Seasons: when they are, how they close, and which closes are posted."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Double, RowMapping, and_, bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put
from db.league.results import best_of
from db.model.league import Badge, Calendar, Podium, Season, Window
from db.rows import hold_server
from db.schema import calendars, matches, members, players, podiums, results, seasons

GRACE_SECONDS: Final = 60.0
"""How long after its end a season closes. A match that ended in it may still be being written."""
_PODIUM: Final = 3
_MOST_ON_PODIUM: Final = 10
_MONTHS: Final = {Calendar.MONTHLY: 1, Calendar.QUARTERLY: 3}

# The bot asks these again and again, so they are built once.
_ENDS = select(func.min(seasons.c.until) + GRACE_SECONDS).where(seasons.c.closed_at.is_(None))
_DUE = select(seasons.c.server_id).where(
    seasons.c.closed_at.is_(None), seasons.c.until <= bindparam("now", type_=Double) - GRACE_SECONDS
)
_UNSETTLED = select(seasons).where(seasons.c.closed_at.is_not(None), seasons.c.settled.is_(False))


class Seasons:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, server_id: int) -> list[Season]:
        """A server's seasons, the newest first."""
        query = select(seasons).where(seasons.c.server_id == server_id).order_by(seasons.c.number.desc())
        return [_season(row) for row in await self._database.mappings(query)]

    async def calendar(self, server_id: int) -> Calendar:
        async with self._database.read() as connection:
            return await _calendar(connection, server_id)

    async def arrange(self, server_id: int, kind: Calendar, now: float) -> None:
        """Let a server's seasons end as `kind` says, also the current one; with NONE, it ends now.

        A season that is over but not closed yet still closes, and the next one begins as `kind` says.
        """
        async with self._database.write() as connection:
            await hold_server(connection, server_id)
            await put(connection, calendars, {"server_id": server_id}, {"kind": kind})
            last = await _last(connection, server_id)
            if last is None or last["closed_at"] is not None:
                await _open(connection, server_id, kind, last, now, now)
            elif last["until"] is None or last["until"] > now:
                until = now if kind is Calendar.NONE else end_of(kind, last["since"], now)
                await connection.execute(
                    update(seasons).where(_is(server_id, last["number"])).values(until=until)
                )

    async def end(self, server_id: int, now: float) -> bool:
        """End the current season; False if there is none."""
        this = update(seasons).where(
            seasons.c.server_id == server_id,
            seasons.c.closed_at.is_(None),
            or_(seasons.c.until.is_(None), seasons.c.until > now),
        )
        async with self._database.write() as connection:
            await hold_server(connection, server_id)
            return bool((await connection.execute(this.values(until=now))).rowcount)

    async def close_due(self, now: float) -> None:
        """Close every season that is over: its podium is final, and the next one begins."""
        found = await self._database.scalars(_DUE, {"now": now})
        for server_id in found:
            async with self._database.write() as connection:
                await hold_server(connection, server_id)
                await _close(connection, server_id, now)

    async def next_close(self) -> float | None:
        """When the next season may close."""
        found: float | None = (await self._database.one(_ENDS))[0]
        return found

    async def unsettled(self) -> list[Podium]:
        """Closes that haven't been posted yet."""
        async with self._database.read() as connection:
            rows = (await connection.execute(_UNSETTLED)).mappings().all()
            return [await _podium(connection, row) for row in rows]

    async def settle(self, season: Season) -> None:
        """Its close has been posted."""
        this = update(seasons).where(_is(season.server_id, season.number))
        await self._database.run(this.values(settled=True))

    async def badges_of(self, player_id: int, server_id: int | None) -> list[Badge]:
        """The podiums a player has stood on, in one server or in all, the newest first."""
        query = select(podiums).where(podiums.c.player_id == player_id)
        if server_id is not None:
            query = query.where(podiums.c.server_id == server_id)
        found = await self._database.all(query.order_by(podiums.c.number.desc(), podiums.c.server_id))
        return [Badge(row.server_id, row.number, row.place) for row in found]


def begin_of(kind: Calendar, now: float) -> float:
    """When the month or the quarter began, in UTC."""
    today = datetime.fromtimestamp(now, UTC)
    months = _MONTHS[kind]
    return datetime(today.year, (today.month - 1) // months * months + 1, 1, tzinfo=UTC).timestamp()


def end_of(kind: Calendar, since: float, now: float) -> float | None:
    """When a season that began at `since` ends; None if it ends by hand."""
    if kind not in _MONTHS:
        return None
    last = datetime.fromtimestamp(begin_of(kind, max(since, now)), UTC)
    years, month = divmod(last.month - 1 + _MONTHS[kind], 12)
    return datetime(last.year + years, month + 1, 1, tzinfo=UTC).timestamp()


async def _calendar(connection: AsyncConnection, server_id: int) -> Calendar:
    query = select(calendars.c.kind).where(calendars.c.server_id == server_id)
    return Calendar((await connection.execute(query)).scalar_one_or_none() or Calendar.NONE)


async def _last(connection: AsyncConnection, server_id: int) -> RowMapping | None:
    query = select(seasons).where(seasons.c.server_id == server_id)
    found = await connection.execute(query.order_by(seasons.c.number.desc()).limit(1))
    return found.mappings().one_or_none()


async def _open(
    connection: AsyncConnection,
    server_id: int,
    kind: Calendar,
    last: RowMapping | None,
    since: float,
    now: float,
) -> None:
    """Begin the season after `last`, if there is one: at `since`, or with its month."""
    if kind is Calendar.NONE:
        return
    before = (last and last["until"]) or 0.0
    first = max(before, begin_of(kind, now) if kind in _MONTHS else since)
    row = {"server_id": server_id, "number": (last["number"] if last else 0) + 1, "since": first}
    await connection.execute(insert(seasons).values(**row, until=end_of(kind, first, now)))


async def _close(connection: AsyncConnection, server_id: int, now: float) -> None:
    last = await _last(connection, server_id)
    if last is None or last["closed_at"] is not None or last["until"] is None:
        return
    window = Window(last["since"], last["until"])
    if last["until"] + GRACE_SECONDS > now:
        return
    best = await best_of(connection, server_id, window, _MOST_ON_PODIUM)
    this = {"server_id": server_id, "number": last["number"]}
    stood = [
        this | {"place": row.rank, "player_id": row.player_id, "points": row.points}
        for row in best
        if row.rank <= _PODIUM
    ]
    if stood:
        await connection.execute(insert(podiums), stood)
    # The close of a season without matches isn't posted.
    settled = await _last_channel(connection, server_id, window) is None
    await connection.execute(
        update(seasons).where(_is(server_id, last["number"])).values(closed_at=now, settled=settled)
    )
    await _open(connection, server_id, await _calendar(connection, server_id), last, last["until"], now)


async def _podium(connection: AsyncConnection, row: RowMapping) -> Podium:
    season = _season(row)
    name = func.coalesce(members.c.name, players.c.name).label("name")
    here = and_(members.c.player_id == podiums.c.player_id, members.c.server_id == podiums.c.server_id)
    query = (
        select(podiums.c.place, podiums.c.player_id, name, podiums.c.points)
        .join(players, players.c.id == podiums.c.player_id)
        .outerjoin(members, here)
        .where(podiums.c.server_id == season.server_id, podiums.c.number == season.number)
        .order_by(podiums.c.place, podiums.c.player_id)
    )
    places = tuple(
        (each.place, each.player_id, each.name, each.points) for each in await connection.execute(query)
    )
    channel_id = await _last_channel(connection, season.server_id, season.window)
    return Podium(season, places, channel_id)


async def _last_channel(connection: AsyncConnection, server_id: int, window: Window) -> int | None:
    """Where the last match of a time was played; None if no one played against people."""
    query = (
        select(matches.c.channel_id)
        .join(results, results.c.match_id == matches.c.id)
        .where(
            results.c.server_id == server_id,
            results.c.practice.is_(False),
            results.c.ended_at >= window.since,
            results.c.ended_at < window.until,
        )
        .order_by(results.c.ended_at.desc())
        .limit(1)
    )
    return (await connection.execute(query)).scalar_one_or_none()


def _is(server_id: int, number: int) -> Any:
    return and_(seasons.c.server_id == server_id, seasons.c.number == number)


def _season(row: RowMapping) -> Season:
    window = Window(row["since"], row["until"])
    return Season(row["server_id"], row["number"], window, row["closed_at"] is not None)
