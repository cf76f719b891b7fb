"""All the host's settings, from the environment or a `.env` file."""

import errno
import os
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from datetime import time, timedelta
from ipaddress import IPv4Address
from pathlib import Path
from stat import S_ISDIR
from typing import Annotated, Literal, get_args

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    HttpUrl,
    IPvAnyAddress,
    SecretStr,
    TypeAdapter,
    UrlConstraints,
    ValidationInfo,
)
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.token_shape import mistaken_for_token
from db.model.people import Pace

PROJECT = Path(__file__).resolve().parent.parent
# In a checkout, the host's own files are beside the code. In an installed package, no one would look there.
IN_CHECKOUT = (PROJECT / "pyproject.toml").is_file()
FOLDER = PROJECT if IN_CHECKOUT else Path.cwd()

# A token has about seventy characters. We don't read a big file that was named by mistake.
MOST_TOKEN = 4096
# Why a path can never be a folder: a file is in the way, or a name is too long.
NEVER_A_FOLDER = frozenset({errno.ENOTDIR, errno.ENAMETOOLONG})
# The longest address Discord takes for a button.
LONGEST_LINK = 512
# After user and password, no @ is left. Another one would be the password's own, and the address split there.
SPLIT_RIGHT = re.compile(r"[^@]*|[^:/]*://[^:/]*(?::[^@]*)?@[^@]*")

PORTS = re.compile(r"[\d,]*")

# Docker Compose gives the container all of .env, and these are for other containers.
PASSWORDS_BESIDE = frozenset({"postgres_password", "grafana_password"})


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


LogLevel = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"], BeforeValidator(_upper)]
LogFormat = Annotated[Literal["text", "json"], BeforeValidator(_lower)]


def _seconds(value: object) -> object:
    """A bare number of seconds, which pydantic takes as a number but not as text."""
    try:
        return float(value) if isinstance(value, str) else value
    except ValueError:
        return value


Duration = Annotated[timedelta, BeforeValidator(_seconds), Field(gt=timedelta(0), le=timedelta(days=30))]
Cooldown = Annotated[timedelta, BeforeValidator(_seconds), Field(ge=timedelta(0), le=timedelta(days=30))]
Rest = Annotated[timedelta, BeforeValidator(_seconds), Field(ge=timedelta(0), le=timedelta(minutes=1))]


SecureLink = Annotated[HttpUrl, UrlConstraints(max_length=LONGEST_LINK, allowed_schemes=["https", "http"])]

Snowflake = Annotated[int, Field(ge=1, lt=2**63)]

# A message holds 25 buttons, enough to tell matches apart.
Count = Annotated[int, Field(ge=1, le=25)]


class PasswordError(ValueError):
    """A password in an address has an @ that has to be written as its % code."""


def database_at(address: str) -> URL:
    """The database at an address as hosts write it, with its asynchronous driver.

    A relative path starts at `FOLDER`. Raises PasswordError, or ValueError if it isn't the address of a file
    or of a database on a PostgreSQL server. Neither quotes the address.
    """
    if not address.startswith("sqlite") and not SPLIT_RIGHT.fullmatch(address):
        raise PasswordError
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # a port that is no number
        raise ValueError from None
    if url.database in (None, "", ":memory:"):
        raise ValueError
    if url.drivername in ("sqlite", "sqlite+aiosqlite"):
        if url.query:  # the bot opens files in its own way, and SQLite would take this for a part of the name
            raise ValueError
        path = FOLDER / Path(url.database or "")
        return url.set(drivername="sqlite+aiosqlite", database=str(path))
    ports = ",".join(url.normalized_query.get("port", ()))
    if url.drivername in ("postgresql", "postgres", "postgresql+asyncpg") and PORTS.fullmatch(ports):
        return url.set(drivername="postgresql+asyncpg")
    raise ValueError


def _database(value: SecretStr) -> SecretStr:
    try:
        database_at(value.get_secret_value())
    except PasswordError:
        raise PydanticCustomError("host-database-url-password", "") from None
    return value


def _time_of_day(value: object) -> object:
    """A bare number would count as seconds."""
    if isinstance(value, str) and ":" not in value:
        raise ValueError
    return value


def _of_files(value: time | None, info: ValidationInfo) -> time | None:
    """Only a database in a file is backed up."""
    url: SecretStr | None = info.data.get("database_url")
    if value and url and database_at(url.get_secret_value()).get_backend_name() != "sqlite":
        raise PydanticCustomError("host-backup-time-postgresql", "")
    return value


def _folder(value: Path) -> Path:
    folder = FOLDER / value
    try:
        mode = folder.stat().st_mode
    except FileNotFoundError:  # the first backup makes it
        return folder
    except OSError as error:
        if error.errno in NEVER_A_FOLDER:
            raise ValueError from None
        return folder  # out of reach: if it still is at the first backup, that tells why
    if not S_ISDIR(mode):
        raise ValueError
    return folder


