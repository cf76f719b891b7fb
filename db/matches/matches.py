"""Matches, their seats and their append-only logs."""

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Double, bindparam, case, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from db.engine.database import Database
from db.league.entering import enter
from db.league.tallies import FinishedMatch
from db.logs import LOG, log_of, plies_of
from db.matches.crowds import settle_guesses
from db.model.matches import Match, Ply, Status, Tapped
from db.model.people import Home, Place, SeatResult
from db.model.posts import OwnerKind
from db.rows import (
    ITS_SEATS,
    KEPT_TEAM,
    MATCH,
    hold_match,
    is_called,
    is_live,
    load_matches,
    match_of,
    ply_rows,
    seat_is,
)
from db.schema import matches, plies, posts, seats, teams

_THIS = matches.c.id == bindparam("match")
# During a pause, the turn gets its full time again.
_STANDING = case((matches.c.paused_at.is_not(None), bindparam("now", type_=Double)), else_=None)

# Storing a move: the same few statements over and over, built once.
_ADD_PLY = insert(plies)
# Written though nothing changes: it locks the match, and fails if the match has ended.
_GO_ON = update(matches).where(_THIS, matches.c.ended_at.is_(None)).values(lost=matches.c.lost)
_BEGIN_TURN = _GO_ON.values(due_at=bindparam("due"), paused_at=_STANDING)
_END = update(matches).where(_THIS).values(status=Status.OVER.value, ended_at=bindparam("now"))
_KEEP_TEAMS = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"))
    .values(
        {
            kept: select(now)
            .where(teams.c.player_id == seats.c.player_id, teams.c.server_id == bindparam("server"))
            .scalar_subquery()
            for kept, now in KEPT_TEAM.items()
        }
    )
)
_NOTE_TAP = (
    update(seats)
    .where(seats.c.match_id == bindparam("match"), seats.c.seat == bindparam("tapped"))
    .values(tapped_at=bindparam("now"), home=func.coalesce(bindparam("home"), seats.c.home))
)

# Whether the channel shows the end is for the code that draws it to know.
_MAY_CHANGE = (
    select(posts.c.name)
    .where(
        posts.c.owner == OwnerKind.MATCH,
        posts.c.owner_id == matches.c.id,
        posts.c.final.is_(False),
        is_called("hand", "private", "nudge"),
    )
    .where(or_(posts.c.message_id.is_not(None), posts.c.sending.is_not(None)))
    .exists()
)


class PlyTakenError(Exception):
    """Another move has this ply: read the log again and judge again."""


