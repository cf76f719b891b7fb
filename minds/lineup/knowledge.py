from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from random import Random

from hockey.cards import Card
from hockey.lineup.chemistry import card_value
from hockey.lineup.line import POSITIONS, Line
from hockey.lineup.match import full_pack
from hockey.lineup.period import Stage
from hockey.lineup.view import LineupView

_GOALS_A_POINT = 0.07
"""What a point of a card's value is worth later, in goals."""
_POINTS_A_MATE = 0.5
"""Points that each other card of its suit in the hand adds to a card, for their chemistry."""


@dataclass(frozen=True, slots=True)
class LineupKnowledge:
    """What a seat knows on its turn. `lines` counts those still to set, with this one.

    `hidden` are the cards that may be the opponent's, who holds `theirs` of them.
    """

    view: LineupView
    lines: int
    hidden: list[Card] = field(repr=False)
    theirs: int

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.view.hand

    @property
    def foe(self) -> Line | None:
        """The opponent's line, if it's open."""
        return self.view.lines[1 - (self.view.seat or 0)]

    @property
    def in_the_open(self) -> bool:
        """True if the opponent will see the line before setting theirs."""
        return self.view.first == self.view.seat

    def deal(self, random: Random) -> list[Card]:
        """Cards that the opponent may hold."""
        return random.sample(self.hidden, self.theirs)


def read(view: LineupView) -> LineupKnowledge:
    lines = 1 if view.overtime else max(1, view.length - view.period + 1)
    current = [*view.lines, None]
    shown = [*view.hand, *view.discards, *chain(*(line.cards for line in current if line))]
    shown += view.faceoff.cards if view.faceoff else ()
    known = {*shown, *([view.pick] if view.pick else [])}
    hidden = [card for card in full_pack(view.options) if card not in known]
    return LineupKnowledge(view, lines, hidden, _held(view, 1 - (view.seat or 0)))


def _held(view: LineupView, foe: int) -> int:
    """The cards that the other seat holds or has chosen in secret."""
    if not view.chosen[foe] or view.lines[foe]:
        return view.cards_left[foe]
    return view.cards_left[foe] + (1 if view.stage is Stage.FACEOFF else len(POSITIONS))


def costs(hand: Sequence[Card], lines_after: int) -> dict[Card, float]:
    """The cost of giving up a card, in goals; nothing if no line comes after."""
    if not lines_after:
        return dict.fromkeys(hand, 0.0)
    suits = [card.suit for card in hand]
    return {
        card: _GOALS_A_POINT * (card_value(card) + _POINTS_A_MATE * (suits.count(card.suit) - 1))
        for card in hand
    }


def spare(hand: Sequence[Card], random: Random) -> list[Card]:
    """Any six cards of a hand."""
    return random.sample(hand, len(POSITIONS))
