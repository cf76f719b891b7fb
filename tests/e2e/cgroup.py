"""A limit on the memory of processes, as containers have it: a control group of Linux."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

ROOT = Path("/sys/fs/cgroup")


class Limited:
    """Processes that may have this many bytes together. If they need more, Linux kills one of them."""

    def __init__(self, folder: Path, most: int) -> None:
        self._folder, self._most = folder, most
        self._is_first_version = folder.parent != ROOT
        self._set()

    def _set(self) -> None:
        if self._is_first_version:
            (self._folder / "memory.limit_in_bytes").write_text(str(self._most))
        else:
            (self._folder / "memory.max").write_text(str(self._most))
            with suppress(OSError):  # without swap, there's no such limit
                (self._folder / "memory.swap.max").write_text("0")

    def command(self, *words: str) -> list[str]:
        """A command line that runs this one with the limit."""
        enters = f'echo $$ > {self._folder / "cgroup.procs"} && exec "$@"'
        return ["sh", "-c", enters, "sh", *words]

    def killed(self) -> int:
        """How many processes Linux has killed."""
        file = "memory.oom_control" if self._is_first_version else "memory.events"
        counts = dict(line.split() for line in (self._folder / file).read_text().splitlines())
        return int(counts["oom_kill"])


@contextmanager
def limited_to(most: int) -> Iterator[Limited]:
    """Skips the test where no group can be made."""
    folder = (ROOT / "memory" if (ROOT / "memory").is_dir() else ROOT) / f"breakaway-{os.getpid()}"
    try:
        folder.mkdir()
    except OSError as error:
        pytest.skip(f"needs the right to make a control group in {folder.parent} ({error.strerror})")
    try:
        try:
            limited = Limited(folder, most)
        except OSError as error:
            pytest.skip(
                f"needs a control group that limits memory: {folder.parent} has none ({error.strerror})"
            )
        yield limited
    finally:
        folder.rmdir()
