"""What a board or a card costs in a large library against the same in a small one, in the same run."""

import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import URL, insert, text

from db.engine.database import Database
from db.league.entering import Finished, row_of, tallies_of
from db.league.statistics import Which
from db.model.league import EVERYWHERE, Order, Rating
from db.model.people import Result
from db.schema import matches, players, ratings, results, seats, servers, totals
from db.store import Store
from hockey.catalogue import DEFAULT
from hockey.figures import PILE, Figures
from tests.bench.row import Row
from tests.db.stores import make_tables, url_of

GOOD = 1.5
PAGE = 10
WARM, ROUNDS = 5, 25
CHUNK = 5000
MOST_GOALS = 6
SECONDS_APART = 60.0
WINS = {"win": "loss", "loss": "win", "tie": "tie"}

Question = Callable[[], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Size:
    matches: int
    players: int
    servers: int


SMALL, LARGE = Size(1_000, 50, 5), Size(100_000, 5_000, 500)


async def rows() -> AsyncIterator[Row]:
    with TemporaryDirectory() as folder:
        where = Path(folder)
        took = [await measured(url_of(where / f"{size.matches}.sqlite3"), size) for size in (SMALL, LARGE)]
    small, large = took
    for name, seconds in large.items():
        yield Row(f"library, {name}: {LARGE.matches} matches to {SMALL.matches}", seconds / small[name], GOOD)


async def measured(url: URL, size: Size) -> dict[str, float]:
    """Seconds that each question takes in a library of a size."""
    await make_tables(url)
    database = Database(url)
    await fill(database, size)
    store = Store(database)
    try:
        return {name: await _seconds(ask) for name, ask in _questions(store, size).items()}
    finally:
        await store.close()


def _questions(store: Store, size: Size) -> dict[str, Question]:
    boards, cards = store.results, store.statistics
    me, here, middle = 1 + size.players // 3, 1, size.players // 2

    def page(order: Order, server_id: int | None = None, offset: int = 0) -> Question:
        return lambda: boards.standings(server_id, order=order, offset=offset, limit=PAGE)

    def own(order: Order) -> Question:
        return lambda: boards.standing_of(me, None, order=order)

    return {
        "a server's board": page(Order.POINTS, here),
        **{f"everybody's by {order}": page(order) for order in Order},
        "a page in the middle": page(Order.POINTS, offset=middle),
        **{f"own row by {order}": own(order) for order in Order},
        "how many rows": lambda: boards.count(None),
        "whether there are pairs": lambda: boards.has_pairs(None),
        "a card": lambda: cards.played_by(me, Which()),
        "a server's records": lambda: cards.played_in(Which(here)),
    }


async def _seconds(ask: Question) -> float:
    took = []
    for _ in range(WARM + ROUNDS):
        began = time.perf_counter()
        await ask()
        took.append(time.perf_counter() - began)
    return median(took[WARM:])


async def fill(database: Database, size: Size) -> None:
    """So many matches of two, spread evenly; ratings are drawn by chance."""
    rng = random.Random(size.matches)
    played = [_match(rng, number, size) for number in range(1, size.matches + 1)]
    entered = [row_of(match, each, match.id, {}) for match in played for each in match.results]
    rated: Counter[tuple[int, int]] = Counter()
    for match in played:
        for scope in (match.server_id, EVERYWHERE):
            rated.update((scope, each.player_id) for each in match.results)
    told = [
        {
            "scope": scope,
            "family": PILE,
            "player_id": who,
            **asdict(Rating(rng.gauss(25, 3), 2.0, count, 1e9)),
        }
        for (scope, who), count in rated.items()
    ]
    people = [{"id": 1 + n, "name": f"Player {n}"} for n in range(size.players)]
    rinks = [{"id": 1 + n, "name": f"Rink {n}", "locale": "en-US"} for n in range(size.servers)]
    given = {
        servers: rinks,
        players: people,
        matches: [_match_row(row) for row in entered[::2]],
        seats: [_seat_row(row) for row in entered],
        results: entered,
        totals: _kept(played),
        ratings: told,
    }
    for table, rows_of_it in given.items():
        await _insert(database, table, rows_of_it)
    async with database.write() as connection:
        await connection.execute(text("ANALYZE"))


def _match(rng: random.Random, number: int, size: Size) -> Finished:
    one = rng.randrange(size.players)
    server = one % size.servers
    # Everybody meets people of their own server.
    other = (one + size.servers * rng.randrange(1, size.players // size.servers)) % size.players
    goals = rng.randrange(MOST_GOALS), rng.randrange(MOST_GOALS)
    how = "tie" if goals[0] == goals[1] else "win" if goals[0] > goals[1] else "loss"
    figures = Figures(goals[0], goals[0] + 3, goals[1] + 3, 1, 1, 2.5, 2.5, 9, 104)
    sides = ((one, how, goals), (other, WINS[how], goals[::-1]))
    final = tuple(
        Result(seat, 1 + player, result, "play", mine, theirs, None, figures)
        for seat, (player, result, (mine, theirs)) in enumerate(sides)
    )
    return Finished(
        number, 1 + server, DEFAULT, practice=False, ended_at=1e9 + number * SECONDS_APART, results=final
    )


def _kept(played: Sequence[Finished]) -> list[dict[str, Any]]:
    """Rows of `totals`."""
    key = [column.name for column in totals.primary_key]
    kept: dict[tuple[Any, ...], dict[str, Any]] = {}
    for row in (row for match in played for row in tallies_of(match)):
        of = tuple(row[name] for name in key)
        before = kept.get(of)
        if before is not None:
            sums = {name: row[name] + before[name] for name in row.keys() - set(key)}
            kept[of] = row | sums | {"first_at": before["first_at"]}
        else:
            kept[of] = row
    return list(kept.values())


def _match_row(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": row["match_id"],
        "server_id": row["server_id"],
        "channel_id": 1,
        "place": "channel",
        "lost": False,
        "game": DEFAULT,
        "rules": 1,
        "length": 3,
        "knockout": False,
        "cards": 0,
        "jokers": False,
        "status": "over",
        "pairing": "",
        "created_at": 0.0,
        "expires_at": 0.0,
        "ended_at": row["ended_at"],
        "settled": True,
        "turn_seconds": 0.0,
        "finished": row["finished"],
    }


def _seat_row(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "match_id": row["match_id"],
        "seat": row["seat"],
        "player_id": row["player_id"],
        "name": "Player",
        "accepted": True,
        "home": "dm",
        "tapped_at": 0.0,
        "shows_tips": False,
    }


async def _insert(database: Database, table: Any, given: list[dict[str, Any]]) -> None:
    for start in range(0, len(given), CHUNK):
        async with database.write() as connection:
            await connection.execute(insert(table), given[start : start + CHUNK])
