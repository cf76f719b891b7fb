"""Where tests keep their files: in memory where there is room, for a disk is waited for at each commit."""

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
    """pytest's own, but for where it is, and that nothing of it stays."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)
