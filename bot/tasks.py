"""The host's commands that need the whole bot, above all to run it."""

import asyncio
import logging
import re
import sys
from collections.abc import Coroutine, Sequence
from difflib import get_close_matches
from functools import partial
from typing import Any

from bot.host.checking.names import without_effect
from bot.host.checking.report import check, check_as_json
from bot.host.copying import back_up, copy_database
from bot.host.inviting import invite
from bot.host.limits import too_low
from bot.host.reading import file_open_to_others, read
from bot.host.rebuilding import rebuild
from bot.host.unusable import UnusableError, complain
from bot.kit.heap import keep_it_small
from bot.running import run
from bot.settings import DatabaseSettings, LogSettings, Settings, forget_secrets
from bot.watching import logs
from bot.words import words_for

log = logging.getLogger("bot")

CHECK_OPTIONS = frozenset({"--tidy", "--json"})
WORD = re.compile(r"[\w-]{1,20}")
COMMANDS = ("run", "rink", "check", "invite", "backup", "copy-database", "rebuild")


def do(arguments: Sequence[str], program: str) -> int:
    """Run a command line; `program` is the name it was called by. Returns the exit code. UnusableError."""
    return asyncio.run(task_of(arguments, program)) or 0


def task_of(arguments: Sequence[str], program: str) -> Coroutine[Any, Any, int | None]:
    """The task of a command line. UnusableError if it makes no sense or a setting is wrong."""
    match arguments:
        case [] | ["run"]:
            if sys.platform == "win32":
                raise UnusableError("host-windows")
            return run(_set_up())
        case ["copy-database", *source, target] if len(source) <= 1:
            there = source[0] if source else read(DatabaseSettings).database
            return copy_database(there, target, print)
        case ["backup", *file] if len(file) <= 1:
            return back_up(read(DatabaseSettings).database, next(iter(file), None), print)
        case ["invite", *application_id] if len(application_id) <= 1:
            return invite(next(iter(application_id), None), print)
        case ["rebuild"]:
            return rebuild(read(DatabaseSettings), print)
        case ["check", *options] if CHECK_OPTIONS.issuperset(options):
            say, tidy = partial(print, flush=True), "--tidy" in options
            return check_as_json(say, tidy=tidy) if "--json" in options else check(say, complain, tidy=tidy)
    raise not_understood(arguments[0], program)


def _set_up() -> Settings:
    """The bot's settings, and its log. The secrets leave the environment. UnusableError."""
    keep_it_small()
    style = read(LogSettings)
    logs.set_up(style.log_level, style.log_format)
    settings = read(Settings)
    for each in without_effect():
        log.warning(each.sentence)
    forget_secrets()
    if (file := file_open_to_others()) is not None:
        log.warning(words_for(None)("host-file-open", file=str(file)))
    for lacking in too_low():
        log.warning(words_for(None)(lacking.key, **lacking.facts))
    return settings


def not_understood(word: str, program: str) -> UnusableError:
    if word in COMMANDS:
        return UnusableError("host-usage", word=word, program=program)
    near = get_close_matches(word, COMMANDS, 1)
    if near:
        return UnusableError("host-unknown-near", word=word, near=near[0], program=program)
    if not WORD.fullmatch(word):  # a token, or an address with its password
        return UnusableError("host-unknown-unnamed", program=program)
    return UnusableError("host-unknown", word=word, program=program)
