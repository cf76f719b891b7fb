"""Work by key. One worker at a time does a key; a mark made meanwhile runs it once more.

If the work fails, it's tried again after a pause.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import islice
from typing import Generic, TypeVar

import discord

from bot.kit.backoff import Backoff
from bot.kit.clock import Clock
from bot.kit.trouble import reason_of, trouble_of
from db.engine.database import BusyError

log = logging.getLogger(__name__)

FIRST_RETRY_SECONDS = 1.0
LAST_RETRY_SECONDS = 60.0
PATIENCE = 5
CLOSE_SECONDS = 2.0

K = TypeVar("K")
Work = Callable[[K], Awaitable[float | None]]
"""Updates one key, and returns when to look again (UTC seconds), None for never."""


class AgainError(Exception):
    """Look again at once; if that happens again and again, after longer and longer pauses."""


def named_server(server_id: int) -> str:
    """The name of a key that is a server, or 0 for all of them."""
    return f"server {server_id}" if server_id else "servers"


@dataclass(slots=True)
class _Lane:
    task: asyncio.Task[None] | None = None
    begun: bool = False
    timer: asyncio.TimerHandle | None = None
    again: bool = False
    backoff: Backoff | None = None  # None unless the work failed last time
    repeats: int = 0


class Lanes(Generic[K]):
    def __init__(
        self,
        work: Work[K],
        clock: Clock,
        wait_first: Callable[[], Awaitable[bool]] | None = None,
        name: Callable[[K], str] = str,
    ) -> None:
        """`wait_first` lets more important work finish before each key. False if that took too long.

        `name` says in the log which key it's about.
        """
        self._work = work
        self._clock = clock
        self._lanes: dict[K, _Lane] = {}
        self._open = True
        self._wait_first = wait_first
        self._name = name
        # Marked, but not begun while more important work is waiting; one task begins them all.
        self._due: dict[K, None] = {}
        self._beginning: asyncio.Task[None] | None = None
        # Thousands of timers wait at a time. They share this instead of each having its own.
        self._mark_again = self.mark

    def mark(self, key: K) -> None:
        """Update `key` soon."""
        if not self._open:
            return
        lane = self._lanes.setdefault(key, _Lane())
        if lane.timer:
            lane.timer.cancel()
            lane.timer = None
        if lane.task:
            lane.again = lane.begun
        elif self._wait_first is None:
            self._begin(key)
        else:
            self._due[key] = None
            if self._beginning is None:
                self._beginning = asyncio.create_task(self._begin_in_turn(self._wait_first))

    async def _begin_in_turn(self, wait_first: Callable[[], Awaitable[bool]]) -> None:
        """Begin the keys that are due, one by one, so that more important work can come in between."""
        try:
            while self._due:
                calm = await wait_first()
                for key in [*islice(self._due, 1 if calm else None)]:
                    self._begin(key)
        finally:
            self._beginning = None

    def _begin(self, key: K) -> None:
        self._due.pop(key, None)
        lane = self._lanes[key]
        lane.task = asyncio.create_task(self._run(key, lane))

    def under_way(self) -> list[K]:
        """The keys that are being worked on, are about to be, or failed last time."""
        return [key for key, lane in self._lanes.items() if lane.task or key in self._due or lane.backoff]

    async def drain(self, most: int, patience: float) -> None:
        """Wait until at most `most` keys are being worked on, or none finishes for `patience` seconds."""
        while len(working := self._working()) + len(self._due) > most:
            if self._beginning:
                working.append(self._beginning)
            done, _ = await asyncio.wait(working, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if not done:
                return

    def stale(self) -> dict[str, int]:
        """How many keys wait or are being worked on, and how many failed. A key with a timer doesn't wait."""
        lanes = self._lanes.items()
        at_work = [lane for key, lane in lanes if lane.task is not None or key in self._due]
        return {
            "waiting": sum(not lane.backoff for lane in at_work),
            "failing": sum(lane.backoff is not None for _, lane in lanes),
        }

    async def close(self) -> None:
        """Take no more marks. The workers have a moment to finish."""
        self._open = False
        for lane in self._lanes.values():
            if lane.timer:
                lane.timer.cancel()
            lane.again = False
        if self._beginning:
            self._beginning.cancel()
        for key in list(self._due):
            self._begin(key)
        if working := self._working():
            _, late = await asyncio.wait(working, timeout=CLOSE_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _working(self) -> list[asyncio.Task[None]]:
        return [lane.task for lane in self._lanes.values() if lane.task]

    async def _run(self, key: K, lane: _Lane) -> None:
        when: float | None = None
        lane.begun = True
        try:
            when = await self._work(key)
            lane.backoff, lane.repeats = None, 0
        except Exception as error:  # noqa: BLE001 - any failure is tried again
            when = self._retry_at(key, lane, error)
        finally:
            lane.task, lane.begun = None, False
        if not self._open:
            return
        if lane.again:
            lane.again = False
            self.mark(key)
        elif when is not None:
            delay = max(0.0, when - self._clock.now())
            lane.timer = asyncio.get_running_loop().call_later(delay, self._mark_again, key)
        elif lane.backoff is None:
            self._lanes.pop(key, None)

    def _retry_at(self, key: K, lane: _Lane, error: Exception) -> float:
        if isinstance(error, AgainError) and lane.repeats < PATIENCE:
            lane.repeats += 1
            return self._clock.now()
        told_before = lane.backoff is not None
        lane.backoff = lane.backoff or Backoff(FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS)
        delay, name = lane.backoff.next(), self._name(key)
        if isinstance(error, AgainError):
            log.info("%s: looking again in %.0f s", name, delay)
        elif isinstance(error, BusyError):
            log.warning("%s: can't use the database (%s), trying again in %.0f s", name, error.reason, delay)
        elif (trouble := trouble_of(error)) is not None:
            log.warning("%s: can't reach Discord (%s), trying again in %.0f s", name, trouble, delay)
        elif isinstance(error, discord.HTTPException):
            log.warning("%s: Discord refuses it (%s), trying again in %.0f s", name, reason_of(error), delay)
        else:
            kind, new = type(error).__name__, None if told_before else error
            log.warning("%s: failed (%s), trying again in %.0f s", name, kind, delay, exc_info=new)
        return self._clock.now() + delay
