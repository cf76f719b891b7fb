"""Follows every tap from when it's read until it's acknowledged: a line in the log, and numbers."""

import asyncio
import logging
import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any
from weakref import WeakKeyDictionary

from bot.watching.metrics import Metrics

# Other work waits at most this long for answers to taps: on a busy rink, a player always waits.
WAIT_SECONDS = 0.05
# Another process has our token if it answers at least so many taps, and this share of all of them, for so
# long. One answer or another is refused without a rival: a proxy sends it twice, or the process before us is
# just ending.
RIVAL_ANSWERS = 5
RIVAL_SHARE = 0.1
RIVAL_SECONDS = 20.0
# What is older than this is forgotten.
SUSPECTED_SECONDS = 600.0

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Tap:
    """Times are seconds since it was read."""

    kind: str
    read_at: float = field(default_factory=perf_counter)
    match_id: int = 0
    ply: int = 0
    kept: float | None = None
    acknowledged: float | None = None
    tries: int = 0
    """How often we sent an answer."""

    def age(self) -> float:
        return perf_counter() - self.read_at


@dataclass(slots=True)
class _Suspicion:
    """What happened to taps since the first one that someone else seems to have answered."""

    since: float = -math.inf
    ours: int = 0
    theirs: int = 0

    def is_sure(self) -> bool:
        """True once there must be a rival, now that it has answered another one."""
        now = asyncio.get_running_loop().time()
        if now - self.since > SUSPECTED_SECONDS:
            self.since, self.ours, self.theirs = now, 0, 0
        self.theirs += 1
        enough = self.theirs >= max(RIVAL_ANSWERS, RIVAL_SHARE * (self.theirs + self.ours))
        return enough and now - self.since >= RIVAL_SECONDS


class Taps:
    def __init__(self, metrics: Metrics, on_rival: Callable[[], None] = lambda: None) -> None:
        """`on_rival` is called if another process seems to answer our taps."""
        self._metrics = metrics
        self._on_rival = on_rival
        self._suspicion = _Suspicion()
        # By task, not by context: what a tap starts inherits its context, but isn't the tap.
        self._by_task: WeakKeyDictionary[asyncio.Task[Any], _Tap] = WeakKeyDictionary()
        self._unanswered: set[asyncio.Task[Any]] = set()
        self._calm = asyncio.Event()
        self._calm.set()
        # Ends the wait of everything in `wait_for_answers`, if a tap takes longer than that.
        self._enough: asyncio.TimerHandle | None = None

    def begin(self, kind: str) -> None:
        """From now on, the running task answers a tap or a command of this kind."""
        if task := asyncio.current_task():
            self._by_task[task] = _Tap(kind)
            self._unanswered.add(task)
            self._calm.clear()
            task.add_done_callback(self._answered)
            self._metrics.taps.labels(kind).inc()

    @contextmanager
    def following(self, kind: str) -> Iterator[None]:
        """Answers a tap of this kind inside, and logs the result if it moved a match."""
        self.begin(kind)
        try:
            yield
        finally:
            if (tap := self._here()) and tap.kept is not None:
                _tell(tap, tap.kept)

    async def finish(self, seconds: float) -> None:
        """Wait until every tap that was read has its answer, but at most this long."""
        under_way = [task for task in self._by_task if not task.done()]
        if under_way:
            await asyncio.wait(under_way, timeout=seconds)

    def kept(self, match_id: int, ply: int) -> None:
        """What the tap does to a match is committed; its log is now `ply` long."""
        tap = self._here()
        if tap and tap.kept is None:
            tap.kept, tap.match_id, tap.ply = tap.age(), match_id, ply
            self._metrics.plays.labels(tap.kind).inc()

    def acknowledged(self) -> None:
        """Discord has taken the answer."""
        tap = self._here()
        if (task := asyncio.current_task()) and task in self._unanswered:
            self._answered(task)
        if tap and tap.acknowledged is None:
            tap.acknowledged = tap.age()
            self._suspicion.ours += 1
            self._metrics.acknowledgement.labels(tap.kind).observe(tap.acknowledged)

    def answering(self) -> None:
        """An answer leaves."""
        if tap := self._here():
            tap.tries += 1

    def answered_already(self) -> None:
        """Discord has had an answer before this one: our own, if this isn't our first try."""
        tap = self._here()
        if tap is None or tap.tries > 1:
            return
        if self._suspicion.is_sure():
            self._suspicion = _Suspicion()
            self._on_rival()

    async def wait_for_answers(self) -> bool:
        """Wait a moment until every tap is answered. False if some player is still waiting."""
        if self._calm.is_set():
            await asyncio.sleep(0)  # a request is written one step of the loop after it was made
        if not self._calm.is_set():
            if self._enough is None:
                # One timer for all of them: separate ones would take time from the answers.
                loop = asyncio.get_running_loop()
                self._enough = loop.call_later(WAIT_SECONDS, self._let_through)
            await self._calm.wait()
        return not self._unanswered

    def _let_through(self) -> None:
        if self._enough is not None:
            self._enough.cancel()
            self._enough = None
        self._calm.set()
        if self._unanswered:
            self._calm.clear()

    def _answered(self, task: asyncio.Task[Any]) -> None:
        self._unanswered.discard(task)
        if not self._unanswered:
            self._let_through()

    def _here(self) -> _Tap | None:
        task = asyncio.current_task()
        return self._by_task.get(task) if task else None


def _tell(tap: _Tap, kept: float) -> None:
    """One line of plain facts: which move it was stays between the players."""
    facts = {
        "kind": tap.kind,
        "match": tap.match_id,
        "ply": tap.ply,
        "kept_ms": _milliseconds(kept),
        "acknowledged_ms": None if tap.acknowledged is None else _milliseconds(tap.acknowledged),
    }
    log.info("kept %s", " ".join(f"{name}={value}" for name, value in facts.items()), extra=facts)


def _milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 1)
