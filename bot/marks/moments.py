"""The order in which things happen in this process."""

from itertools import count
from typing import NewType

Moment = NewType("Moment", int)
"""Whatever was begun at a later one has seen all that came before."""

BEFORE_ALL = Moment(0)


class Moments:
    def __init__(self) -> None:
        self._count = count(BEFORE_ALL + 1)

    def next(self) -> Moment:
        """A moment that is later than all others so far."""
        return Moment(next(self._count))
