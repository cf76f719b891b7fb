"""Knows how long the bot was down or away from Discord, and has the turns that were open then end later."""

import logging

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.marks.marks import Marks
from bot.matches.desk import Desk
from bot.settings import Settings
from db.engine.database import BusyError
from db.model.fleet import Shards
from db.store import Store

log = logging.getLogger(__name__)

HEART = "heart"
# A beat or two may come late on a busy machine; more of them missed, and this process did not run.
MISSED_BEATS = 3
# Nobody misses less, and every sheet would be drawn anew for it.
BRIEF_SECONDS = 1.0


class Heart:
    def __init__(
        self,
        store: Store,
        desk: Desk,
        clock: Clock,
        settings: Settings,
        marks: Marks,
        shards: Shards | None = None,
    ) -> None:
        """`shards` are those of this process; all without them."""
        self._store = store
        self._desk = desk
        self._clock = clock
        self._marks = marks
        self._shards = shards or Shards()
        self._seconds = settings.heartbeat_time.total_seconds()
        self._lanes: Lanes[str] = Lanes(lambda _key: self.beat(), clock)
        self._away: set[int] = set()
        self._last: float | None = None

    @property
    def patience(self) -> float:
        """How many seconds may lie between two beats of a bot that was there all the time."""
        return MISSED_BEATS * self._seconds

    @property
    def steady(self) -> bool:
        """Whether the bot is there, and all the time that it was not has been given back."""
        return self._last is not None and self._clock.now() - self._last <= self.patience

    async def is_fair(self, server_id: int, until: float) -> bool:
        """Whether a server's matches have got back all that they had lost by then.

        What another process connects may have been away without this one having noticed.
        """
        if self._shards.count == 1:
            return self.steady
        return await self._store.beats.through(self._shards.of(server_id)) >= until

    def connected(self, shard: int) -> None:
        """Discord is there again, as far as this shard goes."""
        self._away.discard(shard)
        self._lanes.mark(HEART)

    def disconnected(self, shard: int) -> None:
        self._away.add(shard)
        self._last = None

    async def close(self) -> None:
        """Beat no more, having noted how long the bot was there."""
        await self._lanes.close()
        if self.steady:
            try:
                await self.beat()
            except BusyError:
                # So the next start gives back a little more than the bot was away.
                log.info("the last beat is not noted: the database is busy")
        self._last = None

    async def beat(self) -> float | None:
        """Note that the bot is there; the time of the next beat, None where Discord is away."""
        if self._away:
            return None
        now = self._clock.now()
        # The first beat after an absence gives back whatever has passed since the last one before it.
        late = BRIEF_SECONDS if self._last is None else self.patience
        credited = await self._store.beats.beat(now, self._shards, late, self.patience)
        self._last = now
        for match_id in credited:
            # A card that is played before these are looked at must not bring back what they were.
            self._desk.forget(match_id)
        self._marks.mark_matches(credited)
        return now + self._seconds
