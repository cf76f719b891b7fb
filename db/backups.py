"""Copies of an SQLite file beside it, made before each migration."""

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

KEPT = 2
UNFINISHED = ".part"


class NoCopyError(Exception):
    """The copy failed: the disk is full, for example, or the folder is read-only."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, order=True)
class Backup:
    made: str
    revision: str
    path: Path


def keep(database: Path, revision: str) -> Path:
    """Copy an SQLite file, completely or not at all, and remove the oldest copies.

    No one may write to it meanwhile. Raises NoCopyError.
    """
    database = database.resolve()
    made = f"{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}"
    copy = database.with_name(f"{database.stem}.{made}.{revision}{database.suffix}")
    try:
        _clear_up(database)
        _copy(database, copy)
        for each in _too_many(kept(database)):
            each.path.unlink()
    except OSError as error:
        raise NoCopyError(error.strerror or type(error).__name__) from error
    except sqlite3.Error as error:
        raise NoCopyError(getattr(error, "sqlite_errorname", type(error).__name__)) from error
    return copy


def kept(database: Path) -> list[Backup]:
    """The copies beside an SQLite file, the oldest first."""
    found = _beside(database.resolve())
    return sorted(Backup(made, revision, path) for path, made, revision, ending in found if not ending)


def _copy(database: Path, copy: Path) -> None:
    unfinished = copy.with_name(copy.name + UNFINISHED)
    # It holds hands and decks, like the file itself.
    os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with (
        closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(unfinished)) as target,
    ):
        source.backup(target)
        # One file, which you can move without its log.
        target.execute("PRAGMA journal_mode = DELETE")
    unfinished.replace(copy)
    folder = os.open(copy.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _too_many(backups: list[Backup]) -> list[Backup]:
    newest = {each.revision: each for each in backups}
    staying = sorted(newest.values())[-KEPT:]
    return [each for each in backups if each not in staying]


def _clear_up(database: Path) -> None:
    """Remove copies that were never finished."""
    for path, _, _, ending in _beside(database):
        if ending:
            path.unlink()


def _beside(database: Path) -> Iterator[tuple[Path, str, str, str]]:
    """The copies of an SQLite file: when each was made, of which schema, and how its name ends."""
    name = re.compile(
        rf"{re.escape(database.stem)}\.(\d{{4}}-\d\d-\d\dT\d{{6}}Z)\.(\w+){re.escape(database.suffix)}"
        rf"((?:{re.escape(UNFINISHED)}(?:-\w+)?)?)"
    )
    for path in database.parent.iterdir():
        if found := name.fullmatch(path.name):
            yield path, found[1], found[2], found[3]
