"""Rows of matches and seats, as the tables have them and as the store returns them."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import (
    ColumnElement,
    FromClause,
    RowMapping,
    ScalarSelect,
    Select,
    and_,
    bindparam,
    func,
    or_,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from db.model.matches import IN_DM, Match, Ply, Seat, Status
from db.model.people import FIRST_MATCHES, Home, Place, Preferences, SheetLook, Team, Teams, Voice
from db.model.posts import OwnerKind
from db.schema import (
    matches,
    pairing_matches,
    pairings,
    players,
    posts,
    preferences,
    results,
    seats,
    servers,
    setups,
    teams,
    tournaments,
)
from hockey.game import SIDES, Options

# Any number that no other program uses in the same database, as in db.migrate.
NOBODIES = 0x4E4F424F44
OPTIONS = tuple(option.name for option in fields(Options))
_MADE_OTHERWISE = {*OPTIONS, "place", "status", "pairing", "finished"}
AS_KEPT = tuple(column.name for column in matches.c if column.name not in _MADE_OTHERWISE)
"""The columns of a match that are returned as they are."""
SERVER_LANGUAGE = func.coalesce(setups.c.language, servers.c.locale)
"""The language of what everyone in a server reads: the setting, else Discord's."""


def _of_tournament(fact: ColumnElement[Any]) -> ScalarSelect[Any]:
    """A fact about the tournament that a match is played in; None if it's in none."""
    dealt = tournaments.join(pairing_matches, pairing_matches.c.tournament_id == tournaments.c.id)
    return select(fact).select_from(dealt).where(pairing_matches.c.match_id == matches.c.id).scalar_subquery()


def is_of(part: FromClause, whole: FromClause, *key: str) -> ColumnElement[bool]:
    """Joins what belongs to the same tournament, and has the same key in it."""
    return and_(*(part.c[name] == whole.c[name] for name in ("tournament_id", *key)))


def _covered() -> ColumnElement[bool]:
    """True while another table of its round plays the same cards, or has yet to play them."""
    table, other = pairing_matches.alias(), matches.alias()
    # Comparisons are faster than an IN, which is written out each time.
    on = or_(other.c.status == Status.OPEN, other.c.status == Status.RUNNING)
    tables = (
        pairing_matches.join(tournaments, tournaments.c.id == pairing_matches.c.tournament_id)
        .join(pairings, is_of(pairing_matches, pairings, "round"))
        .outerjoin(table, is_of(table, pairings, "round", "number"))
        .outerjoin(other, and_(other.c.id == table.c.match_id, on))
    )
    waits = and_(pairings.c.how.is_(None), tournaments.c.ended_at.is_(None))
    plays = select(pairings.c.number).select_from(tables).where(pairing_matches.c.match_id == matches.c.id)
    return and_(matches.c.board.is_not(None), plays.where(or_(waits, other.c.id.is_not(None))).exists())


