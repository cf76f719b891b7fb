"""Finished matches, looked up with filters and pages, on both databases."""

from sqlalchemy.engine import URL

from db.matches.history import HistoryQuery
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, OTHER_SERVER, SERVER, execute
from tests.db.test_results import Game, enter

PLAYED = [
    Game(SERVER, (JON, DARRELL), (3, 1), NOW + 10),
    Game(SERVER, (IDA, JON), (2, 2), NOW + 20, game="streak"),
    Game(OTHER_SERVER, (DARRELL, JON), (0, 4), NOW + 30),
    Game(SERVER, (DARRELL, IDA), (1, 0), NOW + 40),
    Game(SERVER, (JON, DARRELL), (0, 2), NOW + 50, by="resign"),
]


async def scores(
    store: Store, wanted: HistoryQuery, offset: int = 0, limit: int = 10
) -> list[tuple[str, int, int]]:
    """What the page shows of each match, for the player it was looked up for."""
    pasts, total = await store.history.of(wanted, offset, limit)
    assert total >= len(pasts)
    return [(past.result or "", past.goals_for, past.goals_against) for past in pasts]


async def test_the_latest_is_first_from_the_players_own_view(store: Store) -> None:
    await enter(store, PLAYED)
    everything = [("loss", 0, 2), ("win", 4, 0), ("tie", 2, 2), ("win", 3, 1)]
    assert await scores(store, HistoryQuery(JON)) == everything
    assert await scores(store, HistoryQuery(JON), 1, 2) == everything[1:3]
    assert (await store.history.of(HistoryQuery(JON), 1, 2))[1] == len(everything)
    assert await scores(store, HistoryQuery(JON), 4, 2) == []


async def test_each_filter_leaves_what_fits_and_all_of_them_together_too(store: Store) -> None:
    await enter(store, PLAYED)
    assert await scores(store, HistoryQuery(JON, server_id=OTHER_SERVER)) == [("win", 4, 0)]
    assert await scores(store, HistoryQuery(JON, opponent_id=IDA)) == [("tie", 2, 2)]
    assert await scores(store, HistoryQuery(JON, game="streak")) == [("tie", 2, 2)]
    # A season includes what ended at its beginning, but not what ended at its end.
    assert await scores(store, HistoryQuery(JON, since=NOW + 20, until=NOW + 50)) == [
        ("win", 4, 0),
        ("tie", 2, 2),
    ]
    both = HistoryQuery(JON, server_id=SERVER, opponent_id=DARRELL, game="classic", since=NOW + 20)
    assert await scores(store, both) == [("loss", 0, 2)]


async def test_a_match_that_nobody_finished_has_no_result(store: Store, url: URL) -> None:
    await enter(store, PLAYED[:1])
    await execute(url, "DELETE FROM results")
    (past,), total = await store.history.of(HistoryQuery(DARRELL), 0, 10)
    assert (total, past.result, past.seat) == (1, None, 1)
