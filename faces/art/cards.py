"""The keys of the cards' emojis, and what is on each."""

from collections.abc import Iterator
from functools import cache

from faces.art.drawing import draw
from hockey.cards import JOKERS, Card, pack

BACK, JOKER = "back", "★"
INK, BLOOD, GREEN, BLUE = "#15181C", "#C4161C", "#12803C", "#1763C6"
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
TWO = {"C": INK, "D": BLOOD, "H": BLOOD, "S": INK}
FOUR = TWO | {"C": GREEN, "D": BLUE}
FOUR_MARK = "4"
"""The end of a card's key if its colour is another one with four colours."""


def key_of(card: Card, *, four_colours: bool = False) -> str:
    """The key of a card's emoji: `8C`, a Joker's `X1`, and `8C4` if four colours differ."""
    if card in JOKERS:
        return f"X{card.suit}"
    return card + (FOUR_MARK if four_colours and FOUR[card.suit] != TWO[card.suit] else "")


@cache
def every_emoji() -> dict[str, bytes]:
    """All emojis by key, as PNG: those of two colours first, because most people need no others."""
    drawn: dict[str, bytes] = draw("art.emojis", dict(_faces()))
    return drawn


def _faces() -> Iterator[tuple[str, tuple[str, str, str] | None]]:
    """Index, sign and colour of every card by its key; None of the back."""
    for card in pack():
        yield key_of(card), (rank_of(card), SIGNS[card.suit], TWO[card.suit])
    for joker in JOKERS:
        yield key_of(joker), (JOKER, "", BLOOD if joker == JOKERS[0] else INK)
    yield BACK, None
    for card in pack():
        if (key := key_of(card, four_colours=True)) != card:
            yield key, (rank_of(card), SIGNS[card.suit], FOUR[card.suit])


def rank_of(card: Card) -> str:
    return "10" if card.rank == "T" else card.rank
