"""Prints how the levels fare against each other: python -m tests.minds.strength [duplicates] [game ...]."""

import sys
from importlib.util import find_spec
from itertools import pairwise

from hockey.catalogue import CATALOGUE
from minds.levels import Level
from tests.minds.strength.duplicate import duplicates, player_of
from tests.minds.strength.table import HEAD, row_of

SEED = 1
MEASURED_BY_OPENSPIEL = "classic"


def pairings() -> list[tuple[Level, Level]]:
    """Each level against the one below it, and the highest against Basic Strategy."""
    return [*((upper, lower) for lower, upper in pairwise(Level)), (Level.LEGEND, Level.PRO)]


def main(count: int, games: list[str]) -> None:
    print(HEAD)
    for name in games:
        game = CATALOGUE[name]
        for one, other in pairings():
            players = player_of(game, one), player_of(game, other)
            row = row_of(list(duplicates(game, players, count, SEED)))
            print(row.told(name, f"{one} - {other}", count), flush=True)
    if MEASURED_BY_OPENSPIEL in games:
        by_openspiel(count)


def by_openspiel(count: int) -> None:
    if find_spec("pyspiel") is None:
        print("\nNo rows by OpenSpiel: it is not installed. docs/opponents.md says how to.")
        return
    # It has no wheels for every Python, so nothing but this asks for it.
    from tests.minds.strength.spiel.report import exploitable, matches  # noqa: PLC0415

    for line in (*matches(count, SEED), "", *exploitable(SEED)):
        print(line, flush=True)


arguments = sys.argv[1:]
main(int(arguments[0]) if arguments else 200, arguments[1:] or list(CATALOGUE))
