"""Prints how the levels fare against each other: python -m tests.minds.strength [duplicates] [game ...]."""

import sys
from itertools import pairwise

from hockey.catalogue import CATALOGUE
from minds.levels import Level
from tests.minds.strength.duplicate import duplicates
from tests.minds.strength.table import row_of

SEED = 1
ROW = "| {} | {} - {} | {} | {:.1%} ± {:.1%} | {:.1%} ± {:.1%} | {:.1f} | {:.1f} |"


def pairings() -> list[tuple[Level, Level]]:
    """Each level against the one below it, and the highest against Basic Strategy."""
    return [*((upper, lower) for lower, upper in pairwise(Level)), (Level.LEGEND, Level.PRO)]


def main(count: int, games: list[str]) -> None:
    print("| game | levels | duplicates | matches won | duplicates won | median ms | p99 ms |")
    print("|---|---|---|---|---|---|---|")
    for name in games:
        for one, other in pairings():
            row = row_of(list(duplicates(CATALOGUE[name], (one, other), count, SEED)))
            print(
                ROW.format(name, one, other, count, *row.matches, *row.pairs, row.middle, row.slowest),
                flush=True,
            )


arguments = sys.argv[1:]
main(int(arguments[0]) if arguments else 200, arguments[1:] or list(CATALOGUE))
