"""Counts the last cards of a field: every possible order of the unseen ones."""

from collections.abc import Iterator
from typing import Final

from minds.analysis.field.spots import UNKNOWN, LineEncounter
from minds.field.board import NONE, PASSES, Board

_LAST: Final = 1
"""The most cards in the stacks."""
_MOST_HIDDEN: Final = 9
"""The most unseen cards that are counted in every order while a card is in a stack."""


def counted(spot: LineEncounter) -> bool:
    """True if so little is open that all of it can be counted, or the period is decided."""
    stacked = sum(map(len, spot.seen.stacks))
    few = not stacked or (stacked <= _LAST and len(spot.hidden) <= _MOST_HIDDEN)
    return few or abs(_lead(spot, spot.seen)) > stacked + 1


def through(spot: LineEncounter, index: int | None = None) -> float:
    """The chance of side 0 to win from a counted spot, by the pro's play; `index` is met first, if given."""
    if abs(_lead(spot, spot.seen)) > sum(map(len, spot.seen.stacks)) + 1:
        return 1.0 if _lead(spot, spot.seen) > 0 else 0.0
    return _through(spot, spot.seen, tuple(spot.hidden), index)


def _lead(spot: LineEncounter, board: Board) -> int:
    return spot.before + board.goals[0] - board.goals[1]


def _through(spot: LineEncounter, board: Board, hidden: tuple[int, ...], index: int | None = None) -> float:
    if board.card == NONE:
        return spot.worth(board)
    if board.card == UNKNOWN:
        return _mean(_drawn(board, hidden), spot)
    place = board.liked()[0] if index is None else index
    if board.open[board.line][place]:
        after = board.copy()
        after.play(place)
        return _through(spot, after, hidden)
    return _mean(_met(board, place, hidden), spot)


def _mean(ways: Iterator[tuple[float, Board, tuple[int, ...]]], spot: LineEncounter) -> float:
    return sum(share * _through(spot, board, rest) for share, board, rest in ways)


def _met(board: Board, place: int, hidden: tuple[int, ...]) -> Iterator[tuple[float, Board, tuple[int, ...]]]:
    """The card opened, as each that it may be; for the last card in play only passing or not counts."""
    cards = dict.fromkeys(hidden, 1)
    if not any(board.stacks):
        passes = PASSES[board.card]
        cards = {}
        for kind in (True, False):
            alike = [card for card in hidden if passes[card] is kind]
            if alike:
                cards[alike[0]] = len(alike)
    for card, count in cards.items():
        after = board.copy()
        after.lines[board.line][place] = card
        after.play(place)
        yield count / len(hidden), after, _without(hidden, card)


def _drawn(board: Board, hidden: tuple[int, ...]) -> Iterator[tuple[float, Board, tuple[int, ...]]]:
    for card in hidden:
        after = board.copy()
        after.card = card
        yield 1 / len(hidden), after, _without(hidden, card)


def _without(hidden: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = hidden.index(card)
    return hidden[:place] + hidden[place + 1 :]
