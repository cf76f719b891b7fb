"""Reading the settings, and what the host is told of those that are wrong."""

from typing import TypeVar

from pydantic import ValidationError
from pydantic_settings import BaseSettings

from bot.host.unusable import UnusableError
from bot.settings import key_of

SettingsKind = TypeVar("SettingsKind", bound=BaseSettings)


def read(kind: type[SettingsKind]) -> SettingsKind:
    """The host's settings. UnusableError names the first one that is missing or wrong."""
    try:
        return kind()
    except ValidationError as error:
        raise wrong_of(error)[0] from None


def wrong_of(error: ValidationError) -> list[UnusableError]:
    """A line for each setting that is missing or wrong."""
    told = error.errors(include_input=False, include_context=False, include_url=False)
    return [UnusableError(key) for key in dict.fromkeys(map(key_of, told))]
