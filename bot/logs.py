import logging
import sys

# At DEBUG these write message bodies, tokens and statement parameters: hands, decks and tokens among them.
NEVER_BELOW_INFO = (
    "discord.http",
    "discord.gateway",
    "discord.webhook",
    "discord.client",
    "discord.state",
    "aiohttp",
    "aiosqlite",
)
NEVER_BELOW_WARNING = ("alembic", "sqlalchemy")


def set_up(level: str) -> None:
    """Log to standard error at `level`; what could write a secret stays quiet whatever the level."""
    logging.basicConfig(
        stream=sys.stderr,
        level=level,
        format="%(asctime)s %(levelname)-8s %(name)s: %(message)s",
        datefmt="%Y-%m-%dT%H:%M:%S",
        force=True,
    )
    for name in NEVER_BELOW_INFO:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.INFO))
    for name in NEVER_BELOW_WARNING:
        logging.getLogger(name).setLevel(max(logging.getLevelName(level), logging.WARNING))
