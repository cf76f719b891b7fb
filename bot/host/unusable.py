"""Problems that only the host can fix, and how the bot reports them."""

import logging
import sys

log = logging.getLogger("bot")

BAD_SETTING = 2
"""The exit code for them."""


class UnusableError(Exception):
    """A problem that only the host can fix; the arguments are a key of the catalogue and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class AwayError(UnusableError):
    """A problem that may go away while the bot waits."""


def complain(sentence: str) -> None:
    """Say it to the host: in a line of the log if that is JSON, else plainly."""
    from bot.watching import logs  # noqa: PLC0415 - few commands have anything to complain about

    if logs.writes_json():
        log.critical(sentence)
    else:
        print(sentence, file=sys.stderr, flush=True)
