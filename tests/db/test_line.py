"""Writers of one process: who waits, who gives up, and what they leave behind."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from db.engine.database import LINE_SECONDS, BusyError, Database
from db.engine.sqlite import BUSY_SECONDS
from db.model.posts import Owner, Post
from db.schema import players
from tests.db.stores import met, opened, running_match

pytestmark = pytest.mark.slow

GORDIE = {"id": 9, "name": "Gordie"}


def add(connection: Connection) -> None:
    connection.execute(insert(players), GORDIE)


async def names(database: Database) -> list[str]:
    async with database.read() as connection:
        return list((await connection.execute(select(players.c.name))).scalars())


async def test_many_who_wait_for_a_lock_are_all_told_in_time() -> None:
    async with met("sqlite") as url:
        store, blocker = opened(url), create_async_engine(url)
        match = await running_match(store)
        async with blocker.connect() as connection:
            await connection.execute(text("UPDATE servers SET name = 'Mine'"))
            async with asyncio.timeout(LINE_SECONDS + 2 * BUSY_SECONDS):
                sheet = Post("sheet")
                owner = Owner.match(match.id)
                tries = (store.posts.save(owner, sheet, Post("sheet", 7)) for _ in range(8))
                told = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(error) for error in told] == [BusyError] * 8
        await blocker.dispose()
        await store.close()


async def test_what_is_written_at_once_is_all_there_or_not_at_all(url: URL) -> None:
    database = Database(url)

    def add_twice(connection: Connection) -> None:
        add(connection)
        raise LookupError

    with pytest.raises(LookupError):
        await database.write_at_once(add_twice)
    assert "Gordie" not in await names(database)
    await database.write_at_once(add)
    assert "Gordie" in await names(database)
    await database.close()


async def write_slowly(database: Database) -> None:
    async with database.write() as connection:
        await connection.run_sync(add)
        await connection.execute(select(players))
        await asyncio.sleep(60)


async def write_at_once(database: Database) -> None:
    await database.write_at_once(add)


@pytest.mark.parametrize("write", [write_slowly, write_at_once])
async def test_a_write_that_is_cancelled_at_any_moment_keeps_nobody_from_writing(
    url: URL, write: Callable[[Database], Awaitable[None]]
) -> None:
    database, other = Database(url), Database(url)
    assert await names(database) == await names(other)  # both are connected
    ended = list[object]()
    for turns in range(80):
        writing = asyncio.ensure_future(write(database))
        for _ in range(turns // 2):
            await asyncio.sleep(0.0002 if turns % 2 else 0)
        writing.cancel()
        # References to its rows stay alive, but the lock must not.
        ended += await asyncio.gather(writing, return_exceptions=True)
        for each in (database, other):
            async with asyncio.timeout(BUSY_SECONDS / 2), each.write() as connection:
                await connection.execute(players.delete().where(players.c.id == GORDIE["id"]))
    await database.close()
    await other.close()


async def test_who_is_cancelled_in_line_keeps_nobody_waiting(url: URL) -> None:
    database = Database(url)
    async with database.write():
        waiting = asyncio.create_task(write_at_once(database))
        await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(BUSY_SECONDS), database.write():
        pass
    await database.close()


async def test_rows_left_unread_by_a_cancelled_write_keep_nobody_from_writing() -> None:
    counting = """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000000)
        SELECT max(i) FROM n
    """
    unread = list[object]()

    async def write(database: Database) -> None:
        async with database.write() as connection:
            unread.append(await connection.stream(select(players)))
            await connection.execute(text(counting))

    async with met("sqlite") as url:
        database = Database(url)
        await names(database)
        writing = asyncio.create_task(write(database))
        await asyncio.sleep(0.1)
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert unread
        await write_at_once(database)
        await database.close()
