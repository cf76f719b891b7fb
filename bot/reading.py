"""One reading of a match for all who are about to look at it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from bot.loaded import LoadedMatch


class Reading:
    """It is made when the first of them asks, so it is never older than what has brought them here."""

    def __init__(
        self, load: Callable[[], Coroutine[Any, Any, LoadedMatch]], known: LoadedMatch | None = None
    ) -> None:
        """`known` is the match where it need not be read at all."""
        self._load = load
        self._known = known
        self._task: asyncio.Task[LoadedMatch] | None = None

    async def get(self) -> LoadedMatch:
        """The match as it was then. Raises as Desk.load does, for everybody."""
        if self._known is not None:
            return self._known
        if self._task is None:
            self._task = asyncio.create_task(self._load())
        return await asyncio.shield(self._task)
