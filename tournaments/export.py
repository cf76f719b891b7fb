"""A tournament in the form of brackets-manager, which other programs draw brackets from.

Its tables are `participant`, `stage`, `group`, `round`, `match` and `match_game`; see its documentation:
https://drarig29.github.io/brackets-docs/. It has no Swiss, so a Swiss is a round robin with fewer rounds.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from tournaments.bracket import NOBODY, Filled, Side, fill
from tournaments.model import Entrant, Format, How, Pairing
from tournaments.standings import standings

_TYPES: Final = {
    Format.KNOCK_OUT: "single_elimination",
    Format.DOUBLE: "double_elimination",
    Format.ROUND_ROBIN: "round_robin",
    Format.SWISS: "round_robin",
}
_GROUPS: Final = {Side.WINNERS: 1, Side.LOSERS: 2, Side.FINAL: 3}
_WAITING, _READY, _COMPLETED = 1, 2, 4

Table = list[dict[str, Any]]
Row = dict[str, Any]


def as_brackets_manager(
    name: str,
    format: Format,  # noqa: A002 - the field's word
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
    names: Mapping[int, str],
    *,
    best_of: int = 1,
) -> dict[str, Table]:
    """Its tables. `ranking` beside them has the standings, the best first."""
    matches = list(_bracket(format, entrants, pairings) if format.has_bracket else _tables(pairings))
    groups = sorted({group for group, *_ in matches})
    rounds = sorted({(group, number) for group, number, *_ in matches})
    stage = {"id": 0, "tournament_id": 0, "name": name, "type": _TYPES[format], "number": 1}
    stage["settings"] = {"size": len(entrants), "matchesChildCount": 0 if best_of == 1 else best_of}
    rows: Table = []
    for group, number, opponents, pairing in matches:
        ids = {"stage_id": 0, "group_id": groups.index(group), "round_id": rounds.index((group, number))}
        count = sum(row["round_id"] == ids["round_id"] for row in rows)
        status = (
            _WAITING
            if None in opponents
            else _READY
            if pairing is None or pairing.how is None
            else _COMPLETED
        )
        sides = {
            f"opponent{side}": _opponent(opponent, pairing) for side, opponent in enumerate(opponents, 1)
        }
        rows.append(
            {"id": len(rows), **ids, "number": count + 1, "child_count": 0, "status": status, **sides}
        )
    return {
        "participant": [{"id": each.id, "tournament_id": 0, "name": names[each.id]} for each in entrants],
        "stage": [stage],
        "group": [{"id": place, "stage_id": 0, "number": group} for place, group in enumerate(groups)],
        "round": [
            {"id": place, "stage_id": 0, "group_id": groups.index(group), "number": number}
            for place, (group, number) in enumerate(rounds)
        ],
        "match": rows,
        "match_game": [],
        "ranking": [
            {"rank": each.place, "id": each.entrant, "name": names[each.entrant], "points": each.points}
            for each in standings(format, entrants, pairings)
        ],
    }


Spot = tuple[int, int, tuple[int | str | None, int | str | None], Pairing | None]
"""Group, round, the opponents as in `Filled`, and the pairing."""


def _bracket(
    format: Format,  # noqa: A002
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> Iterator[Spot]:
    filled: Iterator[Filled] = fill(format, entrants, pairings)
    for each in filled:
        yield _GROUPS[each.spot.side], each.spot.number, each.came, each.pairing


def _tables(pairings: Sequence[Pairing]) -> Iterator[Spot]:
    for each in pairings:
        yield 1, each.round, (each.first, NOBODY if each.second is None else each.second), each


def _opponent(opponent: int | str | None, pairing: Pairing | None) -> Row | None:
    """None for a bye; without an id while it isn't known."""
    if opponent == NOBODY:
        return None
    side: Row = {"id": opponent}
    if pairing is None or pairing.how is None or pairing.how is How.BYE:
        return side
    side["score"] = pairing.wins[0 if opponent == pairing.first else 1]
    if pairing.winner == opponent:
        side["result"] = "win"
    else:
        side |= {"result": "loss", **({"forfeit": True} if pairing.how in (How.FORFEIT, How.VOID) else {})}
    return side
