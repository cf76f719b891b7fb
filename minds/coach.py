from random import Random
from typing import Any

from hockey.game import Game, View
from minds.door import Thought
from minds.levels import BUDGETS, Level, mind_of
from minds.memory import Memory


def hint(
    game: Game[Any],
    view: View,
    memory: Memory,
    random: Random,
    budget: int = BUDGETS[Level.LEGEND],
) -> Thought:
    """The best move and why, by what the seat of the view may know; ValueError where it is not asked."""
    if view.seat not in view.to_act:
        raise ValueError("not-asked")
    return mind_of(game, Level.LEGEND).thoughts(game, view, memory, random, budget)[0]
