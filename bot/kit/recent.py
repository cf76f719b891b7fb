"""What was done a little while ago, for what is to be done once."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")


class Recent(Generic[K]):
    """Keys that were taken in the last `seconds`, the newest `most` of them."""

    def __init__(self, seconds: float, most: int) -> None:
        self._seconds = seconds
        self._most = most
        self._taken: OrderedDict[K, float] = OrderedDict()

    def take(self, key: K, now: float) -> bool:
        """Whether it may be taken at `now`, in seconds; taken it is from then on."""
        before = self._taken.get(key)
        if before is not None and now < before + self._seconds:
            return False
        self._taken[key] = now
        self._taken.move_to_end(key)
        if len(self._taken) > self._most:
            self._taken.popitem(last=False)
        return True

    def drop(self, key: K) -> None:
        """As if it had never been taken."""
        self._taken.pop(key, None)
