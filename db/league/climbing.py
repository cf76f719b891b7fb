"""Who climbs on a server's leaderboard: where its rows stood before the latest matches, and where they stand.

The main idea is that nothing is kept for it: what a row was then is what it is now less the results since.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.league.boards import place_key
from db.league.questions import shown
from db.league.tallies import ALL_GAMES, ALONE, Row, family_on, placed
from db.model.league import Climb, Order, Rating, Window
from db.schema import results, totals
from hockey.figures import family_of

_SUMS: Final = ("games", "wins", "points", "goals_for", "goals_against")
_KEPT = (*(totals.c[name] for name in (*_SUMS, "first_at", "mu", "rated", "player_id", "partner_id")),)


async def climbs(
    connection: AsyncConnection, server_id: int, game: str, order: Order, window: Window | None, since: float
) -> list[Climb]:
    """Those who have played since then and gained places by it, most places first.

    Of all time or, with a `window`, of the matches that ended in it. Whoever had no match then has no place
    to climb from.
    """
    latest = await _results(connection, server_id, game, Window(since, window.until if window else None))
    if not latest:
        return []
    rated = await _ratings_before(connection, server_id, family_on(game), since)
    on_board = totals.c.scope == server_id, totals.c.game == game, totals.c.board == ALONE
    rows = {
        row["player_id"]: dict(row)
        for row in (await connection.execute(select(*_KEPT).where(*on_board))).mappings()
    }
    if window is not None:
        rows = _counted(rows, await _results(connection, server_id, game, window))
    before = _places(order, game, _without(latest, rows, rated).values())
    now = _places(order, game, rows.values())
    played = {row["player_id"] for row in latest} & set(before) & set(now)
    found = [Climb(player, before[player], now[player]) for player in played if now[player] < before[player]]
    return sorted(found, key=lambda each: (each.now - each.before, each.now))


async def _results(
    connection: AsyncConnection, server_id: int, game: str, window: Window
) -> Sequence[RowMapping]:
    """Those of two who may be shown, the earliest first."""
    query = (
        select(results)
        .where(results.c.server_id == server_id, results.c.ended_at >= window.since)
        .where(results.c.practice.is_(False), results.c.partner_id.is_(None), *shown(results.c.player_id))
        .order_by(results.c.finished)
    )
    if window.until is not None:
        query = query.where(results.c.ended_at < window.until)
    if game != ALL_GAMES:
        query = query.where(results.c.game == game)
    return (await connection.execute(query)).mappings().all()


def _counted(rows: dict[int, Row], found: Iterable[RowMapping]) -> dict[int, Row]:
    """The rows of these results alone; a rating is that of all time."""
    counted: dict[int, Row] = {}
    for each in found:
        fresh = rows[each["player_id"]] | dict.fromkeys(_SUMS, 0) | {"first_at": each["ended_at"]}
        _add(counted.setdefault(each["player_id"], fresh), each, 1)
    return counted


async def _ratings_before(
    connection: AsyncConnection, server_id: int, family: str, since: float
) -> dict[int, Row]:
    """The ratings then of all whose ratings have moved since: by any game of the family, of pairs too."""
    query = select(*(results.c[name] for name in ("player_id", "game", "mu_before", "rated")))
    query = query.where(results.c.server_id == server_id, results.c.ended_at >= since)
    found = await connection.execute(
        query.where(results.c.rated.is_not(None)).order_by(results.c.finished.desc())
    )
    # The first of them stands last, and stays.
    return {
        row.player_id: {"mu": row.mu_before, "rated": row.rated - 1}
        for row in found
        if family_of(row.game) == family
    }


def _without(latest: Iterable[RowMapping], rows: dict[int, Row], rated: dict[int, Row]) -> dict[int, Row]:
    """The rows less the latest results, with the ratings of then."""
    then = {player: row | rated.get(player, {}) for player, row in rows.items()}
    for each in latest:
        _add(then[each["player_id"]], each, -1)
    return then


def _add(row: Row, result: RowMapping, times: int) -> None:
    win, tie = int(result["result"] == "win"), int(result["result"] == "tie")
    sums = 1, win, 2 * win + tie, result["goals_for"], result["goals_against"]
    for name, value in zip(_SUMS, sums, strict=True):
        row[name] += times * value


def _places(order: Order, game: str, rows: Iterable[Row]) -> dict[int, int]:
    ordered = sorted(
        (_placed(game, row) for row in rows if row["games"]), key=lambda row: place_key(order, row)
    )
    return {row["player_id"]: place for place, row in enumerate(ordered, 1)}


def _placed(game: str, row: Row) -> Row:
    key: Any = (0, family_on(game), row["player_id"])
    known = {key: Rating(row["mu"], 0.0, row["rated"])} if row["rated"] else {}
    return placed(row | {"scope": 0, "game": game}, known, ())
