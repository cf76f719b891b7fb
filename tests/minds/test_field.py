"""The field in small numbers is played as the game itself is."""

import random

from hypothesis import given, settings

from hockey.game import NATURE, Options
from minds.field.board import Board, number, unseen
from tests.hockey.field_matches import FIELD
from tests.hockey.matches import seeds, walk


@settings(max_examples=30, deadline=None)
@given(seed=seeds)
def test_the_board_agrees_with_the_game(seed: int) -> None:
    board = None
    for state, seat, move in walk(FIELD, seed, Options(cards=random.Random(seed).choice([36, 52]))):
        if not state.periods:
            continue
        period = state.periods[-1]
        if seat == NATURE or board is None:
            view = FIELD.view(state, 0)
            stacks = [list(map(number, stack)) for stack in period.stacks]
            stacks[period.seat] = stacks[period.seat][1:]
            lines = [number(card) for line in period.lines for card in line]
            hidden = [*lines, *stacks[0][::-1], *stacks[1][::-1]][::-1]
            assert sorted(hidden) == sorted(unseen(view))
            board = Board.imagined(view, hidden)
        elif move is not None:
            board.play(int(move))
        assert tuple(board.goals) == period.goals
        if not period.complete():
            assert (board.seat, board.line, board.card) == (period.seat, period.line, number(period.card))
        else:
            assert board.card == -1
