# ruff: noqa: ASYNC240 - a test's own files may block its loop
import asyncio
import os
import stat
import sys
import traceback
from dataclasses import replace
from pathlib import Path
from subprocess import check_output

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from db.engine.database import BusyError, Database
from db.engine.sqlite import BUSY_SECONDS, open_engine
from db.model.posts import Owner, Post, Sends, Token
from db.store import Store
from tests.db.stores import (
    SERVER,
    blank,
    meet,
    new_match,
    opened,
    plies,
    running_match,
    start,
    store_at,
    url_of,
)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def told(error: BaseException) -> str:
    """Everything a log would contain of an error."""
    return "".join(traceback.format_exception(error)) + repr(error)


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
    store = await store_at(url_of(path))
    await store.close()
    assert path.is_file()


async def test_only_the_owner_reads_the_database_and_the_files_beside_it(path: Path) -> None:
    before = os.umask(0)
    try:
        store = await store_at(url_of(path))
        await meet(store)
        beside = sorted(path.parent.glob("breakaway.sqlite3*"))
        assert [file.name.removeprefix(path.name) for file in beside] == ["", "-shm", "-wal"]
        assert {mode(file) for file in beside} == {0o600}
    finally:
        os.umask(before)
    await store.close()


async def test_a_database_that_others_could_read_is_closed_to_them(path: Path) -> None:
    path.touch(mode=0o644)
    store = await store_at(url_of(path))
    await store.close()
    assert mode(path) == 0o600


async def test_no_error_tells_the_row_that_was_refused(store: Store) -> None:
    secret = "a-token-that-nobody-may-read"  # noqa: S105 - made up for this test
    match, begun = await running_match(store), Post("private:0", token=Token(secret, 0.0))
    incomplete = replace(begun, sends=Sends(None))  # type: ignore[arg-type] # what is refused
    with pytest.raises(IntegrityError) as failed:
        await store.posts.save(Owner.match(match.id), Post("private:0"), incomplete)
    assert secret not in told(failed.value)


async def test_no_error_tells_a_deck(store: Store) -> None:
    match = await store.challenges.create(new_match(), 0.0)
    deck = "deck 8S 9S TS"
    await start(store, match.id, plies(0, move=deck))
    with pytest.raises(Exception, match=r"^$") as failed:
        await store.matches.append(match, plies(0, move=deck))
    assert deck not in told(failed.value)


async def test_a_writer_that_waits_too_long_is_told_so_and_nothing_is_written(url: URL, store: Store) -> None:
    sqlite = url.get_backend_name() == "sqlite"
    blocker, hasty = create_async_engine(url), opened(url)
    async with blocker.connect() as connection:
        await connection.execute(
            text("UPDATE servers SET name = 'Mine'" if sqlite else "LOCK TABLE servers IN EXCLUSIVE MODE")
        )
        with pytest.raises(BusyError):
            await hasty.people.saw_server(SERVER, "Renamed", "fr")
        # Readers are not held up.
        assert await store.people.server(SERVER) == ("The Rink", "en-US")
    await blocker.dispose()
    await hasty.close()
    await store.people.saw_server(SERVER, "Renamed", "fr")
    assert await store.people.server(SERVER) == ("Renamed", "fr")


async def test_reading_a_match_waits_for_no_writer(path: Path) -> None:
    store, blocker = await store_at(url_of(path)), create_async_engine(url_of(path))
    await meet(store)
    match = await running_match(store)
    async with blocker.connect() as connection:
        await connection.execute(text("UPDATE servers SET name = 'Mine'"))
        writing = asyncio.create_task(store.matches.append(match, plies(2)))
        for _ in range(20):  # the first ones may come before it
            assert await store.matches.read(match.id) == (match, plies(0, 2))
        assert not writing.done()
    await blocker.dispose()
    await writing
    assert await store.matches.read(match.id, since=1) == (match, plies(1, 2))
    await store.close()


async def test_what_cannot_be_committed_is_undone_and_keeps_nobody_from_writing(path: Path) -> None:
    store = await store_at(url_of(path))
    database = Database(url_of(path))

    async def write_what_cannot_stand() -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
            await connection.exec_driver_sql("INSERT INTO members VALUES (1, 2, 'Nobody')")

    with pytest.raises(IntegrityError):
        await write_what_cannot_stand()
    await meet(store)
    async with database.write() as connection:
        assert (await connection.exec_driver_sql("SELECT count(*) FROM members")).scalar() == 0
    await database.close()
    await store.close()


async def test_a_disk_that_is_full_is_a_matter_of_trying_again_and_nothing_is_written(path: Path) -> None:
    database = Database(url_of(path))
    async with database.write() as connection:
        await connection.exec_driver_sql("CREATE TABLE puck (ice TEXT)")
    too_much = "INSERT INTO puck VALUES (zeroblob(1000000))"

    async def fill() -> None:
        async with database.write() as connection:
            await connection.exec_driver_sql("INSERT INTO puck VALUES ('x')")
            await connection.exec_driver_sql("PRAGMA max_page_count = 10")
            await connection.exec_driver_sql(too_much)

    with pytest.raises(BusyError) as full:
        await fill()
    assert full.value.reason == "SQLITE_FULL"
    async with database.write() as connection:
        await connection.exec_driver_sql("PRAGMA max_page_count = 10000")
        await connection.exec_driver_sql(too_much)
        assert (await connection.exec_driver_sql("SELECT count(*) FROM puck")).scalar() == 1
    await database.close()


async def test_several_starts_on_a_new_database_at_once_all_succeed(backend: str) -> None:
    for _ in range(12 if backend == "sqlite" else 2):
        async with blank(backend) as url:
            opened = await asyncio.gather(*(store_at(url) for _ in range(3)), return_exceptions=True)
            for store in opened:
                assert isinstance(store, Store), store
                await store.close()


async def test_what_is_written_stays_in_the_file_when_others_open_and_close_it(path: Path) -> None:
    """A second opening in this process, and then one of another process, as `breakaway backup` is."""
    look = "import sqlite3, sys; print(*sqlite3.connect(sys.argv[1]).execute('SELECT name FROM servers'))"

    def seen() -> str:
        return check_output([sys.executable, "-c", look, path], text=True)

    store = await store_at(url_of(path))
    await store.people.saw_server(SERVER, "The Rink", "en-US")
    await Database(url_of(path)).close()
    for name in ("The Pond", "The Barn"):
        await store.people.saw_server(SERVER, name, "en-US")
        assert name in await asyncio.to_thread(seen)
    await store.close()
