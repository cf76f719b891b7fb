"""PostgreSQL: a server with many writers at a time."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from sqlalchemy import event
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# Discord waits three seconds for an answer. What takes longer than this is answered with an apology.
LOCK_SECONDS = 1.0
STATEMENT_SECONDS = 2.0
CONNECT_SECONDS = 2.0
# After this, the server frees the locks of a process whose machine vanished.
ABANDONED_SECONDS = 10.0
CONNECTIONS = 5

# For statements this short, compiling takes the server longer than executing. Its disk is an SSD today, where
# reading along an index costs little more than reading a whole table.
AT_ONCE = {"jit": "off", "random_page_cost": "1.1"}

READ: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
WRITE: dict[str, Any] = {"isolation_level": "READ COMMITTED"}

# https://www.postgresql.org/docs/current/errcodes-appendix.html: a lost connection, a rollback without a
# fault, missing resources, and a server that goes down or takes too long.
PASSING_CLASSES = ("08", "40", "53", "57")
LOCK_NOT_AVAILABLE = "55P03"
ABANDONED = "25P03"
DATA_CLASS = "22"


def open_engine(url: URL, *, patient: bool = False) -> AsyncEngine:
    """An engine that connects on first use. What comes after `?` is for the driver."""
    engine = create_async_engine(
        # Some hosts write channel_binding there, which this driver doesn't know.
        url.set(query={}),
        hide_parameters=True,  # decks and tokens are parameters
        connect_args={
            "timeout": CONNECT_SECONDS,
            **({"server_settings": AT_ONCE} if patient else _limits()),
            **_for_the_driver({key: value for key, value in url.query.items() if key != "channel_binding"}),
        },
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_timeout=CONNECT_SECONDS,
    )
    event.listen(engine.sync_engine, "checkout", _replace_if_closed)
    event.listen(engine.sync_engine, "handle_error", _keep_rows_to_ourselves)
    return engine


def is_busy(error: BaseException | None) -> bool:
    state = getattr(error, "sqlstate", None) or ""
    return state.startswith(PASSING_CLASSES) or state in (LOCK_NOT_AVAILABLE, ABANDONED)


def _limits() -> dict[str, Any]:
    def milliseconds(seconds: float) -> str:
        return str(round(seconds * 1000))

    return {
        # If the server is gone, its own timeout never comes.
        "command_timeout": STATEMENT_SECONDS + 0.5,
        "server_settings": {
            **AT_ONCE,
            "lock_timeout": milliseconds(LOCK_SECONDS),
            "statement_timeout": milliseconds(STATEMENT_SECONDS),
            "idle_in_transaction_session_timeout": milliseconds(ABANDONED_SECONDS),
        },
    }


def _for_the_driver(query: dict[str, Any]) -> dict[str, str]:
    """Options from the address. The driver reads sslmode, sslrootcert and others only there."""
    return {"dsn": f"postgresql://?{urlencode(query, doseq=True)}"} if query else {}


def _replace_if_closed(_dbapi: object, record: Any, _proxy: object) -> None:
    # After a restart of the server, every connection in the pool is dead. A test query would cost each
    # transaction three more round trips; the socket already knows.
    if record.driver_connection.is_closed():
        raise DisconnectionError


def _keep_rows_to_ourselves(context: ExceptionContext) -> None:
    # The detail of an error quotes whole rows, and a message about a bad value quotes it: decks and tokens
    # among them.
    state = getattr(context.original_exception, "sqlstate", None) or DATA_CLASS
    quotes = context.statement is not None and state.startswith(DATA_CLASS)
    for error in _chain(context.sqlalchemy_exception):
        if getattr(error, "detail", None):
            vars(error)["detail"] = None
        if quotes:
            error.args = (type(error).__name__,)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or getattr(error, "orig", None)
