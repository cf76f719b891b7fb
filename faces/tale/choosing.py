"""Which of several ways to say something a match takes: always the same one, and none again too soon."""

from functools import lru_cache
from random import Random

APART = 10
"""How many others must come before a line comes back, if there are that many."""


def one_of(match_id: int, key: str, nth: int, text: str) -> str:
    """The line with which a match says something for the nth time, from 0; `text` has all there are."""
    lines = text.split("\n")
    if len(lines) == 1:
        return text
    return lines[_shuffled(f"{match_id}:{key}", len(lines), nth // len(lines))[nth % len(lines)]]


@lru_cache(4096)
def _shuffled(seed: str, count: int, number: int) -> tuple[int, ...]:
    """The nth shuffle of the lines, which keeps a line apart from itself in the shuffle before."""
    before = _shuffled(seed, count, number - 1) if number else ()
    chance = Random(f"{seed}:{number}")  # noqa: S311 - nobody gains by guessing it
    left, order = set(range(count)), []
    free = max(count - APART, 1)
    for place in range(count):
        # The last ones of the shuffle before can't come first in this one.
        allowed = left.intersection(before[: place + free]) if before else left
        order.append(chance.choice(sorted(allowed)))
        left.remove(order[-1])
    return tuple(order)
