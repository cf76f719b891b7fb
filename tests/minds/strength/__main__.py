"""Prints how strong the levels are.

python -m tests.minds.strength [duplicates] [game ...]              # each level against the one below it
python -m tests.minds.strength [duplicates] [game] pro human all-star human   # these pairs
python -m tests.minds.strength losses [matches] [game ...]          # what their choices cost against people
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
from tests.minds.strength import losses as losing
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


def losses(count: int, games: Sequence[str]) -> None:
    print(losing.HEAD)
    for game, other in product(map(CATALOGUE.get, games), losing.KNOWN):
        if isinstance(game, PileGame):
            print(losing.row(game, other, count, SEED), flush=True)


def exploit(tries: int) -> None:
    print(exploiting.HEAD)
    for row in exploiting.rows(tries, SEED):
        print(row, flush=True)


arguments = sys.argv[1:]
asked = arguments.pop(0) if arguments[:1] in (["exploit"], ["losses"]) else ""
number = int(arguments.pop(0)) if arguments else 0
games = [name for name in arguments if name in CATALOGUE] or list(CATALOGUE)
others = [name for name in arguments if name not in CATALOGUE]
if asked == "exploit":
    exploit(number or 10)
elif asked == "losses":
    losses(number or 40, games)
else:
    main(number or 200, games, list(zip(others[::2], others[1::2], strict=True)))
