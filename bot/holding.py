"""Which process plays: it becomes the holder, renews its row, and gives it back; the others stand by.

No two machines' clocks are compared. A spare uses its own clock to see how long the row hasn't changed, and
takes it after `TAKEOVER_TIME`. The holder renews the row every third of that. After two thirds without a
renewal it stops acting, before a spare can take over.
"""

import asyncio
import logging
import math
import os
import socket
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import DBAPIError

from db.engine.database import BusyError
from db.holder import Holder, HolderRow

log = logging.getLogger("bot")

# The holder renews after a third of the takeover time, and acts for two thirds.
PARTS = 3
# How often a spare looks: this many times before it takes over, and at least once a second.
LOOKS = 15
LOOK_SECONDS = 1.0
GIVE_BACK_SECONDS = 2.0

# Passing trouble with the database, as the driver reports it if there's no answer at all.
TROUBLE = (BusyError, DBAPIError, OSError, TimeoutError)


def elapsed() -> float:
    """Seconds that have passed, including those while the machine was suspended, if the system can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


def this_process() -> str:
    """The name of this process: its machine and its process id."""
    return f"{socket.gethostname()}, process {os.getpid()}"


class Holding:
    """Makes this process the holder, and keeps it so."""

    def __init__(
        self,
        holder: Holder,
        name: str,
        seconds: float,
        now: Callable[[], float] = elapsed,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        """Another process takes over after `seconds` without a renewal.

        All time comes from `now` and `sleep`, so that a test can move it.
        """
        self._holder = holder
        self._name = name
        self._seconds = seconds
        self._now = now
        self._sleep = sleep
        self._term: int | None = None
        self._acts_until = 0.0
        self._look_seconds = min(LOOK_SECONDS, seconds / LOOKS)
        self._troubled = False
        self.from_the_dead = False
        """True if the holder before us died. One of its requests may still be on its way."""

    @property
    def may_act(self) -> bool:
        """True if no other process can have taken over yet."""
        return self._term is not None and self._now() < self._acts_until

    async def wait(self, stop: asyncio.Event, *, patient: bool = True) -> int | None:
        """Stand by until this process is the holder, and return its term.

        None once `stop` is set; without patience also as soon as another process turns out to live.
        """
        row, since, looked = None, 0.0, -math.inf
        while not stop.is_set():
            try:
                found = await self._holder.look()
                before, looked = looked, self._now()
                renewed = found != row
                if row is None and found.holder is not None:
                    log.info(
                        "standing by: another process plays (%s), and this one takes over if it ends",
                        found.holder,
                    )
                if renewed and row is not None and found.holder is not None and not patient:
                    return None
                # Only time in which we watched counts: while the database is away, no one can renew the row.
                if renewed or looked - before > self._seconds / 2:
                    row, since = found, looked
                due = found.holder is None or looked - since >= self._seconds
                if due and (term := await self._take(found)) is not None:
                    return term
            except TROUBLE as error:
                self._tell(error)
            else:
                self._tell_of_its_return()
            await _either(stop, self._sleep(self._look_seconds))
        return None

    async def seize(self) -> int:
        """Become the holder at once: for a process that has locked the file, so no other one plays."""
        while True:
            if (term := await self._take(await self._holder.look())) is not None:
                return term

    async def keep(self) -> None:
        """Keep renewing; returns once another process has taken over."""
        while True:
            began = self._now()
            try:
                async with asyncio.timeout(self._seconds):
                    stands = await self._holder.renew(self._term or 0)
            except TROUBLE as error:
                self._tell(error)
                await self._sleep(self._look_seconds)
                continue
            self._tell_of_its_return()
            if not stands:
                self._term = None
                return
            self._act_from(began)
            await self._sleep(self._seconds / PARTS)

    async def give_back(self) -> None:
        """Let another process play at once."""
        term, self._term = self._term, None
        if term is None:
            return
        try:
            async with asyncio.timeout(GIVE_BACK_SECONDS):
                await self._holder.give_back(term)
        except TROUBLE:
            log.warning(
                "the database does not answer: another process may take over in %.0f s", self._seconds
            )

    async def _take(self, row: HolderRow) -> int | None:
        began = self._now()
        term = await self._holder.take(self._name, row)
        if term is not None:
            self._term, self.from_the_dead = term, row.holder is not None
            self._act_from(began)
        return term

    def _tell(self, error: Exception) -> None:
        """Log once that the database does not answer."""
        if not self._troubled:
            reason = error.reason if isinstance(error, BusyError) else type(error).__name__
            log.warning("the database does not answer (%s): trying again each second", reason)
        self._troubled = True

    def _tell_of_its_return(self) -> None:
        if self._troubled:
            log.info("the database answers again")
        self._troubled = False

    def _act_from(self, began: float) -> None:
        """A statement sent at `began` has renewed the row."""
        self._acts_until = began + self._seconds * (PARTS - 1) / PARTS


async def _either(stop: asyncio.Event, pause: Awaitable[object]) -> None:
    """Wait for the end of a pause, or for `stop`."""
    ends = {asyncio.ensure_future(pause), asyncio.ensure_future(stop.wait())}
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in ends:
            each.cancel()
