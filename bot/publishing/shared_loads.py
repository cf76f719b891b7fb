"""The readings of a match that its lanes share."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from bot.kit.lanes import AgainError
from bot.kit.lru import Lru
from bot.marks.moments import Moment, Moments
from bot.marks.owed import Owed
from bot.matches.folds import FOLDS_KEPT
from bot.matches.loaded import LoadedMatch


class BehindError(AgainError):
    """What was read, or is about to be drawn, is older than what is known by now."""


class _Load:
    def __init__(self, began: Moment, task: "asyncio.Task[LoadedMatch] | LoadedMatch") -> None:
        self.began = began
        self._task = task

    async def get(self) -> LoadedMatch:
        return self._task if isinstance(self._task, LoadedMatch) else await asyncio.shield(self._task)


class SharedLoads:
    def __init__(self, load: Callable[[int], Coroutine[Any, Any, LoadedMatch]], moments: Moments) -> None:
        self._load = load
        self._moments = moments
        self._latest: Lru[int, _Load] = Lru(FOLDS_KEPT)

    async def pay(self, match_id: int, owed: Owed) -> LoadedMatch:
        """A match that is new enough for what is owed. Raises as Desk.load does, and BehindError."""
        reading = self._latest.get(match_id)
        if reading is None or reading.began < owed.since:
            task = asyncio.create_task(self._load(match_id))
            reading = self._latest.put(match_id, _Load(self._moments.next(), task))
        try:
            loaded = await reading.get()
        except BaseException:
            self.drop(match_id)
            raise
        if loaded.ply < owed.ply:
            raise BehindError
        return loaded

    def know(self, loaded: LoadedMatch) -> None:
        """A match as it stands at this very moment: it need not be read."""
        now = self._moments.next()
        self._latest.put(loaded.id, _Load(now, replace(loaded, as_of=now)))

    def drop(self, match_id: int) -> None:
        """Whoever looks next reads anew."""
        self._latest.drop(match_id)
