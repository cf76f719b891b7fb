"""The readings of a match that its lanes share."""

import asyncio
from dataclasses import replace

from bot.kit.lanes import AgainError
from bot.kit.lru import Lru
from bot.marks.moments import Moment, Moments
from bot.marks.owed import Owed
from bot.matches.folds import FOLDS_KEPT
from bot.matches.known import KnownMatches
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
    def __init__(self, desk: KnownMatches, moments: Moments) -> None:
        self._desk = desk
        self._moments = moments
        self._latest: Lru[int, _Load] = Lru(FOLDS_KEPT)
        # What is known of these is not enough, whatever it is.
        self._dropped: set[int] = set()

    async def pay(self, match_id: int, owed: Owed) -> LoadedMatch:
        """A match that is new enough for what is owed. Raises as Desk.load does, and BehindError."""
        reading = self._latest.get(match_id)
        if reading is None or reading.began < owed.since:
            reading = self._latest.put(match_id, self._begin(match_id, owed))
        try:
            loaded = await reading.get()
        except BaseException:
            self._latest.drop(match_id)
            raise
        if loaded.ply < owed.ply:
            raise BehindError
        return loaded

    def _begin(self, match_id: int, owed: Owed) -> _Load:
        known = None if match_id in self._dropped else self._desk.at_hand(match_id, owed.since)
        self._dropped.discard(match_id)
        if known is not None and known.ply >= owed.ply:
            return _Load(known.as_of, known)
        task = asyncio.create_task(self._desk.load(match_id))
        return _Load(self._moments.next(), task)

    def know(self, loaded: LoadedMatch) -> None:
        """A match as it stands at this very moment: it need not be read."""
        now = self._moments.next()
        self._dropped.discard(loaded.id)
        self._latest.put(loaded.id, _Load(now, replace(loaded, as_of=now)))

    def drop(self, match_id: int) -> None:
        """Whoever looks next reads anew."""
        self._latest.drop(match_id)
        self._dropped.add(match_id)
