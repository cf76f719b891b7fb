"""Opens a database, an SQLite file with no other process on it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from filelock import FileLock, Timeout
from sqlalchemy.engine import URL

from bot.host.reading import IMAGE
from bot.host.telling import place_of, telling_the_host
from bot.host.unusable import UnusableError
from bot.kit.clock import set_within
from bot.settings import PROJECT
from bot.words import words_for
from db.standing import holder_of
from db.store import Store

log = logging.getLogger("bot")

# Each of these hosts sets this variable and starts with a fresh disk. Heroku has no other kind. The image
# sets the last one: what its container writes outside a volume goes away with the container.
WIPES_ALWAYS = ("DYNO",)
WIPES_BUT_VOLUMES = ("RAILWAY_PROJECT_ID", "RENDER", "FLY_APP_NAME", IMAGE)

# The process before may still be ending, as in a restart.
PATIENCE_SECONDS = 30.0
LOOK_SECONDS = 0.5


async def open_store(url: URL, *, patient: bool = False, term: int | None = None) -> Store:
    """The store of the process that plays in this term. Raises UnusableError."""
    with telling_the_host(url):
        return await Store.open(url, _tell_of_copy, patient=patient, term=term)


async def open_beside(url: URL) -> Store:
    """The store of a process that stands by, while another one may play. Raises UnusableError."""
    with telling_the_host(url):
        return await Store.open_beside(url, _tell_of_copy)


@asynccontextmanager
async def alone_with(
    url: URL, stop: asyncio.Event | None = None, patience: float | None = None
) -> AsyncIterator[bool]:
    """Keep other processes off the database at `url`, if it is a file; False if `stop` is set before.

    Raises UnusableError if another process still has it after `patience` seconds.
    """
    if url.get_backend_name() != "sqlite":
        yield True
        return
    lock, stop = _lock_beside(Path(url.database or "")), stop or asyncio.Event()
    give_up = monotonic() + (PATIENCE_SECONDS if patience is None else patience)
    told = False
    while not _acquired(lock, url):
        if monotonic() >= give_up:
            raise await held(url)
        if not told:
            log.info("waiting for another process to end: %s", await holder_of(url))
            told = True
        if await set_within(stop, LOOK_SECONDS):
            yield False
            return
    try:
        yield True
    finally:
        lock.release()


def _lock_beside(database: Path) -> FileLock:
    """Never lock the database file itself: closing it would release SQLite's own locks."""
    path = database.resolve()
    return FileLock(
        path.with_name(f"{path.name}.lock"),
        mode=0o600,
        thread_local=False,
        fallback_to_soft=False,
        preserve_lock_file=True,
    )


def is_played_on(url: URL) -> bool:
    """True if a Breakaway has the file. Its lock is taken for a moment, if it's there at all."""
    lock = _lock_beside(Path(url.database or ""))
    if not Path(lock.lock_file).exists():
        return False
    if not _acquired(lock, url):
        return True
    lock.release()
    return False


async def held(url: URL) -> UnusableError:
    """What to tell the host if another process plays on the database."""
    place, holder = place_of(url), await holder_of(url)
    if holder is None:
        return UnusableError("host-database-held-unnamed", place=place)
    return UnusableError("host-database-held", place=place, holder=holder)


def _acquired(lock: FileLock, url: URL) -> bool:
    with telling_the_host(url):
        try:
            lock.acquire(blocking=False)
        except Timeout:
            return False
    return True


def _tell_of_copy(copy: Path) -> None:
    log.info(words_for(None)("host-database-copied", copy=str(copy)))


def described(url: URL) -> str:
    """The kind of a database and its place, for the log."""
    return f"{url.get_backend_name()} {place_of(url)}"


def is_wiped_at_each_start(url: URL, environment: Mapping[str, str]) -> bool:
    """True if the file is on a disk that is wiped."""
    if url.get_backend_name() != "sqlite":
        return False
    if any(name in environment for name in WIPES_ALWAYS):
        return True
    if not any(name in environment for name in WIPES_BUT_VOLUMES):
        return False
    # The project itself is fresh at each start, wherever it's mounted.
    folders = [folder for folder in Path(url.database or "").parents if not PROJECT.is_relative_to(folder)]
    return not any(folder.is_mount() for folder in folders)