SERVER = (
    servers.c.name.label("server_name"),
    SERVER_LANGUAGE.label("server_locale"),
    setups.c.voice,
    setups.c.rings,
    setups.c.look,
    setups.c.taunts,
    _of_tournament(tournaments.c.id).label("tournament"),
    _of_tournament(tournaments.c.name).label("tournament_name"),
    _covered().label("covered"),
)
WANTS = [preferences.c[wanted.name] for wanted in fields(Preferences)]
KEPT_TEAM = {f"team_{part.name}": teams.c[part.name] for part in fields(Team)}
"""The columns of a seat for its team when the match ended, and where that stands until then."""
TEAM = [func.coalesce(seats.c[kept], now).label(f"worn_{now.name}") for kept, now in KEPT_TEAM.items()]
_OF_SEAT = tuple(column.name for column in seats.c if column.name not in {"match_id", *KEPT_TEAM})
SEATED = (
    select(seats, func.coalesce(preferences.c.language, players.c.locale).label("locale"), *WANTS, *TEAM)
    .join(players, players.c.id == seats.c.player_id)
    .join(matches, matches.c.id == seats.c.match_id)
    .outerjoin(preferences, preferences.c.player_id == seats.c.player_id)
    .outerjoin(
        teams,
        and_(
            teams.c.player_id == seats.c.player_id,
            teams.c.server_id == matches.c.server_id,
            matches.c.status != Status.OVER,
        ),
    )
)
# By far the most common query: building it takes longer than running it.
MATCH = (
    select(matches, *SERVER)
    .join(servers, servers.c.id == matches.c.server_id)
    .outerjoin(setups, setups.c.server_id == matches.c.server_id)
    .where(matches.c.id == bindparam("match"))
)
ITS_SEATS = SEATED.where(seats.c.match_id == bindparam("match")).order_by(seats.c.seat)
_THEIR_SEATS = SEATED.where(seats.c.match_id.in_(bindparam("ids", expanding=True))).order_by(seats.c.seat)
# SQLite has one writer and ignores the lock. `key_share` lets others refer to the locked row.
_HELD_MATCH, _HELD_SEATS, _HELD_SERVER = (
    select(held).where(by == bindparam("held")).with_for_update(key_share=True)
    for held, by in (
        (matches.c.id, matches.c.id),
        (seats.c.seat, seats.c.match_id),
        (servers.c.id, servers.c.id),
    )
)


async def load_match(connection: AsyncConnection, match_id: int) -> Match | None:
    """A match with its seats; None if there is none."""
    this = {"match": match_id}
    row = (await connection.execute(MATCH, this)).mappings().one_or_none()
    if row is None:
        return None
    return match_of(row, (await connection.execute(ITS_SEATS, this)).mappings().all())


def match_of(row: RowMapping, seat_rows: Sequence[RowMapping]) -> Match:
    """The match in a row of MATCH and the rows of ITS_SEATS."""
    return _to_match(row, *_seated(seat_rows))


async def load_matches(connection: AsyncConnection, query: Select[Any]) -> list[Match]:
    """The matches that a query for their rows finds, with their seats."""
    return await load_told(connection, told_of(query), {})


def told_of(query: Select[Any]) -> Select[Any]:
    """A query for rows of matches with everything that `load_told` needs."""
    told = query.join(servers, servers.c.id == matches.c.server_id).add_columns(*SERVER)
    return told.outerjoin(setups, setups.c.server_id == matches.c.server_id)


async def load_told(connection: AsyncConnection, told: Select[Any], facts: dict[str, Any]) -> list[Match]:
    """The same with a query built before; `facts` are its parameters."""
    rows = (await connection.execute(told, facts)).mappings().all()
    if not rows:
        return []
    seat_rows = (await connection.execute(_THEIR_SEATS, {"ids": [row["id"] for row in rows]})).mappings()
    by_match: dict[int, list[RowMapping]] = defaultdict(list)
    for row in seat_rows:
        by_match[row["match_id"]].append(row)
    return [_to_match(row, *_seated(by_match[row["id"]])) for row in rows]


def _seated(rows: Sequence[RowMapping]) -> tuple[list[Seat], Teams]:
    """The seats of a match, and the sides' teams: partners share the first one's."""
    worn = {row["seat"]: _to_team(row) for row in rows if row["worn_name"] is not None}
    home, away = (
        next((worn[seat] for seat in sorted(worn) if seat % SIDES == side), None) for side in range(SIDES)
    )
    return [_to_seat(row) for row in rows], (home, away)


async def hold_match(connection: AsyncConnection, match_id: int) -> None:
    """Let no one else answer a challenge, sit down or get up until the transaction ends.

    Locks are taken in this order: match, seats, server, the books (`db/league/entering.py`).
    """
    await connection.execute(_HELD_MATCH, {"held": match_id})


async def hold_seats(connection: AsyncConnection, match_id: int) -> None:
    """Stop all changes to seats until the transaction ends."""
    await connection.execute(_HELD_SEATS, {"held": match_id})


