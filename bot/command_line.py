"""The host's commands, `python -m bot` or `breakaway`. Those that don't need the whole bot run right here."""

from collections.abc import Sequence
from importlib import import_module

from bot import __version__
from bot.host.limits import check_the_least
from bot.host.unusable import BAD_SETTING, UnusableError, complain
from bot.words import words_for

# The sandbox's page needs it, the bot doesn't.
EXTRA = "markdown_it"


def main(arguments: Sequence[str] = (), program: str = "python -m bot") -> int:
    """Run a command line; `program` is the name it was called by. Returns the exit code."""
    try:
        match arguments:
            case ["rink", *options]:
                return open_rink(options, f"{program} rink")
            case ["--version"]:
                print(words_for(None)("host-version", version=__version__))
            case [*_, "-h" | "--help"]:
                from bot.settings import FOLDER  # noqa: PLC0415 - it takes longer than to answer

                print(words_for(None)("host-help", program=program, file=str(FOLDER / ".env")))
            case _:
                check_the_least()
                from bot.tasks import do  # noqa: PLC0415 - the same, ten times as long

                return do(arguments, program)
    except UnusableError as error:
        complain(words_for(None)(error.key, **error.facts))
        return BAD_SETTING
    return 0


def open_rink(options: Sequence[str], program: str) -> int:
    """Run the sandbox until it's stopped; returns its exit code. UnusableError if it isn't installed."""
    try:
        # By name, like the sandbox starts the bot, so neither imports the other.
        sandbox = import_module("sandbox.__main__")
    except ModuleNotFoundError as error:
        if error.name not in (EXTRA, "sandbox"):
            raise
        raise UnusableError("host-rink-missing", name=error.name) from None
    code: int = sandbox.main(options, program)
    return code
