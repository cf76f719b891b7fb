"""How leaderboards are ordered: one list of sort keys, for every query and index that needs the order.

Rows that are alike in all numbers share a rank. Which of them stands first follows from their first match.
"""

from typing import Any, Final

from sqlalchemy import ColumnElement, Double, and_, case, cast, false, func, or_

from db.model.league import FEWEST_GAMES, PROVISIONAL, Order

_FIRST: Final = {Order.RATING: "rating", Order.GOALS: "goals_for", Order.RATE: "rate"}
_LARGER_AHEAD: Final = ("points", "wins", "difference", "goals_for")
_SMALLER_AHEAD: Final = ("games",)
_AMONG_EQUALS: Final = ("first_at", "player_id", "partner_id")
# Below all others: the rate of too few games, an uncertain rating, and no rating at all.
_TOO_FEW, _UNSURE, UNRATED = 2.0, 1_000.0, -1_000_000.0


def sort_keys(order: Order) -> dict[str, bool]:
    """The columns that decide, the most important first, and whether larger is better."""
    return _numbers(order) | dict.fromkeys(_AMONG_EQUALS, False)


def _numbers(order: Order) -> dict[str, bool]:
    """The columns that decide about a rank."""
    first = [_FIRST[order]] if order in _FIRST else []
    return dict.fromkeys([*first, *_LARGER_AHEAD], True) | dict.fromkeys(_SMALLER_AHEAD, False)


def order_by(order: Order, rows: Any) -> list[ColumnElement[Any]]:
    return _sorted_by(sort_keys(order), rows)


def rank_by(order: Order, rows: Any) -> list[ColumnElement[Any]]:
    """The order in which rows that share a rank are equal."""
    return _sorted_by(_numbers(order), rows)


def _sorted_by(keys: dict[str, bool], rows: Any) -> list[ColumnElement[Any]]:
    return [rows[name].desc() if larger else rows[name] for name, larger in keys.items()]


def ahead(order: Order, rows: Any, mine: Any) -> ColumnElement[bool]:
    """True if the row has a better rank than `mine`."""
    keys = _numbers(order)
    # Implied by the rest, but it tells a database where to stop in its index.
    first = next(iter(keys))
    return and_(rows[first] >= mine[first], _before(keys, rows, mine))


def first_of_equals(order: Order, rows: Any, mine: Any) -> ColumnElement[bool]:
    """True if the row shares the rank of `mine`, and stands before it."""
    equal = and_(*(rows[name] == mine[name] for name in _numbers(order)))
    return and_(equal, _before(dict.fromkeys(_AMONG_EQUALS, False), rows, mine))


def _before(keys: dict[str, bool], rows: Any, mine: Any) -> ColumnElement[bool]:
    found: ColumnElement[bool] = false()
    for name, larger in reversed(keys.items()):
        row, own = rows[name], mine[name]
        found = or_(row > own if larger else row < own, and_(row == own, found))
    return found


def rate_of(wins: int, games: int) -> float:
    """The win rate that a row is sorted by."""
    return wins / games - _TOO_FEW * (games < FEWEST_GAMES)


def rating_of(mu: float, rated: int) -> float:
    """The rating that a player is sorted by. Callers sort players without one as UNRATED."""
    return mu - _UNSURE * (rated < PROVISIONAL)


def rate_in(wins: ColumnElement[int], games: ColumnElement[int]) -> ColumnElement[Any]:
    """The same as `rate_of` in a query, where there may be no games."""
    return cast(wins, Double) / func.nullif(games, 0) - case((games < FEWEST_GAMES, _TOO_FEW), else_=0.0)


def rating_in(mu: ColumnElement[float], rated: ColumnElement[int]) -> ColumnElement[Any]:
    """The same as `rating_of` in a query."""
    return case((rated >= PROVISIONAL, mu), (rated > 0, mu - _UNSURE), else_=UNRATED)
