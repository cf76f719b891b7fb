"""What a process that thinks for others is asked to do. It gets what a seat knows, and nothing else."""

from random import Random
from typing import Any

from hockey.game import Game, Move, View
from minds.levels import Level, budget_of, mind_of
from minds.memory import Memory


def decide(game: Game[Any], view: View, memory: Memory, level: Level, seed: int) -> Move:
    """The move of a mind of that level, with this view and this memory."""
    return mind_of(game, level).choose(game, view, memory, Random(seed), budget_of(game, level))
