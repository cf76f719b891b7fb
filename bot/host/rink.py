"""`breakaway rink`: the bot on a Discord of this machine."""

from collections.abc import Sequence
from importlib import import_module

from bot.host.unusable import UnusableError

# The page's own, which the bot has no use for.
EXTRA = "markdown_it"


def open_rink(options: Sequence[str], program: str) -> int:
    """Run the sandbox until it is told to stop; its exit code. UnusableError where it is not installed."""
    try:
        # By name, as the sandbox starts the bot: neither is built on the other.
        sandbox = import_module("sandbox.__main__")
    except ModuleNotFoundError as error:
        if error.name not in (EXTRA, "sandbox"):
            raise
        raise UnusableError("host-rink-missing", name=error.name) from None
    code: int = sandbox.main(options, program)
    return code
