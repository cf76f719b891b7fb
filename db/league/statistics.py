"""Results for the cards of a player, of two players, and of a server."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import RowMapping, Select, and_, bindparam, func, select

from db.engine.database import Database
from db.league.boards import shown
from db.league.entering import hidden_of, seat_result
from db.league.ratings import widened
from db.league.summary import PlayedMatch
from db.model.league import EVERYWHERE, NEVER_MET, Met, Moved, Rating, Window, met_in
from db.model.matches import Match
from db.schema import members, players, ratings, results
from hockey.game import SIDES

LATER = float("inf")


@dataclass(frozen=True, slots=True)
class Which:
    """Whose matches count: one server's or, with None, all servers'; one game's or all; of a time."""

    server_id: int | None = None
    game: str | None = None
    window: Window | None = None

    @property
    def scope(self) -> int:
        return EVERYWHERE if self.server_id is None else self.server_id


class Statistics:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def played_by(self, player_id: int, which: Which) -> list[PlayedMatch]:
        """A player's matches, in the order in which they ended, without practice."""
        async with self._database.read() as connection:
            mine = _narrowed(select(results).where(results.c.player_id == player_id), which)
            rows = (await connection.execute(mine.order_by(results.c.finished))).mappings().all()
            across = results.alias("across")
            theirs = and_(
                across.c.match_id == results.c.match_id, across.c.seat % SIDES != results.c.seat % SIDES
            )
            met = _narrowed(
                select(results.c.match_id, across.c.player_id)
                .join(across, theirs)
                .where(results.c.player_id == player_id),
                which,
            )
            against: dict[int, list[int]] = defaultdict(list)
            for match_id, other in await connection.execute(met):
                against[match_id].append(other)
        return [_played(row, tuple(against[row["match_id"]]), which) for row in rows]

    async def played_in(self, which: Which) -> list[PlayedMatch]:
        """All results of a server by people who may be shown, in the order in which the matches ended."""
        query = _narrowed(select(results).where(*shown(results.c.player_id)), which)
        rows = await self._database.mappings(query.order_by(results.c.finished, results.c.seat))
        return [_played(row, (), which) for row in rows]

    async def outcomes_of(self, ids: Sequence[int], which: Which) -> dict[int, list[str]]:
        """What people's matches add up to, the latest last, without those with a partner."""
        query = _narrowed(
            select(results.c.player_id, results.c.result).where(
                results.c.player_id.in_(ids), results.c.partner_id.is_(None)
            ),
            which,
        )
        outcomes: dict[int, list[str]] = defaultdict(list)
        for player_id, outcome in await self._database.all(query.order_by(results.c.finished)):
            outcomes[player_id].append(outcome)
        return outcomes

    async def ratings_of(self, player_id: int, scope: int, now: float) -> dict[str, Rating]:
        """A player's ratings by family, as certain as they are now."""
        query = select(ratings).where(ratings.c.player_id == player_id, ratings.c.scope == scope)
        return {
            row.family: widened(Rating(row.mu, row.sigma, row.rated, row.rated_at), now)
            for row in await self._database.all(query)
        }

    async def moved_by(self, match_id: int) -> tuple[Moved, ...]:
        """What a match did to ratings in its server, by seat, for those who may be shown."""
        query = select(results.c.seat, results.c.mu_before, results.c.mu, results.c.rated).where(
            results.c.match_id == match_id, results.c.rated.is_not(None), *shown(results.c.player_id)
        )
        found = await self._database.all(query.order_by(results.c.seat))
        return tuple(Moved(*row) for row in found)

    async def met_before(self, match: Match) -> Met:
        """Earlier results between the two players of a match in its server; empty if one of them hides.

        Earlier means that they ended before it does. If the two play another match while this one is open,
        that one comes first.
        """
        if len(match.people) != SIDES or len(match.seats) != SIDES:
            return NEVER_MET
        home, away = (seat.player_id for seat in match.seats)
        ended = LATER if match.ended_at is None else match.ended_at
        facts = {"home": home, "away": away, "of": match.id, "ended": ended}
        if match.server_id is not None:
            facts["there"] = match.server_id
        found = await self._database.scalars(_meetings(in_server="there" in facts), facts)
        return met_in(found)

    async def names(self, ids: set[int], server_id: int | None) -> dict[int, str]:
        """The names people use, in a server or everywhere."""
        worn = and_(members.c.player_id == players.c.id, members.c.server_id == server_id)
        name = func.coalesce(members.c.name, players.c.name).label("name")
        query = select(players.c.id, name).outerjoin(members, worn).where(players.c.id.in_(ids))
        return {row.id: row.name for row in await self._database.all(query)}

    async def is_hidden(self, player_id: int) -> bool:
        return bool(await self.hidden_of([player_id]))

    async def hidden_of(self, ids: Collection[int]) -> set[int]:
        """Those of them who hide their statistics."""
        async with self._database.read() as connection:
            return await hidden_of(connection, ids)


@cache
def _meetings(*, in_server: bool) -> Select[Any]:
    """How two players' matches ended that were over when another one ended, the latest last.

    Built once: after a start, a thousand matches ask at the same time, and each would keep its own copy.
    """
    across = results.alias("across")
    query = (
        select(results.c.result)
        .join(across, and_(across.c.match_id == results.c.match_id, across.c.seat != results.c.seat))
        .where(results.c.player_id == bindparam("home"), across.c.player_id == bindparam("away"))
        .where(results.c.partner_id.is_(None), results.c.match_id != bindparam("of"))
        .where(results.c.ended_at <= bindparam("ended"))
        .where(*shown(results.c.player_id), *shown(across.c.player_id))
        .order_by(results.c.finished)
    )
    there = results.c.server_id == bindparam("there")
    return _narrowed(query.where(there) if in_server else query, Which())


def _narrowed(query: Select[Any], which: Which) -> Select[Any]:
    query = query.where(results.c.practice.is_(False))
    if which.server_id is not None:
        query = query.where(results.c.server_id == which.server_id)
    if which.game is not None:
        query = query.where(results.c.game == which.game)
    if which.window is not None:
        until = which.window.until
        query = query.where(results.c.ended_at >= which.window.since)
        query = query if until is None else query.where(results.c.ended_at < until)
    return query


def _played(row: RowMapping, against: tuple[int, ...], which: Which) -> PlayedMatch:
    result = seat_result(row)
    mu = row["mu_everywhere"] if which.server_id is None else row["mu"]
    return PlayedMatch(
        row["match_id"], row["server_id"], row["game"], row["ended_at"], result, against, mu, row["rated"]
    )
