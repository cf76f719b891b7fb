from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from hockey.field.game import FieldGame
from hockey.field.period import Step
from hockey.field.view import FieldView
from hockey.game import Move, Options, Phase
from minds.field.board import Board, unseen

UNKNOWN: Final = -2
"""An unseen card of a board; -1 isn't a card."""


@dataclass(frozen=True, slots=True, eq=False)
class LineEncounter:
    """A card about to meet a line, as everyone sees it.

    `seen` has UNKNOWN for every closed card and those in a stack; `hidden` are those cards, in any order.
    `before` is side 0's lead in goals from earlier periods.
    """

    seen: Board = field(repr=False)
    hidden: list[int] = field(repr=False)
    before: int

    def board(self, random: Random) -> Board:
        """The field as it may be."""
        hidden = self.hidden[:]
        random.shuffle(hidden)
        board = self.seen.copy()
        board.lines = [[hidden.pop() if card == UNKNOWN else card for card in line] for line in board.lines]
        board.stacks = [[hidden.pop() for _ in stack] for stack in board.stacks]
        return board

    def worth(self, board: Board) -> float:
        """What side 0 has won when the stacks are out; a tie is an even chance."""
        lead = self.before + board.goals[0] - board.goals[1]
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))


@dataclass(frozen=True, slots=True)
class Meeting:
    """A step of the log, the spot in which it was made, and what it led to, None at a period's end."""

    ply: int
    step: Step = field(repr=False)
    spot: LineEncounter
    after: LineEncounter | None


def meetings(game: FieldGame, options: Options, log: Iterable[tuple[int, Move]]) -> list[Meeting]:
    """Every card met in a match, in order."""
    found, state = list[Meeting](), game.new(options)
    spot = None
    for ply, (seat, move) in enumerate(log):
        state, steps = game.play(state, seat, move)
        view, before = game.view(state, None), spot
        spot = spot_of(view) if view.phase is Phase.PLAY else None
        if before is not None:
            found += [Meeting(ply, step, before, spot) for step in steps]
    return found


def spot_of(view: FieldView) -> LineEncounter:
    hidden = unseen(view)
    before = (view.score[0] - view.goals[0]) - (view.score[1] - view.goals[1])
    return LineEncounter(Board.imagined(view, [UNKNOWN] * len(hidden)), hidden, before)
