"""What a finished match takes on disk, all included: log, results, seats and messages, and every index."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.db.finished import MOST_BYTES, bytes_of_a_match
from tests.db.stores import migrate, opened, url_of

MATCHES = 200
# How fast a disk is has nothing to do with it.
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - where the system has it


async def test_a_finished_match_takes_three_kilobytes_at_most() -> None:
    with TemporaryDirectory(dir=MEMORY) as folder:
        path = Path(folder) / "library.sqlite3"
        await migrate(path)
        store = opened(url_of(path))
        taken = await bytes_of_a_match(url_of(path), store, MATCHES)
        await store.close()
    assert taken["logs"] > 0
    assert taken["plies"] == 0
    assert sum(taken.values()) <= MOST_BYTES, taken
