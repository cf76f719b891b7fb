"""Reads the settings, and runs `breakaway check`, which looks for all that keeps the bot from starting."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import suppress
from difflib import get_close_matches
from ipaddress import IPv4Address, IPv6Address
from math import ceil
from pathlib import Path
from typing import TypeVar

import aiohttp
import discord
from discord.http import Route
from dotenv.parser import Binding, parse_stream
from pydantic import ValidationError
from pydantic_settings import BaseSettings
from sqlalchemy.engine import URL

from bot.host.opening import is_wiped_at_each_start, place_of, telling_the_host
from bot.host.reaching import logged_in
from bot.host.unusable import UnusableError
from bot.settings import DatabaseSettings, Settings, env_file, key_of
from bot.words import words_for
from db.standing import standing_of

SettingsKind = TypeVar("SettingsKind", bound=BaseSettings)

# Discord's number for it in `integration_types_config`.
USER_INSTALL = "1"
IPV6 = 6
LOOK_SECONDS = 3.0
MEGABYTE = 1_000_000
SPARE_BYTES = 50 * MEGABYTE
MOUNTS = Path("/proc/self/mountinfo")
# SQLite's write-ahead log needs memory that all processes share, which these disks don't have.
NETWORK_KINDS = frozenset({"nfs", "nfs4", "cifs", "smb3", "9p", "ceph", "fuse.sshfs", "fuse.glusterfs"})

Finding = str | UnusableError
"""What is fine, in words, or what isn't."""


def read(kind: type[SettingsKind]) -> SettingsKind:
    """The host's settings. UnusableError names the first one that is missing or wrong."""
    settings = _tried(kind)
    if isinstance(settings, list):
        raise settings[0]
    return settings


def _tried(kind: type[SettingsKind]) -> SettingsKind | list[UnusableError]:
    """The settings, or a line for each wrong one."""
    try:
        wrong = [each.original for each in _written() if each.error]
        return [_told(each.string, each.line) for each in wrong] or kind()
    except ValidationError as error:
        told = error.errors(include_input=False, include_context=False, include_url=False)
        return [UnusableError(key) for key in dict.fromkeys(map(key_of, told))]
    except UnicodeDecodeError:
        return [UnusableError("host-file-encoding", file=str(env_file()))]
    except OSError:
        return [UnusableError("host-file-unreadable", file=str(env_file()))]


def _written() -> list[Binding]:
    """What is in the `.env` file, also what is no setting. OSError, UnicodeDecodeError."""
    try:
        with env_file().open(encoding=Settings.model_config.get("env_file_encoding")) as opened:
            return list(parse_stream(opened))
    except FileNotFoundError:
        return []


def _told(wrong: str, line: int) -> UnusableError:
    """Names a line of the file, but not what is in it: that may be the token."""
    before = wrong[: -len(wrong.lstrip())].count("\n")
    return UnusableError("host-file-line", file=str(env_file()), line=str(line + before))


async def check(say: Callable[[str], None], complain: Callable[[str], None], *, tidy: bool = False) -> None:
    """Check settings, application, port and database: `say` what is fine, `complain` of the rest.

    Nothing is created or changed, but `tidy` removes old commands from servers. Raises UnusableError at the
    end if there was a complaint.
    """
    words, good = words_for(None), True
    async for found in _findings(tidy=tidy):
        if isinstance(found, str):
            say(found)
        else:
            complain(words(found.key, **found.facts))
            good = False
    if not good:
        raise UnusableError("host-check-failed")
    say(words("host-check-good"))


async def _findings(*, tidy: bool) -> AsyncIterator[Finding]:
    words, file = words_for(None), env_file()
    yield words("host-check-file" if file.is_file() else "host-check-no-file", file=str(file))
    settings, database = _tried(Settings), _tried(DatabaseSettings)
    if isinstance(settings, Settings):
        yield words("host-check-settings")
        for found in [*await _application(settings, tidy=tidy), *await _port(settings)]:
            yield found
    else:
        for wrong in settings:
            yield wrong
    for unknown in _unknown_names():
        yield unknown
    if isinstance(database, DatabaseSettings):  # else it's said with the settings
        for found in await _database(database.database):
            yield found


def _unknown_names() -> Iterator[UnusableError]:
    """Names that look like a setting's. The environment is full of other names, so there we ask for more."""
    names = [name.upper() for name in Settings.model_fields]
    in_file: Iterable[str] = ()
    with suppress(OSError, UnicodeDecodeError):  # it's said with the settings
        in_file = [each.key for each in _written() if each.key]
    for written, likeness in ((in_file, 0.75), (os.environ, 0.85)):
        for name in written:
            near = get_close_matches(name.upper(), names, 1, likeness)
            if near and near[0] != name.upper():
                yield UnusableError("host-check-unknown", name=name.upper(), near=near[0])


