"""PostgreSQL: a server that many write to at the same time."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from sqlalchemy import event
from sqlalchemy.engine import URL, ExceptionContext
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# Discord waits three seconds for an answer: whatever takes longer than these is answered with an apology.
LOCK_SECONDS = 1.0
STATEMENT_SECONDS = 2.0
CONNECT_SECONDS = 2.0
# Locks of a process whose machine is gone without a word are given back after this.
ABANDONED_SECONDS = 10.0
CONNECTIONS = 5

# Of statements as short as these, compiling one takes the server longer than executing it.
AT_ONCE = {"jit": "off"}

READ: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
WRITE: dict[str, Any] = {"isolation_level": "READ COMMITTED"}

# https://www.postgresql.org/docs/current/errcodes-appendix.html: a lost connection, a rollback that was
# nobody's fault, resources that have run out, and a server that is going down or takes too long.
PASSING_CLASSES = ("08", "40", "53", "57")
LOCK_NOT_AVAILABLE = "55P03"
ABANDONED = "25P03"
DATA_CLASS = "22"


def open_engine(url: URL, *, patient: bool = False) -> AsyncEngine:
    """An engine that connects when it is first used. What stands behind `?` is for the driver."""
    engine = create_async_engine(
        # channel_binding, which some hosts write there, is for drivers that know it.
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
        # The server's own word may not come, where it is gone itself.
        "command_timeout": STATEMENT_SECONDS + 0.5,
        "server_settings": {
            **AT_ONCE,
            "lock_timeout": milliseconds(LOCK_SECONDS),
            "statement_timeout": milliseconds(STATEMENT_SECONDS),
            "idle_in_transaction_session_timeout": milliseconds(ABANDONED_SECONDS),
        },
    }


def _for_the_driver(query: dict[str, Any]) -> dict[str, str]:
    """What comes in an address: the driver reads sslmode, sslrootcert and their like nowhere else."""
    return {"dsn": f"postgresql://?{urlencode(query, doseq=True)}"} if query else {}


def _replace_if_closed(_dbapi: object, record: Any, _proxy: object) -> None:
    # After a restart of the server every connection in the pool is dead. Asking the server would cost each
    # transaction three more round trips; the socket knows.
    if record.driver_connection.is_closed():
        raise DisconnectionError


def _keep_rows_to_ourselves(context: ExceptionContext) -> None:
    # An error's detail quotes whole rows, and what is said of a value that cannot be taken quotes the value:
    # decks and tokens among them.
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
