"""A finished match's size on disk: log, results, seats and messages, and every index."""

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from tests.db.finished import MOST_BYTES, bytes_of_a_match, rewrite_tables
from tests.db.server import server
from tests.db.stores import execute, make_tables, opened, rows

TIMES = 50
SOMEBODY_WAITS = (
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'"
)


async def test_a_finished_match_takes_no_more_than_it_may(empty: URL) -> None:
    await make_tables(empty)
    store = opened(empty, patient=True)
    taken = await bytes_of_a_match(empty, store, TIMES)
    await store.close()
    assert taken["logs"] > 0
    assert taken["plies"] == 0
    assert sum(taken.values()) <= MOST_BYTES[empty.get_backend_name()], taken


@pytest.mark.parametrize("backend", ["postgresql"], scope="session")
async def test_what_is_deleted_takes_no_space_despite_other_writers(empty: URL) -> None:
    await execute(empty, "CREATE TABLE seen AS SELECT generate_series(1, 100) AS number")
    elsewhere = create_async_engine(server())
    async with elsewhere.connect() as other:
        await other.execute(text("SELECT pg_current_xact_id()"))  # like every writer
        await execute(empty, "DELETE FROM seen")
        writing = asyncio.create_task(rewrite_tables(empty))
        while not writing.done() and not await rows(empty, SOMEBODY_WAITS):
            pass
        await other.rollback()
        await writing
    await elsewhere.dispose()
    assert await rows(empty, "SELECT pg_table_size('seen')") == [(0,)]
