from collections.abc import Iterable, Sequence

RANKS = "23456789TJQKA"
"""Ranks from low to high."""
SUITS = "CDHS"
JOKER = "*"
"""A Joker's rank. It has no suit: a number in its place tells `*1` from `*2`."""
_NUMBERS = "12"


class Card(str):
    """A playing card in its text form, rank then suit: `7H`, `TD`, `AS`; the Jokers are `*1` and `*2`.

    Any other text is a ValueError.
    """

    __slots__ = ()

    def __new__(cls, text: str) -> "Card":  # noqa: PYI034 - the pack's own object, never a new one
        try:
            return _CARDS[text]
        except KeyError:
            raise ValueError("not-a-card") from None

    @property
    def rank(self) -> str:
        return self[0]

    @property
    def suit(self) -> str:
        return self[1]

    @property
    def order(self) -> tuple[int, int]:
        """Sorting key: by rank from low to high, then by suit; Jokers below everything."""
        return _ORDER[self]


# One object per card keeps a fold of a long log cheap and makes the pack the only source of cards.
_CARDS: dict[str, Card] = {
    rank + suit: str.__new__(Card, rank + suit)
    for ranks, suits in ((RANKS, SUITS), (JOKER, _NUMBERS))
    for rank in ranks
    for suit in suits
}

_ORDER = {
    card: ((JOKER + RANKS).index(card.rank), (_NUMBERS + SUITS).index(card.suit)) for card in _CARDS.values()
}

JOKERS = tuple(Card(JOKER + number) for number in _NUMBERS)


def cards_of(texts: Iterable[str]) -> tuple[Card, ...]:
    """The cards of these texts; ValueError if one isn't a card."""
    return tuple(map(Card, texts))


def pack(ranks: Sequence[str] = RANKS) -> tuple[Card, ...]:
    """The cards of these ranks in all four suits, in a fixed order."""
    return tuple(Card(rank + suit) for rank in ranks for suit in SUITS)
