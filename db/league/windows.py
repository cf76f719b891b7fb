"""A leaderboard of a time: counted from the results that ended in it, and ranked, when it is asked for."""

from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Double, Select, and_, bindparam, case, cast, func, or_, select

from db.league.questions import GAME, LIMIT, ME, OFFSET, SCOPE, SERVER_ID, counted, named, shown
from db.league.tallies import WAYS
from db.model.league import FEWEST_GAMES, PROVISIONAL, Order
from db.schema import ratings, results


class Windowed(NamedTuple):
    """What is asked of a leaderboard of a time."""

    page: Select[Any]
    """From `offset` on, so many rows as `limit` says."""
    of_one: Select[Any]
    """The best row that `player_id` is in."""
    rows: Select[Any]


# To write such a query down takes longer than the database needs for it.
@cache
def windowed(of_server: bool, of_game: bool, pairs: bool, order: Order) -> Windowed:
    tally = _window(of_server=of_server, of_game=of_game, pairs=pairs).subquery()
    rank = func.row_number().over(order_by=_order_by(order, tally.c)).label("rank")
    rated = tally.outerjoin(ratings, _theirs(tally.c))
    ranked = select(tally, ratings.c.mu, ratings.c.rated, rank).select_from(rated).subquery()
    mine = select(ranked).where(or_(ranked.c.player_id == ME, ranked.c.partner_id == ME))
    page = select(ranked).order_by(ranked.c.rank).offset(OFFSET).limit(LIMIT)
    return Windowed(
        named(page, of_server=of_server, pairs=pairs).order_by("rank"),
        named(mine.order_by(ranked.c.rank).limit(1), of_server=of_server, pairs=pairs),
        select(func.count()).select_from(tally),
    )


def _order_by(order: Order, rows: Any) -> list[ColumnElement[Any]]:
    """As the rows of `totals` are ordered."""
    return [
        *_first(order, rows),
        rows.points.desc(),
        rows.wins.desc(),
        (rows.goals_for - rows.goals_against).desc(),
        rows.goals_for.desc(),
        rows.games,
        rows.first_at,
        rows.player_id,
        rows.partner_id,
    ]


def _first(order: Order, rows: Any) -> list[ColumnElement[Any]]:
    """What decides before points do."""
    if order is Order.GOALS:
        return [rows.goals_for.desc()]
    if order is Order.RATE:
        too_few = case((rows.games >= FEWEST_GAMES, 0), else_=1)
        return [too_few, (cast(rows.wins, Double) / rows.games).desc()]
    if order is Order.RATING:
        unsure = case((ratings.c.rated >= PROVISIONAL, 0), (ratings.c.rated.is_not(None), 1), else_=2)
        return [unsure, ratings.c.mu.desc()]
    return []


def _theirs(rows: Any) -> ColumnElement[bool]:
    """A rating is that of whoever stands alone."""
    return and_(
        ratings.c.scope == SCOPE,
        ratings.c.family == bindparam("family"),
        ratings.c.player_id == rows.player_id,
        rows.partner_id.is_(None),
    )


def _window(*, of_server: bool, of_game: bool, pairs: bool) -> Select[Any]:
    """A board of the matches that ended in a window, counted now."""
    wins, losses, ties = (counted(result) for result in ("win", "loss", "tie"))
    until = bindparam("until", type_=Double)
    # Both of a pair have a row a match: that of the lower id stands for the two.
    of_two, of_pairs = results.c.partner_id.is_(None), results.c.player_id < results.c.partner_id
    conditions: list[ColumnElement[bool]] = [
        of_pairs if pairs else of_two,
        results.c.practice.is_(False),
        results.c.ended_at >= bindparam("since", type_=Double),
        or_(until.is_(None), results.c.ended_at < until),
        *shown(results.c.player_id, results.c.partner_id),
    ]
    if of_server:
        conditions.append(results.c.server_id == SERVER_ID)
    if of_game:
        conditions.append(results.c.game == GAME)
    return (
        select(
            results.c.player_id,
            results.c.partner_id,
            func.count().label("games"),
            wins.label("wins"),
            losses.label("losses"),
            ties.label("ties"),
            func.sum(results.c.goals_for).label("goals_for"),
            func.sum(results.c.goals_against).label("goals_against"),
            (2 * wins + ties).label("points"),
            *(
                counted(result, by).label(f"{side}_by_{way}")
                for by, way in WAYS.items()
                for side, result in (("won", "win"), ("lost", "loss"))
            ),
            func.min(results.c.ended_at).label("first_at"),
        )
        .where(*conditions)
        .group_by(results.c.player_id, results.c.partner_id)
    )
