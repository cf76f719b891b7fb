from random import Random
from typing import Any, Final

from hockey.field.game import FieldGame
from hockey.game import Game, Options
from hockey.pile.game import PileGame
from minds.analysis.ended import Log, finished
from minds.analysis.field.analyse import analyse as analyse_field
from minds.analysis.lineup.analyse import analyse as analyse_lineup
from minds.analysis.pile.analyse import analyse as analyse_pile
from minds.analysis.report import Analysis

WORLDS: Final = 24_000
"""How many worlds an analysis looks at by default, however long the match is."""


def analyse(game: Game[Any], options: Options, log: Log, random: Random, budget: int = WORLDS) -> Analysis:
    """The chances and mistakes of a finished match; ValueError if it still runs.

    `budget` is the total number of worlds, so a long match takes hardly longer, and its result is less
    certain. The result shows every hand.
    """
    played = list(log)
    over = finished(game, options, played)
    if isinstance(game, PileGame):
        return analyse_pile(game.rules, over, random, budget)
    if isinstance(game, FieldGame):
        return analyse_field(game, options, played, over, random, budget)
    return analyse_lineup(game, options, played, over, random, budget)
