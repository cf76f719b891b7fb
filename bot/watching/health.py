"""Serves /healthz for platforms that restart the bot, and /metrics for Prometheus."""

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Protocol

from aiohttp import web, web_response
from aiohttp.http_exceptions import HttpProcessingError
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.watching.metrics import Metrics
from db.matches.matches import Matches
from db.model.matches import Status

log = logging.getLogger(__name__)

# However often it's asked, it asks the database no more often than this.
HEALTH_SECONDS = 1.0
SCRAPE_SECONDS = 10.0
DATABASE_SECONDS = 2.0
# A disk that is full or damaged, and a server without memory, take a small write now and then, such as a
# heartbeat, so one that works proves little. After a wait, a lost connection or a refusal, it proves all.
DOUBT_SECONDS = 60.0
DOUBTED = (
    *("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CORRUPT", "SQLITE_NOMEM"),
    *("53100", "53200", "58030", "XX001", "XX002"),
)
GONE = "FileGoneError"
SERVER = "Breakaway"
UNAVAILABLE = 503


class ConnectedClient(Protocol):
    """The client that is connected, or trying to be."""

    def is_connected(self) -> bool: ...

    def connected_shards(self) -> int: ...

    def stale(self) -> dict[str, int]:
        """How many posts lag behind, by state."""


@dataclass(frozen=True)
class Health:
    gateway: str
    """ok, down, or waiting: then nothing has to be connected."""
    database: str
    """ok, down, or failing: then it takes no writes."""

    @property
    def good(self) -> bool:
        return self.gateway != "down" and self.database == "ok"


class HealthServer:
    def __init__(self, matches: Matches, metrics: Metrics, now: Callable[[], float] = monotonic) -> None:
        self.session: ConnectedClient | None = None
        self.spare = False
        """True if nothing has to be connected: another process plays, or finished matches are recounted."""
        self._matches = matches
        self._metrics = metrics
        self._now = now
        self._works = {"read": True, "write": True}
        self._doubted_until = -math.inf
        self._live: dict[Status, int] | None = None
        self._counted_at = -math.inf
        self._counting = asyncio.Lock()

    @asynccontextmanager
    async def open(self, address: str, port: int) -> AsyncIterator[None]:
        """Answer on this port. OSError if it can't be opened."""
        # The default tells the versions of Python and aiohttp. A hook would miss answers to what isn't HTTP.
        web_response.SERVER_SOFTWARE = SERVER  # type: ignore[attr-defined]
        application = web.Application()
        application.router.add_get("/healthz", self._health)
        application.router.add_get("/metrics", self._scrape)
        logging.getLogger("aiohttp.server").addFilter(_without_traceback)
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await runner.setup()
        try:
            await web.TCPSite(runner, address, port).start()
            yield
        finally:
            await runner.cleanup()

    async def look(self) -> Health:
        """How the bot is now."""
        connected = self.session is not None and self.session.is_connected()
        answers = await self._count(HEALTH_SECONDS) is not None
        gateway = "ok" if connected else "waiting" if self.spare else "down"
        database = "down" if not answers else "ok" if self._takes_writes() else "failing"
        return Health(gateway, database)

    async def _health(self, _request: web.Request) -> web.Response:
        health = await self.look()
        return web.json_response(asdict(health), status=200 if health.good else UNAVAILABLE)

    def used(self, kind: str, reason: str | None) -> None:
        """A read or a write has ended; the reason is why the database failed, None if it didn't."""
        if reason is not None:
            self._metrics.database_errors.labels(kind, reason).inc()
        worked, self._works[kind] = self._works[kind], reason is None
        if kind == "write" and reason is not None and reason.startswith(DOUBTED):
            self._doubted_until = self._now() + DOUBT_SECONDS
        if worked and reason == GONE:
            log.error("the database file was deleted or replaced: put it back, or restart the bot")
        elif worked and reason is not None:
            log.error("the database is locked, full or out of reach: %ss fail (%s)", kind, reason)
        elif reason is None and not worked:
            log.info("the database takes %ss again", kind)

    def _takes_writes(self) -> bool:
        """True for a spare, too, which writes nothing."""
        return self.spare or (self._works["write"] and self._now() >= self._doubted_until)

    async def _scrape(self, request: web.Request) -> web.StreamResponse:
        live = await self._count(SCRAPE_SECONDS)
        for status in (status for status in Status if status.live):
            self._metrics.live_matches.labels(status.value).set(live[status] if live else math.nan)
        for state, count in (self.session.stale() if self.session else {}).items():
            self._metrics.stale_posts.labels(state).set(count)
        self._metrics.shards.set(self.session.connected_shards() if self.session else 0)
        return await make_aiohttp_handler(self._metrics.registry)(request)

    async def _count(self, age: float) -> dict[Status, int] | None:
        """The live matches at most `age` seconds ago, None if the database does not answer."""
        async with self._counting:
            if self._now() - self._counted_at > age:
                try:
                    async with asyncio.timeout(DATABASE_SECONDS):
                        self._live = await self._matches.count_live()
                except Exception:  # noqa: BLE001 - however it fails, it does not answer
                    self._live = None
                self._counted_at = self._now()
            return self._live


def _without_traceback(record: logging.LogRecord) -> bool:
    """Log what isn't HTTP on one line: scanners send that to any open port."""
    if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
    return True
