import logging
import sys
import threading
from types import TracebackType
from typing import Any

from pythonjsonlogger.json import JsonFormatter

log = logging.getLogger("bot")

# At DEBUG these write message bodies, tokens and statement parameters: hands, decks and tokens among them.
NEVER_BELOW_INFO = (
    "discord.http",
    "discord.gateway",
    "discord.webhook",
    "discord.state",
    "aiohttp",
    "aiosqlite",
)
NEVER_BELOW_WARNING = ("alembic", "discord.client", "sqlalchemy")
# Writes a traceback for each failed connection. `bot/running.py` says it in a line.
NEVER_BELOW_CRITICAL = ("discord.shard",)


MOMENT = "%Y-%m-%dT%H:%M:%S%z"
FIELDS = ("asctime", "levelname", "name", "message")


def set_up(level: str, style: str = "text") -> None:
    """Log to standard error at `level`; loggers that could write a secret stay quiet at every level.

    `style` is "text", or "json" for one object per line, with the facts of a message as fields.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(style))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    if style == "json":
        # Python would write these as plain text.
        sys.excepthook = _log_fault
        threading.excepthook = sys.unraisablehook = _log_fault_beside
    for name in NEVER_BELOW_INFO:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.INFO))
    for name in NEVER_BELOW_WARNING:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
    for name in NEVER_BELOW_CRITICAL:
        logging.getLogger(name).setLevel(logging.CRITICAL)


def _formatter(style: str) -> logging.Formatter:
    if style == "json":
        return JsonFormatter(
            FIELDS, MOMENT, rename_fields={"asctime": "at", "levelname": "level", "name": "logger"}
        )
    return logging.Formatter("%(asctime)s %(levelname)-8s %(name)s: %(message)s", MOMENT)


def writes_json() -> bool:
    return any(isinstance(each.formatter, JsonFormatter) for each in logging.getLogger().handlers)


def _log_fault(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    log.critical("a fault has ended the bot (%s)", kind.__name__, exc_info=(kind, error, traceback))


def _log_fault_beside(told: Any) -> None:
    fault = told.exc_type, told.exc_value, told.exc_traceback
    log.error("a fault beside the bot's work (%s)", told.exc_type.__name__, exc_info=fault)
