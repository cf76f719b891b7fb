"""A match of lines as the pro plays it: without thinking long, and always the same with the same cards."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from hockey.cards import Card
from hockey.game import Score
from hockey.lineup.chemistry import card_value
from hockey.lineup.line import Line
from hockey.lineup.period import SEATS, compare, higher
from minds.lineup.arrange import arrange, fair_share, unbeatable
from minds.lineup.knowledge import costs
from minds.lineup.reply import line_of, reply
from minds.lineup.trios import ENOUGH

BothHands = tuple[tuple[Card, ...], tuple[Card, ...]]


def faceoff_worth(hand: Sequence[Card]) -> dict[Card, float]:
    """002: the first face-off is crucially important. The highest card, of equals the one with few mates."""
    suits = [card.suit for card in hand]
    return {card: card_value(card) - suits.count(card.suit) / 10 for card in hand}


def faceoff_card(hand: Sequence[Card]) -> Card:
    worth = faceoff_worth(hand)
    return max(hand, key=lambda card: worth[card])


def unanswered(hand: Sequence[Card], lines: int, *, in_the_open: bool) -> Line:
    """A line set before seeing the other's, with this many to go, this one included."""
    trio = unbeatable(hand) if in_the_open else None
    if trio is None:
        return arrange(fair_share(hand, lines))
    rest = [card for card in hand if card not in trio]
    backs = fair_share(rest, lines)[:3]
    return line_of(trio, (backs[0], backs[1], backs[2]))


@dataclass(frozen=True, slots=True)
class PeriodState:
    """A period in the middle: `hands` by seat, what was chosen so far, and the lines to come.

    `lines` counts this one too; `score` is by side. `choices` for each place are tried in a reply.
    """

    hands: BothHands = field(repr=False)
    lines: int
    score: Score = (0, 0)
    picks: tuple[Card | None, Card | None] = field(default=(None, None), repr=False)
    set_up: tuple[Line | None, Line | None] = field(default=(None, None), repr=False)
    faced_off: bool = False
    choices: int = ENOUGH

    def period(self) -> "PeriodState":
        """The start of the next period, after this one is played to its end."""
        now = self if self.faced_off else self._face_off()
        first = now._first  # noqa: SLF001 - its own kind's
        lines = list(now.set_up)
        for seat in SEATS if first is None else (first, 1 - first):
            if lines[seat] is None:
                lines[seat] = now._line(seat, lines[1 - seat], first)  # noqa: SLF001 - its own kind's
        one, other = lines
        if one is None or other is None:
            raise ValueError("no-line")
        *_, last = compare(1, (one, other), now.score)
        hands = (_without(now.hands[0], one.cards), _without(now.hands[1], other.cards))
        return PeriodState(hands, now.lines - 1, last.score, choices=now.choices)

    def play_out(self) -> Score:
        """The score when no line is left."""
        now = self
        while now.lines:
            now = now.period()
        return now.score

    @property
    def _first(self) -> int | None:
        one, other = self.picks
        winner = None if one is None or other is None else higher(one, other)
        return None if winner is None else 1 - winner

    def _face_off(self) -> "PeriodState":
        picks = [self.picks[seat] or faceoff_card(self.hands[seat]) for seat in SEATS]
        one, other = (_without(self.hands[seat], (picks[seat],)) for seat in SEATS)
        return replace(self, hands=(one, other), picks=(picks[0], picks[1]), faced_off=True)

    def _line(self, seat: int, foe: Line | None, first: int | None) -> Line:
        hand = self.hands[seat]
        if first == 1 - seat and foe is not None:
            return reply(hand, foe, costs(hand, self.lines - 1), self.choices).line
        return unanswered(hand, self.lines, in_the_open=first == seat)


def _without(hand: Sequence[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)
