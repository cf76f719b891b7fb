from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from hockey.field.view import FieldView
from hockey.game import Game, Move, View
from minds.door import Thought
from minds.field.board import PASSES, Board, number, unseen
from minds.memory import Memory

Think = Callable[[FieldView, Random, int], list[Thought]]


@dataclass(frozen=True)
class FieldMind:
    """A level's way to think, behind the door of all minds; `slips` is how often it takes just any card.

    It needs no memory: what was opened lies open, and the view tells what was thrown.
    """

    think: Think
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
    """Each card by the chance to pass it: certain where it lies open, else as the unseen cards make it."""
    card, hidden = _drawn(view), unseen(view)
    share = sum(PASSES[card][other] for other in hidden) / len(hidden) if hidden else 0.0
    told = []
    for move, met in zip(view.moves, view.lines[_line(view)], strict=True):
        if met is None:
            told.append(Thought(move, share, "pass", "closed"))
        elif PASSES[card][number(met)]:
            told.append(Thought(move, 1.0, "pass", "open-passes"))
        else:
            told.append(Thought(move, 0.0, "pass", "open-fails"))
    return told


def by_play(view: FieldView, random: Random, budget: int) -> list[Thought]:
    """Each kind of card by how the period ends on average, over so many ways in which the rest may lie."""
    likely = by_chance(view, random, budget)
    kinds = {thought.reason: index for index, thought in enumerate(likely)}
    if len(kinds) == 1:
        return likely
    hidden, side, worths = unseen(view), view.seat or 0, dict.fromkeys(kinds, 0.0)
    for _ in range(budget):
        random.shuffle(hidden)
        for reason, index in kinds.items():
            board = Board(view, hidden[:])
            board.play(index)
            worths[reason] += _worth(board.play_out(random), view, side)
    return [Thought(each.move, worths[each.reason] / budget, "win", each.reason) for each in likely]


def _worth(goals: tuple[int, int], view: FieldView, side: int) -> float:
    """The odds of winning from the score at the end; a goal more is worth a little in any case."""
    lead = goals[side] - goals[1 - side] + sum(_before(view, side))
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0)) + 0.01 * lead


def _before(view: FieldView, side: int) -> tuple[int, int]:
    """The goals of the periods before this one, the other side's counted against."""
    return view.score[side] - view.goals[side], view.goals[1 - side] - view.score[1 - side]


def _line(view: FieldView) -> int:
    if view.line is None:
        raise ValueError("no-card-in-play")
    return view.line


def _drawn(view: FieldView) -> int:
    if view.drawn is None:
        raise ValueError("no-card-in-play")
    return number(view.drawn)
