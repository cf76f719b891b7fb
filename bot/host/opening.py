"""Opening a database, and what the host is told where that cannot be done."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from bot.host.unusable import AwayError, UnusableError
from bot.settings import PROJECT
from bot.words import words_for
from db.backups import NoCopyError
from db.engine.database import BusyError
from db.migrate import UnknownSchemaError, way_back
from db.store import Store

log = logging.getLogger("bot")

# Each of these sets such a variable and gives a process a fresh disk at each start. Heroku has no other.
# The image sets the last one: what its container writes beside a volume goes with the container.
WIPES_ALWAYS = ("DYNO",)
WIPES_BUT_VOLUMES = ("RAILWAY_PROJECT_ID", "RENDER", "FLY_APP_NAME", "BREAKAWAY_CONTAINER")


async def open_store(url: URL, keeper: str | None = None, *, patient: bool = False) -> Store:
    with telling_the_host(url):
        return await Store.open(url, _tell_of_copy, keeper, patient=patient)


def _tell_of_copy(copy: Path) -> None:
    log.info(words_for(None)("host-database-copied", copy=str(copy)))


@contextmanager
def telling_the_host(url: URL) -> Iterator[None]:
    """Raises UnusableError where the database at `url` cannot be opened, AwayError where it may be later."""
    place = place_of(url)
    try:
        yield
    except UnknownSchemaError:
        copy = way_back(url)
        if copy is None:
            raise UnusableError("host-database-newer", place=place) from None
        raise UnusableError("host-database-newer-copied", place=place, copy=str(copy)) from None
    except NoCopyError as error:
        raise UnusableError("host-database-uncopied", place=place, reason=error.reason) from None
    except (OSError, BusyError, DBAPIError) as error:
        if url.get_backend_name() == "sqlite":
            if isinstance(error, BusyError) and error.reason.startswith("SQLITE_BUSY"):
                raise AwayError("host-database-locked", place=place) from None
            raise UnusableError("host-database-unusable", place=place) from None
        if isinstance(error, DBAPIError):
            raise UnusableError("host-database-refused", place=place, reason=_reason(error)) from None
        raise AwayError("host-database-away", place=place) from None


def place_of(url: URL) -> str:
    """A file's path, or server and database: what may be shown of an address."""
    if url.get_backend_name() == "sqlite":
        return url.database or ""
    return f"{url.host or url.query.get('host', '')}/{url.database}"


def is_wiped_at_each_start(url: URL, environment: Mapping[str, str]) -> bool:
    """Whether the file is on a disk that is known not to stay."""
    if url.get_backend_name() != "sqlite":
        return False
    if any(name in environment for name in WIPES_ALWAYS):
        return True
    if not any(name in environment for name in WIPES_BUT_VOLUMES):
        return False
    # The project itself comes anew with each start, whatever it is mounted on.
    folders = [folder for folder in Path(url.database or "").parents if not PROJECT.is_relative_to(folder)]
    return not any(folder.is_mount() for folder in folders)


def _reason(error: DBAPIError) -> str:
    """The server's own words on one line; they never hold the password."""
    return " ".join(str(error.orig).split())
