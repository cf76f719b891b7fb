"""What a finished match takes on disk, all included: log, results, seats and messages, and every index."""

from sqlalchemy.engine import URL

from tests.db.finished import MOST_BYTES, bytes_of_a_match
from tests.db.stores import make_tables, opened

TIMES = 50


async def test_a_finished_match_takes_three_kilobytes_at_most(empty: URL) -> None:
    await make_tables(empty)
    store = opened(empty, patient=True)
    taken = await bytes_of_a_match(empty, store, TIMES)
    await store.close()
    assert taken["logs"] > 0
    assert taken["plies"] == 0
    assert sum(taken.values()) <= MOST_BYTES, taken
