"""Reads the settings, and runs `breakaway check`, which looks for all that keeps the bot from starting."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError
from pydantic_settings import BaseSettings
from sqlalchemy.engine import URL

from bot.host.opening import is_wiped_at_each_start, place_of, telling_the_host
from bot.host.reaching import application_of
from bot.host.unusable import UnusableError
from bot.settings import DatabaseSettings, Settings, key_of
from bot.words import words_for
from db.standing import standing_of

SettingsKind = TypeVar("SettingsKind", bound=BaseSettings)
Finding = str | UnusableError
"""What is fine, in words, or what isn't."""


def read(kind: type[SettingsKind]) -> SettingsKind:
    """The host's settings. UnusableError names the first one that is missing or wrong."""
    try:
        return kind()
    except ValidationError as error:
        raise _wrong_of(error)[0] from None


def _wrong_of(error: ValidationError) -> list[UnusableError]:
    """A line for each setting that is missing or wrong."""
    told = error.errors(include_input=False, include_context=False, include_url=False)
    return [UnusableError(key) for key in dict.fromkeys(map(key_of, told))]


async def check(say: Callable[[str], None], complain: Callable[[str], None]) -> None:
    """Check settings, token and database: `say` what is fine, `complain` about the rest, a line each.

    Nothing is created or changed. Raises UnusableError at the end if there was a complaint.
    """
    words, good = words_for(None), True
    async for found in _findings():
        if isinstance(found, str):
            say(found)
        else:
            complain(words(found.key, **found.facts))
            good = False
    if not good:
        raise UnusableError("host-check-failed")
    say(words("host-check-good"))


async def _findings() -> AsyncIterator[Finding]:
    yield _file()
    settings = _settings()
    if isinstance(settings, Settings):
        yield words_for(None)("host-check-settings")
        yield await _found(_token(settings))
    else:
        for wrong in settings:
            yield wrong
    try:
        url = read(DatabaseSettings).database
    except UnusableError:
        return  # said with the settings
    if is_wiped_at_each_start(url, os.environ):
        yield words_for(None)("host-database-wiped")
    yield await _found(_database(url))


def _file() -> str:
    file = Path(str(Settings.model_config.get("env_file")))
    return words_for(None)("host-check-file" if file.is_file() else "host-check-no-file", file=str(file))


def _settings() -> Settings | list[UnusableError]:
    """The settings, or a line for each wrong one."""
    try:
        return Settings()  # type: ignore[call-arg] # pydantic-settings fills it from the environment
    except ValidationError as error:
        return _wrong_of(error)


async def _found(told: Awaitable[str]) -> Finding:
    try:
        return await told
    except UnusableError as error:
        return error


async def _token(settings: Settings) -> str:
    _, name = await application_of(settings)
    return words_for(None)("host-check-token", name=name)


async def _database(url: URL) -> str:
    place = place_of(url)
    with telling_the_host(url):
        standing = await standing_of(url)
    return words_for(None)("host-check-database", place=place, standing=standing)
