"""What to log when something fails: passing trouble on one line, a fault with its traceback."""

import logging
from traceback import format_exception, walk_tb

import aiohttp
import discord
from discord import client, shard

from db.engine.database import BusyError

log = logging.getLogger("bot")

TOO_MANY_REQUESTS = 429
# The text of aiohttp's RuntimeError once a client has closed its connections.
CLOSED = "closed"
SERVER_ERROR = 500
CONNECTING = frozenset({client.__file__, shard.__file__})


class NotHoldingError(aiohttp.ClientError):
    """No request may be sent now, because another process may play (`bot/holding.py`).

    discord.py and everything that retries takes it for passing trouble on the way to Discord.
    """


def is_cut_off(error: BaseException) -> bool:
    """True if a request failed because another process may play, or this one has hung up."""
    return isinstance(error, NotHoldingError) or (isinstance(error, RuntimeError) and CLOSED in str(error))


def trouble_of(error: BaseException) -> str | None:
    """Discord's trouble, or that of the network, in words; None if an error is a fault."""
    name = type(error).__name__
    match error:
        case discord.HTTPException(status=status) if status == TOO_MANY_REQUESTS or status >= SERVER_ERROR:
            return str(status)
        case discord.ConnectionClosed(code=code):
            return f"{name}: {code}"
        case _ if is_cut_off(error):
            return name
        case aiohttp.ClientError() | discord.RateLimited() | discord.GatewayNotFound():
            return name
        case OSError(filename=None):  # what concerns a file is a fault
            return name
    return name if _comes_of_connecting(error) else None


def _comes_of_connecting(error: BaseException) -> bool:
    """True if it's discord.py's error for a gateway that refuses connections from the start.

    discord.py uses the missing connection, or retries from within each try until Python gives up.
    """
    files = [frame.f_code.co_filename for frame, _ in walk_tb(error.__traceback__)]
    if isinstance(error, AttributeError):
        files = files[-1:]
    return isinstance(error, AttributeError | RecursionError) and not CONNECTING.isdisjoint(files)


class EndedClientLog:
    """Logs why each client ended. A fault gets its traceback once, not again while it stays the same."""

    def __init__(self) -> None:
        self._fault = ""

    def tell(self, error: Exception, *, was_ready: bool) -> None:
        if isinstance(error, BusyError):
            log.warning("the database is locked, full or out of reach (%s)", error.reason)
        elif (trouble := trouble_of(error)) is None:
            self._tell_fault(error, was_ready=was_ready)
        elif was_ready:
            log.warning("the connection to Discord has ended (%s)", trouble)
        else:
            log.warning("Discord cannot be reached (%s)", trouble)

    def _tell_fault(self, error: Exception, *, was_ready: bool) -> None:
        fault, name = "".join(format_exception(error)), type(error).__name__
        new = error if fault != self._fault else None
        self._fault = fault
        if was_ready:
            log.error("a fault has ended the connection to Discord (%s)", name, exc_info=new)
        else:
            log.error("a fault keeps the bot from starting (%s)", name, exc_info=new)
