"""Matches that all have to be looked at after a start or an absence: whoever taps meanwhile goes first."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable


class Backlog:
    """Looks at one match after the other, at each once, however often it was added meanwhile."""

    def __init__(self, look: Callable[[int], None], lull: Callable[[], Awaitable[None]]) -> None:
        """`look` has a match looked at; `lull` waits until there is time for the next one."""
        self._look = look
        self._lull = lull
        self._waiting: dict[int, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._begun = False
        self._open = True

    def __len__(self) -> int:
        return len(self._waiting)

    def waiting(self) -> set[int]:
        return set(self._waiting)

    def begin(self) -> None:
        """Until then all that is added waits: while nobody looks, there seems to be time for everything."""
        self._begun = True
        self.add(())

    def add(self, match_ids: Iterable[int]) -> None:
        self._waiting |= dict.fromkeys(match_ids)
        if self._begun and self._open and self._waiting and self._task is None:
            self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        self._open = False
        if self._task:
            await self._task

    async def _work(self) -> None:
        while self._open and self._waiting:
            match_id = next(iter(self._waiting))
            del self._waiting[match_id]
            self._look(match_id)
            await self._lull()
        self._task = None