def _token(value: SecretStr, info: ValidationInfo) -> SecretStr:
    """The token itself, or from the file that is named instead."""
    file: Path | None = info.data.get("discord_token_file")
    if file is not None and value.get_secret_value():
        raise PydanticCustomError("host-discord-token-twice", "")
    written = value.get_secret_value() if file is None else _read(file)
    stripped = written.strip()
    if mistaken := mistaken_for_token(stripped):
        raise PydanticCustomError(
            mistaken, "", {"name": "DISCORD_TOKEN" if file is None else "DISCORD_TOKEN_FILE"}
        )
    # It's a header value: anything else would appear in an error message of the HTTP library.
    if not stripped or not stripped.isascii() or not stripped.isprintable() or " " in stripped:
        raise ValueError if file is None else PydanticCustomError("host-discord-token-file-holds-none", "")
    return SecretStr(stripped)


def _read(file: Path) -> str:
    try:
        with (FOLDER / file).open("rb") as opened:
            content = opened.read(MOST_TOKEN)
    except OSError:
        raise PydanticCustomError("host-discord-token-file", "") from None
    if b"\0" in content or content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        raise PydanticCustomError("host-discord-token-file-encoding", "")
    return content.decode("utf-8-sig", errors="replace")


def _secret_link(value: SecretStr | None) -> SecretStr | None:
    if value is not None:
        TypeAdapter(HttpUrl).validate_python(value.get_secret_value())
    return value


def key_of(wrong: ErrorDetails) -> str:
    """The catalogue's key for a setting that is missing or wrong."""
    kind, field = wrong["type"], str(wrong["loc"][0])
    return kind if kind.startswith("host-") else f"host-{field.replace('_', '-')}"


class LogSettings(BaseSettings):
    """How to write the log: read first, so that trouble with the others is written like that too."""

    model_config = SettingsConfigDict(
        env_file=FOLDER / ".env", env_file_encoding="utf-8-sig", extra="ignore", env_ignore_empty=True
    )

    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"


class DatabaseSettings(BaseSettings):
    """The settings for tools that only use the database."""

    model_config = LogSettings.model_config

    # It may contain a password.
    database_url: Annotated[SecretStr, AfterValidator(_database)] = SecretStr("sqlite:///breakaway.sqlite3")
    takeover_time: Duration = timedelta(seconds=15)

    @property
    def database(self) -> URL:
        return database_at(self.database_url.get_secret_value())


class Settings(DatabaseSettings, LogSettings):
    """Field names in capitals are the variables; `.env.example` explains each of them."""

    discord_token_file: Path | None = None
    # If it's left out, it comes from the file.
    discord_token: Annotated[SecretStr, AfterValidator(_token), Field(default="", validate_default=True)]
    discord_api_url: HttpUrl = HttpUrl("https://discord.com/api/v10")
    port: Annotated[int, Field(ge=1, le=65535)] | None = None
    bind_address: IPvAnyAddress = IPv4Address("0.0.0.0")  # noqa: S104 - a platform looks in from outside
    # Who knows it can tell the monitor that the bot is well.
    monitor_url: Annotated[SecretStr | None, AfterValidator(_secret_link)] = None
    challenge_expiry: Duration = timedelta(hours=24)
    choice_time: Duration = timedelta(seconds=60)
    presence_time: Duration = timedelta(minutes=2)
    reminder_time: Duration = timedelta(minutes=1)
    last_card_time: Duration = timedelta(seconds=2)
    merge_time: Rest = timedelta(seconds=2)
    reveal_time: Rest = timedelta(seconds=2)
    opponent_time: Rest = timedelta(seconds=2)
    card_emojis: bool = True
    helpers: Annotated[int, Field(ge=1, le=4)] = 4
    offer_cooldown: Cooldown = timedelta(seconds=5)
    server_cooldown: Cooldown = timedelta(seconds=1)
    most_offers: Count = 5
    most_matches: Count = 20
    live_turn_time: Duration = timedelta(minutes=3)
    relaxed_turn_time: Duration = timedelta(hours=24)
    heartbeat_time: Duration = timedelta(seconds=15)
    healing_time: Duration = timedelta(minutes=1)
    packing_time: Duration = timedelta(hours=1)
    backup_time: Annotated[time | None, BeforeValidator(_time_of_day), AfterValidator(_of_files)] = None
    backup_folder: Annotated[Path, AfterValidator(_folder)] | None = None
    host_server: Snowflake | None = None
    releases_url: SecureLink | None = None
    privacy_policy_url: SecureLink | None = None
    terms_url: SecureLink | None = None
    support_url: SecureLink | None = None

    def turn_seconds(self, pace: Pace | int) -> float:
        """How long a turn may take, in seconds."""
        if isinstance(pace, int):
            return float(pace)
        return {Pace.LIVE: self.live_turn_time, Pace.RELAXED: self.relaxed_turn_time}[pace].total_seconds()

    @property
    def backups(self) -> Path:
        """The folder of the daily copies."""
        return self.backup_folder or Path(self.database.database or "").parent / "backups"

    @property
    def api_url(self) -> str:
        return str(self.discord_api_url).rstrip("/")


def is_secret(name: str) -> bool:
    """True if a setting, or a variable beside the settings, is a secret."""
    name = name.lower()
    field = Settings.model_fields.get(name)
    kind = None if field is None else field.annotation
    return name in PASSWORDS_BESIDE or SecretStr in (kind, *get_args(kind))


def forget_secrets() -> None:
    """Remove the secret settings from this process's environment, because child processes inherit it."""
    for name in [each for each in os.environ if is_secret(each)]:
        del os.environ[name]


def env_file() -> Path:
    """The `.env` file, which need not exist."""
    return Path(str(Settings.model_config.get("env_file")))
