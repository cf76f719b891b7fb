"""Prints how strong the levels are.

python -m tests.minds.strength [duplicates] [game ...]    # each level against the one below it
python -m tests.minds.strength exploit [tries]            # what a best response wins of each level
"""

import sys
from itertools import pairwise

from hockey.catalogue import CATALOGUE
from minds.levels import Level
from tests.minds.strength import exploit as exploiting
from tests.minds.strength.duplicate import duplicates, player_of
from tests.minds.strength.table import HEAD, row_of

SEED = 1


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


def exploit(tries: int) -> None:
    print(exploiting.HEAD)
    for row in exploiting.rows(tries, SEED):
        print(row, flush=True)


arguments = sys.argv[1:]
if arguments[:1] == ["exploit"]:
    exploit(int(arguments[1]) if arguments[1:] else 10)
else:
    main(int(arguments[0]) if arguments else 200, arguments[1:] or list(CATALOGUE))
