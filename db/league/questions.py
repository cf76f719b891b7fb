"""Parts that several questions to the books are made of."""

from typing import Any

from sqlalchemy import ColumnElement, and_, case, func, or_, select

from db.schema import preferences, results


def shown(
    player_id: ColumnElement[int], partner_id: ColumnElement[int] | None = None
) -> list[ColumnElement[bool]]:
    """Neither forgotten nor hidden; of two, none of them."""
    hidden = select(preferences.c.player_id).where(preferences.c.hidden)
    # Plus nothing: as a bound it would have SQLite walk along the index of all players.
    alone = [player_id + 0 > 0, player_id.not_in(hidden)]
    if partner_id is None:
        return alone
    return [*alone, or_(partner_id.is_(None), and_(partner_id >= 0, partner_id.not_in(hidden)))]


def counted(result: str, ended_by: str | None = None) -> Any:
    is_one = results.c.result == result
    if ended_by is not None:
        is_one = and_(is_one, results.c.ended_by == ended_by)
    return func.sum(case((is_one, 1), else_=0))
