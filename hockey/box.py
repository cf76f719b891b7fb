"""The box score of a match: how often each side did what, and who scored when."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hockey.game import SIDES, Result
from hockey.record import Record, lines


def box(record: Record[Any]) -> dict[str, Any]:
    """Facts as JSON has them.

    `periods` are goals by side for each period. `goals` name seat, score after it, the period except in
    `field`, and the card in pile games and `field`. `plays` and `chances` count by seat. `calls`, in pile
    games, counts each call by seat.
    """
    told = [line for line in lines(record) if "outcome" not in line]
    public, outcome = record.game.view(record.state, None), record.outcome
    return {
        "game": record.game.id,
        "players": list(record.players),
        "teams": list(record.teams),
        "score": list(outcome.score),
        "outcome": outcome.kind,
        "winner": outcome.winner,
        "by": outcome.by,
        "periods": [list(goals) for goals in public.period_scores],
        "goals": list(_goals(told)),
        "plays": _by_seat(record, told, None),
        "chances": _by_seat(record, told, Result.CHANCE),
        "calls": _calls(record, told),
    }


def _seat(line: dict[str, Any]) -> int:
    return int(line["attack"] if "attack" in line else line["seat"])


def _goals(told: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for line in told:
        if line["result"] == Result.GOAL:
            where: dict[str, Any] = {
                key: line[key] for key in ("period", "deal", "play", "wing", "card") if key in line
            }
            yield {**where, "seat": _seat(line), "side": _seat(line) % SIDES, "score": line["score"]}


def _by_seat(record: Record[Any], told: list[dict[str, Any]], result: Result | None) -> list[int]:
    count = Counter(_seat(line) for line in told if result is None or line["result"] == result)
    return [count[seat] for seat in range(record.game.seats)]


def _calls(record: Record[Any], told: list[dict[str, Any]]) -> list[dict[str, int]]:
    counts: list[Counter[str]] = [Counter() for _ in range(record.game.seats)]
    for line in told:
        if "call" in line:
            counts[_seat(line)][line["call"]] += 1
    return [dict(sorted(count.items())) for count in counts]
