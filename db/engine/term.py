"""Who may write: the process that plays, for as long as its term lasts.

Each process that takes over begins another term (`db/holder.py`). Every write checks first, in its own
transaction, that the writer's term still stands.
"""

from typing import Any, Final

from sqlalchemy import Connection, Integer, Select, bindparam, column, select, table

_HOLDER = table("holder", column("id", Integer), column("term", Integer))

# PostgreSQL keeps the row as it is until the write ends, so a takeover waits; SQLite ignores this lock.
_STANDS: Final[Select[Any]] = (
    select(_HOLDER.c.term)
    .where(_HOLDER.c.id == 1, _HOLDER.c.term == bindparam("term"))
    .with_for_update(read=True, key_share=True)
)


class BusyError(Exception):
    """The database is locked, full or unreachable; the same may work a little later."""

    @property
    def reason(self) -> str:
        """The database's or driver's own name for the error, without any of the data."""
        return reason_of(self.__cause__)


class TermEndedError(BusyError):
    """Another process has taken over, so nothing was written."""

    @property
    def reason(self) -> str:
        return "term-ended"


def reason_of(error: BaseException | None) -> str:
    """The database's or driver's own name for an error, without any of the data."""
    error = getattr(error, "orig", None) or error
    named = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    return named or type(error).__name__


def check_term(connection: Connection, term: int | None) -> None:
    """Raise TermEndedError if another process has taken over; None is for tools, which have no term."""
    if term is not None and connection.execute(_STANDS, {"term": term}).first() is None:
        raise TermEndedError
