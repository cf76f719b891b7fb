"""A move as it is kept: the same few statements over and over, made ready once."""

from collections.abc import Sequence

from sqlalchemy import Connection, Double, bindparam, case, func, insert, update

from db.model.matches import Match, Ply, Status, Tapped
from db.rows import ply_rows
from db.schema import matches, plies, seats

_THIS = matches.c.id == bindparam("match")
# In a pause the turn is still whole when the clock goes on.
_STANDING = case((matches.c.paused_at.is_not(None), bindparam("now", type_=Double)), else_=None)

ADD_PLY = insert(plies)
# Written though nothing changes: others who would write to the match wait, and an ended one is missed.
GO_ON = update(matches).where(_THIS, matches.c.ended_at.is_(None)).values(lost=matches.c.lost)
BEGIN_TURN = GO_ON.values(due_at=bindparam("due"), paused_at=_STANDING)
END = update(matches).where(_THIS).values(status=Status.OVER.value, ended_at=bindparam("now"))
NOTE_TAP = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"), seats.c.seat == bindparam("tapped"))
    .values(tapped_at=bindparam("now"), home=func.coalesce(bindparam("home"), seats.c.home))
)


def add_plies(
    connection: Connection,
    match: Match,
    new: Sequence[Ply],
    tapped: Tapped | None,
    due_at: float | None,
    *,
    over: bool,
) -> bool:
    """Write what Matches.append adds; False, and nothing is written, if the match is not live."""
    facts = {"match": match.id, "now": new[-1].at}
    if due_at == match.due_at:
        turn = connection.execute(GO_ON, facts)
    else:
        turn = connection.execute(BEGIN_TURN, facts | {"due": due_at})
    if turn.rowcount == 0:
        return False
    connection.execute(ADD_PLY, ply_rows(match.id, new))
    if tapped is not None:
        connection.execute(NOTE_TAP, facts | {"tapped": tapped.seat, "home": tapped.home})
    if over:
        connection.execute(END, facts)
    return True
