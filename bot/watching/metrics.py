"""Metrics for a host's monitoring. Labels are kinds, route templates and states, never a name or an id."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot import __version__
from bot.kit.trouble import TOO_MANY_REQUESTS
from bot.words import words_for

M = TypeVar("M", Counter, Gauge, Histogram)

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
WAIT_SECONDS = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
LOOP_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
LOOP_SAMPLE_SECONDS = 0.5


class Metrics:
    def __init__(self) -> None:
        words = words_for(None)
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._new(Gauge, "info", words("metric-info"), ["version"]).labels(__version__).set(1)
        self.taps = self._new(Counter, "taps", words("metric-taps"), ["kind"])
        self.acknowledgement = self._new(
            Histogram, "acknowledgement_seconds", words("metric-acknowledgement"), ["kind"], buckets=SECONDS
        )
        self.plays = self._new(Counter, "plays", words("metric-plays"), ["kind"])
        self.live_matches = self._new(Gauge, "live_matches", words("metric-live"), ["status"])
        self.stale_posts = self._new(Gauge, "stale_posts", words("metric-stale"), ["state"])
        self.healed = self._new(Counter, "healed", words("metric-healed"))
        self.shards = self._new(Gauge, "shards", words("metric-shards"))
        self.requests = self._new(
            Counter, "discord_requests", words("metric-requests"), ["method", "route", "status"]
        )
        self.waits = self._new(
            Histogram, "rate_limit_wait_seconds", words("metric-waits"), ["cause"], buckets=WAIT_SECONDS
        )
        self.database_errors = self._new(
            Counter, "database_errors", words("metric-database-errors"), ["kind", "reason"]
        )
        self.loop_delay = self._new(
            Histogram, "event_loop_delay_seconds", words("metric-loop"), buckets=LOOP_SECONDS
        )

    def _new(self, kind: type[M], name: str, text: str, labels: Sequence[str] = (), **options: Any) -> M:
        return kind(f"breakaway_{name}", text, labels, registry=self.registry, **options)

    @asynccontextmanager
    async def watching_the_loop(self) -> AsyncIterator[None]:
        watch = asyncio.create_task(self._watch_the_loop())
        try:
            yield
        finally:
            watch.cancel()
            with suppress(asyncio.CancelledError):
                await watch

    async def _watch_the_loop(self) -> None:
        while True:
            before = perf_counter()
            await asyncio.sleep(LOOP_SAMPLE_SECONDS)
            self.loop_delay.observe(max(0.0, perf_counter() - before - LOOP_SAMPLE_SECONDS))

    def answered(self, method: str, route: str, status: int, headers: Mapping[str, str]) -> None:
        """Count a request and the wait that its answer imposes."""
        self.requests.labels(method, route, status).inc()
        if status == TOO_MANY_REQUESTS:
            self.waits.labels("refused").observe(_seconds(headers.get("Retry-After")))
        elif headers.get("X-RateLimit-Remaining") == "0":
            self.waits.labels("used-up").observe(_seconds(headers.get("X-RateLimit-Reset-After")))

    def unanswered(self, method: str, route: str) -> None:
        self.requests.labels(method, route, "none").inc()


def _seconds(header: str | None) -> float:
    try:
        return max(0.0, float(header or 0.0))
    except ValueError:
        return 0.0
