"""The leaderboards of all time as questions to the database.

Their rows are kept in the order of an index, and the bins say how many stand how high: a page is looked for
in the bins that it lies in, and a place is found by the bins above and a count within one.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Select,
    Subquery,
    and_,
    false,
    func,
    literal_column,
    or_,
    select,
    union_all,
)

from db.league.bins import SORTED_BY
from db.league.questions import GAME, LIMIT, ME, OFFSET, SCOPE, named
from db.league.tallies import ALONE, NOBODY, PAIRS
from db.model.league import EVERYWHERE, Order
from db.schema import OTHERWISE, TALLIED, bins, totals

ABOVE_ALL: Final = 2.0**60
"""What nothing that rows are sorted by comes up to."""
_LARGER_AHEAD = ("points", "wins", "difference", "goals_for")
_SMALLER_AHEAD = ("games", "first_at", "player_id", "partner_id")
_TOLD = ("player_id", *TALLIED, *OTHERWISE, "mu", "rated")

SortKey = tuple[str, bool]
"""A column that decides, and whether the larger is ahead."""


class BoardQuery(NamedTuple):
    """What is asked of a leaderboard."""

    rows: Select[Any]
    page: Select[Any]
    """So many rows as `limit` says, from `offset` on."""
    of_one: Select[Any]
    """The best row that `player_id` is in."""


# To write such a query down takes longer than the database needs for it.
@cache
def board_of(of_server: bool, pairs: bool, order: Order) -> BoardQuery:
    kind = PAIRS if pairs else ALONE
    # On PostgreSQL a plan for any scope is one for the few rows of a server: that of all is named.
    scope: Any = SCOPE if of_server else literal_column(str(EVERYWHERE))
    on_board = totals.c.scope == scope, totals.c.game == GAME, totals.c.board == kind
    its_bins = (
        bins.c.scope == scope,
        bins.c.game == GAME,
        bins.c.board == kind,
        bins.c.sorted_by == order.value,
    )
    rows = select(totals).where(*on_board)

    page = _page(rows, order, its_bins).subquery()
    place = func.row_number().over(order_by=_order_by(order, page.c))

    best = _best(rows, order).subquery() if pairs else _alone(rows).subquery()
    ahead = _ahead(order, best, on_board, its_bins)
    return BoardQuery(
        select(func.coalesce(func.sum(bins.c.size), 0)).where(*its_bins),
        named(_told(page, OFFSET + place), of_server=of_server, pairs=pairs).order_by("rank"),
        named(_told(best, 1 + ahead), of_server=of_server, pairs=pairs),
    )


def _page(rows: Select[Any], order: Order, its_bins: Sequence[ColumnElement[bool]]) -> Select[Any]:
    """Looked for in the bins that it lies in alone.

    Both ends of these are named, so that PostgreSQL's plan for any question expects few rows: without the
    lower one it takes all of them for dear and plans each anew, which takes as long as the question itself.
    """
    through = func.sum(bins.c.size).over(order_by=bins.c.lowest.desc()).label("through")
    way = select(bins.c.lowest, through).where(*its_bins).cte("way")
    before, reached = way.c.through <= OFFSET, way.c.through >= OFFSET + LIMIT
    skipped = select(func.coalesce(func.max(way.c.through), 0)).where(before).scalar_subquery()
    below = select(func.coalesce(func.min(way.c.lowest), ABOVE_ALL)).where(before).scalar_subquery()
    lowest = select(func.coalesce(func.max(way.c.lowest), -ABOVE_ALL)).where(reached).scalar_subquery()
    first = totals.c[SORTED_BY[order]]
    within = rows.where(first < below, first >= lowest).order_by(*_order_by(order, totals.c))
    return within.offset(OFFSET - skipped).limit(LIMIT)


def _alone(rows: Select[Any]) -> Select[Any]:
    return rows.where(totals.c.player_id == ME, totals.c.partner_id == NOBODY)


def _best(rows: Select[Any], order: Order) -> Select[Any]:
    """The best row of a pair that somebody is of: looked up by both places in it, as indices go."""
    either = union_all(rows.where(totals.c.player_id == ME), rows.where(totals.c.partner_id == ME)).subquery()
    return select(either).order_by(*_order_by(order, either.c)).limit(1)


def _ahead(
    order: Order,
    mine: Subquery,
    on_board: Sequence[ColumnElement[bool]],
    its_bins: Sequence[ColumnElement[bool]],
) -> ColumnElement[int]:
    """How many stand before `mine`: in bins above, above it in its own, and level in what decides first."""
    (first, _), *rest = _keys(order)
    column, own = totals.c[first], mine.c[first]
    higher = *its_bins, bins.c.lowest > own
    begins = func.coalesce(func.min(bins.c.lowest), ABOVE_ALL)
    next_bin = select(begins).where(*higher).correlate(mine).scalar_subquery()
    counts = (
        select(func.coalesce(func.sum(bins.c.size), 0)).where(*higher),
        select(func.count()).where(*on_board, column > own, column < next_bin),
        select(func.count()).where(*on_board, column == own, _precedes(rest, mine)),
    )
    above, within, level = (each.correlate(mine).scalar_subquery() for each in counts)
    return above + within + level


def _precedes(keys: Sequence[SortKey], mine: Subquery) -> ColumnElement[bool]:
    """Whether a row is ahead of `mine` by these, the weightiest first."""
    if not keys:
        return false()
    (name, larger), *rest = keys
    column, own = totals.c[name], mine.c[name]
    return or_(column > own if larger else column < own, and_(column == own, _precedes(rest, mine)))


def _keys(order: Order) -> list[SortKey]:
    larger = dict.fromkeys((SORTED_BY[order], *_LARGER_AHEAD))
    return [(name, name not in _SMALLER_AHEAD) for name in (*larger, *_SMALLER_AHEAD)]


def place_key(order: Order, row: Mapping[str, Any]) -> tuple[float, ...]:
    """What rows are sorted by outside the database: the smaller ahead."""
    return tuple(-row[name] if larger else row[name] for name, larger in _keys(order))


def _order_by(order: Order, rows: Any) -> list[ColumnElement[Any]]:
    return [rows[name].desc() if larger else rows[name].asc() for name, larger in _keys(order)]


def _told(rows: Subquery, rank: ColumnElement[int]) -> Select[Any]:
    partner = func.nullif(rows.c.partner_id, NOBODY).label("partner_id")
    return select(*(rows.c[name] for name in _TOLD), partner, rank.label("rank"))
