import logging
import sys

from pythonjsonlogger.json import JsonFormatter

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


MOMENT = "%Y-%m-%dT%H:%M:%S"
FIELDS = ("asctime", "levelname", "name", "message")


def set_up(level: str, style: str = "text") -> None:
    """Log to standard error at `level`; loggers that could write a secret stay quiet at every level.

    `style` is "text", or "json" for one object per line, with the facts of a message as fields.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(style))
    logging.basicConfig(level=level, handlers=[handler], force=True)
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