class Matches:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def log(self, match_id: int, since: int = 0) -> list[Ply]:
        """The plies from number `since` on, in order."""
        async with self._database.read() as connection:
            return await log_of(connection, match_id, since)

    async def read(self, match_id: int, since: int = 0) -> tuple[Match | None, list[Ply]]:
        """A match and its plies from number `since` on, both at the same moment."""
        facts = {"match": match_id, "since": since}
        async with self._database.read() as connection:
            found = (await connection.execute(MATCH, facts)).mappings().one_or_none()
            if found is None:
                return None, []
            seated = (await connection.execute(ITS_SEATS, facts)).mappings().all()
            log = (await connection.execute(LOG, facts)).mappings().all()
        return match_of(found, seated), plies_of(log, since)

    async def live_of(self, player_id: int) -> list[Match]:
        """A player's open challenges and running matches in all servers, oldest first."""
        mine = select(seats.c.match_id).where(seats.c.player_id == player_id)
        query = select(matches).where(is_live(), matches.c.id.in_(mine)).order_by(matches.c.id)
        async with self._database.read() as connection:
            return await load_matches(connection, query)

    async def live_in(self, server_id: int) -> list[Match]:
        """A server's open challenges and running matches, newest first."""
        # Every live match is unsettled, and there's an index of those.
        query = select(matches).where(
            matches.c.settled.is_(False), is_live(), matches.c.server_id == server_id
        )
        async with self._database.read() as connection:
            return await load_matches(connection, query.order_by(matches.c.id.desc()))

    async def count_live(self) -> dict[Status, int]:
        """How many challenges are open and how many matches run."""
        query = select(matches.c.status, func.count()).where(matches.c.settled.is_(False), is_live())
        found = await self._database.all(query.group_by(matches.c.status))
        counts = {Status(row[0]): int(row[1]) for row in found}
        return {status: counts.get(status, 0) for status in Status if status.live}

    async def finished_of(self, player_id: int, most: int) -> list[Match]:
        """A player's finished matches, the latest first."""
        mine = select(seats.c.match_id).where(seats.c.player_id == player_id)
        query = select(matches).where(matches.c.status == Status.OVER, matches.c.id.in_(mine))
        async with self._database.read() as connection:
            return await load_matches(connection, query.order_by(matches.c.ended_at.desc()).limit(most))

    async def call_off(self, match_id: int, now: float) -> None:
        """End a match whose log can't be played any more: without a result, and never looked at again."""
        values = {"status": Status.OVER, "ended_at": now, "settled": True}
        await self._change(update(matches).where(matches.c.id == match_id, is_live()).values(values))

    async def rematches_of(self, match_id: int) -> list[Match]:
        query = select(matches).where(matches.c.rematch_of == match_id).order_by(matches.c.id)
        async with self._database.read() as connection:
            return await load_matches(connection, query)

    async def unsettled(self, server_id: int | None = None, player_id: int | None = None) -> list[int]:
        """Matches that may still have something to show or to wait for: all, a server's, or a player's."""
        query = select(matches.c.id).where(matches.c.settled.is_(False)).order_by(matches.c.id)
        if server_id is not None:
            query = query.where(matches.c.server_id == server_id)
        if player_id is not None:
            mine = select(seats.c.match_id).where(seats.c.player_id == player_id)
            query = query.where(matches.c.id.in_(mine))
        return await self._database.scalars(query)

    async def in_thread(self, server_id: int, thread_id: int) -> list[int]:
        """The matches shown in a thread, also finished ones."""
        query = select(matches.c.id).where(matches.c.server_id == server_id, matches.c.thread_id == thread_id)
        return await self._database.scalars(query)

    async def settle(self, match_id: int) -> bool:
        """Settle a match, unless a hand's message that may still change exists or is being sent.

        True if it's settled now.
        """
        async with self._database.write() as connection:
            # This waits for a message that is being started.
            await hold_match(connection, match_id)
            settling = update(matches).where(matches.c.id == match_id, ~_MAY_CHANGE)
            return bool((await connection.execute(settling.values(settled=True))).rowcount)

    async def move(self, match_id: int, thread_id: int | None) -> None:
        """Show it in a thread, or with None where it was offered."""
        place = Place.CHANNEL if thread_id is None else Place.THREAD
        values = {"place": place, "thread_id": thread_id}
        await self._change(update(matches).where(matches.c.id == match_id).values(values))

    async def lose(self, match_id: int, *, lost: bool) -> None:
        """Note whether the bot can write to the channel."""
        await self._change(update(matches).where(matches.c.id == match_id).values(lost=lost))

    async def keep_draft(self, match_id: int, seat: int, draft: str | None) -> None:
        await self._change(update(seats).where(seat_is(match_id, seat)).values(draft=draft))

    async def append(
        self,
        match: Match,
        new: Sequence[Ply],
        final: Sequence[SeatResult] | None = None,
        tapped: Tapped | None = None,
        due_at: float | None = None,
    ) -> None:
        """Add plies to the log, all or none; with `final`, the match is over with these results.

        `tapped` is the player who made this happen. `due_at` is when the next turn ends, None if it has no
        limit. Raises PlyTakenError, also if the match is over.
        """

        def add(connection: Connection) -> bool:
            facts = {"match": match.id, "now": new[-1].at}
            turn = _GO_ON if due_at == match.due_at else _BEGIN_TURN
            if connection.execute(turn, facts | {"due": due_at}).rowcount == 0:
                return False  # it is not live
            connection.execute(_ADD_PLY, ply_rows(match.id, new))
            if tapped is not None:
                connection.execute(_NOTE_TAP, facts | {"tapped": tapped.seat, "home": tapped.home})
            if final is not None:
                connection.execute(_END, facts)
                connection.execute(_KEEP_TEAMS, {"match": match.id, "server": match.server_id})
            return True

        try:
            if final:
                kept = await self._finish(add, FinishedMatch.of(match, final, new[-1].at))
            else:
                kept = await self._database.write_at_once(add)
        except IntegrityError:
            if not await self.log(match.id, new[0].ply):
                raise
            kept = False
        if not kept:
            raise PlyTakenError

    async def _finish(self, add: Callable[[Connection], bool], match: FinishedMatch) -> bool:
        """Add the last plies, and enter the match; False if it isn't live."""
        async with self._database.write() as connection:
            if not await connection.run_sync(add):
                return False
            # Before the books, which take one match at a time.
            await settle_guesses(connection, match.id, match.winner if match.rated else None)
            await enter(connection, match)
        return True

    async def tapped(self, match_id: int, seat: int, now: float, home: Home | None = None) -> None:
        """Note that a player was there, and where their hand is now."""
        await self._note(match_id, seat, {"tapped_at": now} | ({"home": home} if home else {}))

    async def move_home(self, match_id: int, seat: int, home: Home) -> None:
        """Note where a hand is now."""
        await self._note(match_id, seat, {"home": home})

    async def close_dms(self, match_id: int, seat: int, played: int, home: Home | None = None) -> None:
        """Note that a DM was refused after this many cards, and where the hand is now."""
        await self._note(match_id, seat, {"dms_closed_at": played} | ({"home": home} if home else {}))

    async def _note(self, match_id: int, seat: int, values: dict[str, Any]) -> None:
        await self._change(update(seats).where(seat_is(match_id, seat)).values(values))

    async def _change(self, query: Any) -> None:
        await self._database.run(query)
