"""Reads the host's settings, and says which are missing or wrong."""

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from stat import S_IROTH, S_ISREG
from typing import Any, TypeVar

from dotenv.parser import Binding, parse_stream
from pydantic import ValidationError
from pydantic_settings import BaseSettings

from bot.host.unusable import UnusableError
from bot.settings import IN_CHECKOUT, Settings, database_at, env_file, is_secret, key_of

SettingsKind = TypeVar("SettingsKind", bound=BaseSettings)

TOKEN, TOKEN_FILE, DATABASE = "DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "DATABASE_URL"
# What other bots call it.
OTHER_TOKENS = frozenset(
    {"TOKEN", "BOT_TOKEN", "DISCORD_BOT_TOKEN", "DISCORDTOKEN", "DISCORD_API_TOKEN", "DISCORD_SECRET"}
)
# The image sets it.
IMAGE = "BREAKAWAY_CONTAINER"
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def read(kind: type[SettingsKind]) -> SettingsKind:
    """The host's settings. UnusableError names the first one that is missing or wrong."""
    settings = tried(kind)
    if isinstance(settings, list):
        raise settings[0]
    return settings


def tried(kind: type[SettingsKind]) -> SettingsKind | list[UnusableError]:
    """The settings, or a line for each wrong one."""
    try:
        lines = written()
        return [_told(each) for each in lines if is_wrong(each)] or kind()
    except ValidationError as error:
        told = error.errors(include_input=False, include_url=False)
        wrong = {key_of(each): UnusableError(key_of(each), **_facts(each)) for each in told}
        return [
            _misnamed(lines) or each if key == "host-discord-token" else each for key, each in wrong.items()
        ]
    except UnicodeDecodeError:
        return [UnusableError("host-file-encoding", file=str(env_file()))]
    except OSError:
        return [UnusableError("host-file-unreadable", file=str(env_file()))]


def written() -> list[Binding]:
    """What is in the `.env` file, also what is no setting. OSError, UnicodeDecodeError."""
    try:
        with env_file().open(encoding=Settings.model_config.get("env_file_encoding")) as opened:
            return list(parse_stream(opened))
    except FileNotFoundError:
        return []


def file_open_to_others() -> Path | None:
    """The `.env` file, if it has secrets that other users of this machine can read."""
    file = env_file()
    with suppress(OSError, UnicodeDecodeError):
        mode = file.stat().st_mode
        if os.name == "posix" and S_ISREG(mode) and mode & S_IROTH and any(map(_has_secret, written())):
            return file
    return None


def _has_secret(line: Binding) -> bool:
    name, value = (line.key or "").upper(), line.value or ""
    if is_wrong(line):
        return True  # it may be the token
    if name == DATABASE:
        return _has_password(value)
    return bool(value) and (is_secret(name) or name in OTHER_TOKENS)


def _has_password(address: str) -> bool:
    try:
        url = database_at(address)
    except ValueError:
        return "@" in address
    return bool(url.password) or "password" in url.query


def is_wrong(line: Binding) -> bool:
    """A name alone is one that Docker takes from its environment. Anything else alone may be the token."""
    alone = line.key is not None and line.value is None
    return line.error or (alone and not NAME.fullmatch(line.key or ""))


def line_of(binding: Binding) -> int:
    """The line of the file that it begins in; blank ones before it belong to it."""
    text = binding.original.string
    return binding.original.line + text[: -len(text.lstrip())].count("\n")


def _told(line: Binding) -> UnusableError:
    """Names a line of the file, but not what is in it: that may be the token."""
    return UnusableError("host-file-line", file=str(env_file()), line=str(line_of(line)))


def _facts(wrong: Mapping[str, Any]) -> dict[str, str]:
    if wrong["type"].startswith("host-"):
        return dict(wrong.get("ctx", {}))
    if wrong["loc"][0] == TOKEN.lower():
        return {"install": _install(), "file": str(env_file())}
    return {}


def _install() -> str:
    """How the bot came onto this machine."""
    if IMAGE in os.environ:
        return "image"
    return "checkout" if IN_CHECKOUT else "package"


def _misnamed(lines: list[Binding]) -> UnusableError | None:
    """Names what may be the token under another name, if there's none under its own."""
    names = [each.key for each in lines if each.key and each.value]
    names += [name for name, value in os.environ.items() if value]
    if {TOKEN, TOKEN_FILE} & {name.upper() for name in names}:
        return None
    other = next((name for name in names if name.upper() in OTHER_TOKENS), None)
    return UnusableError("host-discord-token-misnamed", name=other) if other else None
