"""Recalculates everything that is stored about finished matches from their logs."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Table, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.engine.upsert import put
from db.league.entering import hold_books, rate, rating_row, row_of, seat_result
from db.league.tallies import FinishedMatch, RatingKey, Row, TotalKey, add, placed, tallies_of
from db.logs import logs_of
from db.model.league import Rating
from db.model.matches import Match, Ply, Status
from db.model.people import SeatResult
from db.rows import load_matches
from db.schema import editions, matches, preferences, ratings, results, totals

EDITION: Final = 4
"""Change this when something is counted differently: then the next start recalculates everything."""
_LEAGUE: Final = "league"
_CHUNK: Final = 500

T = TypeVar("T")
Judge = Callable[[Match, Sequence[Ply]], Awaitable[list[SeatResult] | None]]
"""What a finished match leaves for its seats, by its log; None if the log can't be read any more."""


@dataclass(slots=True)
class _Books:
    """The tables in memory, as they grow match by match."""

    results: list[dict[str, Any]] = field(default_factory=list)
    ratings: dict[RatingKey, Rating] = field(default_factory=dict)
    totals: dict[TotalKey, Row] = field(default_factory=dict)
    numbers: list[dict[str, int]] = field(default_factory=list)

    def enter(self, match: FinishedMatch) -> None:
        """What `entering.enter` does in the database, without the boards' order."""
        number = len(self.numbers) + 1
        self.numbers.append({"this": match.id, "number": number})
        moved = rate(self.ratings, match)
        self.results += [row_of(match, each, number, moved) for each in match.results]
        self.ratings |= {key: after for key, (_, after) in moved.items()}
        if not match.practice:
            add(self.totals, tallies_of(match))


class Rebuilding:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self) -> bool:
        """True if another edition of this code counted what is stored, or if nothing is."""
        async with self._database.read() as connection:
            return await _edition(connection) != EDITION

    async def rebuild(self, judge: Judge, *, where_due: bool = False) -> int:
        """Recalculate results, ratings and totals in the order in which matches finished; returns how many.

        No one else finishes a match meanwhile. A match whose log can't be read keeps its results.
        """
        async with self._database.write() as connection:
            await hold_books(connection)
            if where_due and await _edition(connection) == EDITION:
                return 0
            books = _Books()
            for chunk in _chunks(await _in_order(connection), _CHUNK):
                for match in await _judged(connection, judge, chunk):
                    books.enter(match)
            await _write(connection, books)
        return len(books.numbers)


async def _edition(connection: AsyncConnection) -> int | None:
    query = select(editions.c.edition).where(editions.c.kept == _LEAGUE)
    return (await connection.execute(query)).scalar_one_or_none()


async def _in_order(connection: AsyncConnection) -> list[int]:
    """The finished matches; first those from before the order was stored."""
    query = select(matches.c.id).where(matches.c.status == Status.OVER)
    order = matches.c.finished.is_not(None), matches.c.finished, matches.c.ended_at, matches.c.id
    return list((await connection.execute(query.order_by(*order))).scalars())


async def _judged(connection: AsyncConnection, judge: Judge, ids: Sequence[int]) -> list[FinishedMatch]:
    """The matches that left a result, in the order of `ids`."""
    found = {m.id: m for m in await load_matches(connection, select(matches).where(matches.c.id.in_(ids)))}
    logs, had = await logs_of(connection, ids), await _had(connection, ids)
    judged = []
    for match_id in ids:
        match, log = found[match_id], logs.get(match_id, [])
        told = await judge(match, log)
        left = had[match_id] if told is None else told
        if left:
            judged.append(FinishedMatch.of(match, left, match.ended_at or 0.0))
    return judged


async def _had(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, list[SeatResult]]:
    had: dict[int, list[SeatResult]] = defaultdict(list)
    query = select(results).where(results.c.match_id.in_(ids)).order_by(results.c.seat)
    for row in (await connection.execute(query)).mappings():
        had[row["match_id"]].append(seat_result(row))
    return had


async def _write(connection: AsyncConnection, books: _Books) -> None:
    hidden = set(
        (await connection.execute(select(preferences.c.player_id).where(preferences.c.hidden))).scalars()
    )
    boards = [placed(row, books.ratings, hidden) for row in books.totals.values()]
    rated = [rating_row(key, rating) for key, rating in books.ratings.items()]
    # A process that finishes a match holds its row and waits for the books, so those are left alone.
    had_number = matches.c.finished.is_not(None)
    await connection.execute(update(matches).where(had_number).values(finished=None))
    for table, rows in ((results, books.results), (ratings, rated), (totals, boards)):
        await connection.execute(delete(table))
        await _insert(connection, table, rows)
    numbered = update(matches).where(matches.c.id == bindparam("this")).values(finished=bindparam("number"))
    for numbers in _chunks(books.numbers, _CHUNK):
        await connection.execute(numbered, numbers)
    await put(connection, editions, {"kept": _LEAGUE}, {"edition": EDITION})


async def _insert(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    for chunk in _chunks(rows, _CHUNK):
        await connection.execute(insert(table), chunk)


def _chunks(items: list[T], size: int) -> Iterator[list[T]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
