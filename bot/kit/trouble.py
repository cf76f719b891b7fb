"""What to log when something fails: passing trouble on one line, a fault with its traceback."""

import logging
from textwrap import shorten
from traceback import format_exception

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket

from bot.words import words_for
from db.engine.database import BusyError

log = logging.getLogger("bot")

TOO_MANY_REQUESTS = 429
# An interaction has an answer already: one of ours that seemed lost, or that of another process.
ALREADY_ANSWERED = 40060
# Codes with which the gateway closes a connection until someone changes something: the token, the number of
# shards, the version of the API, the intents.
TOKEN_REFUSED = 4004
REFUSED = {
    4010: "host-gateway-shards",
    4011: "host-gateway-shards",
    4012: "host-gateway-version",
    4013: "host-gateway-intents-unknown",
    4014: "host-gateway-intents",
}
NOT_ALLOWED = 4014
# The text of aiohttp's RuntimeError once a client has closed its connections.
CLOSED = "closed"
SERVER_ERROR = 500
LONGEST_REASON = 200


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
        case discord.ConnectionClosed(code=code) if code not in REFUSED:
            return f"{name}: {code}"
        case _ if is_cut_off(error):
            return name
        case aiohttp.ClientError() | discord.RateLimited() | discord.GatewayNotFound() | ReconnectWebSocket():
            return name
        case OSError(filename=None):  # what concerns a file is a fault
            return name
    return None


def is_fault(error: BaseException | None) -> bool:
    """True if it's neither Discord's trouble nor the database's: it may happen again at each try."""
    return error is not None and not isinstance(error, BusyError) and trouble_of(error) is None


def refused_by_gateway(error: BaseException | None) -> int | None:
    """The code in `REFUSED` with which the gateway has closed the connection, if it did."""
    match error:
        case discord.PrivilegedIntentsRequired():  # discord.py's name for this code
            return NOT_ALLOWED
        case discord.ConnectionClosed(code=code) if code in REFUSED:
            return int(code)
    return None


def reason_of(error: discord.HTTPException) -> str:
    """Why Discord refused a request, on one line."""
    return shorten(f"{error.code or error.status} {error.text}", LONGEST_REASON)


class EndedClientLog:
    """Logs why each client ended, on one line. A fault gets its traceback once while it stays the same."""

    def __init__(self) -> None:
        self._fault = ""

    def tell(self, error: Exception | None, pause: float, *, was_ready: bool) -> None:
        """`error` is None if discord.py keeps it to itself."""
        if (code := refused_by_gateway(error)) is not None:
            log.error("%s", words_for(None)(REFUSED[code], code=str(code), seconds=str(round(pause))))
            return
        if error is not None and is_fault(error):
            self._tell_fault(error, pause, was_ready=was_ready)
            return
        found = error and trouble_of(error)
        trouble = f" ({found})" if found else ""
        if isinstance(error, BusyError):
            log.warning(
                "the database is locked, full or out of reach (%s): trying again in %.0f s",
                error.reason,
                pause,
            )
        elif was_ready:
            log.warning("the connection to Discord has ended%s: trying again in %.0f s", trouble, pause)
        else:
            log.warning("can't reach Discord%s: trying again in %.0f s", trouble, pause)

    def _tell_fault(self, error: Exception, pause: float, *, was_ready: bool) -> None:
        fault, name = "".join(format_exception(error)), type(error).__name__
        new = error if fault != self._fault else None
        self._fault = fault
        if was_ready:
            log.error("a fault ended the connection (%s): trying again in %.0f s", name, pause, exc_info=new)
        else:
            log.error(
                "a fault keeps the bot from starting (%s): trying again in %.0f s", name, pause, exc_info=new
            )
