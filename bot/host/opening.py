"""Opens a database, an SQLite file with no other process on it, and says what to do if that fails."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import monotonic

from filelock import FileLock, Timeout
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError

from bot.host.certificates import by_the_clock, causes, certificate_error, now
from bot.host.unusable import AwayError, UnusableError
from bot.kit.clock import set_within
from bot.settings import PROJECT
from bot.words import words_for
from db.backups import NoCopyError
from db.engine.database import BusyError
from db.engine.term import reason_of
from db.migrate import UnknownSchemaError, way_back
from db.standing import DamagedError, holder_of
from db.store import Store

log = logging.getLogger("bot")

# Each of these hosts sets this variable and starts with a fresh disk. Heroku has no other kind. The image
# sets the last one: what its container writes outside a volume goes away with the container.
WIPES_ALWAYS = ("DYNO",)
WIPES_BUT_VOLUMES = ("RAILWAY_PROJECT_ID", "RENDER", "FLY_APP_NAME", "BREAKAWAY_CONTAINER")

SQLITE_FAULTS = {
    "SQLITE_CORRUPT": "host-database-damaged",
    "SQLITE_NOTADB": "host-database-no-database",
    "SQLITE_FULL": "host-database-full",
}
# asyncpg's words, which has no type for it.
WITHOUT_TLS = "rejected"
# https://www.postgresql.org/docs/current/errcodes-appendix.html: undefined_object, cant_change_runtime_param.
OPTION_STATES = ("42704", "55P02")
FILES_IN_ADDRESS = ("sslrootcert", "sslcert", "sslkey")

# The sandbox sets it for its bot.
RINK = "BREAKAWAY_RINK"

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


@contextmanager
def telling_the_host(url: URL) -> Iterator[None]:
    """Raises UnusableError if the database at `url` can't be opened, AwayError if it may work later."""
    place = place_of(url)
    try:
        yield
    except UnknownSchemaError as error:
        raise _unknown(error, url) from None
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise UnusableError("host-postgresql-missing") from None
    except NoCopyError as error:
        raise UnusableError("host-database-uncopied", place=place, reason=error.reason) from None
    except DamagedError:
        raise UnusableError("host-database-damaged", place=place) from None
    except (OSError, BusyError, DBAPIError, NotImplementedError) as error:  # the last if it can't lock files
        fault = _fault_of_file if url.get_backend_name() == "sqlite" else _fault_of_server
        raise fault(error, url) from None


def _unknown(error: UnknownSchemaError, url: URL) -> UnusableError:
    place, copy = place_of(url), way_back(url)
    if error.newer and copy is not None:
        return UnusableError("host-database-newer-copied", place=place, copy=str(copy))
    if RINK in os.environ:
        return UnusableError("host-database-unknown-rink", place=place)
    return UnusableError("host-database-newer" if error.newer else "host-database-unknown", place=place)


def _fault_of_file(error: Exception, url: URL) -> UnusableError:
    place, reason = place_of(url), error.reason if isinstance(error, BusyError) else reason_of(error)
    if reason.startswith("SQLITE_BUSY"):
        return AwayError("host-database-locked", place=place)
    if isinstance(error, FileNotFoundError):
        return UnusableError("host-database-missing", place=place)
    told = (key for name, key in SQLITE_FAULTS.items() if reason.startswith(name))
    return UnusableError(next(told, "host-database-unusable"), place=place)


def _fault_of_server(error: Exception, url: URL) -> UnusableError:
    place, files = place_of(url), url.normalized_query
    for each in FILES_IN_ADDRESS:
        for file in files.get(each, ()):
            if not Path(file).is_file():
                return UnusableError("host-database-certificate-file", option=each, file=file)
    if (certificate := certificate_error(error)) is not None:
        if by_the_clock(certificate):  # the clock may be set soon
            return AwayError("host-database-certificate-time", place=place, now=now())
        reason = certificate.verify_message
        return UnusableError("host-database-certificate", place=place, reason=reason)
    if any(isinstance(each, ConnectionError) and WITHOUT_TLS in str(each) for each in causes(error)):
        return UnusableError("host-database-without-tls", place=place)
    if not isinstance(error, DBAPIError):
        return AwayError("host-database-away", place=place)
    # The driver's own complaints are about the address.
    of_options = isinstance(error, InterfaceError) or reason_of(error) in OPTION_STATES
    key = "host-database-options" if of_options else "host-database-refused"
    return UnusableError(key, place=place, reason=_reason(error))


def place_of(url: URL) -> str:
    """What can be shown of an address: a file's path, or the server's host and nothing else."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return url.host or ", ".join(url.normalized_query.get("host", ())) or "localhost"


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


def _reason(error: DBAPIError) -> str:
    """The server's own words on one line; they never contain the password."""
    return " ".join(str(error.orig).split())
