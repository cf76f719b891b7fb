"""The leaderboards as questions to the database.

A board of all time is kept, and read along its index: a page is walked to, and somebody's place is found by
counting those ahead. A board of a window is counted, and ranked as a whole, when it is asked for.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Double, Select, and_, bindparam, case, cast, false, func, or_, select

from db.league.entering import NOBODY
from db.model.league import FEWEST_GAMES, PROVISIONAL, Order
from db.schema import OTHERWISE, TALLIED, members, players, preferences, ratings, results, totals
from hockey.game import By

SERVER_ID = bindparam("server_id", type_=results.c.server_id.type)
SCOPE = bindparam("scope", type_=totals.c.scope.type)
GAME = bindparam("game", type_=totals.c.game.type)
ME = bindparam("player_id", type_=results.c.player_id.type)
OFFSET = bindparam("offset", type_=totals.c.points.type)
LIMIT = bindparam("limit", type_=totals.c.points.type)
_WAYS = {By.WALKOVER: "walkover", By.RESIGN: "resigning", By.CLOCK: "clock"}
_UNRATED = -1e9

Key = tuple[ColumnElement[Any], bool]
"""What a board is ordered by, and whether the larger is ahead."""


class Queries(NamedTuple):
    """What is asked of a leaderboard."""

    page: Select[Any]
    """From `offset` on, so many rows as `limit` says."""
    of_one: Select[Any]
    """The best row that `player_id` is in."""
    rows: Select[Any]


# To write such a query down takes longer than the database needs for it.
@cache
def queries(of_server: bool, of_game: bool, pairs: bool, order: Order, windowed: bool) -> Queries:
    if windowed:
        return _of_window(of_server=of_server, of_game=of_game, pairs=pairs, order=order)
    return _of_kept(of_server=of_server, pairs=pairs, order=order)


def _of_kept(*, of_server: bool, pairs: bool, order: Order) -> Queries:
    board = _kept(order).where(*_on_board(pairs=pairs)).order_by(*_order_by(order, totals.c, ratings.c))
    mine = or_(totals.c.player_id == ME, totals.c.partner_id == ME) if pairs else totals.c.player_id == ME
    page, best = board.offset(OFFSET).limit(LIMIT).subquery(), board.where(mine).limit(1).subquery()
    rank = OFFSET + func.row_number().over(order_by=_order_by(order, page.c, page.c))
    above, level = _counts_ahead(order, best.c, pairs=pairs)
    return Queries(
        _named(_rated(select(page, rank.label("rank"))), of_server=of_server).order_by("rank"),
        _named(_rated(select(best, (1 + above + level).label("rank"))), of_server=of_server),
        select(func.count()).select_from(totals).where(*_on_board(pairs=pairs)),
    )


def _of_window(*, of_server: bool, of_game: bool, pairs: bool, order: Order) -> Queries:
    tally = _window(of_server=of_server, of_game=of_game, pairs=pairs)
    rows = _rated(tally).subquery()
    rank = func.row_number().over(order_by=_order_by(order, rows.c, rows.c)).label("rank")
    ranked = select(rows, rank).subquery()
    mine = select(ranked).where(or_(ranked.c.player_id == ME, ranked.c.partner_id == ME))
    page = select(ranked).order_by(ranked.c.rank).offset(OFFSET).limit(LIMIT)
    return Queries(
        _named(page, of_server=of_server).order_by("rank"),
        _named(mine.order_by(ranked.c.rank).limit(1), of_server=of_server),
        select(func.count()).select_from(tally.subquery()),
    )


def _kept(order: Order) -> Select[Any]:
    """Every row of what is kept; with what is needed of ratings, where these decide."""
    names = ("player_id", "partner_id", *TALLIED, *OTHERWISE, "first_at")
    columns = [totals.c[name] for name in names]
    if order is not Order.RATING:
        return select(*columns)
    theirs = _theirs(totals.c)
    return select(*columns, ratings.c.mu, ratings.c.rated).select_from(totals.outerjoin(ratings, theirs))


def _on_board(*, pairs: bool) -> list[ColumnElement[bool]]:
    kept: list[ColumnElement[bool]] = [totals.c.scope == SCOPE, totals.c.game == GAME]
    if pairs:
        return [*kept, totals.c.partner_id != NOBODY, *shown(totals.c.player_id, totals.c.partner_id)]
    return [*kept, totals.c.partner_id == NOBODY, *shown(totals.c.player_id)]


def _counts_ahead(order: Order, mine: Any, *, pairs: bool) -> list[ColumnElement[int]]:
    """How many stand before `mine`: by what decides first, which is a range of an index, and by the rest."""
    theirs, own = _keys(order, totals.c, ratings.c), _keys(order, mine, mine)
    (first, larger), (than, _) = theirs[0], own[0]
    level = and_(first == than, _ahead(theirs[1:], own[1:]))
    found = _kept(order).with_only_columns(func.count(), maintain_column_froms=True)
    on_board = _on_board(pairs=pairs)
    return [
        found.where(*on_board, ahead).correlate(mine.points.table).scalar_subquery()
        for ahead in (first > than if larger else first < than, level)
    ]


def _ahead(theirs: Sequence[Key], own: Sequence[Key]) -> ColumnElement[bool]:
    if not theirs:
        return false()
    (first, larger), (than, _) = theirs[0], own[0]
    return or_(first > than if larger else first < than, and_(first == than, _ahead(theirs[1:], own[1:])))


def _order_by(order: Order, rows: Any, rating: Any) -> list[ColumnElement[Any]]:
    return [key.desc() if larger else key.asc() for key, larger in _keys(order, rows, rating)]


def _keys(order: Order, rows: Any, rating: Any) -> list[Key]:
    """What decides, the weightiest first, of rows of `totals` and of `ratings`, or of both in one."""
    return [
        *_first(order, rows, rating),
        (rows.points, True),
        (rows.wins, True),
        (rows.goals_for - rows.goals_against, True),
        (rows.goals_for, True),
        (rows.games, False),
        (rows.first_at, False),
        (rows.player_id, False),
        (rows.partner_id, False),
    ]


def _first(order: Order, rows: Any, rating: Any) -> list[Key]:
    """What decides before points do."""
    if order is Order.GOALS:
        return [(rows.goals_for, True)]
    if order is Order.RATE:
        enough = case((rows.games >= FEWEST_GAMES, 0), else_=1)
        return [(enough, False), (cast(rows.wins, Double) / rows.games, True)]
    if order is Order.RATING:
        sure = case((rating.rated >= PROVISIONAL, 0), (rating.rated.is_not(None), 1), else_=2)
        return [(sure, False), (func.coalesce(rating.mu, _UNRATED), True)]
    return []


def _theirs(rows: Any) -> ColumnElement[bool]:
    """A rating is that of whoever stands alone."""
    return and_(
        ratings.c.scope == SCOPE,
        ratings.c.family == bindparam("family"),
        ratings.c.player_id == rows.player_id,
        func.coalesce(rows.partner_id, NOBODY) == NOBODY,
    )


def _rated(found: Select[Any]) -> Select[Any]:
    """The rows that were found, each with its rating, and with no partner where it has none."""
    rows = found.subquery()
    kept = [column for column in rows.c if column.key not in ("partner_id", "mu", "rated")]
    partner = func.nullif(rows.c.partner_id, NOBODY).label("partner_id")
    rated = rows.outerjoin(ratings, _theirs(rows.c))
    return select(*kept, partner, ratings.c.mu, ratings.c.rated).select_from(rated)


def _named(found: Select[Any], *, of_server: bool) -> Select[Any]:
    """The rows that are told, with the names of their players: looked up for no others."""
    table = found.subquery()
    named = table.join(players, players.c.id == table.c.player_id)
    partners = players.alias("partners")
    named = named.outerjoin(partners, partners.c.id == table.c.partner_id)
    name: ColumnElement[str] = players.c.name
    partner: ColumnElement[str] = partners.c.name
    if of_server:
        worn, theirs = members.alias("worn"), members.alias("theirs")
        for names, column in ((worn, table.c.player_id), (theirs, table.c.partner_id)):
            here = and_(names.c.player_id == column, names.c.server_id == SERVER_ID)
            named = named.outerjoin(names, here)
        name = func.coalesce(worn.c.name, players.c.name)
        partner = func.coalesce(theirs.c.name, partners.c.name)
    return select(*table.c, name.label("name"), partner.label("partner")).select_from(named)


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
                for by, way in _WAYS.items()
                for side, result in (("won", "win"), ("lost", "loss"))
            ),
            func.min(results.c.ended_at).label("first_at"),
        )
        .where(*conditions)
        .group_by(results.c.player_id, results.c.partner_id)
    )


def shown(
    player_id: ColumnElement[int], partner_id: ColumnElement[int] | None = None
) -> list[ColumnElement[bool]]:
    """Neither forgotten nor hidden; of two, none of them."""
    hidden = select(preferences.c.player_id).where(preferences.c.hidden)
    # Plus nothing: as a bound of the key it would have SQLite read all of a board instead of along its order.
    alone = [player_id + 0 > 0, player_id.not_in(hidden)]
    if partner_id is None:
        return alone
    return [*alone, or_(partner_id.is_(None), and_(partner_id >= 0, partner_id.not_in(hidden)))]


def counted(result: str, ended_by: str | None = None) -> Any:
    is_one = results.c.result == result
    if ended_by is not None:
        is_one = and_(is_one, results.c.ended_by == ended_by)
    return func.sum(case((is_one, 1), else_=0))
