"""The folder in which a world is kept: one run's at a time, and whole at every instant."""

import asyncio
import fcntl
import os
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
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
_PART = ".part"
# Whoever names a folder may have files of their own in it.
_OURS = re.compile(rf"\d+({re.escape(_PART)})?")


class InUseError(OSError):
    """Another run has the folder."""


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._files = path / FILES
        self._lock: IO[str] | None = None
        # Those that lie there as they are: a file of that name may also be of a run that was killed.
        self._written: set[int] = set()

    @classmethod
    @contextmanager
    def of_one_run(cls, path: Path) -> Iterator["Folder"]:
        """The folder, made if there is none, for one run; private, for hands stand in what is kept."""
        with ExitStack() as stack:
            folder = cls(path)
            stack.callback(folder._leave)
            folder._take()
            yield folder

    def _take(self) -> None:
        """Have the folder, also where it was removed since; one that another run made anew is that run's."""
        self.path.mkdir(mode=PRIVATE, parents=True, exist_ok=True)
        lock = self.path / LOCK
        if self._lock and lock.exists():
            if samestat(lock.stat(), os.fstat(self._lock.fileno())):
                return
            raise InUseError(word("run.in_use", folder=self.path))
        made = lock.open("w")
        try:
            fcntl.flock(made, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            made.close()
            raise InUseError(word("run.in_use", folder=self.path)) from error
        self._leave()
        self._lock = made

    def _leave(self) -> None:
        if self._lock:
            self._lock.close()
        self._lock = None

    def found(self) -> Whole | None:
        """What was kept here, if anything was."""
        file = self.path / WORLD
        if not file.exists():
            return None
        return Whole(
            file.read_bytes(),
            {int(each.name): each.read_bytes() for each in self._ours() if each.suffix != _PART},
        )

    def forget(self) -> None:
        """Leave nothing: without their world, a bot's matches are nobody's."""
        for file in (self.path / WORLD, *self._ours(), *self.path.glob(f"{DATABASE}*")):
            file.unlink(missing_ok=True)
        with suppress(OSError):
            self._files.rmdir()

    def put(self, kept: Whole) -> None:
        """Files come before the world that names them and go after it: a kill leaves this one or the last."""
        self._take()
        self._files.mkdir(mode=PRIVATE, exist_ok=True)
        there = {each.name for each in self._ours()}
        for number, data in kept.files.items():
            file = self._files / str(number)
            if file.name not in there or (number not in self._written and file.read_bytes() != data):
                _replace(file, data)
            self._written.add(number)
        _replace(self.path / WORLD, kept.told)
        self._written &= kept.files.keys()
        named = {str(number) for number in kept.files}
        for name in there - named:
            (self._files / name).unlink(missing_ok=True)

    def _ours(self) -> list[Path]:
        if not self._files.is_dir():
            return []
        return [each for each in self._files.iterdir() if _OURS.fullmatch(each.name)]

    @asynccontextmanager
    async def keeping(self, world: Sandbox, guide: Guide, say: Callable[[str], None]) -> AsyncIterator[None]:
        """Keep the world after every change, at most five times a second, and as it is at the end.

        It plays on where it cannot be kept: `say` is told once, and each change is another try.
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
        self._fails = False

    def save(self) -> None:
        try:
            self._folder.put(whole(self._world, self._guide))
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
        while True:
            await change.wait()
            # What changes while this sleeps is kept after that, though nothing else should change.
            change = self._world.change
            self.save()
            await asyncio.sleep(SAVE_SECONDS)


def _replace(file: Path, data: bytes) -> None:
    part = file.with_name(file.name + _PART)
    part.touch(mode=PRIVATE_FILE)
    part.write_bytes(data)
    part.replace(file)
