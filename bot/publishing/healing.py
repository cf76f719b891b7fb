"""Once a minute, look for matches that the publisher has missed, mark and count them."""

import logging

from bot.kit.clock import Clock
from bot.kit.lanes import Lanes
from bot.matches.dirty import DirtyLanes
from bot.settings import Settings
from bot.watching.metrics import Metrics
from db.store import Store

log = logging.getLogger(__name__)

HEAL = "heal"
# Matches that were about to be drawn aren't behind any more by then.
SECOND_LOOK_SECONDS = 5.0


class Healing:
    """Looks for live matches that show less than their log has, and that aren't about to be drawn."""

    def __init__(
        self, store: Store, clock: Clock, settings: Settings, metrics: Metrics, dirty: DirtyLanes
    ) -> None:
        self._store = store
        self._clock = clock
        self._pause = settings.healing_time.total_seconds()
        self.metrics = metrics
        self._dirty = dirty
        self._lanes: Lanes[str] = Lanes(lambda _key: self._heal(), clock)
        # The lengths of the logs of matches that were behind at the last look, and of those drawn again
        # since.
        self._suspects: dict[int, int] = {}
        self._drawn_again: dict[int, int] = {}

    def start(self) -> None:
        self._lanes.mark(HEAL)

    async def close(self) -> None:
        await self._lanes.close()

    async def _heal(self) -> float:
        lagging = await self._store.posts.lagging()
        # A match that can't be drawn, for example with a bad log, isn't counted again and again.
        self._drawn_again = dict(self._drawn_again.items() & lagging.items())
        under_way = self._dirty.under_way()
        new = dict(lagging.items() - self._drawn_again.items())
        still = {match_id: length for match_id, length in new.items() if match_id not in under_way}
        for match_id, _ in sorted(still.items() & self._suspects.items()):
            log.warning("match %s shows less than was played: redrawing it", match_id)
            self.metrics.healed.inc()
            self._dirty.mark_match(match_id)
            self._drawn_again[match_id] = still.pop(match_id)
        self._suspects = still
        return self._clock.now() + (SECOND_LOOK_SECONDS if still else self._pause)
