"""How people do against bots. No other leaderboard counts it."""

from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Double, Select, and_, bindparam, case, func, select

from db.engine.database import Database
from db.league.boards import counted, shown
from db.model.minds import COPIES, LAST, LEVELS
from db.model.people import Practised, Practising
from db.schema import members, players, results
from hockey.game import SIDES

ACROSS, BEFORE = results.alias("across"), results.alias("before")
# The level's place among all of them, from 0. Its bots at one table count together.
PLACE = (ACROSS.c.player_id - 1) // COPIES


class Practice:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, player_id: int) -> list[Practised]:
        """A player's results, by the level of the first bot on the other side."""
        rows = await self._database.all(_of_one(), {"player_id": player_id})
        return [Practised(LEVELS[row.place], row.win, row.loss, row.tie, row.ended_at) for row in rows]

    async def board(self, server_id: int, since: float) -> list[Practising]:
        """Everyone in a server who has practised since then, the best first.

        A win counts as many points as its level has places, one for the rookie; a tie counts half. Hidden and
        forgotten players are left out. So are bots: at a table of four they play each other too.
        """
        facts = {"server_id": server_id, "since": since}
        rows = await self._database.all(_of_all(), facts)
        return [
            Practising(row.rank, row.player_id, row.name, row.halves / 2, row.win, row.loss, row.tie)
            for row in rows
        ]


def _results() -> list[Any]:
    return [counted(result).label(result) for result in ("win", "loss", "tie")]


def _across() -> Any:
    """The first bot of the other side; only in practice, so that no other match is looked up."""
    theirs = and_(ACROSS.c.match_id == results.c.match_id, ACROSS.c.seat % SIDES != results.c.seat % SIDES)
    before = and_(BEFORE.c.match_id == ACROSS.c.match_id, BEFORE.c.seat == ACROSS.c.seat - SIDES)
    first = ~select(BEFORE.c.seat).where(before, BEFORE.c.player_id.between(1, LAST)).exists()
    return and_(theirs, ACROSS.c.player_id.between(1, LAST), first)


# Building this query takes longer than running it.
@cache
def _of_one() -> Select[Any]:
    me = bindparam("player_id", type_=results.c.player_id.type)
    return (
        select(PLACE.label("place"), *_results(), func.max(results.c.ended_at).label("ended_at"))
        .select_from(results.join(ACROSS, _across()))
        .where(results.c.player_id == me, results.c.practice)
        .group_by("place")
    )


@cache
def _of_all() -> Select[Any]:
    worth = PLACE + 1
    halves = case((results.c.result == "win", 2 * worth), (results.c.result == "tie", worth), else_=0)
    server: ColumnElement[int] = bindparam("server_id", type_=results.c.server_id.type)
    tally = (
        select(results.c.player_id, func.sum(halves).label("halves"), *_results())
        .select_from(results.join(ACROSS, _across()))
        .where(
            results.c.server_id == server,
            results.c.practice,
            results.c.ended_at >= bindparam("since", type_=Double),
            # Plus zero, as in `shown`.
            results.c.player_id + 0 > LAST,
            *shown(results.c.player_id),
        )
        .group_by(results.c.player_id)
        .subquery()
    )
    here = and_(members.c.player_id == tally.c.player_id, members.c.server_id == server)
    named = tally.join(players, players.c.id == tally.c.player_id).outerjoin(members, here)
    name = func.coalesce(members.c.name, players.c.name).label("name")
    best = tally.c.halves.desc(), tally.c.win.desc(), tally.c.loss, tally.c.tie.desc()
    rank = func.rank().over(order_by=best).label("rank")
    return select(rank, *tally.c, name).select_from(named).order_by(*best, tally.c.player_id)
