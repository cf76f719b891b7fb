from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from hockey.cards import Card
from hockey.game import IllegalMove, IllegalReason
from hockey.lineup.chemistry import Pair, scores
from hockey.lineup.line import ATTACK, DEFENCE, POSITIONS, Line, Position, Wing

_NOBODY: Final = ".."


@dataclass(frozen=True, slots=True)
class Matchup:
    """One of a seat's four pairs in a draft, and what it will meet.

    `pair` is None until both its positions are filled, `against` until the opponent's line is seen. `wing` is
    the attack's, for either side.
    """

    wing: Wing
    part: Literal["attack", "defence"]
    positions: tuple[Position, Position]
    pair: Pair | None
    against: Pair | None

    @property
    def goal(self) -> bool | None:
        """True if the attack, by either side, will score; None while that is unknown."""
        if self.pair is None or self.against is None:
            return None
        attack, defence = (self.pair, self.against) if self.part == "attack" else (self.against, self.pair)
        return scores(attack, defence)


@dataclass(frozen=True, slots=True)
class Draft:
    """A line that a player is setting. Only the interface has it; the finished line becomes a move.

    `placed` is in the order of POSITIONS; `opponent` is the other line if it's open.
    """

    hand: tuple[Card, ...] = field(repr=False)
    opponent: Line | None = None
    placed: tuple[Card | None, ...] = field(default=(None,) * len(POSITIONS), repr=False)

    @classmethod
    def read(cls, code: str, hand: tuple[Card, ...], opponent: Line | None = None) -> "Draft":
        """The draft of this code; "" is an empty one. IllegalMove if it is no draft of this hand."""
        parts = [code[start : start + 2] for start in range(0, len(code), 2)] or [_NOBODY] * len(POSITIONS)
        try:
            placed = tuple(None if part == _NOBODY else Card(part) for part in parts)
        except ValueError:
            raise IllegalMove(IllegalReason.UNKNOWN_MOVE) from None
        if len(placed) != len(POSITIONS):
            raise IllegalMove(IllegalReason.UNKNOWN_MOVE)
        cards = [card for card in placed if card is not None]
        if len(set(cards)) != len(cards) or not set(cards) <= set(hand):
            raise IllegalMove(IllegalReason.NOT_IN_HAND)
        return cls(hand, opponent, placed)

    @property
    def code(self) -> str:
        """Twelve characters that fit a custom_id."""
        return "".join(card or _NOBODY for card in self.placed)

    def __getitem__(self, position: Position) -> Card | None:
        return self.placed[POSITIONS.index(position)]

    @property
    def bench(self) -> tuple[Card, ...]:
        return tuple(card for card in self.hand if card not in self.placed)

    def place(self, card: Card, position: Position) -> "Draft":
        """Put the card at the position; the one there goes to the bench, or to where the card came from."""
        if card not in self.hand:
            raise IllegalMove(IllegalReason.NOT_IN_HAND)
        if card in self.placed:
            return self.move(POSITIONS[self.placed.index(card)], position)
        return self._with({position: card})

    def move(self, origin: Position, target: Position) -> "Draft":
        """Swap the cards at two positions."""
        return self._with({origin: self[target], target: self[origin]})

    def clear(self, position: Position | None = None) -> "Draft":
        """The position, or the whole line, empty."""
        return self._with(dict.fromkeys(POSITIONS if position is None else (position,)))

    @property
    def line(self) -> Line | None:
        """The line, whose `move` sets it up; None until all six positions are filled."""
        cards = tuple(card for card in self.placed if card is not None)
        return Line(cards) if len(cards) == len(POSITIONS) else None

    @property
    def complete(self) -> bool:
        return self.line is not None

    def matchups(self) -> Iterator[Matchup]:
        """LW+C, RW+C, RD+G, LD+G."""
        for wing in Wing:
            against = self.opponent.defence(wing) if self.opponent else None
            yield Matchup(wing, "attack", ATTACK[wing], self._pair(ATTACK[wing]), against)
        for wing in Wing:
            against = self.opponent.attack(wing) if self.opponent else None
            yield Matchup(wing, "defence", DEFENCE[wing], self._pair(DEFENCE[wing]), against)

    def _pair(self, positions: tuple[Position, Position]) -> Pair | None:
        one, other = (self[position] for position in positions)
        return None if one is None or other is None else Pair(one, other)

    def _with(self, changes: dict[Position, Card | None]) -> "Draft":
        placed = tuple(changes.get(position, self[position]) for position in POSITIONS)
        return replace(self, placed=placed)
