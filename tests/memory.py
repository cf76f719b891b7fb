"""Where tests keep their files: in memory if there's room, because a disk takes time at each commit."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

SHARED = Path("/dev/shm")  # noqa: S108 - a folder in memory, where the system has one
ENOUGH_BYTES = 1 << 30  # a container may have very little of it

MEMORY = SHARED if SHARED.is_dir() and shutil.disk_usage(SHARED).free >= ENOUGH_BYTES else None


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """pytest's own, except for its place, and it leaves nothing behind."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)
