from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from hockey.cards import JOKER, Card

_VALUES: Final = {
    **{rank: int(rank) for rank in "23456789"},
    **dict.fromkeys("TJQK", 10),
    "A": 11,
    JOKER: 0,
}
_COLOURS: Final = {"C": "black", "S": "black", "D": "red", "H": "red"}


class Chemistry(IntEnum):
    """What a pair is worth beyond its cards' values, in points (002)."""

    NONE = 0
    COLOUR = 2
    SUIT = 5


def card_value(card: Card) -> int:
    """A number card its number, a face card 10, an Ace 11, a Joker 0 (002)."""
    return _VALUES[card.rank]


@dataclass(frozen=True, slots=True)
class Pair:
    """Two cards that play together."""

    one: Card
    other: Card

    @property
    def points(self) -> int:
        """Both values, without the chemistry."""
        return card_value(self.one) + card_value(self.other)

    @property
    def chemistry(self) -> Chemistry:
        """A Joker has neither suit nor colour (our decision)."""
        if JOKER in (self.one.rank, self.other.rank):
            return Chemistry.NONE
        if self.one.suit == self.other.suit:
            return Chemistry.SUIT
        if _COLOURS[self.one.suit] == _COLOURS[self.other.suit]:
            return Chemistry.COLOUR
        return Chemistry.NONE

    @property
    def value(self) -> int:
        return self.points + self.chemistry


def scores(attack: Pair, defence: Pair) -> bool:
    """True if the attack scores: ties go its way (002)."""
    return attack.value >= defence.value
