"""Prints how strong the levels are.

python -m tests.minds.strength [duplicates] [game ...]              # each level against the one below it
python -m tests.minds.strength [duplicates] [game] pro human all-star human   # these pairs
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
from tests.minds.strength.duplicate import SEARCHER, Duplicate, duplicates, player_of
from tests.minds.strength.people import PEOPLE
from tests.minds.strength.table import HEAD, row_of

SEED = 1
QUICK = 400
"""At least so many duplicates of two players that try no worlds."""


def pairings(game: Game[Any]) -> list[tuple[str, str]]:
    """Each level against the one below it, the legend against the pro, all against people and a searcher."""
    levels = levels_of(game)
    ladder: list[tuple[str, str]] = [(upper, lower) for lower, upper in pairwise(levels)]
    if isinstance(game, PileGame):
        ladder += [(Level.LEGEND, Level.PRO), *product(levels, (*PEOPLE, SEARCHER))]
    return ladder


def main(count: int, games: Sequence[str], pairs: Sequence[tuple[str, str]]) -> None:
    print(HEAD)
    for name in games:
        game, played = CATALOGUE[name], dict[tuple[str, str], list[Duplicate]]()
        below: dict[str, str] = {upper: lower for lower, upper in pairwise(levels_of(game))}
        for one, other in pairs or pairings(game):
            players = player_of(game, one), player_of(game, other)
            number = count if any(player.budget for player in players) else max(count, QUICK)
            played[one, other] = list(duplicates(game, players, number, SEED))
            row = row_of(played[one, other], played.get((below.get(one, ""), other), ()))
            print(row.told(name, f"{one} - {other}", number), flush=True)


def exploit(tries: int) -> None:
    print(exploiting.HEAD)
    for row in exploiting.rows(tries, SEED):
        print(row, flush=True)


arguments = sys.argv[1:]
if arguments[:1] == ["exploit"]:
    exploit(int(arguments[1]) if arguments[1:] else 10)
else:
    told = arguments[1:]
    others = [name for name in told if name not in CATALOGUE]
    main(
        int(arguments[0]) if arguments else 200,
        [name for name in told if name in CATALOGUE] or list(CATALOGUE),
        list(zip(others[::2], others[1::2], strict=True)),
    )
