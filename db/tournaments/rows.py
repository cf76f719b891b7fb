"""Tournaments as rows of their tables: loaded, and saved by what differs."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Table, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.model.minds import level_of
from db.model.posts import TOURNAMENT_MESSAGE, OwnerKind
from db.rows import is_of
from db.schema import entrant_players, entrants, pairing_matches, pairings, posts, rounds, tournaments
from tournaments.model import Format, How, Pairing
from tournaments.tournament import NewTournament, Person, Round, Signed, Tournament, WhyOut

_NEW = tuple(name for name in NewTournament.__dataclass_fields__ if name != "format")
_OWN = tuple(
    name
    for name in Tournament.__dataclass_fields__
    if name in tournaments.c and name not in NewTournament.__dataclass_fields__
)

_PERSON_NAMES = ("player_id", "name", "agreed", "checked_in")
_PERSON = tuple(entrant_players.c[name] for name in _PERSON_NAMES)
_SHOWN_AT = (
    select(posts.c.message_id)
    .where(
        posts.c.owner == OwnerKind.TOURNAMENT,
        posts.c.owner_id == tournaments.c.id,
        posts.c.name == TOURNAMENT_MESSAGE,
    )
    .scalar_subquery()
    .label("message_id")
)
_GAME = pairing_matches.c.game, pairing_matches.c.match_id


async def load_tournaments(
    connection: AsyncConnection, which: Any, most: int | None = None
) -> list[Tournament]:
    """The tournaments with everything in them, those that go on first, then the newest."""
    order = tournaments.c.ended_at.is_not(None), tournaments.c.id.desc()
    query = select(tournaments, _SHOWN_AT).where(which).order_by(*order).limit(most)
    heads = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in heads]
    if not ids:
        return []

    async def parts(table: Any, *more: Any, on: Any = None) -> dict[int, list[RowMapping]]:
        """The rows of a table by tournament, with what another one adds to them."""
        rows = table.outerjoin(more[0].table, on) if more else table
        found = select(table, *more).select_from(rows).where(table.c.tournament_id.in_(ids))
        by_id: dict[int, list[RowMapping]] = defaultdict(list)
        for row in (
            await connection.execute(found.order_by(*table.primary_key.columns, *more[:1]))
        ).mappings():
            by_id[row["tournament_id"]].append(row)
        return by_id

    begun = await parts(rounds)
    people = await parts(entrants, *_PERSON, on=is_of(entrant_players, entrants, "number"))
    paired = await parts(pairings, *_GAME, on=is_of(pairing_matches, pairings, "round", "number"))
    return [_tournament(row, *(each[row["id"]] for each in (people, begun, paired))) for row in heads]


def _tournament(
    row: RowMapping, people: Sequence[RowMapping], begun: Sequence[RowMapping], paired: Sequence[RowMapping]
) -> Tournament:
    there, rows = defaultdict[int, list[Person]](list), {each["number"]: each for each in people}
    for each in sorted(people, key=lambda each: not each["agreed"]):
        player_id = each["player_id"]
        person = Person(player_id, each["name"], each["agreed"], each["checked_in"], level_of(player_id))
        there[each["number"]].append(person)
    matches: dict[tuple[int, int], tuple[int, ...]] = {}
    for each in paired:
        if each["match_id"] is not None:
            place = each["round"], each["number"]
            matches[place] = (*matches.get(place, ()), each["match_id"])
    new = NewTournament(**{name: row[name] for name in _NEW}, format=Format(row["format"]))
    return Tournament(
        new=new,
        **{name: row[name] for name in _OWN},
        message_id=row["message_id"],
        signed=tuple(_signed(each, there[number]) for number, each in rows.items()),
        rounds=tuple(Round(**{name: each[name] for name in Round.__dataclass_fields__}) for each in begun),
        pairings=tuple({(each["round"], each["number"]): _paired(each) for each in paired}.values()),
        matches=matches,
    )


def _signed(row: RowMapping, people: Sequence[Person]) -> Signed:
    why = row["why_out"]
    return Signed(
        row["number"],
        tuple(people),
        row["seed"],
        row["out_after"],
        WhyOut(why) if why else None,
    )


def _paired(row: RowMapping) -> Pairing:
    return Pairing(
        row["round"],
        row["number"],
        row["first"],
        row["second"],
        row["winner"],
        How(row["how"]) if row["how"] else None,
        (row["first_wins"], row["second_wins"]),
    )


async def held_tournaments(connection: AsyncConnection, which: Any) -> list[Tournament]:
    """Tournaments that no one else changes until the transaction ends."""
    # SQLite has one writer anyway.
    await connection.execute(select(tournaments.c.id).where(which).with_for_update(key_share=True))
    return await load_tournaments(connection, which)


async def save(connection: AsyncConnection, before: Tournament, after: Tournament, now: float) -> None:
    """Store what differs. What is decided now was decided at `now`."""
    if after == before:
        return
    if head := _differing(_head(before), _head(after)):
        await connection.execute(update(tournaments).where(tournaments.c.id == after.id).values(head))
    gone = {each.number for each in before.signed} - {each.number for each in after.signed}
    for table in (entrant_players, entrants) if gone else ():
        theirs = and_(table.c.tournament_id == after.id, table.c.number.in_(gone))
        await connection.execute(delete(table).where(theirs))
    await _put(connection, entrants, after.id, *(_entrant_rows(each) for each in (before, after)))
    await _save_people(connection, before, after)
    await _put(connection, rounds, after.id, *(_round_rows(each) for each in (before, after)))
    await _put(connection, pairings, after.id, *(_pairing_rows(each, now) for each in (before, after)))


async def _save_people(connection: AsyncConnection, before: Tournament, after: Tournament) -> None:
    there, rows = _people(before), _people(after)
    for place, row in rows.items():
        if place in there and there[place] != row:
            theirs = _row(entrant_players, after.id, player_id=there[place]["player_id"])
            await connection.execute(update(entrant_players).where(theirs).values(row))
    if new := [{"tournament_id": after.id, **row} for place, row in rows.items() if place not in there]:
        await connection.execute(insert(entrant_players), new)


Rows = dict[tuple[int, ...], dict[str, Any]]
"""Rows of a tournament: the other columns by the rest of the primary key."""


async def _put(
    connection: AsyncConnection, table: Table, tournament_id: int, before: Rows, after: Rows
) -> None:
    """Insert the rows of a table that are new, and update those that differ."""
    names, new = [column.name for column in table.primary_key][1:], []
    for key, values in after.items():
        named = dict(zip(names, key, strict=True))
        if key not in before:
            new.append({"tournament_id": tournament_id, **named, **values})
        elif differing := _differing(before[key], values):
            query = update(table).where(_row(table, tournament_id, **named))
            await connection.execute(query.values(differing))
    if new:
        await connection.execute(insert(table), new)


def _differing(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before[name] != value}


def _row(table: Table, tournament_id: int, **key: int) -> ColumnElement[bool]:
    named = (table.c[name] == value for name, value in key.items())
    return and_(table.c.tournament_id == tournament_id, *named)


def _head(tournament: Tournament) -> dict[str, Any]:
    own = {name: getattr(tournament, name) for name in _OWN}
    return own | {name: getattr(tournament.new, name) for name in NewTournament.__dataclass_fields__}


def _people(tournament: Tournament) -> Rows:
    """The people by their entrant, and their place in it."""
    return {
        (each.number, place): {"number": each.number} | {name: getattr(one, name) for name in _PERSON_NAMES}
        for each in tournament.signed
        for place, one in enumerate(each.people)
    }


def _entrant_rows(tournament: Tournament) -> Rows:
    names = ("seed", "out_after", "why_out")
    return {(each.number,): {name: getattr(each, name) for name in names} for each in tournament.signed}


def _round_rows(tournament: Tournament) -> Rows:
    return {(each.number,): {"ends_at": each.ends_at} for each in tournament.rounds}


def _pairing_rows(tournament: Tournament, now: float) -> Rows:
    names = ("first", "second", "winner", "how")
    return {
        each.place: {
            **{name: getattr(each, name) for name in names},
            "first_wins": each.wins[0],
            "second_wins": each.wins[1],
            "closed_at": None if each.how is None else now,
        }
        for each in tournament.pairings
    }
