"""A move as it is kept: the same few statements over and over, made ready once."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Double, bindparam, case, func, insert, update

from db.engine.steps import WriteStep
from db.model.matches import Match, Ply, Status, Tapped
from db.rows import ply_rows
from db.schema import matches, plies, seats

_THIS = matches.c.id == bindparam("match")
# Where there is but one process, nobody keeps a match.
_KEEPER: Any = func.coalesce(bindparam("keeper"), matches.c.kept_by)
_TAKEN_OVER = matches.c.kept_by.is_distinct_from(_KEEPER)
_TENURE = case((_TAKEN_OVER, matches.c.tenure + 1), else_=matches.c.tenure)
# In a pause the turn is still whole when the clock goes on.
_STANDING = case((matches.c.paused_at.is_not(None), bindparam("now", type_=Double)), else_=None)

ADD_PLY = insert(plies)
GO_ON = update(matches).where(_THIS, matches.c.ended_at.is_(None)).values(kept_by=_KEEPER, tenure=_TENURE)
BEGIN_TURN = GO_ON.values(due_at=bindparam("due"), paused_at=_STANDING)
END = update(matches).where(_THIS).values(status=Status.OVER.value, ended_at=bindparam("now"))
NOTE_TAP = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"), seats.c.seat == bindparam("tapped"))
    .values(tapped_at=bindparam("now"), home=func.coalesce(bindparam("home"), seats.c.home))
)


def steps_of(
    match: Match,
    new: Sequence[Ply],
    tapped: Tapped | None,
    due_at: float | None,
    keeper: str | None,
    *,
    over: bool,
) -> list[WriteStep]:
    """What Matches.append does, in its order. The first one hits nothing where the match is not live."""
    facts = {"match": match.id, "now": new[-1].at, "keeper": keeper}
    turn = WriteStep(GO_ON, [facts], must_hit=True)
    if due_at != match.due_at:
        turn = WriteStep(BEGIN_TURN, [facts | {"due": due_at}], must_hit=True)
    steps = [turn, WriteStep(ADD_PLY, ply_rows(match.id, new))]
    if tapped is not None:
        steps.append(WriteStep(NOTE_TAP, [facts | {"tapped": tapped.seat, "home": tapped.home}]))
    if over:
        steps.append(WriteStep(END, [facts]))
    return steps
