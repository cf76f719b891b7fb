"""Parts that several questions to the books are made of."""

from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Select,
    Subquery,
    and_,
    bindparam,
    case,
    func,
    null,
    or_,
    select,
)

from db.schema import members, players, preferences, results, totals

SERVER_ID = bindparam("server_id", type_=results.c.server_id.type)
SCOPE = bindparam("scope", type_=totals.c.scope.type)
GAME = bindparam("game", type_=totals.c.game.type)
ME = bindparam("player_id", type_=results.c.player_id.type)
OFFSET = bindparam("offset", type_=totals.c.points.type)
# A database that knows how few rows it is asked for walks along an index to them.
LIMIT = bindparam("limit", type_=totals.c.points.type, literal_execute=True)


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


def named(found: Select[Any], *, of_server: bool, pairs: bool) -> Select[Any]:
    """The rows that are told, with the names of their players: looked up for no others."""
    table = found.subquery()
    told, name = _joined(table, table, "player_id", of_server=of_server)
    # A database plans every table that a question names: partners are looked up where there are any.
    partner: ColumnElement[Any] = null()
    if pairs:
        told, partner = _joined(told, table, "partner_id", of_server=of_server)
    return select(*table.c, name.label("name"), partner.label("partner")).select_from(told)


def _joined(
    told: FromClause, table: Subquery, column: str, *, of_server: bool
) -> tuple[FromClause, ColumnElement[str]]:
    """The name of whoever a column says: in a server the one that is worn there."""
    person = players.alias()
    told = told.join(person, person.c.id == table.c[column])
    if not of_server:
        return told, person.c.name
    worn = members.alias()
    here = and_(worn.c.player_id == table.c[column], worn.c.server_id == SERVER_ID)
    return told.outerjoin(worn, here), func.coalesce(worn.c.name, person.c.name)
