"""Cards as emojis: at the size of a button you read only rank and suit, so both fill the card."""

import io
from collections.abc import Iterator
from functools import cache

from faces.art.pen import Frame, Pen, piece
from hockey.cards import JOKERS, Card, pack

SIDE = 128
BACK, JOKER = "back", "★"
BACK_BLUE = "#2F6DA8"
PAPER, EDGE, ON_BACK = "#FFFFFF", "#6B7C89", "#9CC3E6"
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
    return {key: _png(face) for key, face in _faces()}


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


def _png(face: tuple[str, str, str] | None) -> bytes:
    out = io.BytesIO()
    piece(SIDE, SIDE, lambda pen: _paint(pen, face)).save(out, "PNG")
    return out.getvalue()


def _paint(pen: Pen, face: tuple[str, str, str] | None) -> None:
    if face is None:
        pen.box((4, 0, 124, SIDE), 20, BACK_BLUE, Frame(PAPER, 9))
        pen.text((64, 64), "♦", 70, ON_BACK)
        return
    index, sign, colour = face
    # White to its edge, which a thin grey line keeps apart from a light page.
    pen.box((4, 0, 124, SIDE), 20, PAPER, Frame(EDGE, 4))
    if not sign:
        pen.text((64, 64), index, 104, colour)
        return
    pen.text((64, 36), index, 68, colour)
    pen.text((64, 97), sign, 64, colour)
