from collections.abc import Sequence
from itertools import accumulate, pairwise

from hockey.cards import RANKS, SUITS, Card, pack
from hockey.field.period import SIZES
from hockey.game import IllegalMove, IllegalReason, Move, Shuffle, read_cards

Lines = tuple[tuple[Card, ...], ...]
Stacks = tuple[tuple[Card, ...], tuple[Card, ...]]


def field_pack(cards: int) -> tuple[Card, ...]:
    """The pack with this many cards: 36 are the Sixes to the Aces."""
    return pack(RANKS[-(cards // len(SUITS)) :])


def lay_out(cards: int, shuffle: Shuffle) -> Move:
    shuffled = list(field_pack(cards))
    shuffle(shuffled)
    return f"deck {' '.join(shuffled)}"


def deck_move(lines: Lines, stacks: Stacks) -> Move:
    return f"deck {' '.join(card for part in (*lines, *stacks) for card in part)}"


def read_deck(cards: int, text: str) -> tuple[Lines, Stacks]:
    """Lines and stacks of a deck that lists one after the other; IllegalMove unless it is the pack."""
    deck = read_cards(text, IllegalReason.BAD_DECK)
    if len(deck) != cards or set(deck) != set(field_pack(cards)):
        raise IllegalMove(IllegalReason.BAD_DECK)
    half = (cards - sum(SIZES)) // 2
    *lines, first, second = _parts(deck, (*SIZES, half, half))
    return tuple(lines), (first, second)


def _parts(cards: Sequence[Card], sizes: Sequence[int]) -> list[tuple[Card, ...]]:
    return [tuple(cards[start:end]) for start, end in pairwise(accumulate(sizes, initial=0))]
