from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Self

from hockey.cards import Card
from hockey.game import NATURE, Game, Move, Options, View
from hockey.pile.view import PileView


@dataclass(frozen=True, slots=True)
class Memory:
    """What a seat has seen of its match that its view no longer shows.

    Views show every public play, and so a seat's own cards. Only the centre pile is covered again, which both
    players may look at during a period's first deal: `centres` holds it by period.
    """

    centres: tuple[tuple[int, tuple[Card, ...]], ...] = field(default=(), repr=False)

    def after(self, view: View) -> Self:
        """The memory after seeing this, too."""
        if not isinstance(view, PileView) or not view.centre or view.period in dict(self.centres):
            return self
        return type(self)((*self.centres, (view.period, view.centre)))

    def centre(self, period: int) -> tuple[Card, ...]:
        """The centre pile of a period, as far as it was seen."""
        return dict(self.centres).get(period, ())


def recall(game: Game[Any], options: Options, log: Iterable[tuple[int, Move]], seat: int) -> Memory:
    """The memory of a seat that was there from the first move of a match's log.

    The log has every card, but the memory takes only what the seat's own views showed.
    """
    memory, state = Memory(), game.new(options)
    for mover, move in log:
        state, _ = game.play(state, mover, move)
        if mover == NATURE:
            memory = memory.after(game.view(state, seat))
    return memory
