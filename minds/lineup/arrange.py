from collections.abc import Sequence
from itertools import combinations, permutations

from hockey.cards import Card
from hockey.lineup.chemistry import card_value
from hockey.lineup.line import Line
from minds.lineup.reply import line_of
from minds.lineup.trios import pair_value


def arrange(cards: Sequence[Card]) -> Line:
    """The order of six cards in which their four pairs are worth the most together."""
    best, most = None, -1
    for middle, keeper in permutations(cards, 2):
        others = [card for card in cards if card is not middle and card is not keeper]
        behind = [pair_value(keeper, card) for card in others]
        # What each is worth more as a wing than at the back.
        more = [pair_value(middle, card) - worth for card, worth in zip(others, behind, strict=True)]
        rest = sum(behind)
        for left, right in combinations(range(len(others)), 2):
            worth = rest + more[left] + more[right]
            if worth > most:
                best, most = (middle, keeper, others, left, right), worth
    if best is None:
        raise ValueError("too-few-cards")
    middle, keeper, others, left, right = best
    backs = [card for place, card in enumerate(others) if place not in (left, right)]
    return line_of((middle, others[left], others[right]), (keeper, backs[0], backs[1]))


def settled(line: Line) -> Line:
    """The same six cards, three in front and three behind; each middle one leaves out their weakest pair.

    That costs nothing, whatever the other line is: no pair is worth less than it was, except for its place.
    """
    wing, centre, other_wing, back, other_back, keeper = line.cards
    return line_of(_middled(centre, wing, other_wing), _middled(keeper, back, other_back))


def _middled(*trio: Card) -> tuple[Card, Card, Card]:
    """The middle card first, then the one on the left and the one on the right."""
    middle = max(trio, key=lambda card: sum(pair_value(card, other) for other in trio if other is not card))
    left, right = (card for card in trio if card is not middle)
    return middle, left, right


def fair_share(hand: Sequence[Card], lines: int) -> list[Card]:
    """Six cards, about as good as those left for each of the lines after it."""
    ranked = sorted(hand, key=lambda card: (-card_value(card), card.suit))
    return [ranked[min(len(ranked) - 1, place * lines + lines // 2)] for place in range(6)][:6]


def unbeatable(hand: Sequence[Card]) -> tuple[Card, Card, Card] | None:
    """An Ace in the middle of two face cards of its suit, which score against anything (002)."""
    for ace in (card for card in hand if card.rank == "A"):
        tens = [card for card in hand if card.suit == ace.suit and card.rank in "TJQK"]
        if len(tens) > 1:
            return ace, tens[0], tens[1]
    return None
