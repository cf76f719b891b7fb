"""Edits that are under way, of which nobody knows when Discord takes them: one at a time for each message."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress

from bot.kit.clock import Clock
from bot.kit.underway import UnderWay
from bot.messages.surface_cache import OvertakenError, SurfaceCache
from db.engine.database import BusyError
from db.model.surface import Surface
from db.store import Store

# So long an answer waits for an edit of the same message: most take a tenth of that.
ANSWER_WAITS_SECONDS = 0.5
# So long others wait for an edit of a process that may have died over it; few requests take as long.
EDIT_SECONDS = 5.0
LOOK_SECONDS = 0.03

SurfaceKey = tuple[int, str]
"""A match and one of its surfaces."""


class Edits:
    """Two edits of a message may arrive in either order, so the second waits until the first is answered.

    So do two answers to taps on it, though not for long. Where there are several processes,
    an edit is noted in the database, and others wait for that as well.
    """

    def __init__(self, store: Store, surfaces: SurfaceCache, clock: Clock) -> None:
        self._store = store
        self._surfaces = surfaces
        self._clock = clock
        self._alone = store.keepers.me is None
        self._here: UnderWay[SurfaceKey] = UnderWay()
        self._answers: UnderWay[SurfaceKey] = UnderWay()
        # Those of others that an answer did not wait for any longer.
        self._elsewhere: UnderWay[SurfaceKey] = UnderWay()

    def __contains__(self, key: SurfaceKey) -> bool:
        """Whether an edit is under way that may still arrive."""
        return key in self._here or key in self._elsewhere

    @asynccontextmanager
    async def doing(self, match_id: int, surface: Surface) -> AsyncIterator[None]:
        """Edit a surface's message, as nobody else does meanwhile.

        Raises OvertakenError where the surface was drawn anew since it was read.
        """
        key = match_id, surface.name
        with self._here.doing(key):
            if self._alone or not surface.shown.version:
                yield
                return
            async with self._noted(key, EDIT_SECONDS) as version:
                if version != surface.shown.version:
                    self._surfaces.forget(match_id)
                    raise OvertakenError
                yield

    @asynccontextmanager
    async def answering(self, match_id: int, name: str) -> AsyncIterator[Surface]:
        """Answer a tap on a surface's message, which cannot wait for long. Gives the surface as it stands."""
        key = match_id, name
        await self._calm(key)
        with self._answers.doing(key):
            async with self._alone_with(key) as before:
                yield before

    async def _calm(self, key: SurfaceKey) -> None:
        """Wait for an edit, or for the answer to another tap.

        What arrives after the answer would take it back for a moment.
        """
        until = self._clock.now() + ANSWER_WAITS_SECONDS
        while (left := until - self._clock.now()) > 0:
            under_way = next((each for each in (self._here, self._answers) if key in each), None)
            if under_way is None:
                return
            await under_way.over(key, left)

    @asynccontextmanager
    async def _alone_with(self, key: SurfaceKey) -> AsyncIterator[Surface]:
        """As long as it takes, no other process edits the message."""
        match_id, name = key
        before = await self._surfaces.get(match_id, name)
        if not self._alone and not before.shown.version:
            # Somebody else may have made it meanwhile.
            self._surfaces.forget(match_id)
            before = await self._surfaces.get(match_id, name)
        if self._alone or not before.shown.version:
            yield before
            return
        async with self._noted(key, ANSWER_WAITS_SECONDS) as version:
            if version != before.shown.version:
                self._surfaces.forget(match_id)
            with self._elsewhere.doing(key) if version is None else nullcontext():
                yield await self._surfaces.get(match_id, name)

    @asynccontextmanager
    async def _noted(self, key: SurfaceKey, patience: float) -> AsyncIterator[int | None]:
        """Note an edit once nobody else's is noted; the surface's version, None where that took too long."""
        began = now = self._clock.now()
        while (
            version := await self._store.edits.begin(*key, now, until := now + EDIT_SECONDS)
        ) is None and now - began < patience:
            await asyncio.sleep(LOOK_SECONDS)
            now = self._clock.now()
        try:
            yield version
        finally:
            if version is not None:
                # Where that fails, others wait until it counts no longer.
                with suppress(BusyError):
                    await self._store.edits.end(*key, until)
