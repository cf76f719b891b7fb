"""What a process that thinks for others is asked to do. It is told what a seat knows, and nothing else."""

import os
from random import Random
from typing import Any

from hockey.game import Game, Move, View
from minds.levels import BUDGETS, Level, mind_of
from minds.memory import Memory

NICENESS = 5
"""By so much a thinker steps back behind whoever answers people: twice as much, on a machine that others keep
busy, leaves it a fiftieth of a core, and whoever asks for an analysis waits a minute for a second's work."""


def step_back() -> None:
    """Let other processes go first, where the system knows of that."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def decide(game: Game[Any], view: View, memory: Memory, level: Level, seed: int) -> Move:
    """The move of a mind of that level, who sees the view and remembers the memory."""
    return mind_of(game, level).choose(game, view, memory, Random(seed), BUDGETS[level])
