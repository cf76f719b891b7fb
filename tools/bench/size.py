"""Bytes that a finished match takes on disk, on each database."""

from collections.abc import AsyncIterator

from tests.db import server
from tests.db.finished import MOST_BYTES, bytes_of_a_match
from tests.db.stores import blank, make_tables, opened
from tools.bench.row import Row

TIMES = 500


async def rows() -> AsyncIterator[Row]:
    for backend in ("sqlite", *(["postgresql"] if server.available() else [])):
        async with blank(backend) as url:
            await make_tables(url)
            store = opened(url, patient=True)
            taken = await bytes_of_a_match(url, store, TIMES)
            await store.close()
        yield Row(f"bytes of a finished match on {backend}", sum(taken.values()), MOST_BYTES[backend])
