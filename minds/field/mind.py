from collections.abc import Callable
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, cast

from hockey.field.view import FieldView
from hockey.game import Game, Move, View
from minds.door import Thought
from minds.field.board import PASSES, Board, number, unseen
from minds.memory import Memory
from minds.reasons import Reason

_BOARDS: Final = 4
"""Boards for each world of the budget: a field is played out fast, and its moves differ little."""
_DOUBT: Final = 1.5
"""How many standard errors a move must be better than the likeliest to pass."""
_EVEN: Final = 1e-6

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


def by_play(view: FieldView, random: Random, budget: int) -> list[Thought]:
    """Each kind of card by how the period ends on average, over this many orders of the rest.

    Another kind comes before the likeliest to pass only if that can't well be luck.
    """
    likely = by_chance(view, random, budget)
    kinds = {thought.reason: index for index, thought in enumerate(likely)}
    if len(kinds) == 1:
        return likely
    ends = _played_out(view, list(kinds.values()), random, max(2, budget * _BOARDS))
    best = ends[max(kinds.values(), key=lambda index: likely[index].worth)]
    worths = {reason: _cautious(ends[index], best) for reason, index in kinds.items()}
    return [Thought(each.move, worths[each.reason], "win", each.reason) for each in likely]


def _played_out(view: FieldView, indexes: list[int], random: Random, count: int) -> dict[int, list[float]]:
    """How the period ends after each of these cards, on the same boards."""
    hidden, side = unseen(view), view.seat or 0
    ends: dict[int, list[float]] = {index: [] for index in indexes}
    for _ in range(count):
        random.shuffle(hidden)
        for index in indexes:
            board = Board.imagined(view, hidden[:])
            board.play(index)
            ends[index].append(_worth(board.play_out(random), view, side))
    return ends


def _cautious(ends: list[float], best: list[float]) -> float:
    """The mean, brought back to that of the likeliest card unless it's clearly above it."""
    gains = [one - other for one, other in zip(ends, best, strict=True)]
    doubt = _DOUBT * stdev(gains) / sqrt(len(gains))
    gain = fmean(gains)
    return fmean(best) + min(gain, max(gain - doubt, -_EVEN))


def _worth(goals: tuple[int, int], view: FieldView, side: int) -> float:
    """The odds of winning from the score at the end; a goal more is worth a little in any case."""
    lead = goals[side] - goals[1 - side] + sum(_before(view, side))
    return 0.5 + 0.5 * ((lead > 0) - (lead < 0)) + 0.01 * lead


def _before(view: FieldView, side: int) -> tuple[int, int]:
    """The lead in goals of the periods before this one."""
    return view.score[side] - view.goals[side], view.goals[1 - side] - view.score[1 - side]


def _line(view: FieldView) -> int:
    if view.line is None:
        raise ValueError("no-card-in-play")
    return view.line


def _drawn(view: FieldView) -> int:
    if view.drawn is None:
        raise ValueError("no-card-in-play")
    return number(view.drawn)
