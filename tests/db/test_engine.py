# ruff: noqa: ASYNC240 - a test's own files may block its loop
import asyncio
import os
import stat
from pathlib import Path
from sqlite3 import connect

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError

from db.engine import BUSY_SECONDS, open_engine
from db.store import Store
from tests.db.stores import JON, SERVER, meet, new_match, plies, start, url_of


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_every_connection_keeps_a_log_and_foreign_keys_and_reaches_the_disk(path: Path) -> None:
    engine = open_engine(url_of(path))
    wanted = {
        "journal_mode": "wal",
        "foreign_keys": 1,
        "synchronous": 2,  # FULL
        "busy_timeout": BUSY_SECONDS * 1000,
    }
    async with engine.connect() as first, engine.connect() as second:
        for connection in (first, second):
            for pragma, value in wanted.items():
                assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value
    await engine.dispose()
    assert 0 < BUSY_SECONDS < 3  # Discord's patience


async def test_a_missing_directory_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "breakaway.sqlite3"
    store = await Store.open(url_of(path))
    await store.close()
    assert path.is_file()


async def test_only_the_owner_reads_the_database_and_the_files_beside_it(path: Path) -> None:
    before = os.umask(0)
    try:
        store = await Store.open(url_of(path))
        await meet(store)
        beside = sorted(path.parent.glob("breakaway.sqlite3*"))
        assert [file.name.removeprefix(path.name) for file in beside] == ["", "-shm", "-wal"]
        assert {mode(file) for file in beside} == {0o600}
    finally:
        os.umask(before)
    await store.close()


async def test_a_database_that_others_could_read_is_closed_to_them(path: Path) -> None:
    path.touch(mode=0o644)
    store = await Store.open(url_of(path))
    await store.close()
    assert mode(path) == 0o600


async def test_rows_must_refer_to_what_there_is(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.challenges.create(new_match(JON, 999), 0.0)
    assert await store.matches.unsettled() == []


async def test_no_error_tells_what_was_being_written(store: Store) -> None:
    secret = "a-token-that-nobody-may-read"  # noqa: S105 - made up for this test
    with pytest.raises(IntegrityError) as failed:
        await store.surfaces.change(404, "private:0", token=secret)
    assert secret not in str(failed.value)
    assert secret not in repr(failed.value)


async def test_no_error_tells_a_deck(store: Store) -> None:
    match = await store.challenges.create(new_match(), 0.0)
    deck = "deck 8S 9S TS"
    await start(store, match.id, plies(0, move=deck))
    with pytest.raises(Exception, match=r"^$") as failed:
        await store.matches.append(match, plies(0, move=deck))
    assert deck not in f"{failed.value!r} {failed.value.__cause__} {failed.value.__cause__!r}"


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we played hockey. " * 100)
    with pytest.raises(DatabaseError):
        await Store.open(url_of(path))
    assert path.read_bytes().startswith(b"Dear diary")


async def test_a_directory_that_cannot_be_made_is_refused(path: Path) -> None:
    path.touch()
    with pytest.raises(OSError, match="breakaway"):
        await Store.open(url_of(path / "under" / "a.sqlite3"))


async def test_a_writer_that_waits_too_long_is_told_so_and_nothing_is_written(
    path: Path, store: Store
) -> None:
    blocker = connect(path, isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError):
        await store.people.saw_server(SERVER, "Renamed", "fr")
    # Readers are not held up.
    assert await store.people.server(SERVER) == ("The Rink", "en-US")
    blocker.execute("ROLLBACK")
    blocker.close()
    await store.people.saw_server(SERVER, "Renamed", "fr")
    assert await store.people.server(SERVER) == ("Renamed", "fr")


async def test_several_starts_on_a_new_file_at_once_all_succeed(tmp_path: Path) -> None:
    for attempt in range(12):
        url = url_of(tmp_path / f"{attempt}.sqlite3")
        opened = await asyncio.gather(*(Store.open(url) for _ in range(3)), return_exceptions=True)
        for store in opened:
            assert isinstance(store, Store), store
            await store.close()
