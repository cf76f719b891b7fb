from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from hockey.game import Game, Move, View
from minds.door import Mind, Thought
from minds.memory import Memory


@dataclass
class Timekeeper:
    """A mind as it is, and how long it thinks where there is something to choose.

    `seconds` are processor time, one for each such decision.
    """

    mind: Mind
    seconds: list[float] = field(default_factory=list)

    def mean(self) -> float:
        return fmean(self.seconds)

    def choose(self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int) -> Move:
        began = process_time()
        move = self.mind.choose(game, view, memory, random, budget)
        if len({each[0] for each in view.moves}) > 1:
            self.seconds.append(process_time() - began)
        return move

    def thoughts(
        self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int
    ) -> tuple[Thought, ...]:
        return self.mind.thoughts(game, view, memory, random, budget)