async def held_running(connection: AsyncConnection, match_id: int) -> Match | None:
    """A running match, locked until the transaction ends; None if it isn't running."""
    await hold_match(connection, match_id)
    await hold_seats(connection, match_id)
    match = await load_match(connection, match_id)
    return match if match and match.status is Status.RUNNING else None


async def hold_server(connection: AsyncConnection, server_id: int) -> None:
    """Let no one else pair players or name rules in a server until the transaction ends."""
    await connection.execute(_HELD_SERVER, {"held": server_id})


async def hold_nobodies(connection: AsyncConnection) -> None:
    """Let no one else be deleted until the transaction ends: each takes the next lower number."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(NOBODIES)))


def is_live() -> Any:
    return matches.c.status.in_([Status.OPEN, Status.RUNNING])


def of_match(*match_ids: int) -> Any:
    """True if a message is one of these matches'."""
    return and_(posts.c.owner == OwnerKind.MATCH, posts.c.owner_id.in_(match_ids))


def is_called(*kinds: str) -> Any:
    """True if a message is of these kinds: its name begins with one of them."""
    return or_(*(posts.c.name.like(f"{kind}:%") for kind in kinds))


def seat_is(match_id: int, seat: int) -> Any:
    return and_(seats.c.match_id == match_id, seats.c.seat == seat)


def seat_row(match_id: int, seat: int, player_id: int, name: str, now: float) -> dict[str, Any]:
    """The challenger was just there and wants to play; the others are unknown."""
    return {
        "match_id": match_id,
        "seat": seat,
        "player_id": player_id,
        "name": name,
        "accepted": seat == 0,
        "home": Home.DM,
        "dms_closed_at": None,
        "tapped_at": 0.0 if seat else now,
        "draft": None,
        "pause_seconds": None,
        "leaving_at": None,
        "bot_asked_at": None,
        "left_at": None,
        "shows_tips": False,
        "cut": None,
    }


def ply_rows(match_id: int, new: Sequence[Ply]) -> list[dict[str, Any]]:
    return [{"match_id": match_id, **asdict(ply)} for ply in new]


def _to_seat(row: RowMapping) -> Seat:
    kept = {name: row[name] for name in _OF_SEAT}
    return Seat(**kept | {"home": Home(row["home"]), "locale": row["locale"], "wants": to_preferences(row)})


def _to_team(row: RowMapping) -> Team | None:
    return None if row["worn_name"] is None else Team(row["worn_name"], row["worn_emoji"], row["worn_colour"])


def to_preferences(row: RowMapping) -> Preferences:
    """From a row of preferences, or from an empty join."""
    if row["hand"] is None:
        return Preferences()
    told = {wanted.key: row[wanted.key] for wanted in WANTS}
    return Preferences(**told | {"hand": Home(row["hand"])})


def wants_tips(player_id: Any) -> Any:
    """As a part of a query: whether a player gets tips, by choice or in their first matches."""
    chosen = select(preferences.c.tips).where(preferences.c.player_id == player_id).scalar_subquery()
    finished = select(func.count()).where(results.c.player_id == player_id).scalar_subquery()
    return func.coalesce(chosen, finished < FIRST_MATCHES)


def _locale(row: RowMapping, seated: Sequence[Seat]) -> str:
    locale: str = row["server_locale"]
    return locale if row["server_id"] != IN_DM else next((s.locale for s in seated if s.locale), locale)


def _to_match(row: RowMapping, seated: Sequence[Seat], teams: Teams) -> Match:
    return Match(
        **{name: row[name] for name in AS_KEPT},
        server_name=row["server_name"],
        locale=_locale(row, seated),
        voice=Voice(row["voice"] or Voice.TRADITIONAL),
        rings=bool(row["rings"]),
        teams=teams,
        look=SheetLook(row["look"] or SheetLook.PICTURES),
        place=Place(row["place"]),
        options=Options(**{option: row[option] for option in OPTIONS}),
        status=Status(row["status"]),
        seats=tuple(seated),
        taunts=row["taunts"] is not False,
        tournament=row["tournament"],
        tournament_name=row["tournament_name"],
        covered=bool(row["covered"]),
    )
