"""The leaderboards as queries: a page, the number of rows, one player's row.

The main idea is that a board is a set of rows with the columns that `db/ranking.py` sorts by. All-time boards
are stored in `totals`, with an index for each order. Boards of a window are counted on demand.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    CTE,
    ColumnElement,
    Double,
    FromClause,
    Select,
    Subquery,
    and_,
    bindparam,
    case,
    func,
    literal_column,
    null,
    or_,
    select,
)

from db.league.tallies import ALONE, NOBODY, PAIRS, WAYS
from db.model.league import EVERYWHERE, Order
from db.ranking import ahead, first_of_equals, order_by, rank_by, rate_in, rating_in
from db.schema import OTHERWISE, TALLIED, members, players, preferences, ratings, results, totals

SERVER_ID = bindparam("server_id", type_=results.c.server_id.type)
SCOPE = bindparam("scope", type_=totals.c.scope.type)
GAME = bindparam("game", type_=totals.c.game.type)
_ME = bindparam("player_id", type_=results.c.player_id.type)
_OFFSET = bindparam("offset", type_=totals.c.points.type)
# If the database knows that it needs few rows, it follows an index to them.
_LIMIT = bindparam("limit", type_=totals.c.points.type, literal_execute=True)
# Plus zero: otherwise SQLite would group along the index of all players.
EACH_PLAYER = results.c.player_id + literal_column("0")
_TOLD = ("player_id", *TALLIED, *OTHERWISE, "mu", "rated")


class Board(NamedTuple):
    """Which leaderboard: one server's or all, one game's or all games of two, all time or a window."""

    of_server: bool
    of_game: bool
    pairs: bool
    in_window: bool


class BoardQuery(NamedTuple):
    """The queries of a leaderboard."""

    size: Select[Any]
    page: Select[Any]
    """`limit` rows, starting at `offset`."""
    of_one: Select[Any]
    """The best row that `player_id` is in."""


# Building these queries takes longer than running them.
@cache
def query_of(board: Board, order: Order) -> BoardQuery:
    rows = rows_of(board)
    # An index says which rows are on the page. Only those are read whole.
    every = rows.alias()
    keys = select(every.c.player_id, every.c.partner_id).order_by(*order_by(order, every.c))
    on_page = keys.offset(_OFFSET).limit(_LIMIT).subquery()
    these = and_(rows.c.player_id == on_page.c.player_id, rows.c.partner_id == on_page.c.partner_id)
    page = select(rows).join(on_page, these).cte("page")
    mine = _of_me(board, rows, order).subquery()
    place, rank = _on_page(rows, page, order)
    own_rank = 1 + _count(rows, mine, ahead, order)
    own_place = own_rank + _count(rows, mine, first_of_equals, order)
    return BoardQuery(
        select(func.count()).select_from(rows),
        _named(board, _told(page, place, rank)).order_by("place"),
        _named(board, _told(mine, own_place, own_rank)),
    )


def _on_page(rows: Subquery | CTE, page: CTE, order: Order) -> tuple[ColumnElement[int], ColumnElement[int]]:
    """The place of each row of a page, and its rank, which the first ones may share with the page before."""
    place = _OFFSET + func.row_number().over(order_by=order_by(order, page.c))
    within = func.rank().over(order_by=rank_by(order, page.c))
    # Not for each row: many may have the numbers of the first one.
    top = select(page).order_by(*order_by(order, page.c)).limit(1).subquery()
    before = select(_count(rows, top, ahead, order)).select_from(top)
    return place, case((within == 1, 1 + before.scalar_subquery()), else_=_OFFSET + within)


def _count(
    rows: Subquery | CTE, mine: Subquery, which: Callable[..., ColumnElement[bool]], order: Order
) -> ColumnElement[int]:
    """How many rows are `which`, seen from each row of `mine`."""
    others = rows.alias()
    found = select(func.count()).select_from(others).where(which(order, others.c, mine.c))
    return found.correlate(mine).scalar_subquery()


def _of_me(board: Board, rows: Subquery | CTE, order: Order) -> Select[Any]:
    """A player's row; for pairs, the player's best one."""
    if not board.pairs:
        return select(rows).where(rows.c.player_id == _ME, rows.c.partner_id == NOBODY)
    theirs = select(rows).where(or_(rows.c.player_id == _ME, rows.c.partner_id == _ME))
    return theirs.order_by(*order_by(order, rows.c)).limit(1)


@cache
def rows_of(board: Board) -> Subquery | CTE:
    """All rows, unsorted."""
    if board.in_window:
        return _counted(board).cte("board")
    kind = PAIRS if board.pairs else ALONE
    # PostgreSQL's plan for any scope suits the few rows of a server, so the scope of all is spelled out.
    scope: Any = SCOPE if board.of_server else literal_column(str(EVERYWHERE))
    return (
        select(totals)
        .where(totals.c.scope == scope, totals.c.game == GAME, totals.c.board == kind)
        .subquery()
    )


def _counted(board: Board) -> Select[Any]:
    """The rows of a window, like those of `totals`, with the rating of now."""
    tally = sums_of(board).subquery()
    theirs = and_(
        ratings.c.scope == SCOPE,
        ratings.c.family == bindparam("family"),
        ratings.c.player_id == tally.c.player_id,
        tally.c.partner_id == NOBODY,
    )
    return select(
        tally,
        (tally.c.goals_for - tally.c.goals_against).label("difference"),
        rate_in(tally.c.wins, tally.c.games).label("rate"),
        rating_in(ratings.c.mu, ratings.c.rated).label("rating"),
        ratings.c.mu,
        ratings.c.rated,
    ).select_from(tally.outerjoin(ratings, theirs))


def sums_of(board: Board, since: str = "since") -> Select[Any]:
    """What the matches that ended in a window add up to, for each player or pair."""
    wins, losses, ties = (counted(result) for result in ("win", "loss", "tie"))
    until = bindparam("until", type_=Double)
    # Both players of a pair have a row for each match. The lower id's row stands for both.
    of_two, of_pairs = results.c.partner_id.is_(None), results.c.player_id < results.c.partner_id
    conditions: list[ColumnElement[bool]] = [
        of_pairs if board.pairs else of_two,
        results.c.practice.is_(False),
        results.c.ended_at >= bindparam(since, type_=Double),
        or_(until.is_(None), results.c.ended_at < until),
        *shown(results.c.player_id, results.c.partner_id),
    ]
    if board.of_server:
        conditions.append(results.c.server_id == SERVER_ID)
    if board.of_game:
        conditions.append(results.c.game == GAME)
    partner_id = func.coalesce(results.c.partner_id, NOBODY)
    return (
        select(
            results.c.player_id,
            partner_id.label("partner_id"),
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
        .group_by(EACH_PLAYER, results.c.player_id, results.c.partner_id)
    )


def shown(
    player_id: ColumnElement[int], partner_id: ColumnElement[int] | None = None
) -> list[ColumnElement[bool]]:
    """Not forgotten or hidden; for a pair, neither of the two."""
    hidden = select(preferences.c.player_id).where(preferences.c.hidden)
    # Plus zero: as a bound, SQLite would walk the index of all players.
    alone = [player_id + 0 > 0, player_id.not_in(hidden)]
    if partner_id is None:
        return alone
    return [*alone, or_(partner_id.is_(None), and_(partner_id >= 0, partner_id.not_in(hidden)))]


def counted(result: str, ended_by: str | None = None) -> Any:
    is_one = results.c.result == result
    if ended_by is not None:
        is_one = and_(is_one, results.c.ended_by == ended_by)
    return func.sum(case((is_one, 1), else_=0))


def _told(rows: Subquery | CTE, place: ColumnElement[int], rank: ColumnElement[int]) -> Select[Any]:
    partner = func.nullif(rows.c.partner_id, NOBODY).label("partner_id")
    return select(*(rows.c[name] for name in _TOLD), partner, place.label("place"), rank.label("rank"))


def _named(board: Board, found: Select[Any]) -> Select[Any]:
    """The chosen rows with their players' names, which are looked up only for these."""
    table = found.subquery()
    told, name = _joined(board, table, table, "player_id")
    # A database plans for every table in a query, so partners are joined only if there are any.
    partner: ColumnElement[Any] = null()
    if board.pairs:
        told, partner = _joined(board, told, table, "partner_id")
    return select(*table.c, name.label("name"), partner.label("partner")).select_from(told)


def _joined(
    board: Board, told: FromClause, table: Subquery, column: str
) -> tuple[FromClause, ColumnElement[str]]:
    """The name of the player in a column; in a server, the one used there."""
    person = players.alias()
    told = told.join(person, person.c.id == table.c[column])
    if not board.of_server:
        return told, person.c.name
    worn = members.alias()
    here = and_(worn.c.player_id == table.c[column], worn.c.server_id == SERVER_ID)
    return told.outerjoin(worn, here), func.coalesce(worn.c.name, person.c.name)
