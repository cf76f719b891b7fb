"""A tournament as the data of brackets-manager, a package on npm that many pages can draw."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tournaments.bracket import NOBODY, Came, Side, fill
from tournaments.model import Entrant, Format, How, Pairing
from tournaments.standings import standings

Row = dict[str, object]

_TYPES: Final = {
    Format.KNOCK_OUT: "single_elimination",
    Format.DOUBLE: "double_elimination",
    Format.ROUND_ROBIN: "round_robin",
    # It knows neither of them.
    Format.SWISS: "round_robin",
    Format.DUPLICATE: "round_robin",
}
_GROUPS: Final = {Side.WINNERS: 1, Side.LOSERS: 2, Side.FINAL: 3}

# Its words for how far a match is.
_LOCKED, _WAITING, _READY, _RUNNING, _COMPLETED = range(5)


def as_brackets_manager(
    name: str,
    format: Format,  # noqa: A002 - the field's word
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
    names: Mapping[int, str],
    *,
    best_of: int = 1,
) -> dict[str, list[Row]]:
    """Its tables, and `ranking`, the best first. A pairing is a match; its games are the score."""
    settings: Row = {"matchesChildCount": best_of if best_of > 1 else 0}
    if format is Format.DOUBLE:
        settings["grandFinal"] = "double"
    groups: dict[int, int] = {}
    rounds: dict[tuple[int, int], int] = {}
    matches: list[Row] = []
    numbers: dict[int, int] = {}
    for group, number, came, pairing in _all(format, entrants, pairings):
        group_id = groups.setdefault(group, len(groups))
        round_id = rounds.setdefault((group, number), len(rounds))
        numbers[round_id] = numbers.get(round_id, 0) + 1
        one, two = (_opponent(each, pairing) for each in came)
        matches.append(
            {
                "id": len(matches),
                "stage_id": 0,
                "group_id": group_id,
                "round_id": round_id,
                "number": numbers[round_id],
                "child_count": 0,
                "status": _status(came, pairing),
                "opponent1": one,
                "opponent2": two,
            }
        )
    return {
        "participant": [
            {"id": each.id, "tournament_id": 0, "name": names[each.id]} for each in entrants if each.took_part
        ],
        "stage": [
            {
                "id": 0,
                "tournament_id": 0,
                "name": name,
                "type": _TYPES[format],
                "number": 1,
                "settings": settings,
            }
        ],
        "group": [{"id": row, "stage_id": 0, "number": number} for number, row in groups.items()],
        "round": [
            {"id": row, "stage_id": 0, "group_id": groups[group], "number": number}
            for (group, number), row in rounds.items()
        ],
        "match": matches,
        "match_game": [],
        "ranking": [
            {
                "rank": each.place,
                "id": each.entrant,
                "name": names[each.entrant],
                "points": each.points,
                "wins": each.won,
                "losses": each.lost,
            }
            for each in standings(format, entrants, pairings)
        ],
    }


def _all(
    format: Format,  # noqa: A002
    entrants: Sequence[Entrant],
    pairings: Sequence[Pairing],
) -> Iterator[tuple[int, int, tuple[Came, Came], Pairing | None]]:
    """Each match with its group, its round in it, and its two sides."""
    if format.has_bracket:
        for each in fill(format, entrants, pairings):
            yield _GROUPS[each.spot.side], each.spot.number, each.came, each.pairing
    else:
        for one in sorted(pairings, key=lambda each: each.place):
            yield 1, one.round, (one.first, NOBODY if one.second is None else one.second), one


def _opponent(came: Came, pairing: Pairing | None) -> Row | None:
    """None where nobody comes; no id where it isn't known who does."""
    if came == NOBODY:
        return None
    row: Row = {"id": came}
    if pairing is None or came is None or pairing.second is None or pairing.how is None:
        return row
    row["score"] = pairing.wins[0 if came == pairing.first else 1]
    if pairing.winner is not None:
        row["result"] = "win" if came == pairing.winner else "loss"
    elif pairing.how is How.PLAYED:
        row["result"] = "draw"
    lost = pairing.how in (How.FORFEIT, How.NO_SHOW) and pairing.winner is not None
    if (lost or pairing.how is How.VOID) and came != pairing.winner:
        row["forfeit"] = True
    return row


def _status(came: tuple[Came, Came], pairing: Pairing | None) -> int:
    if NOBODY in came:
        return _LOCKED
    if pairing is not None:
        return _RUNNING if pairing.how is None else _COMPLETED
    return (_LOCKED, _WAITING, _READY)[sum(each is not None for each in came)]
