from dataclasses import dataclass, field
from random import Random
from typing import Any

from hockey.game import Game, Move, View
from minds.door import Thought
from minds.levels import BUDGETS, Level, mind_of
from minds.memory import Memory


@dataclass(frozen=True, slots=True)
class Review:
    """What the strongest mind thinks of a move that was made, and of the others, the best first.

    `made` is None where it did not consider the move: a line of `lineup` is one of very many.
    """

    made: Thought | None
    thoughts: tuple[Thought, ...] = field(repr=False)

    @property
    def best(self) -> Thought:
        return self.thoughts[0]

    @property
    def loss(self) -> float:
        """By how much the move is worth less than the best, in the thoughts' unit."""
        return self.best.worth - self.made.worth if self.made else 0.0


def review(
    game: Game[Any],
    view: View,
    memory: Memory,
    move: Move,
    random: Random,
    budget: int = BUDGETS[Level.LEGEND],
) -> Review:
    """A review of a move by what its seat could know when it was made: the view and memory of then."""
    thoughts = mind_of(game, Level.LEGEND).thoughts(game, view, memory, random, budget)
    return Review(next((thought for thought in thoughts if thought.move == move), None), thoughts)


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
