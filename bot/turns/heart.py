"""Knows how long the bot was down or away from Discord, and moves the deadlines of open turns."""

import logging

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.matches.live import LiveMatches
from bot.settings import Settings
from db.engine.database import BusyError
from db.store import Store

log = logging.getLogger(__name__)

HEART = "heart"
# A beat or two may be late on a busy machine. If more are missing, this process didn't run.
MISSED_BEATS = 3
# No one misses less than this, and every sheet would be drawn again for it.
BRIEF_SECONDS = 1.0


class Heart:
    def __init__(self, store: Store, matches: LiveMatches, clock: Clock, settings: Settings) -> None:
        self._store = store
        self._matches = matches
        self._clock = clock
        self._seconds = settings.heartbeat_time.total_seconds()
        self._lanes: Lanes[str] = Lanes(lambda _key: self.beat(), clock)
        self._there: set[int] = set()
        self._away: set[int] = set()
        self._last: float | None = None

    @property
    def patience(self) -> float:
        """How many seconds may be between two beats of a bot that was there all the time."""
        return MISSED_BEATS * self._seconds

    @property
    def steady(self) -> bool:
        """True if the bot is there, and has given back all the time that it wasn't."""
        return self._last is not None and self._clock.now() - self._last <= self.patience

    def connected(self, shard: int, count: int = 1) -> None:
        """A shard is connected; play is possible while all `count` of them are."""
        self._there.add(shard)
        self._away = set(range(count)) - self._there
        if self._away:
            self._last = None
        self._lanes.mark(HEART)

    def disconnected(self, shard: int) -> None:
        self._there.discard(shard)
        self._away.add(shard)
        self._last = None

    async def close(self) -> None:
        """Stop beating, and store how long the bot was there."""
        await self._lanes.close()
        if self.steady:
            try:
                await self.beat()
            except BusyError:
                # So the next start gives back a little more than the bot was away.
                log.info("the last heartbeat was not stored: the database is busy")
        self._last = None

    async def abandon(self) -> None:
        """Stop beating, and store nothing: another process plays."""
        self._last = None
        await self._lanes.close()

    async def beat(self) -> float | None:
        """Store that the bot is there; returns the time of the next beat, None if Discord is away."""
        if self._away:
            return None
        now = self._clock.now()
        # The first beat after an absence gives back the time since the last one.
        late = BRIEF_SECONDS if self._last is None else self.patience
        beat = await self._store.holder.beat(now, late)
        self._last = now
        if beat.stepped_back:
            log.warning("the clock has gone back about %.0f s: later times count as now", beat.stepped_back)
        await self._matches.refresh(beat.match_ids)
        return now + self._seconds
