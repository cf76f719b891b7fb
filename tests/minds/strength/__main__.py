"""Prints how strong the levels are.

python -m tests.minds.strength [duplicates] [game ...]              # each level against the one below it
python -m tests.minds.strength [duplicates] [game] all-star human   # one pair
python -m tests.minds.strength exploit [tries]                      # what a best response wins of each level
"""

import sys
from collections.abc import Sequence
from itertools import pairwise, product
from typing import Any

from hockey.catalogue import CATALOGUE
from hockey.game import Game
from hockey.pile.game import PileGame
from minds.levels import Level, levels_of
from tests.minds.strength import exploit as exploiting
from tests.minds.strength.duplicate import duplicates, player_of
from tests.minds.strength.people import PEOPLE
from tests.minds.strength.table import HEAD, row_of

SEED = 1


def pairings(game: Game[Any]) -> list[tuple[str, str]]:
    """Each level against the one below it, the highest against Basic Strategy, and all against people."""
    levels = levels_of(game)
    ladder: list[tuple[str, str]] = [(upper, lower) for lower, upper in pairwise(levels)]
    if isinstance(game, PileGame):
        ladder += [(Level.LEGEND, Level.PRO), *product(Level, PEOPLE)]
    return ladder


def main(count: int, games: Sequence[str], pair: Sequence[str]) -> None:
    print(HEAD)
    for name in games:
        game = CATALOGUE[name]
        for one, other in [(pair[0], pair[1])] if pair else pairings(game):
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
    told = arguments[1:]
    main(
        int(arguments[0]) if arguments else 200,
        [name for name in told if name in CATALOGUE] or list(CATALOGUE),
        [name for name in told if name not in CATALOGUE],
    )
