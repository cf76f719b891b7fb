"""How a deck is shuffled so that anyone can check it. docs/fairness.md says what that proves.

Before anyone cuts, the bot draws a secret and shows its commitment. Players cut: each names a number that no
one knew before. Every shuffle then follows from the secret, the cuts, the number of the match and the purpose
of the shuffle (`deck 2` is the deck of the second period). After the match the secret is shown, and anyone
with the commitment can do all of it again. It only takes this file.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

SECRET_BYTES: Final = 32
LONGEST_CUT: Final = 30
"""The most digits of a number to cut with."""
_WORD: Final = 2**32


def encode(*values: str | bytes) -> bytes:
    """Values in a row, each after its length as four bytes, big-endian; text as UTF-8.

    The lengths make two lists of values differ: `1, 23` is not `12, 3`.
    """
    parts = [value.encode() if isinstance(value, str) else value for value in values]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def is_cut(text: str) -> bool:
    """True if a player may cut with this number."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_CUT


@dataclass(frozen=True, slots=True)
class Seal:
    """What a match's shuffles follow from: its number, the secret, and by seat the number cut with.

    If a seat hasn't cut (None), its cut is drawn from the secret, so the commitment covers it too.

    Matches with the same cards share a secret and a `board`: the number of one of them, used by all.
    """

    match: int
    secret: bytes = field(repr=False)
    cuts: tuple[str | None, ...] = ()
    board: int | None = None

    @property
    def number(self) -> str:
        """The number that everything follows from."""
        return str(self.match if self.board is None else self.board)

    @property
    def commitment(self) -> str:
        """Shown before anyone cuts. No one can find another secret for it, or calculate the secret."""
        return hashlib.sha256(encode("hockey-seal/1", self.number, self.secret)).hexdigest()

    def cut(self, seat: int) -> str:
        """The seat's own number, or the one drawn for it."""
        own = self.cuts[seat] if seat < len(self.cuts) else None
        if own is not None:
            return own
        drawn = self._mac(encode("hockey-cut/1", self.number, str(seat)))
        return str(int.from_bytes(drawn[:8], "big"))

    def shuffle(self, occasion: str) -> Callable[[list[Any]], None]:
        """The shuffle for this occasion; the next call continues the same stream of numbers."""
        cuts = [self.cut(seat) for seat in range(len(self.cuts))]
        stream = self._words(encode("hockey-deck/1", self.number, occasion, *cuts))

        def shuffle(cards: list[Any]) -> None:
            # Fisher-Yates: each card from the last on changes places with one up to itself.
            for last in range(len(cards) - 1, 0, -1):
                other = _below(last + 1, stream)
                cards[last], cards[other] = cards[other], cards[last]

        return shuffle

    def _words(self, purpose: bytes) -> Iterator[int]:
        """An endless stream of numbers below 2**32: eight from each block, blocks counted from 0."""
        block = 0
        while True:
            digest = self._mac(purpose + encode(str(block)))
            yield from (int.from_bytes(digest[start : start + 4], "big") for start in range(0, 32, 4))
            block += 1

    def _mac(self, message: bytes) -> bytes:
        return hmac.digest(self.secret, message, hashlib.sha256)


def _below(count: int, words: Iterator[int]) -> int:
    """A number from 0 to below `count`, all equally likely: words past the last whole round are dropped."""
    rounds = _WORD - _WORD % count
    return next(word for word in words if word < rounds) % count
