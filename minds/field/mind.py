from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, cast

from hockey.field.view import FieldView
from hockey.game import Game, Move, View
from minds.door import Thought
from minds.field.board import PASSES, number, unseen
from minds.memory import Memory
from minds.reasons import Reason

FieldThink = Callable[[FieldView, Random, int], list[Thought]]


@dataclass(frozen=True)
class FieldMind:
    """A level's way to think, as a Mind; `slips` is how often it takes any card at random.

    It needs no memory: opened cards stay open, and the view has what was thrown.
    """

    think: FieldThink
    slips: float = 0.0

    def choose(self, game: Game[Any], view: View, memory: Memory, random: Random, budget: int) -> Move:
        if random.random() < self.slips:
            return random.choice(view.moves)
        return self.thoughts(game, view, memory, random, budget)[0].move

    def thoughts(
        self, _game: Game[Any], view: View, _memory: Memory, random: Random, budget: int
    ) -> tuple[Thought, ...]:
        told = self.think(cast("FieldView", view), random, budget)
        random.shuffle(told)
        return tuple(sorted(told, key=lambda thought: -thought.worth))


def by_chance(view: FieldView, _random: Random, _budget: int) -> list[Thought]:
    """Each card by the chance to pass it: certain if it's open, else by the unseen cards."""
    card, hidden = _drawn(view), unseen(view)
    share = sum(PASSES[card][other] for other in hidden) / len(hidden) if hidden else 0.0
    told = []
    for move, met in zip(view.moves, view.lines[_line(view)], strict=True):
        if met is None:
            told.append(Thought(move, share, "pass", Reason.CLOSED if share else Reason.CLOSED_FAILS))
        elif PASSES[card][number(met)]:
            told.append(Thought(move, 1.0, "pass", Reason.OPEN_PASSES))
        else:
            told.append(Thought(move, 0.0, "pass", Reason.OPEN_FAILS))
    if all(thought.reason is Reason.OPEN_FAILS for thought in told):
        return [replace(thought, reason=Reason.ALL_FAIL) for thought in told]
    return told


def _line(view: FieldView) -> int:
    if view.line is None:
        raise ValueError("no-card-in-play")
    return view.line


def _drawn(view: FieldView) -> int:
    if view.drawn is None:
        raise ValueError("no-card-in-play")
    return number(view.drawn)
