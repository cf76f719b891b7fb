"""Everything that is stored about one person: to give to them, and to delete."""

from typing import Any

from sqlalchemy import (
    String,
    Table,
    and_,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.engine.database import Database
from db.league.entering import hold_books, settle_boards
from db.model.matches import Match
from db.model.posts import OwnerKind
from db.rows import KEPT_TEAM, hold_nobodies, is_live, load_matches
from db.schema import (
    bans,
    blocks,
    bookmarks,
    entrant_players,
    followers,
    guesses,
    matches,
    members,
    players,
    podiums,
    posts,
    preferences,
    ratings,
    results,
    seats,
    teams,
    totals,
)


class Privacy:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept_of(self, player_id: int) -> dict[str, list[dict[str, Any]]]:
        """The rows about a player by their table, without matches."""
        theirs = members, teams, preferences, blocks, bans, seats, bookmarks, followers, guesses, results
        more = ratings, podiums, entrant_players
        about = {
            players: players.c.id == player_id,
            **{table: table.c.player_id == player_id for table in (*theirs, *more)},
            totals: or_(totals.c.player_id == player_id, totals.c.partner_id == player_id),
            posts: _to_seats_of(player_id),
        }
        async with self._database.read() as connection:
            return {table.name: await _rows(connection, table, where) for table, where in about.items()}

    async def matches_of(self, player_id: int) -> list[Match]:
        """Every match that a player has a seat in, oldest first."""
        mine = select(seats.c.match_id).where(seats.c.player_id == player_id)
        async with self._database.read() as connection:
            return await load_matches(
                connection, select(matches).where(matches.c.id.in_(mine)).order_by(matches.c.id)
            )

    async def forget(self, player_id: int, name: str) -> None:
        """Delete everything about a player; in other people's data they become no one, called `name`.

        Bans stay, and so do blocks by other players, as a bare id: deleting their data must not let anyone
        back in.

        Their open challenges and running matches should have ended before. In any that hasn't, their seat is
        taken by no one.
        """
        theirs = select(seats.c.match_id).where(seats.c.player_id == player_id)
        async with self._database.write() as connection:
            await hold_nobodies(connection)
            lowest: int = (await connection.execute(select(func.min(players.c.id)))).scalar_one()
            nobody = min(lowest, 0) - 1
            await connection.execute(insert(players).values(id=nobody, name=name))
            await _pair_with(connection, player_id, nobody)
            # Anyone who is ending a match holds its row by now, and `rebuild` holds no row of a live match.
            await hold_books(connection)
            await connection.execute(
                update(matches).where(matches.c.id.in_(theirs), ~is_live()).values(pairing="")
            )
            their_posts = and_(posts.c.owner == OwnerKind.MATCH, posts.c.owner_id.in_(theirs))
            without_tokens = update(posts).where(their_posts).values(token=None, asked_tokens="")
            await connection.execute(without_tokens)
            for column in (results.c.player_id, results.c.partner_id):
                # There's no index of partners: their matches are found by their seats, while they still have
                # them.
                left = update(results).where(results.c.match_id.in_(theirs), column == player_id)
                await connection.execute(left.values({column.name: nobody}))
            await connection.execute(delete(posts).where(_to_seats_of(player_id)))
            seat = update(seats).where(seats.c.player_id == player_id)
            await connection.execute(seat.values(player_id=nobody, name=name, **dict.fromkeys(KEPT_TEAM)))
            entered = update(entrant_players).where(entrant_players.c.player_id == player_id)
            await connection.execute(entered.values(player_id=nobody, name=name))
            await _have_no_history(connection, player_id, nobody)
            theirs_alone = (blocks, bookmarks, followers, guesses, preferences, members, teams)
            for column in (*(table.c.player_id for table in theirs_alone), players.c.id):
                await connection.execute(delete(column.table).where(column == player_id))


async def _pair_with(connection: AsyncConnection, player_id: int, nobody: int) -> None:
    """Give a player's live matches to `nobody`."""
    theirs = matches.c.id.in_(select(seats.c.match_id).where(seats.c.player_id == player_id))
    query = select(matches.c.id, matches.c.pairing).where(theirs, is_live())
    live = {row.id: row.pairing for row in await connection.execute(query)}
    for match_id, pairing in live.items():
        ids = [str(nobody) if each == str(player_id) else each for each in pairing.split(":")]
        values = {"pairing": ":".join(sorted(ids))}
        await connection.execute(update(matches).where(matches.c.id == match_id).values(values))


async def _have_no_history(connection: AsyncConnection, player_id: int, nobody: int) -> None:
    """Give a player's results to `nobody`, who is on no board: other players' ratings depend on them."""
    await connection.execute(update(ratings).where(ratings.c.player_id == player_id).values(player_id=nobody))
    await connection.execute(update(podiums).where(podiums.c.player_id == player_id).values(player_id=nobody))
    # The lower id of two comes first, and nobody's is the lowest.
    theirs = {"player_id": nobody, "partner_id": totals.c.player_id}
    await connection.execute(update(totals).where(totals.c.partner_id == player_id).values(theirs))
    await connection.execute(update(totals).where(totals.c.player_id == player_id).values(player_id=nobody))
    await settle_boards(connection, nobody)


def _to_seats_of(player_id: int) -> Any:
    """True if a post is for one of a player's seats alone: a hand, a call to their turn, a question."""
    called = (literal(f"{kind}:") + cast(seats.c.seat, String) for kind in ("hand", "private", "nudge"))
    asked = posts.c.name.like(literal("ask:") + cast(seats.c.seat, String) + ":%")
    theirs = and_(seats.c.match_id == posts.c.owner_id, seats.c.player_id == player_id)
    return and_(
        posts.c.owner == OwnerKind.MATCH, exists().where(theirs, or_(posts.c.name.in_(called), asked))
    )


async def _rows(connection: AsyncConnection, table: Table, where: Any) -> list[dict[str, Any]]:
    """The rows, without Discord's permits, which open a door as long as they work."""
    columns = (each for each in table.c if each.name not in {"token", "asked_tokens"})
    return [dict(row) for row in (await connection.execute(select(*columns).where(where))).mappings()]