async def _application(settings: Settings, *, tidy: bool) -> list[Finding]:
    """What Discord says about the token, the application and its commands."""
    words = words_for(None)
    found: list[Finding] = []
    try:
        async with logged_in(settings) as client:
            found.append(words("host-check-token", name=client.user.display_name if client.user else ""))
            told = await client.http.request(Route("GET", "/applications/@me"))
            if told.get("interactions_endpoint_url"):
                found.append(UnusableError("host-check-endpoint"))
            if told.get("bot_require_code_grant"):
                found.append(UnusableError("host-check-code-grant"))
            if USER_INSTALL in (told.get("integration_types_config") or {}):
                found.append(words("host-check-user-install"))
            if not told.get("bot_public", True):
                found.append(words("host-check-private"))
            leftover = await _leftover(client, tidy=tidy)
            if leftover:
                found.append(
                    words("host-check-tidied", count=leftover)
                    if tidy
                    else UnusableError("host-check-leftover", count=leftover)
                )
    except UnusableError as error:
        found.append(error)
    return found


async def _leftover(client: discord.Client, *, tidy: bool) -> int:
    """How many servers have commands of their own from this application, which Breakaway never makes."""
    http, application, count = client.http, client.application_id or 0, 0
    async for guild in client.fetch_guilds(limit=None, with_counts=False):
        with suppress(discord.Forbidden):  # added without commands
            if await http.get_guild_commands(application, guild.id):
                count += 1
                if tidy:
                    await http.bulk_upsert_guild_commands(application, guild.id, [])
    return count


async def _port(settings: Settings) -> list[Finding]:
    """Nothing if the port is free. `check` may run beside the bot, whose port is taken by itself."""
    if settings.port is None:
        return []
    address, port = settings.bind_address, settings.port
    try:
        # As the bot does it: a port that was just given up is free.
        server = await asyncio.start_server(lambda _reader, _writer: None, str(address), port)
    except OSError:
        if await _is_ours(f"http://{_reachable(address)}:{port}/healthz"):
            return [words_for(None)("host-check-port-ours", port=str(port))]
        return [UnusableError("host-port-taken", address=str(address), port=str(port))]
    server.close()
    return []


def _reachable(address: IPv4Address | IPv6Address) -> str:
    if address.is_unspecified:
        return "localhost"
    return f"[{address}]" if address.version == IPV6 else str(address)


async def _is_ours(health: str) -> bool:
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(LOOK_SECONDS)) as session,
            session.get(health) as answer,
        ):
            return "gateway" in await answer.json()
    except (aiohttp.ClientError, OSError, ValueError, TypeError):
        return False


async def _database(url: URL) -> list[Finding]:
    words, place = words_for(None), place_of(url)
    found: list[Finding] = []
    if is_wiped_at_each_start(url, os.environ):
        found.append(words("host-database-wiped"))
    try:
        with telling_the_host(url):
            standing = await standing_of(url)
        found.append(words("host-check-database", place=place, standing=standing))
    except UnusableError as error:
        return [*found, error]
    if url.get_backend_name() == "sqlite":
        found += _disk(Path(url.database or ""))
    return found


def _disk(database: Path) -> Iterator[UnusableError]:
    there = next(each for each in (database, *database.resolve().parents) if each.exists())
    # An update copies the file first.
    needed = SPARE_BYTES + (database.stat().st_size if database.exists() else 0)
    free = shutil.disk_usage(there).free
    if free < needed:
        facts = {"free": str(free // MEGABYTE), "needed": str(ceil(needed / MEGABYTE))}
        yield UnusableError("host-check-space", place=str(database), **facts)
    if MOUNTS.is_file():  # only on Linux
        kind = network_disk(there.stat().st_dev, MOUNTS.read_text("utf-8", "replace"))
        if kind is not None:
            yield UnusableError("host-check-network", place=str(database), kind=kind)


def network_disk(device: int, mounts: str) -> str | None:
    """The kind of a network disk, by its device number and the lines of /proc/self/mountinfo; else None."""
    number = f"{os.major(device)}:{os.minor(device)}"
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        if before.split()[2] == number and (kind := after.split()[0]) in NETWORK_KINDS:
            return kind
    return None
