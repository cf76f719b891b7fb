"""What a process remembers from its start to its end, whichever client is connected."""

import logging
import re
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from textwrap import shorten

DAY_SECONDS = 86400.0
# More than that in a day aren't counted.
MOST_ERRORS = 1000
# Only these write the same text for the same trouble, and fill in the facts later.
OWN_LOGGERS = ("bot", "cogs", "db", "faces", "minds", "hockey", "tournaments")
FACT = re.compile(r"%[-+ #0-9.]*[a-z]")
LONGEST_KIND = 120
PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class LoggedError:
    at: float
    """UTC seconds since the epoch."""
    kind: str
    """What happened, without any of its facts."""


class Lifetime(logging.Handler):
    """Since when the process runs, its errors of the last day, and what it has told its owner."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.began = time.time()
        self._errors: deque[LoggedError] = deque(maxlen=MOST_ERRORS)
        self.told: dict[str, float] = {}
        """When the owner was last told of each kind of trouble; monotonic."""
        self.asked_at: float | None = None
        """When it last asked for a new release; monotonic."""

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Hear of every error that is logged."""
        root = logging.getLogger()
        root.addHandler(self)
        try:
            yield
        finally:
            root.removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.append(LoggedError(record.created, _kind(record)))

    def errors(self, now: float) -> list[LoggedError]:
        """Those of the last day, the oldest first."""
        return [each for each in self._errors if each.at > now - DAY_SECONDS]


def _kind(record: logging.LogRecord) -> str:
    """What an error is, without its facts: those could name people."""
    fault = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
    what = record.name
    if what.partition(".")[0] in OWN_LOGGERS:
        line = FACT.sub("…", str(record.msg)).partition("\n")[0]
        what = shorten(line, LONGEST_KIND, placeholder=" …")
    return f"{what} ({fault})" if fault else what


def memory() -> tuple[int, int]:
    """How many bytes of memory this process has, and all processes that it started; 0 if unknown."""
    children = [int(each) for file in _lists_of_children() for each in _read(file).split()]
    return _resident("self"), sum(map(_resident, map(str, children)))


def _lists_of_children() -> Iterator[Path]:
    return (PROC / "self" / "task").glob("*/children")


def _resident(process: str) -> int:
    found = re.search(r"^VmRSS:\s+(\d+) kB$", _read(PROC / process / "status"), re.MULTILINE)
    return 1024 * int(found[1]) if found else 0


def _read(file: Path) -> str:
    try:
        return file.read_text("ascii", "replace")
    except OSError:  # it has just ended, or this isn't Linux
        return ""
