"""What is being done just now."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from bot.kit.clock import set_within

K = TypeVar("K")


class UnderWay(Generic[K]):
    def __init__(self) -> None:
        self._count: Counter[K] = Counter()
        self._waited_for: dict[K, asyncio.Event] = {}

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
                if waited_for := self._waited_for.pop(key, None):
                    waited_for.set()

    async def over(self, key: K, seconds: float) -> None:
        """Wait until it is not under way, but no longer than that."""
        if key in self:
            await set_within(self._waited_for.setdefault(key, asyncio.Event()), seconds)
