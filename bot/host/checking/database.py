"""The database: whether it can be used, how it compares to this release, its disk and its backups."""

import os
import shutil
from collections.abc import Collection, Iterator
from math import ceil
from pathlib import Path

from sqlalchemy.engine import URL

from bot.host.checking.findings import Finding, note, ok, problem, problem_of
from bot.host.opening import is_played_on, is_wiped_at_each_start
from bot.host.telling import place_of, telling_the_host
from bot.host.unusable import AwayError, UnusableError
from bot.settings import Settings
from db.backups import room_for
from db.copy import open_source
from db.migrate import SchemaState
from db.people.wishes import Wishes
from db.standing import look_for_damage, standing_of, take_the_lock

MEGABYTE = 1_000_000
MOUNTS = Path("/proc/self/mountinfo")
# SQLite's write-ahead log needs memory that all processes share, which these disks don't have.
NETWORK_KINDS = frozenset({"nfs", "nfs4", "cifs", "smb3", "9p", "ceph", "fuse.sshfs", "fuse.glusterfs"})


async def look_at_database(url: URL) -> list[Finding]:
    found: list[Finding] = []
    on_file = url.get_backend_name() == "sqlite"
    if is_wiped_at_each_start(url, os.environ):
        found.append(note("host-database-wiped"))
    try:
        with telling_the_host(url):
            standing = await standing_of(url)
            if on_file and standing is not SchemaState.MISSING:
                await look_for_damage(url)
        if on_file and standing is not SchemaState.MISSING:
            await _look_at_lock(url)
        kind = url.get_backend_name()
        found.append(ok("host-check-database", place=place_of(url), standing=standing, kind=kind))
    except UnusableError as error:
        return [*found, problem_of(error)]
    if on_file:
        found += _disk(Path(url.database or ""))
    return found


def look_at_backups(settings: Settings) -> Iterator[Finding]:
    """Whether the daily backups can be written, if the host wants any."""
    if settings.backup_time is not None:
        folder = settings.backups
        there = next(each for each in (folder, *folder.parents) if os.path.lexists(each))
        if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
            yield problem("host-check-backups", place=str(folder))
    elif settings.backup_folder is not None:
        yield note("host-check-no-backups", kind=settings.database.get_backend_name())


async def servers_with_threads(url: URL) -> Collection[int]:
    """The servers that want a thread for each match, if the database tells."""
    try:
        with telling_the_host(url):
            if await standing_of(url) is not SchemaState.CURRENT:
                return ()
            database = open_source(url)
            try:
                return await Wishes(database).servers_with_threads()
            finally:
                await database.close()
    except UnusableError:  # it's said with the database
        return ()


async def _look_at_lock(url: URL) -> None:
    """UnusableError if another program has locked the file. A Breakaway may: it gives it back soon."""
    try:
        with telling_the_host(url):
            await take_the_lock(url)
    except AwayError:
        if not is_played_on(url):
            raise


def _disk(database: Path) -> Iterator[Finding]:
    there = next(each for each in (database, *database.resolve().parents) if each.exists())
    # An update copies the file first.
    needed = room_for(database)
    free = shutil.disk_usage(there).free
    if free < needed:
        facts = {"free": str(free // MEGABYTE), "needed": str(ceil(needed / MEGABYTE))}
        yield problem("host-check-space", place=str(database), **facts)
    if MOUNTS.is_file():  # only on Linux
        kind = network_disk(there.stat().st_dev, MOUNTS.read_text("utf-8", "replace"))
        if kind is not None:
            yield problem("host-check-network", place=str(database), kind=kind)


def network_disk(device: int, mounts: str) -> str | None:
    """The kind of a network disk, by its device number and the lines of /proc/self/mountinfo; else None."""
    number = f"{os.major(device)}:{os.minor(device)}"
    for line in mounts.splitlines():
        before, _, after = line.partition(" - ")
        if before.split()[2] == number and (kind := after.split()[0]) in NETWORK_KINDS:
            return kind
    return None
