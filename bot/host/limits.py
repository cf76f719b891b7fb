"""What the system lets a process have at most: too little fails late, at a thread or a file of all things."""

from collections.abc import Iterator
from math import inf

from bot.host.unusable import UnusableError

try:
    import resource
except ModuleNotFoundError:  # Windows has no limits of this kind
    resource = None  # type: ignore[assignment]

MEBIBYTE = 2**20
# A bot that plays has about 24 open files. PostgreSQL adds ten, each helper and reader of /metrics a few.
FILES = 128
# Threads reserve memory that they never use: 860 MB were seen on two cores, while 128 MB were in use.
MEMORY = 1024
# With less than this share of it, Python can't load the bot.
LEAST = 0.125


def too_low(share: float = 1.0) -> Iterator[UnusableError]:
    """A line for each limit of this process that is below this share of what the bot needs."""
    for name, unit, needed, key in (
        ("RLIMIT_NOFILE", 1, FILES, "host-limit-files"),
        ("RLIMIT_AS", MEBIBYTE, MEMORY, "host-limit-memory"),
    ):
        allowed = _limit(name) / unit
        if allowed < share * needed:
            yield UnusableError(key, allowed=str(int(allowed)), needed=str(needed))


def check_the_least() -> None:
    """UnusableError if the bot can't even be loaded."""
    for lacking in too_low(LEAST):
        raise lacking


def _limit(name: str) -> float:
    kind = getattr(resource, name, None)
    if kind is None:  # not every system has each of them
        return inf
    soft, _ = resource.getrlimit(kind)
    return inf if soft == resource.RLIM_INFINITY else soft
