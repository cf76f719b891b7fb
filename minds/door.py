from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from hockey.game import Game, Move, View
from minds.memory import Memory
from minds.reasons import Reason


@dataclass(frozen=True, slots=True)
class Thought:
    """What a mind thinks of one legal move.

    `worth` is what it expects of the move, in `unit`s, higher for better. `reason` is None if no named one
    supports the move. `facts` are the numbers behind it.
    """

    move: Move = field(repr=False)
    worth: float
    unit: str
    reason: Reason | None = None
    facts: tuple[tuple[str, float], ...] = ()


class Mind(Protocol):
    """Plays a game. Both methods use only what the seat of `view` may know.

    `view` is of a seat that is to move, `memory` what that seat remembers, `budget` how many worlds (or
    lines, or nodes) it may look at; a mind may use fewer.
    """

    def choose(self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int) -> Move: ...

    def thoughts(
        self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int
    ) -> tuple[Thought, ...]:
        """What it thinks of the moves it considered, the best first."""
