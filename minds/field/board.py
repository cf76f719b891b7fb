from random import Random
from typing import Final

from hockey.cards import RANKS, SUITS, Card
from hockey.field.table import field_pack
from hockey.field.view import FieldView

_SUITS: Final = len(SUITS)
_KEEPERS: Final = 3
"""The step of a run, from 0, that meets a goalkeeper."""


def number(card: Card) -> int:
    return RANKS.index(card.rank) * _SUITS + SUITS.index(card.suit)


PASSES: Final = tuple(
    tuple(one // _SUITS == other // _SUITS or one % _SUITS == other % _SUITS for other in range(52))
    for one in range(52)
)
"""Whether one card passes another: same rank or same suit (003)."""


class Board:
    """The field of a period with every card dealt, to be played on in place.

    `lines` and `open` are laid out as in `SIZES`; `stacks` by seat, the next card last, without `card`, the
    one in play by `seat`, which has passed `step` cards. `goals` are the period's, by side.
    """

    __slots__ = ("card", "goals", "lines", "open", "seat", "stacks", "step")

    def __init__(self, view: FieldView, hidden: list[int]) -> None:
        """The field as it is seen, what is not seen being `hidden`, in any order; it is used up."""
        self.lines = [[hidden.pop() if c is None else number(c) for c in line] for line in view.lines]
        self.open = [[card is not None for card in line] for line in view.lines]
        self.stacks = [[hidden.pop() for _ in range(count)] for count in view.stacks]
        self.card = -1 if view.drawn is None else number(view.drawn)
        (self.seat,) = view.to_act
        self.step = len(view.path)
        self.goals = list(view.goals)

    @property
    def line(self) -> int:
        return 1 + self.step if self.seat == 0 else 3 - self.step

    def play(self, index: int) -> None:
        """The card in play meets this card of the line before it."""
        line = self.line
        self.open[line][index] = True
        if PASSES[self.card][self.lines[line][index]]:
            if self.step < _KEEPERS:
                self.step += 1
                return
            self.goals[self.seat] += 1
        self.step = 0
        self.seat = 1 - self.seat
        self.card = self.stacks[self.seat].pop() if self.stacks[self.seat] else -1

    def likely(self, random: Random) -> int:
        """An open card that lets this one pass, else a closed one, else any."""
        line = self.line
        passes, closed = PASSES[self.card], []
        for index, opened in enumerate(self.open[line]):
            if not opened:
                closed.append(index)
            elif passes[self.lines[line][index]]:
                return index
        return closed[int(random.random() * len(closed))] if closed else 0

    def play_out(self, random: Random) -> tuple[int, int]:
        """The goals when both stacks are out."""
        while self.card >= 0:
            self.play(self.likely(random))
        return self.goals[0], self.goals[1]


def unseen(view: FieldView) -> list[int]:
    """The cards of the pack that lie closed or in the stacks."""
    known = {card for line in view.lines for card in line if card} | {
        *view.thrown,
        *view.scored[0],
        *view.scored[1],
    }
    if view.drawn:
        known.add(view.drawn)
    return [number(card) for card in field_pack(view.options.cards) if card not in known]
