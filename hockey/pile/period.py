from dataclasses import dataclass, field

from hockey.cards import Card
from hockey.game import Call, Score
from hockey.pile.judge import Chance
from hockey.pile.rules import DealSpan, PileRules


@dataclass(frozen=True, slots=True)
class PilePeriod:
    """One run through the deck. `number` counts from 1, `goals` are the period's, by side.

    `deck` is in dealing order after the centre was taken off; the last card of `centre` is its top.
    """

    number: int
    overtime: bool
    dealer: int
    # Logs may show a state, but not what players can't see.
    deck: tuple[Card, ...] = field(repr=False)
    centre: tuple[Card, ...] = field(repr=False)
    calls: tuple[Call, ...] = ()
    top: Card | None = None
    table: int = 0
    chance: Chance | None = None
    goals: Score = (0, 0)

    def complete(self) -> bool:
        return len(self.calls) == len(self.deck)

    def seat_at(self, rules: PileRules, play: int) -> int:
        """The seat of a play, counted from 0; the one after the dealer begins."""
        return (self.dealer + 1 + play) % rules.seats

    def deal_at(self, rules: PileRules, play: int) -> int:
        """The deal of a play, plays from 0, deals from 1; past the end, the last deal."""
        return rules.deal_of(play, overtime=self.overtime).number

    def deal(self, rules: PileRules) -> DealSpan:
        """The deal of the next card; a card is played from the deal it came in."""
        return rules.deal_of(len(self.calls), overtime=self.overtime)

    def dealt(self, rules: PileRules, seat: int) -> tuple[Card, ...]:
        """The seat's cards of the current deal, in dealing order."""
        _, start, end = self.deal(rules)
        return self.deck[start + (seat - self.dealer - 1) % rules.seats : end : rules.seats]

    def played(self, rules: PileRules, card: Card) -> bool:
        """True if a card of the current deal is on the table already."""
        start = self.deal(rules).start
        return any(call.card is card for call in self.calls[start:])

    def hand(self, rules: PileRules, seat: int) -> tuple[Card, ...]:
        """The seat's cards that it still has to play, by rank then suit."""
        start = self.deal(rules).start
        played = {call.card for call in self.calls[start:]}
        return tuple(sorted((c for c in self.dealt(rules, seat) if c not in played), key=lambda c: c.order))

    def cards_left(self, rules: PileRules) -> tuple[int, ...]:
        """How many cards each seat has still to play in the current deal."""
        start = self.deal(rules).start
        played = [call.seat for call in self.calls[start:]]
        return tuple(len(self.dealt(rules, seat)) - played.count(seat) for seat in range(rules.seats))

    def pile(self) -> tuple[Card, ...]:
        """The cards on the table in order, the centre's among them."""
        cards = (*self.centre, *(call.card for call in self.calls))
        return cards[len(cards) - self.table :]
