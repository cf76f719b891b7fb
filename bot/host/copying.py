"""`python -m bot copy-database`: a league in another place, with nothing lost."""

from collections.abc import Callable

from sqlalchemy.engine import URL

from bot.host.opening import UnusableError, place_of, telling_the_host
from bot.settings import database_at
from bot.words import words_for
from db.copy import NotEmptyError, OutdatedError, check_source, copy, open_source
from db.engine.database import Database


async def copy_database(source: str, target: str, say: Callable[[str], None]) -> None:
    """Copy all rows of one database into another, empty one, and say how many of each table.

    Both are addresses as in DATABASE_URL. The source is only read, as of one moment: a bot may run on it.
    Raises UnusableError; then the target holds nothing that it did not hold before.
    """
    there, here = _address(source, "source"), _address(target, "target")
    with telling_the_host(there):
        opened = open_source(there)
        try:
            await check_source(opened)
            await _fill(here, opened, say)
        except OutdatedError:
            raise UnusableError("host-copy-outdated", place=place_of(there)) from None
        finally:
            await opened.close()
    say(words_for(None)("host-copy-done", place=place_of(here)))


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
        return database_at(written)
    except ValueError:
        raise UnusableError("host-copy-address", which=which) from None
