"""Tournaments as their tables have them, and as the store returns them."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db.model.minds import level_of
from db.rows import is_of
from db.schema import entrant_players, entrants, pairing_matches, pairings, rounds, tournaments
from tournaments.model import Format, How, Pairing
from tournaments.tournament import NewTournament, Person, Round, Signed, Tournament, WhyOut

_NEW = tuple(name for name in NewTournament.__dataclass_fields__ if name != "format")
_OWN = tuple(
    name
    for name in Tournament.__dataclass_fields__
    if name in tournaments.c and name not in NewTournament.__dataclass_fields__
)

_PERSON = tuple(entrant_players.c[name] for name in ("player_id", "name", "agreed", "checked_in"))
_GAME = pairing_matches.c.game, pairing_matches.c.match_id


async def load_tournaments(
    connection: AsyncConnection, which: Any, most: int | None = None
) -> list[Tournament]:
    """The tournaments with everything in them, those that go on first, then the newest."""
    order = tournaments.c.ended_at.is_not(None), tournaments.c.id.desc()
    query = select(tournaments).where(which).order_by(*order).limit(most)
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
        place = each["round"], each["number"]
        dealt = () if each["match_id"] is None else (each["match_id"],)
        matches[place] = matches.get(place, ()) + dealt
    new = NewTournament(**{name: row[name] for name in _NEW}, format=Format(row["format"]))
    return Tournament(
        new=new,
        **{name: row[name] for name in _OWN},
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
