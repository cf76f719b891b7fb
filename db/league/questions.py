"""Parts that several questions to the books are made of."""

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, bindparam, case, func, or_, select

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


def named(found: Select[Any], *, of_server: bool) -> Select[Any]:
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
