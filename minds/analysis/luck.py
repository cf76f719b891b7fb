from random import Random
from typing import Any, Final

from hockey.field.game import FieldGame
from hockey.game import Game, Options
from hockey.pile.game import PileGame
from minds.analysis.ended import Log, finished
from minds.analysis.field.dealt import periods_luck as field_luck
from minds.analysis.goals import Luck
from minds.analysis.lineup.dealt import periods_luck as lineup_luck
from minds.analysis.pile.dealt import periods_luck as pile_luck

TIMES: Final = 200
"""How often each deck is played out by default."""


def luck(game: Game[Any], options: Options, log: Log, random: Random, times: int = TIMES) -> Luck:
    """Luck and play in a finished match; ValueError if it still runs.

    Each deck is played out this many times, or fewer if that is exact. With the same randomness a deck gives
    the same result for each place at the table, so luck changes sides with the cards.
    """
    match = finished(game, options, log).state
    if isinstance(game, PileGame):
        return Luck(tuple(pile_luck(game.rules, match, random, times)))
    if isinstance(game, FieldGame):
        return Luck(tuple(field_luck(match, random, times)))
    return Luck(tuple(lineup_luck(match)))
