"""Finished matches to look up: a player's with filters, and all of a server."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, select

from db.engine.database import Database
from db.model.matches import Match, Status
from db.rows import load_matches
from db.schema import matches, results, seats
from hockey.game import By


@dataclass(frozen=True, slots=True)
class HistoryQuery:
    """Which matches: whose, in one server, against one player, of one game, of a time.

    `since` and `until` are UTC seconds at which matches ended; `until` itself is excluded.
    """

    player_id: int
    server_id: int | None = None
    opponent_id: int | None = None
    game: str | None = None
    since: float | None = None
    until: float | None = None


@dataclass(frozen=True, slots=True)
class Past:
    """A finished match; the result of the seat it was looked up for, None if it has none.

    `by` says how it ended, None if it has no result.
    """

    match: Match
    seat: int
    result: str | None
    goals_for: int
    goals_against: int
    by: By | None = None


class History:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, wanted: HistoryQuery, offset: int, limit: int) -> tuple[list[Past], int]:
        """A page of these matches, the latest first, and how many there are in all."""
        found = _matches_of(wanted)
        page = found.order_by(matches.c.ended_at.desc(), matches.c.id.desc()).offset(offset).limit(limit)
        count = select(func.count()).select_from(found.subquery())
        async with self._database.read() as connection:
            total: int = (await connection.execute(count)).scalar_one()
            shown = await load_matches(connection, page)
            told = select(results).where(
                results.c.player_id == wanted.player_id, results.c.match_id.in_([each.id for each in shown])
            )
            rows = {row["match_id"]: row for row in (await connection.execute(told)).mappings()}
        return [_past(match, wanted.player_id, rows.get(match.id)) for match in shown], total

    async def of_server(self, server_id: int, after: int, limit: int) -> list[Match]:
        """A server's matches with some end, by number, those above `after`."""
        query = select(matches).where(
            matches.c.server_id == server_id, matches.c.status == Status.OVER, matches.c.id > after
        )
        async with self._database.read() as connection:
            return await load_matches(connection, query.order_by(matches.c.id).limit(limit))


def _matches_of(wanted: HistoryQuery) -> Select[Any]:
    mine = select(seats.c.match_id).where(seats.c.player_id == wanted.player_id)
    query = select(matches).where(matches.c.status == Status.OVER, matches.c.id.in_(mine))
    if wanted.server_id is not None:
        query = query.where(matches.c.server_id == wanted.server_id)
    if wanted.game is not None:
        query = query.where(matches.c.game == wanted.game)
    if wanted.opponent_id is not None:
        theirs = select(seats.c.match_id).where(seats.c.player_id == wanted.opponent_id)
        query = query.where(matches.c.id.in_(theirs))
    if wanted.since is not None:
        query = query.where(matches.c.ended_at >= wanted.since)
    if wanted.until is not None:
        query = query.where(matches.c.ended_at < wanted.until)
    return query


def _past(match: Match, player_id: int, row: Any) -> Past:
    seat = match.seat_of(player_id) or 0
    if row is None:
        return Past(match, seat, None, 0, 0)
    score = row["goals_for"], row["goals_against"]
    return Past(match, row["seat"], row["result"], *score, By(row["ended_by"]))
