"""Runs all looks, and says what they found."""

import json
from collections.abc import AsyncIterator, Callable

from bot import __version__
from bot.host.checking.application import look_at_application
from bot.host.checking.database import look_at_backups, look_at_database, servers_with_threads
from bot.host.checking.findings import Finding, Level, note, ok, problem_of
from bot.host.checking.machine import look_at_limits, look_at_port
from bot.host.checking.names import look_at_names
from bot.host.reading import file_open_to_others, tried
from bot.host.unusable import BAD_SETTING
from bot.settings import DatabaseSettings, Settings, env_file
from bot.words import words_for


async def check(say: Callable[[str], None], complain: Callable[[str], None], *, tidy: bool = False) -> int:
    """Check settings, application, machine and database: `say` what is fine, `complain` of the rest.

    Nothing is created or changed, but `tidy` removes old commands from servers. Returns the exit code.
    """
    words, good = words_for(None), True
    async for found in _findings(tidy=tidy):
        if found.level is Level.PROBLEM:
            complain(found.sentence)
            good = False
        else:
            say(found.sentence)
    (say if good else complain)(words("host-check-good" if good else "host-check-failed"))
    return 0 if good else BAD_SETTING


async def check_as_json(say: Callable[[str], None], *, tidy: bool = False) -> int:
    """The same for programs: one JSON object, documented in docs/hosting/check.md."""
    found = [each async for each in _findings(tidy=tidy)]
    good = all(each.level is not Level.PROBLEM for each in found)
    findings = [{"key": each.key, "level": each.level, "sentence": each.sentence} for each in found]
    told = {"version": __version__, "ready": good, "findings": findings}
    say(json.dumps(told, ensure_ascii=False, indent=2))
    return 0 if good else BAD_SETTING


async def _findings(*, tidy: bool) -> AsyncIterator[Finding]:
    file = env_file()
    yield ok("host-check-file" if file.is_file() else "host-check-no-file", file=str(file))
    settings, database = tried(Settings), tried(DatabaseSettings)
    named: list[str] = []
    if isinstance(settings, Settings):
        yield ok("host-check-settings")
        with_threads = await servers_with_threads(settings.database)
        for found in await look_at_application(settings, with_threads, tidy=tidy):
            yield found
        for found in await look_at_port(settings):
            yield found
        for found in look_at_backups(settings):
            yield found
    else:
        for wrong in settings:
            yield problem_of(wrong)
        named = [str(each.facts.get("name")) for each in settings]
    if (open_file := file_open_to_others()) is not None:
        yield note("host-file-open", file=str(open_file))
    for found in [*look_at_names(named), *look_at_limits()]:
        yield found
    if isinstance(database, DatabaseSettings):  # else it's said with the settings
        for found in await look_at_database(database.database):
            yield found
