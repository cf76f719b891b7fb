"""Who climbs on a server's leaderboard: rows before the latest matches, compared with now.

The main idea is that nothing is stored for it: a row then is the row now minus the results since. Both
versions of the changed rows are sorted among all others at once, and counted from the top.
"""

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import Double, RowMapping, Select, bindparam, case, cast, false, func, select, true, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from db.league.boards import EACH_PLAYER, SERVER_ID, Board, rows_of, sums_of
from db.model.league import Climb, Order
from db.ranking import order_by, rank_by, rate_in, rating_in, sort_keys
from db.schema import results, totals
from hockey.figures import FAMILIES, PILE

SINCE = "latest_since"
FOREMOST = 1_000
"""So many rows of both versions are looked at, the best first: further down, climbs are not told."""
_LATEST = (
    results.c.server_id == SERVER_ID,
    results.c.ended_at >= bindparam(SINCE, type_=Double),
    results.c.practice.is_(False),
)


async def climbs(
    connection: AsyncConnection, board: Board, order: Order, facts: dict[str, Any]
) -> list[Climb]:
    """The players since then who gained places by playing, most places first.

    A player without an earlier match can't climb.
    """
    found = (await connection.execute(_ranked(board, order), facts)).mappings()
    before, now = _places(found)
    gained = [
        Climb(each, before[each], now[each]) for each in before.keys() & now if now[each] < before[each]
    ]
    return sorted(gained, key=lambda each: (each.now - each.before, each.now))


def _places(found: Iterable[RowMapping]) -> tuple[dict[int, int], dict[int, int]]:
    """Ranks before and now of those who have played, from both versions of all rows that may change."""
    before: dict[int, int] = {}
    now: dict[int, int] = {}
    olds = news = 0
    for rank, equals in groupby(found, itemgetter("rank")):
        rows = list(equals)
        for row in rows:
            if row["played"]:
                places, others = (before, news) if row["old"] else (now, olds)
                places[row["player_id"]] = rank - others
        old = sum(row["old"] for row in rows)
        olds, news = olds + old, news + len(rows) - old
    return before, now


@cache
def _ranked(board: Board, order: Order) -> Select[Any]:
    """Both versions of every row that may have changed, each with its rank among all rows of both."""
    people = (
        select(results.c.player_id).where(*_LATEST).group_by(EACH_PLAYER, results.c.player_id).cte("people")
    )
    rows, latest = rows_of(board), sums_of(board, SINCE).cte("latest")
    # With the same types, SQLite merges them in order instead of sorting them all.
    names = {name: totals.c[name].type for name in sort_keys(order)}
    then = _then(order, rows.alias(), people, latest).subquery()
    versions = union_all(
        select(*(rows.c[name] for name in names), false().label("old")),
        select(*(cast(then.c[name], kind) for name, kind in names.items()), true()).where(then.c.games > 0),
    ).subquery()
    both = select(versions).order_by(*order_by(order, versions.c)).limit(FOREMOST).subquery()
    rank = func.rank().over(order_by=rank_by(order, both.c)).label("rank")
    ranked = select(both.c.player_id, both.c.old, rank).subquery()
    played = latest.c.player_id.is_not(None).label("played")
    return (
        select(ranked, played)
        .join(people, people.c.player_id == ranked.c.player_id)
        .outerjoin(latest, latest.c.player_id == ranked.c.player_id)
        .order_by(ranked.c.rank)
    )


def _then(order: Order, rows: Any, people: Any, latest: Any) -> Select[Any]:
    """The rows of those people before the latest matches."""
    less = {
        name: rows.c[name] - func.coalesce(latest.c[name], 0)
        for name in ("games", "wins", "points", "goals_for", "goals_against")
    }
    found = rows.join(people, people.c.player_id == rows.c.player_id)
    found = found.outerjoin(latest, latest.c.player_id == rows.c.player_id)
    mu, rated = rows.c.mu, rows.c.rated
    if order is Order.RATING:
        moved = _moved().subquery()
        found = found.outerjoin(moved, moved.c.player_id == rows.c.player_id)
        mu, rated = func.coalesce(moved.c.mu, mu), func.coalesce(moved.c.rated, rated)
    return select(
        rows.c.player_id,
        rows.c.partner_id,
        rows.c.first_at,
        *(value.label(name) for name, value in less.items()),
        (less["goals_for"] - less["goals_against"]).label("difference"),
        rate_in(less["wins"], less["games"]).label("rate"),
        rating_in(mu, rated).label("rating"),
    ).select_from(found)


def _moved() -> Select[Any]:
    """The earlier ratings of those whose ratings have moved: by any game of the family, also as a pair."""
    family = case((results.c.game.in_(FAMILIES), results.c.game), else_=PILE)
    first = func.row_number().over(partition_by=EACH_PLAYER, order_by=results.c.finished).label("nth")
    before = (results.c.rated - 1).label("rated")
    rated = (
        select(results.c.player_id, results.c.mu_before.label("mu"), before, first)
        .where(*_LATEST, results.c.rated.is_not(None), family == bindparam("family"))
        .subquery()
    )
    return select(rated).where(rated.c.nth == 1)
