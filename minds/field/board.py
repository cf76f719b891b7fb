from random import Random
from typing import Final, Self

from hockey.cards import RANKS, SUITS, Card
from hockey.field import lookahead
from hockey.field.period import FieldPeriod
from hockey.field.view import FieldView
from hockey.game import Score

_SUITS: Final = len(SUITS)
NONE: Final = -1
"""The card in play when there is none."""
_KEEPERS: Final = 3
"""The step of a run, from 0, that meets a goalie."""


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

    def __init__(
        self,
        lines: list[list[int]],
        opened: list[list[bool]],
        stacks: list[list[int]],
        *,
        seat: int,
        card: int,
        step: int = 0,
        goals: Score = (0, 0),
    ) -> None:
        self.lines = lines
        self.open = opened
        self.stacks = stacks
        self.seat = seat
        self.card = card
        self.step = step
        self.goals = list(goals)

    @classmethod
    def imagined(cls, view: FieldView, hidden: list[int]) -> Self:
        """The field as it's seen, with the `hidden` cards, in any order, in unseen places; it is used up."""
        lines = [[hidden.pop() if c is None else number(c) for c in line] for line in view.lines]
        opened = [[card is not None for card in line] for line in view.lines]
        stacks = [[hidden.pop() for _ in range(count)] for count in view.stacks]
        card = NONE if view.drawn is None else number(view.drawn)
        (seat,) = view.to_act
        return cls(lines, opened, stacks, seat=seat, card=card, step=len(view.path), goals=view.goals)

    @classmethod
    def dealt(cls, period: FieldPeriod) -> Self:
        """A period about to begin."""
        lines = [list(map(number, line)) for line in period.lines]
        stacks = [list(map(number, reversed(stack))) for stack in period.stacks]
        seat = 1 - period.dealer
        card = stacks[seat].pop()
        return cls(lines, [[False] * len(line) for line in lines], stacks, seat=seat, card=card)

    def copy(self) -> Self:
        lines, opened = [line[:] for line in self.lines], [line[:] for line in self.open]
        stacks = [stack[:] for stack in self.stacks]
        one, other = self.goals
        return type(self)(
            lines, opened, stacks, seat=self.seat, card=self.card, step=self.step, goals=(one, other)
        )

    @property
    def line(self) -> int:
        return 1 + self.step if self.seat == 0 else 3 - self.step

    def play(self, index: int) -> None:
        """The card in play meets this card of the next line."""
        line = self.line
        self.open[line][index] = True
        if PASSES[self.card][self.lines[line][index]]:
            if self.step < _KEEPERS:
                self.step += 1
                return
            self.goals[self.seat] += 1
        self.step = 0
        self.seat = 1 - self.seat
        self.card = self.stacks[self.seat].pop() if self.stacks[self.seat] else NONE

    def liked(self) -> list[int]:
        """An open card that lets this one pass, else the closed ones from the player's own left, else any."""
        line = self.line
        passes, met, closed = PASSES[self.card], self.lines[line], []
        for index, opened in enumerate(self.open[line]):
            if not opened:
                closed.append(index)
            elif passes[met[index]]:
                return [index]
        if self.seat:
            closed.reverse()
        return closed or [0]

    def likely(self, random: Random) -> int:
        """Any of those."""
        liked = self.liked()
        return liked[int(random.random() * len(liked))]

    def play_out(self, random: Random) -> tuple[int, int]:
        """The goals when both stacks are out."""
        while self.card != NONE:
            self.play(self.likely(random))
        return self.goals[0], self.goals[1]


def unseen(view: FieldView) -> list[int]:
    """The cards of the pack that are closed or in the stacks, as numbers."""
    return list(map(number, lookahead.unseen(view)))
