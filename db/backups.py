"""Copies of an SQLite file: before each migration, beside it; and each day, in a folder."""

import errno
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from threading import Event
from time import time

KEPT = 2
KEPT_DAILY = 7
UNFINISHED = ".part"
MOMENT = "%Y-%m-%dT%H%M%SZ"
# Matches need this much room beside a copy.
SPARE_BYTES = 50_000_000
# A daily copy is made in parts, with pauses, so that players' writes get the disk in between.
PAGES_AT_ONCE = 256
PAUSE_SECONDS = 0.01
# How many of SQLite's instructions run between two looks at whether the bot stops.
INSTRUCTIONS = 100_000


class NoCopyError(Exception):
    """The copy failed: the disk is full, for example, or the folder is read-only."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NoRoomError(NoCopyError):
    """The disk has too little room, so no copy was begun."""


class DamagedError(NoCopyError):
    """What was copied is damaged, so the file itself probably is."""


class StoppedError(NoCopyError):
    """The bot stops, and the copy was given up."""


PRIMARY = 0xFF  # https://sqlite.org/rescode.html: the bits above these only add detail
ERRORS: dict[int, type[NoCopyError]] = {
    sqlite3.SQLITE_CORRUPT: DamagedError,
    sqlite3.SQLITE_NOTADB: DamagedError,
    sqlite3.SQLITE_INTERRUPT: StoppedError,
}


@dataclass(frozen=True, order=True)
class Backup:
    made: str
    revision: str
    """The schema's, for a copy made before a migration; empty for a daily one."""
    path: Path

    @property
    def made_at(self) -> float:
        """UTC seconds since the epoch."""
        return datetime.strptime(self.made, MOMENT).replace(tzinfo=UTC).timestamp()


def keep(database: Path, revision: str) -> Path:
    """Copy an SQLite file beside itself, completely or not at all, and remove the oldest copies.

    No one may write to it meanwhile. Raises NoCopyError.
    """
    database = database.resolve()
    copy = database.with_name(_name(database, time(), f".{revision}"))
    with _explaining():
        _clear_up(database, database.parent)
        _copy(database, copy, lambda: None)
        for each in _too_many(kept(database)):
            each.path.unlink()
    return copy


def kept(database: Path) -> list[Backup]:
    """The copies beside an SQLite file that were made before migrations, the oldest first."""
    database = database.resolve()
    return [each for each in _copies(database, database.parent) if each.revision]


def keep_daily(database: Path, folder: Path, now: float, stop: Event) -> Path:
    """Copy an SQLite file into a folder, completely or not at all, and then remove all but the newest copies.

    Others may write to it meanwhile: the copy is the file at one moment. Raises NoCopyError.
    """
    database = database.resolve()
    copy = folder / _name(database, now)

    def go_on() -> None:
        if stop.wait(PAUSE_SECONDS):
            raise StoppedError("stopped")

    with _explaining():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _clear_up(database, folder)
        if lacks_room(database, folder):
            raise NoRoomError(os.strerror(errno.ENOSPC))
        _copy(database, copy, go_on, stop)
        # Copies from the future were named by a wrong clock.
        older = sorted(kept_daily(database, folder), key=lambda each: (each.made <= moment(now), each.made))
        for each in older[:-KEPT_DAILY]:
            each.path.unlink()
    return copy


def kept_daily(database: Path, folder: Path) -> list[Backup]:
    """The daily copies of an SQLite file in a folder, the oldest first. OSError if it can't be read."""
    return [each for each in _copies(database.resolve(), folder) if not each.revision]


def lacks_room(database: Path, folder: Path) -> bool:
    """True if a folder's disk has too little room for the matches and a copy of the file. OSError."""
    return shutil.disk_usage(folder).free < room_for(database)


def room_for(database: Path) -> int:
    """How many bytes should be free for the matches and a copy of the file."""
    return SPARE_BYTES + (database.stat().st_size if database.exists() else 0)


@contextmanager
def _explaining() -> Iterator[None]:
    """Raises NoCopyError, with the reason, whatever fails."""
    try:
        yield
    except OSError as error:
        raise NoCopyError(error.strerror or type(error).__name__) from error
    except sqlite3.Error as error:
        code, name = (getattr(error, f"sqlite_error{each}", None) for each in ("code", "name"))
        raise ERRORS.get((code or 0) & PRIMARY, NoCopyError)(name or type(error).__name__) from error


def _name(database: Path, made_at: float, what: str = "") -> str:
    return f"{database.stem}.{moment(made_at)}{what}{database.suffix}"


def moment(at: float) -> str:
    """A time as in the names of copies, which sort by it; `at` is in UTC seconds since the epoch."""
    return datetime.fromtimestamp(at, UTC).strftime(MOMENT)


def _copy(database: Path, copy: Path, go_on: Callable[[], None], stop: Event | None = None) -> None:
    unfinished = copy.with_name(copy.name + UNFINISHED)
    # It holds hands and decks, like the file itself.
    os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with (
            closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(unfinished)) as target,
        ):
            # From here on it reads what is there now. Without, each write would make it begin again.
            source.execute("BEGIN")
            source.execute("SELECT 1 FROM sqlite_schema").fetchall()
            source.backup(target, pages=PAGES_AT_ONCE, progress=lambda *_: go_on())
            # One file, which you can move without its log.
            target.execute("PRAGMA journal_mode = DELETE")
        _check(unfinished, stop or Event())
        _sync(unfinished)
        unfinished.replace(copy)
    except BaseException:
        # What is unfinished must not fill the disk.
        with suppress(OSError):
            _remove(unfinished)
        raise
    _sync(copy.parent)


def _check(copy: Path, stop: Event) -> None:
    """DamagedError unless it can be opened, is whole, and is a database of ours."""
    with closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro", uri=True)) as opened:
        opened.set_progress_handler(stop.is_set, INSTRUCTIONS)
        whole = opened.execute("PRAGMA quick_check(1)").fetchall() == [("ok",)]
        ours = opened.execute("SELECT version_num FROM alembic_version").fetchall()
    if not whole or len(ours) != 1:
        raise DamagedError("SQLITE_CORRUPT")


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _too_many(backups: list[Backup]) -> list[Backup]:
    newest = {each.revision: each for each in backups}
    staying = sorted(newest.values())[-KEPT:]
    return [each for each in backups if each not in staying]


def _clear_up(database: Path, folder: Path) -> None:
    """Remove copies that were never finished."""
    for path, found in _beside(database, folder):
        if found[3]:
            path.unlink()


def _remove(unfinished: Path) -> None:
    for path in unfinished.parent.glob(f"{unfinished.name}*"):
        path.unlink()


def _copies(database: Path, folder: Path) -> list[Backup]:
    found = _beside(database, folder)
    return sorted(Backup(told[1], told[2] or "", path) for path, told in found if not told[3])


def _beside(database: Path, folder: Path) -> Iterator[tuple[Path, re.Match[str]]]:
    """The copies of an SQLite file in a folder, each with its name's parts."""
    unfinished = re.escape(UNFINISHED)
    name = re.compile(
        rf"{re.escape(database.stem)}\.(\d{{4}}-\d\d-\d\dT\d{{6}}Z)(?:(?!{unfinished})\.(\w+))?"
        rf"{re.escape(database.suffix)}((?:{unfinished}(?:-\w+)?)?)"
    )
    for path in folder.iterdir():
        if (found := name.fullmatch(path.name)) and _is_moment(found[1]):
            yield path, found


def _is_moment(made: str) -> bool:
    try:
        datetime.strptime(made, MOMENT).replace(tzinfo=UTC)
    except ValueError:
        return False
    return True
