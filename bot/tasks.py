"""The host's commands that need the whole bot, above all to run it."""

import asyncio
from collections.abc import Coroutine, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any

from bot.host.checking import check, read
from bot.host.copying import back_up, copy_database
from bot.host.inviting import invite
from bot.host.rebuilding import rebuild
from bot.host.unusable import UnusableError, complain
from bot.running import run
from bot.settings import DatabaseSettings, LogSettings, Settings, forget_secrets
from bot.watching import logs

COMMANDS = ("run", "rink", "check", "invite", "backup", "copy-database", "rebuild")


def do(arguments: Sequence[str], program: str) -> None:
    """Run a command line; `program` is the name it was called by. UnusableError."""
    asyncio.run(task_of(arguments, program))


def task_of(arguments: Sequence[str], program: str) -> Coroutine[Any, Any, None]:
    """The task of a command line. UnusableError if it makes no sense or a setting is wrong."""
    match arguments:
        case [] | ["run"]:
            style = read(LogSettings)
            logs.set_up(style.log_level, style.log_format)
            settings = read(Settings)
            forget_secrets()
            return run(settings)
        case ["copy-database", source, target]:
            return copy_database(source, target, print)
        case ["backup", *file] if len(file) <= 1:
            return back_up(read(DatabaseSettings).database, next(iter(file), None), print)
        case ["invite", *application_id] if len(application_id) <= 1:
            return invite(next(iter(application_id), None), print)
        case ["rebuild"]:
            return rebuild(read(DatabaseSettings), print)
        case ["check"]:
            return check(partial(print, flush=True), complain)
    raise not_understood(arguments[0], program)


def not_understood(word: str, program: str) -> UnusableError:
    if word in COMMANDS:
        return UnusableError("host-usage", word=word, program=program)
    near = get_close_matches(word, COMMANDS, 1)
    if near:
        return UnusableError("host-unknown-near", word=word, near=near[0], program=program)
    return UnusableError("host-unknown", word=word, program=program)
