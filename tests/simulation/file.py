"""A real SQLite file, whose statements run when the seed says so instead of in their own thread."""

import asyncio
import random
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from sqlite3 import dbapi2
from typing import Any

from tests.db.unthreaded import Job, Unthreaded, queued, settle
from tests.simulation.loop import LIFE, Life
from tests.simulation.seams import swapped

LONGEST_TRIP_SECONDS = 0.004
SLOW_TRIP_SECONDS = 0.15
AGAIN_SECONDS = 0.005
GIVEN_UP_SECONDS = 1.0
"""How long a job waits for a database that doesn't answer."""
LOST_ANSWERS = 0.3
"""How many of those jobs are done anyway, so that only their answers are lost."""


class CutOffError(sqlite3.OperationalError, OSError):
    """The database is out of reach: SQLAlchemy hears it from SQLite, a hop from the system."""

    sqlite_errorcode = sqlite3.SQLITE_IOERR


class Disk:
    """What all connections to the file have in common: how long it takes, and who owns them."""

    def __init__(self, chance: random.Random, slow: float) -> None:
        """`slow` is how often a trip to the file takes very long, from 0 to 1."""
        self._chance = chance
        self._slow = slow
        self._open: list[tuple[Life | None, Unthreaded]] = []
        self._ever: list[Unthreaded] = []
        self._cut_off: list[Life | None] = []

    def trip(self) -> float:
        """How many seconds one statement takes."""
        if self._chance.random() < self._slow:
            return self._chance.random() * SLOW_TRIP_SECONDS
        return self._chance.random() * LONGEST_TRIP_SECONDS

    def opened(self, connection: Unthreaded) -> None:
        self._open.append((LIFE.get(), connection))
        self._ever.append(connection)

    def cut(self, life: Life) -> None:
        """The system closes the files of a dead process; what it hadn't committed is undone."""
        for whose, connection in self._open:
            if whose is life:
                connection.stop()
        self._open = [(whose, connection) for whose, connection in self._open if whose is not life]

    def lose(self, life: Life) -> None:
        """Cut a process off: its connections are dead, it opens no new ones, and its hops fail."""
        self.cut(life)
        self._cut_off.append(life)

    def find(self, life: Life) -> None:
        self._cut_off.remove(life)

    def is_cut_off(self, life: Life | None) -> bool:
        return life in self._cut_off

    def loses_the_answer(self) -> bool:
        """True if a job of a process that is cut off is done anyway, and only its answer is lost."""
        return self._chance.random() < LOST_ANSWERS

    def close(self) -> int:
        """Close what is still open, and return how many connections that were."""
        left = [connection for connection in self._ever if connection.is_open]
        for connection in left:
            connection.stop()
        return len(left)

    @contextmanager
    def spinning(self) -> Iterator[None]:
        """Every connection opened meanwhile is to this disk."""
        connect: Any = dbapi2.connect

        def hasty(*args: Any, timeout: float, **options: Any) -> object:  # noqa: ARG001 - see below
            # A job that finds the file locked waits in the time of the loop, not in the one real thread.
            return connect(*args, timeout=0.0, **options)

        with swapped(dbapi2, "connect", hasty), queued(partial(_Queue, self), self.opened):
            yield


class _Queue:
    """Does one job after the other, each once the disk has taken its time."""

    def __init__(self, disk: Disk, patience: float) -> None:
        """`patience` is for how many seconds a job waits for a lock."""
        self._disk = disk
        self._patience = patience
        self._life = LIFE.get()
        self._jobs: deque[Job] = deque()
        self._waited = 0.0

    def put_nowait(self, job: Job) -> None:
        self._jobs.append(job)
        if len(self._jobs) == 1:
            self._later()

    def _later(self) -> None:
        trip = GIVEN_UP_SECONDS if self._disk.is_cut_off(self._life) else self._disk.trip()
        self._waited = 0.0
        asyncio.get_running_loop().call_later(trip, self._do)

    def _do(self) -> None:
        future, work = self._jobs[0]
        try:
            result, error = self._done(work), None
        except BaseException as raised:  # noqa: BLE001 - it is told to the future, as by the thread
            if _is_locked(raised) and self._waited < self._patience:
                self._waited += AGAIN_SECONDS
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._do)
                return
            result, error = None, raised
        self._jobs.popleft()
        if future is not None:
            settle(future, result, error)
        if self._jobs:
            self._later()

    def _done(self, work: Callable[[], Any]) -> Any:
        cut_off = self._disk.is_cut_off(self._life)
        if cut_off and not self._disk.loses_the_answer():
            raise CutOffError
        result = work()
        if cut_off:
            raise CutOffError
        return result


def _is_locked(error: BaseException) -> bool:
    locked = getattr(error, "orig", error)  # SQLAlchemy's, or SQLite's own
    return isinstance(locked, sqlite3.OperationalError) and locked.sqlite_errorcode == sqlite3.SQLITE_BUSY
