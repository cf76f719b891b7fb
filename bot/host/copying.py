"""`breakaway copy-database` and `breakaway backup`: complete copies of a database."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from sqlalchemy.engine import URL

from bot.host.telling import place_of, telling_the_host
from bot.host.unusable import UnusableError
from bot.settings import FOLDER, PasswordError, database_at
from bot.words import words_for
from db.copy import (
    EmptyError,
    NotEmptyError,
    OutdatedError,
    SourceError,
    check_source,
    copy,
    open_source,
)
from db.engine.database import Database

# What a file is that was named to copy to, and that can't be made.
UNWRITABLE = ("host-database-missing", "host-database-unusable")


async def copy_database(source: str | URL, target: str, say: Callable[[str], None]) -> None:
    """Copy all rows of one database to another, empty one, and say how many of each table.

    Each is an address as in DATABASE_URL, or `@` and the name of a file with one. The source is only read, at
    one moment, so a bot can keep running on it. Raises UnusableError; the target is unchanged then.
    """
    there = source if isinstance(source, URL) else _address(source, "source")
    await _copy(there, _address(target, "target"), say)


async def back_up(source: URL, target: str | None, say: Callable[[str], None]) -> None:
    """Copy a database to a new file; without a name, beside the source if that is a file.

    A relative name starts at the current directory, as on any command line.
    """
    await _copy(source, _backup_of(source, target), say)


def _backup_of(source: URL, target: str | None) -> URL:
    if target is None:
        return _file(_dated(source))
    return _address(target, "target") if "://" in target else _file(Path(target).absolute())


def _dated(source: URL) -> Path:
    beside = FOLDER / "breakaway.sqlite3"
    if source.get_backend_name() == "sqlite":
        beside = Path(source.database or "")
    now = datetime.now().astimezone()
    return beside.with_name(f"{beside.stem}-{now:%Y-%m-%d-%H%M%S}.sqlite3")


def _file(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path))


async def _copy(there: URL, here: URL, say: Callable[[str], None]) -> None:
    with telling_the_host(there):
        opened = open_source(there)
        try:
            await check_source(opened)
            await _write(here, opened, say)
        except SourceError as error:
            raise error.__cause__ or error from None
        except OutdatedError:
            raise UnusableError("host-copy-outdated", place=place_of(there)) from None
        except EmptyError:
            raise UnusableError("host-copy-empty", place=place_of(there)) from None
        finally:
            await opened.close()
    say(words_for(None)("host-copy-done", place=place_of(here)))


async def _write(here: URL, source: Database, say: Callable[[str], None]) -> None:
    try:
        await _fill(here, source, say)
    except UnusableError as error:
        if error.key in UNWRITABLE:
            raise UnusableError("host-copy-unwritable", place=place_of(here)) from None
        raise


async def _fill(here: URL, source: Database, say: Callable[[str], None]) -> None:
    words = words_for(None)

    def copied(table: str, rows: int) -> None:
        say(words("host-copy-table", table=table, rows=rows))

    with telling_the_host(here):
        target = Database(here, patient=True)
        try:
            await copy(source, target, copied)
        except NotEmptyError:
            raise UnusableError("host-copy-not-empty", place=place_of(here)) from None
        finally:
            await target.close()


def _address(written: str, which: str) -> URL:
    try:
        # Other users of the machine see arguments, so an address with a password comes in a file.
        return database_at(Path(written[1:]).read_text("utf-8").strip() if written[:1] == "@" else written)
    except PasswordError:
        raise UnusableError("host-copy-password", which=which) from None
    except (ValueError, OSError):
        raise UnusableError("host-copy-address", which=which) from None
