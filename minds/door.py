from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from hockey.game import Game, Move, View
from minds.memory import Memory
from minds.reasons import Reason


@dataclass(frozen=True, slots=True)
class Thought:
    """What a mind thinks of one legal move.

    `worth` is what it expects of the move, in `unit`s and higher for better; `reason` is None where no named
    one speaks for the move; `facts` are the numbers behind it.
    """

    move: Move = field(repr=False)
    worth: float
    unit: str
    reason: Reason | None = None
    facts: tuple[tuple[str, float], ...] = ()


class Mind(Protocol):
    """Who can play a game. Both ask only for what the seat of `view` may know.

    `view` is of a seat that is asked now, `memory` what that seat remembers, `budget` how many worlds (or
    lines, or nodes) may be looked at; a mind that needs none is free to think less.
    """

    def choose(self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int) -> Move: ...

    def thoughts(
        self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int
    ) -> tuple[Thought, ...]:
        """What it thinks of the moves it considered, the best first."""
