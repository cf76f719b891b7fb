from bisect import bisect_right
from dataclasses import dataclass, field

from hockey.cards import Card
from hockey.game import Call, Score
from hockey.pile.judge import Chance
from hockey.pile.rules import PileRules


@dataclass(frozen=True, slots=True)
class PilePeriod:
    """One run through the deck. `number` counts from 1, `goals` are the period's, by side.

    `deck` is in dealing order after the centre was taken off; the last card of `centre` is its top.
    """

    number: int
    overtime: bool
    dealer: int
    # Logs may show a state, and must not show what players cannot see.
    deck: tuple[Card, ...] = field(repr=False)
    centre: tuple[Card, ...] = field(repr=False)
    calls: tuple[Call, ...] = ()
    top: Card | None = None
    table: int = 0
    chance: Chance | None = None
    goals: Score = (0, 0)

    def bounds(self, rules: PileRules) -> tuple[int, ...]:
        return rules.bounds(overtime=self.overtime)

    def complete(self) -> bool:
        return len(self.calls) == len(self.deck)

    def seat_at(self, rules: PileRules, play: int) -> int:
        """The seat of a play, counted from 0; the one after the dealer begins."""
        return (self.dealer + 1 + play) % rules.seats

    def deal_at(self, rules: PileRules, play: int) -> int:
        """The deal of a play, plays from 0, deals from 1; past the end, the last deal."""
        bounds = self.bounds(rules)
        return min(bisect_right(bounds, play) + 1, len(bounds))

    def dealt(self, rules: PileRules, seat: int) -> tuple[Card, ...]:
        """The seat's cards of the current deal, in dealing order."""
        start, end = self._span(rules)
        return self.deck[start + (seat - self.dealer - 1) % rules.seats : end : rules.seats]

    def played(self, rules: PileRules, card: Card) -> bool:
        """Whether a card of the current deal lies on the table already."""
        start, _ = self._span(rules)
        return any(call.card is card for call in self.calls[start:])

    def hand(self, rules: PileRules, seat: int) -> tuple[Card, ...]:
        """Those of the seat's cards that are still to be played, by rank then suit."""
        start, _ = self._span(rules)
        played = {call.card for call in self.calls[start:]}
        return tuple(sorted((c for c in self.dealt(rules, seat) if c not in played), key=lambda c: c.order))

    def cards_left(self, rules: PileRules) -> tuple[int, ...]:
        """How many cards each seat has still to play in the current deal."""
        start, _ = self._span(rules)
        played = [call.seat for call in self.calls[start:]]
        return tuple(len(self.dealt(rules, seat)) - played.count(seat) for seat in range(rules.seats))

    def _span(self, rules: PileRules) -> tuple[int, int]:
        """From where to where in the deck the current deal goes; a card is played where one was dealt."""
        bounds = self.bounds(rules)
        deal = self.deal_at(rules, len(self.calls))
        return bounds[deal - 2] if deal > 1 else 0, bounds[deal - 1]

    def pile(self) -> tuple[Card, ...]:
        """The cards on the table in order, the centre's among them."""
        cards = (*self.centre, *(call.card for call in self.calls))
        return cards[len(cards) - self.table :]
