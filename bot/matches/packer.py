"""Packs matches that were settled a while ago, a few at a time, so that no one waits for it."""

import asyncio
from typing import Final

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.settings import Settings
from db.store import Store

PACK: Final = "pack"
AT_ONCE: Final = 20
# How long others have the database for themselves after each match.
REST_SECONDS: Final = 0.1
# At most this share of the packing time may pass before a match is packed.
LATE: Final = 1 / 12


class Packer:
    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self._store = store.packing
        self._clock = clock
        self._age = settings.packing_time.total_seconds()
        self._lanes: Lanes[str] = Lanes(lambda _key: self._pack(), clock)
        self._after = 0

    def start(self) -> None:
        self._lanes.mark(PACK)

    async def close(self) -> None:
        await self._lanes.close()

    async def _pack(self) -> float:
        due = await self._store.due(self._clock.now() - self._age, self._after, AT_ONCE)
        for match_id in due:
            # If one fails, the others go on: the next look finds it again.
            self._after = match_id
            await self._store.pack(match_id)
            await asyncio.sleep(REST_SECONDS)
        if len(due) == AT_ONCE:
            return self._clock.now()
        self._after = 0
        return self._clock.now() + self._age * LATE
