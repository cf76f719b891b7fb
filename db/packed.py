"""A log as it is kept once its match is settled: one run of bytes.

Version 1, which every later release reads:

- a byte, 1: the version
- a byte, the unit in which times are counted: `m` milliseconds, `b` 2^-22 seconds, `d` none
- the number of plies
- for `d` each time as a double of 8 bytes, the highest first; else the lowest 8 bits of each time's step. A
  step is how many units a time is later than that of the ply before, the first one later than 0
- the rest, compressed as zlib does (RFC 1950). In it, one after the other: but for `d`, each step divided by
  256 and rounded down; for each ply how much its number is above that of the ply before, less 1, beginning at
  -1; for each ply its seat; the moves

A number is written in bytes of 7 bits, the lowest first, each but its last one plus 128. Of steps, plies and
seats, which may be below 0, a number n is doubled before; one below 0 is written as -2n - 1.

A byte from 128 on is a card: 128 plus its place in CARDS. A move that is one card is that byte. Any other is
text up to a line feed. Behind the first character of that, such a byte stands for a space and the card, and
whatever is not printable ASCII is written as Python's `unicode_escape` does.
"""

import re
import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Final

from db.model.matches import Ply

VERSION: Final = 1
CARDS: Final = (*(rank + suit for rank in "23456789TJQKA" for suit in "CDHS"), "*1", "*2")

_BITS: Final = 7
_MORE: Final = 1 << _BITS
_FIRST: Final = 128
_CODES: Final = {card: bytes([_FIRST + place]) for place, card in enumerate(CARDS)}
_CARD: Final = re.compile(rb"(?<=.) ([2-9TJQKA][CDHS]|\*[12])")
_CODE: Final = re.compile(rb"[\x80-\xff]")
_MOVE: Final = re.compile(rb"[\x80-\xff]|[^\n]*\n")

# What seconds are in a unit, and back. Clocks tell milliseconds; a double of these decades holds no more than
# the second.
_UNITS: Final[dict[str, tuple[Callable[[float], int], Callable[[int], float]]]] = {
    "m": (lambda seconds: round(seconds * 1000), lambda number: number / 1000),
    "b": (lambda seconds: round(seconds * 2**22), lambda number: number / 2**22),
}
_NO_UNIT: Final = "d"


def pack(log: Sequence[Ply]) -> bytes:
    """The bytes of a whole log."""
    unit, lows, highs = _packed_times([ply.at for ply in log])
    gaps = [after - before - 1 for before, after in pairwise([-1, *(ply.ply for ply in log)])]
    moves = b"".join(_packed_move(ply.move) for ply in log)
    rest = _written(_signed(gaps)) + _written(_signed(ply.seat for ply in log)) + moves
    squeezing = zlib.compressobj(zlib.Z_BEST_COMPRESSION)
    # Each in a block of its own, as times and cards have nothing in common.
    parts = squeezing.compress(highs), squeezing.flush(zlib.Z_BLOCK), squeezing.compress(rest)
    return bytes([VERSION, ord(unit)]) + _written([len(log)]) + lows + b"".join(parts) + squeezing.flush()


def unpack(packed: bytes) -> list[Ply]:
    """The log of these bytes. Raises ValueError for a version that this release knows nothing of."""
    if packed[0] != VERSION:
        raise ValueError("unknown-pack")
    unit, ((count,), at) = chr(packed[1]), _read(packed, 2, 1)
    end = at + (8 * count if unit == _NO_UNIT else count)
    rest = zlib.decompress(packed[end:])
    times, since = _unpacked_times(unit, packed[at:end], rest)
    told, since = _read(rest, since, 2 * count)
    gaps, seats = ([_with_sign(number) for number in part] for part in (told[:count], told[count:]))
    plies = accumulate((gap + 1 for gap in gaps), initial=-1)
    next(plies)
    moves = map(_unpacked_move, _MOVE.findall(rest, since))
    return [Ply(*facts) for facts in zip(plies, seats, moves, times, strict=True)]


def _packed_move(move: str) -> bytes:
    if move in _CODES:
        return _CODES[move]
    text = move.encode("unicode_escape") + b"\n"
    return _CARD.sub(lambda found: _CODES[found[1].decode()], text)


def _unpacked_move(packed: bytes) -> str:
    if not packed.endswith(b"\n"):
        return _card(packed)
    text = _CODE.sub(lambda found: f" {_card(found[0])}".encode(), packed[:-1])
    return text.decode("unicode_escape")


def _card(code: bytes) -> str:
    return CARDS[code[0] - _FIRST]


def _packed_times(times: Sequence[float]) -> tuple[str, bytes, bytes]:
    """The unit, what is kept of the times as it is, and what of them is to be compressed."""
    for unit, (count, back) in _UNITS.items():
        counted = [count(at) for at in times]
        if [back(number) for number in counted] == list(times):
            steps = list(_signed(after - before for before, after in pairwise([0, *counted])))
            return unit, bytes(step & 255 for step in steps), _written(step >> 8 for step in steps)
    return _NO_UNIT, b"".join(struct.pack(">d", at) for at in times), b""


def _unpacked_times(unit: str, lows: bytes, rest: bytes) -> tuple[list[float], int]:
    """The times, and where in the rest goes on what is not of them."""
    if unit == _NO_UNIT:
        return [at for (at,) in struct.iter_unpack(">d", lows)], 0
    _, back = _UNITS[unit]
    highs, end = _read(rest, 0, len(lows))
    steps = (_with_sign(high << 8 | low) for high, low in zip(highs, lows, strict=True))
    return [back(number) for number in accumulate(steps)], end


def _signed(numbers: Iterable[int]) -> Iterator[int]:
    return (2 * number if number >= 0 else -2 * number - 1 for number in numbers)


def _with_sign(number: int) -> int:
    return -(number + 1) // 2 if number % 2 else number // 2


def _written(numbers: Iterable[int]) -> bytes:
    return bytes(byte for number in numbers for byte in _sevens(number))


def _sevens(number: int) -> Iterator[int]:
    while number >= _MORE:
        yield number % _MORE + _MORE
        number >>= _BITS
    yield number


def _read(packed: bytes, start: int, count: int) -> tuple[list[int], int]:
    """So many numbers from there on, and where they end."""
    found: list[int] = []
    at, number, shift = start, 0, 0
    while len(found) < count:
        number |= packed[at] % _MORE << shift
        shift += _BITS
        if packed[at] < _MORE:
            found.append(number)
            number = shift = 0
        at += 1
    return found, at
