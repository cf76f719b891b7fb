"""How many rows of a board stand how high, so that a place on it is found without counting everybody ahead.

The main idea is a histogram for each order of a board: its bins are fine enough that few rows share one, and
few enough to be read at once.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from math import floor
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, delete
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.upsert import insert_on
from db.league.tallies import NOWHERE, Row
from db.model.league import Order
from db.schema import bins

SORTED_BY: Final = {
    Order.POINTS: "by_points",
    Order.RATING: "by_rating",
    Order.GOALS: "by_goals",
    Order.RATE: "by_rate",
}
"""The column that decides first, the larger ahead."""
_FINE: Final = {Order.RATING: 8.0, Order.RATE: 256.0}
_BITS: Final = 6
# Of few points hundreds have the same: those are told apart by half their wins, which begin at this bit.
_FEW_POINTS: Final = 64.0 * 2**33
_HALF_THE_WINS: Final = 15


class Bin(NamedTuple):
    scope: int
    game: str
    board: int
    sorted_by: str
    lowest: float


def bins_of(row: Row) -> list[Bin]:
    """The bin of each order that a row is in; none where it is on no board."""
    if row["board"] == NOWHERE:
        return []
    return [
        Bin(row["scope"], row["game"], row["board"], order.value, _lowest(order, row[column]))
        for order, column in SORTED_BY.items()
    ]


def _lowest(order: Order, value: float) -> float:
    """Where the bin of a value begins."""
    if order in _FINE:
        return floor(value * _FINE[order]) / _FINE[order]
    # Counts have no upper end: their bins grow with them, thirty-two for each doubling.
    coarse = max(int(value).bit_length() - _BITS, 0)
    if order is Order.POINTS and value < _FEW_POINTS:
        coarse = _HALF_THE_WINS
    return float(int(value) >> coarse << coarse)


def counted(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Rows of `bins`."""
    sizes = Counter(each for row in rows for each in bins_of(row))
    return [each._asdict() | {"size": size} for each, size in sizes.items()]


async def move(connection: AsyncConnection, before: Iterable[Row], after: Iterable[Row]) -> None:
    """Count rows as they are now instead of as they were; nobody else does so meanwhile."""
    changes = Counter(each for row in after for each in bins_of(row))
    changes.subtract(each for row in before for each in bins_of(row))
    moved = [each._asdict() | {"size": change} for each, change in changes.items() if change]
    if not moved:
        return
    await connection.execute(_counting(connection.dialect.name), moved)
    left = [{f"its_{name}": row[name] for name in Bin._fields} for row in moved if row["size"] < 0]
    if left:
        await connection.execute(_EMPTIED, left)


@cache
def _counting(dialect: str) -> Any:
    """Adds to the size of a bin, which is made where there is none."""
    made = insert_on(dialect, bins)
    sums = {"size": bins.c.size + made.excluded.size}
    return made.on_conflict_do_update(index_elements=list(Bin._fields), set_=sums)


_EMPTIED = delete(bins).where(
    *(bins.c[name] == bindparam(f"its_{name}") for name in Bin._fields), bins.c.size == 0
)
