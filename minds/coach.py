from random import Random
from typing import Any

from hockey.game import Game, View
from minds.door import Thought
from minds.levels import BUDGETS, Level, mind_of
from minds.memory import Memory
from minds.pile.stars import EVEN
from minds.reasons import Reason


def hint(
    game: Game[Any],
    view: View,
    memory: Memory,
    random: Random,
    budget: int = BUDGETS[Level.LEGEND],
) -> Thought:
    """The best move and why, by what the view's seat may know; ValueError if it isn't its turn.

    Of equally good moves, it's one that a rule of Basic Strategy supports, because you can learn that.
    """
    if view.seat not in view.to_act:
        raise ValueError("not-asked")
    best, *others = mind_of(game, Level.LEGEND).thoughts(game, view, memory, random, budget)
    if best.reason is not Reason.TOSS_UP:
        return best
    return next((each for each in others if each.reason and best.worth - each.worth < EVEN), best)
