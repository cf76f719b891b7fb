"""Why a database can't be opened, read or written, in the host's words."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError

from bot.host.certificates import by_the_clock, causes, certificate_error
from bot.host.unusable import AwayError, UnusableError
from bot.kit.clock import local_time
from db.backups import NoCopyError
from db.engine.database import BusyError
from db.engine.term import reason_of
from db.migrate import UnknownSchemaError, way_back
from db.standing import DamagedError

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


LONGEST_PATH = 300
"""A sentence has room for this much of a path."""


def place_of(url: URL) -> str:
    """What can be shown of an address: a file's path, or the server's host and nothing else."""
    if url.get_backend_name() == "sqlite":
        path = url.database or ""
        return path if len(path) <= LONGEST_PATH else f"...{path[-LONGEST_PATH:]}"
    return url.host or ", ".join(url.normalized_query.get("host", ())) or "localhost"


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
    # NotImplementedError comes from a disk that can't lock files.
    except (OSError, BusyError, DBAPIError, NotImplementedError) as error:
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
            return AwayError("host-database-certificate-time", place=place, now=local_time())
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


def _reason(error: DBAPIError) -> str:
    """The server's own words on one line; they never contain the password."""
    return " ".join(str(error.orig).split())
