"""What is being done just now."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

K = TypeVar("K")


class UnderWay(Generic[K]):
    def __init__(self) -> None:
        self._count: Counter[K] = Counter()

    def __contains__(self, key: K) -> bool:
        return key in self._count

    @contextmanager
    def doing(self, key: K) -> Iterator[None]:
        """It is under way as long as anybody is inside."""
        self._count[key] += 1
        try:
            yield
        finally:
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key]
