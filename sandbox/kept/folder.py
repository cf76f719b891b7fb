"""The folder of a kept world: for one run at a time, and whole at every instant."""

import asyncio
import fcntl
import os
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from os.path import samestat
from pathlib import Path
from typing import IO

from sandbox.kept.whole import Whole, whole
from sandbox.page import Guide
from sandbox.sandbox import Sandbox
from sandbox.words import word

SAVE_SECONDS = 0.2
PRIVATE, PRIVATE_FILE = 0o700, 0o600
WORLD, FILES, LOCK, DATABASE = "world.json", "files", "lock", "breakaway.sqlite3"
_DATABASE = tuple(DATABASE + end for end in ("", "-journal", "-shm", "-wal"))
_ATTACHMENT, _PART = ".attachment", ".part"
# A folder that a person named may have their own files in it.
_OURS = re.compile(rf"\d+{re.escape(_ATTACHMENT)}({re.escape(_PART)})?")


class InUseError(OSError):
    """Another run has the folder."""


class NoFolderError(Exception):
    """The folder can't be made or written."""


class LostError(Exception):
    """The folder isn't this run's any more, and won't be again."""


class Folder:
    def __init__(self, path: Path, lock: IO[str] | None = None) -> None:
        self.path = path
        self._files = path / FILES
        self._lock = lock
        # Those that are there as they should be; a file of that name may also be from a run that was killed.
        self._written: set[int] = set()

    @classmethod
    @contextmanager
    def of_one_run(cls, path: Path) -> Iterator["Folder"]:
        """The folder, made if necessary, for one run; private, because what is kept has hands.

        Raises InUseError, or NoFolderError if there can't be one.
        """
        try:
            path.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
            opened = (path / LOCK).open("w")
        except OSError as error:
            raise NoFolderError(word("run.no_folder", folder=path, why=error.strerror)) from error
        with opened as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise InUseError(word("run.in_use", folder=path)) from error
            yield cls(path, lock)

    def _check(self) -> None:
        """Raises `LostError`, with what to say, unless the folder is still this run's."""
        try:
            there = (self.path / LOCK).stat()
        except FileNotFoundError as error:
            # The bot's matches went with it: a world without them would come back over none.
            raise LostError(word("run.vanished", folder=self.path)) from error
        if self._lock is None or not samestat(there, os.fstat(self._lock.fileno())):
            raise LostError(word("run.taken_over", folder=self.path))

    @property
    def has_matches(self) -> bool:
        return (self.path / DATABASE).exists()

    def found(self) -> Whole | None:
        """What was kept here, if anything."""
        file = self.path / WORLD
        if not file.exists():
            return None
        return Whole(
            file.read_bytes(),
            {int(each.stem): each.read_bytes() for each in self._ours() if each.suffix == _ATTACHMENT},
        )

    def forget(self) -> None:
        """Delete everything: without their world, a bot's matches mean nothing."""
        for file in (*(self.path / name for name in (WORLD, *_DATABASE)), *self._ours()):
            file.unlink(missing_ok=True)
        with suppress(OSError):
            self._files.rmdir()

    def put(self, kept: Whole) -> None:
        """Files come before the world that names them and go after it, so a kill leaves this one or the last.

        Raises `LostError` if the folder was removed since, even if another run has made it again.
        """
        self._check()
        self._files.mkdir(mode=PRIVATE, exist_ok=True)
        there = {each.name for each in self._ours()}
        for number, data in kept.files.items():
            file = self._files / _name(number)
            if file.name not in there or (number not in self._written and file.read_bytes() != data):
                _replace(file, data)
            self._written.add(number)
        _replace(self.path / WORLD, kept.told)
        self._written &= kept.files.keys()
        named = {_name(number) for number in kept.files}
        for name in there - named:
            (self._files / name).unlink(missing_ok=True)

    def _ours(self) -> list[Path]:
        if not self._files.is_dir():
            return []
        return [each for each in self._files.iterdir() if _OURS.fullmatch(each.name) and each.is_file()]

    @asynccontextmanager
    async def keeping(self, world: Sandbox, guide: Guide, say: Callable[[str], None]) -> AsyncIterator[None]:
        """Keep the world after every change, at most five times a second, and as it is at the end.

        If that fails, it plays on: `say` is called once, and each change is another try, unless the folder is
        lost.
        """
        saving = _Saving(self, world, guide, say)
        saving.save()
        following = asyncio.create_task(saving.follow(world.change))
        try:
            yield
        finally:
            following.cancel()
            saving.save()


class _Saving:
    def __init__(self, folder: Folder, world: Sandbox, guide: Guide, say: Callable[[str], None]) -> None:
        self._folder, self._world, self._guide, self._say = folder, world, guide, say
        self._fails = self._lost = False

    def save(self) -> None:
        if self._lost:
            return
        try:
            self._folder.put(whole(self._world, self._guide))
        except LostError as error:
            self._say(str(error))
            self._lost = True
        except OSError as error:
            if not self._fails:
                why = error.strerror or error
                self._say(word("run.not_kept", folder=self._folder.path, why=why))
            self._fails = True
        else:
            if self._fails:
                self._say(word("run.kept_again", folder=self._folder.path))
            self._fails = False

    async def follow(self, change: asyncio.Event) -> None:
        while not self._lost:
            await change.wait()
            # A change while this sleeps is kept afterwards, even if it's the last one.
            change = self._world.change
            self.save()
            await asyncio.sleep(SAVE_SECONDS)


def _name(number: int) -> str:
    return f"{number}{_ATTACHMENT}"


def _replace(file: Path, data: bytes) -> None:
    part = file.with_name(file.name + _PART)
    part.touch(mode=PRIVATE_FILE)
    part.write_bytes(data)
    part.replace(file)
