"""What a finished match takes on disk, all included: log, results, seats and messages, and every index."""

from pathlib import Path
from tempfile import TemporaryDirectory

from db.store import Store
from tests.db.finished import by_table, finish, meet
from tests.db.stores import make_tables, opened, url_of

MATCHES, AT_ONCE = 200, 50
MOST_BYTES = 3_072
# How fast a disk is has nothing to do with it.
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - where the system has it


async def test_a_finished_match_takes_three_kilobytes_at_most() -> None:
    with TemporaryDirectory(dir=MEMORY) as folder:
        url = url_of(Path(folder) / "library.sqlite3")
        await make_tables(url)
        store = opened(url)
        await meet(store)
        before = await by_table(url)
        count = 0
        async for now in finish(store, MATCHES):
            count += 1
            if count % AT_ONCE == 0:
                await pack_all(store, now)
        after = await by_table(url)
        await store.close()
    assert after["plies"] == before["plies"]
    grown = {name: (size - before.get(name, 0)) / MATCHES for name, size in after.items()}
    assert sum(grown.values()) <= MOST_BYTES, grown


async def pack_all(store: Store, before: float) -> None:
    while due := await store.packing.due(before, 0, AT_ONCE):
        for match_id in due:
            assert await store.packing.pack(match_id)
