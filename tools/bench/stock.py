"""A library of a given size: finished matches of two, spread evenly over players and servers."""

import random
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Table, insert, text

from db.engine.database import Database
from db.league.entering import rating_row, row_of
from db.league.tallies import FinishedMatch, RatingKey, Row, TotalKey, add, placed, tallies_of
from db.model.league import EVERYWHERE, Rating
from db.model.people import SeatResult
from db.schema import matches, members, players, ratings, results, seats, servers, totals
from hockey.catalogue import DEFAULT
from hockey.figures import PILE, Figures
from hockey.game import Options

CHUNK = 5000
MOST_GOALS = 6
SECONDS_APART = 60.0
BEGAN = 1e9
WINS = {"win": "loss", "loss": "win", "tie": "tie"}

OPTIONS = asdict(Options())

Stock = dict[Table, list[Row]]


@dataclass(frozen=True, slots=True)
class Size:
    matches: int
    players: int
    servers: int


def stock_of(size: Size) -> Stock:
    """The rows of every table; ratings are random, because calculating them takes far longer."""
    rng = random.Random(size.matches)
    played = [_match(rng, number, size) for number in range(1, size.matches + 1)]
    entered = [row_of(match, each, match.id, {}) for match in played for each in match.results]
    rated = _ratings(rng, played)
    kept: dict[TotalKey, Row] = {}
    add(kept, (row for match in played for row in tallies_of(match)))
    names = [(1 + n, f"Player {n}") for n in range(size.players)]
    return {
        servers: [{"id": 1 + n, "name": f"Rink {n}", "locale": "en-US"} for n in range(size.servers)],
        players: [{"id": number, "name": name} for number, name in names],
        members: [
            {"server_id": 1 + (number - 1) % size.servers, "player_id": number, "name": name}
            for number, name in names
        ],
        matches: [_match_row(row) for row in entered[::2]],
        seats: [_seat_row(row) for row in entered],
        results: entered,
        totals: [placed(row, rated, ()) for row in kept.values()],
        ratings: [rating_row(key, rating) for key, rating in rated.items()],
    }


async def fill(database: Database, stock: Stock) -> None:
    for table, rows in stock.items():
        for start in range(0, len(rows), CHUNK):
            async with database.write() as connection:
                await connection.execute(insert(table), rows[start : start + CHUNK])
    async with database.write() as connection:
        await connection.execute(text("ANALYZE"))


def _ratings(rng: random.Random, played: list[FinishedMatch]) -> dict[RatingKey, Rating]:
    counts = Counter(
        (scope, PILE, each.player_id)
        for match in played
        for scope in (match.server_id, EVERYWHERE)
        for each in match.results
    )
    return {key: Rating(rng.gauss(25, 3), 2.0, count, BEGAN) for key, count in counts.items()}


def _match(rng: random.Random, number: int, size: Size) -> FinishedMatch:
    one = rng.randrange(size.players)
    server = one % size.servers
    # Everyone meets people of their own server.
    other = (one + size.servers * rng.randrange(1, size.players // size.servers)) % size.players
    goals = rng.randrange(MOST_GOALS), rng.randrange(MOST_GOALS)
    how = "tie" if goals[0] == goals[1] else "win" if goals[0] > goals[1] else "loss"
    figures = Figures(goals[0], goals[0] + 3, goals[1] + 3, 1, 1, 2.5, 2.5, 9, 104)
    sides = ((one, how, goals), (other, WINS[how], goals[::-1]))
    final = tuple(
        SeatResult(seat, 1 + player, result, "play", mine, theirs, None, figures)
        for seat, (player, result, (mine, theirs)) in enumerate(sides)
    )
    return FinishedMatch(
        number, 1 + server, DEFAULT, practice=False, ended_at=BEGAN + number * SECONDS_APART, results=final
    )


def _match_row(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": row["match_id"],
        "server_id": row["server_id"],
        "channel_id": 1,
        "place": "channel",
        "lost": False,
        "game": DEFAULT,
        "rules": 1,
        **OPTIONS,
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
