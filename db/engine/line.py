"""Who writes next, where a database lets one write at a time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class WritersLine:
    """First come, first served; those that a thread takes one by one anyway go through together."""

    def __init__(self) -> None:
        self._head = asyncio.Lock()
        self._together = 0
        self._nobody = asyncio.Event()
        self._nobody.set()

    @asynccontextmanager
    async def alone(self, seconds: float | None) -> AsyncIterator[None]:
        """Nobody else writes inside. TimeoutError after so many seconds in line."""
        async with asyncio.timeout(seconds):
            await self._head.acquire()
            try:
                await self._nobody.wait()
            except BaseException:
                self._head.release()
                raise
        try:
            yield
        finally:
            self._head.release()

    @asynccontextmanager
    async def together(self, seconds: float | None) -> AsyncIterator[None]:
        """Nobody writes inside but others who came by this door. TimeoutError as above."""
        async with asyncio.timeout(seconds), self._head:
            self._together += 1
            self._nobody.clear()
        try:
            yield
        finally:
            self._together -= 1
            if not self._together:
                self._nobody.set()
