"""The field in small numbers plays like the game itself."""

import random

from hypothesis import given, settings

from hockey.cards import Card
from hockey.game import NATURE, Options
from minds.field.board import PASSES, Board, number, unseen
from minds.field.mind import by_chance
from minds.reasons import Reason
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


@settings(max_examples=10, deadline=None)
@given(seed=seeds)
def test_what_is_said_for_a_card_is_true_of_its_line(seed: int) -> None:
    for state, seat, _ in walk(FIELD, seed, Options(cards=36)):
        if seat == NATURE or not (view := FIELD.view(state, seat)).moves:
            continue
        told = {thought.reason for thought in by_chance(view, random.Random(seed), 0)}
        assert view.line is not None
        line = view.lines[view.line]
        assert (told == {Reason.ALL_FAIL}) == all(card and not _passes(view.drawn, card) for card in line)
        may_pass = any(PASSES[number(view.drawn)][other] for other in unseen(view)) if view.drawn else False
        assert (Reason.CLOSED in told) == (None in line and may_pass)
        assert (Reason.CLOSED_FAILS in told) == (None in line and not may_pass)


def _passes(drawn: Card | None, met: Card) -> bool:
    return drawn is not None and (drawn.rank == met.rank or drawn.suit == met.suit)
