"""Earlier results of two players before a match."""

import pytest

from db.model.league import NEVER_MET, Met
from db.model.matches import Match
from db.model.minds import mind_id
from db.model.people import Preferences
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, OTHER_SERVER, SERVER, match_of, meet, new_match
from tests.db.test_results import enter, four, game

pytestmark = pytest.mark.usefixtures("one_thread")


async def begun(store: Store, *players: int, at: float = NOW + 100, server_id: int = SERVER) -> Match:
    return await store.challenges.create(new_match(*players, server_id=server_id), at)


async def test_wins_ties_and_who_won_the_latest_ones_are_counted_by_side(store: Store) -> None:
    await meet(store)
    scores = [(1, 0), (2, 2), (3, 1), (4, 0)]
    await enter(store, [game(JON, DARRELL, score=score) for score in scores])
    await enter(store, [game(DARRELL, JON, score=(5, 2)), game(JON, DARRELL, score=(0, 1))])
    assert await store.statistics.met_before(await begun(store, JON, DARRELL)) == Met((3, 2), 1, -2)
    assert await store.statistics.met_before(await begun(store, DARRELL, IDA)) == NEVER_MET


async def test_who_sits_first_does_not_matter(store: Store) -> None:
    await meet(store)
    await enter(store, [game(JON, DARRELL, score=(1, 0)) for _ in range(3)])
    assert await store.statistics.met_before(await begun(store, DARRELL, JON)) == Met((0, 3), 0, -3)


async def test_a_tie_ends_a_run(store: Store) -> None:
    await meet(store)
    await enter(store, [game(JON, DARRELL, score=score) for score in [(1, 0), (1, 0), (1, 1)]])
    assert await store.statistics.met_before(await begun(store, JON, DARRELL)) == Met((2, 0), 1, 0)


async def test_other_servers_others_and_what_came_later_do_not_count(store: Store) -> None:
    await meet(store, 104)
    before = await begun(store, JON, DARRELL, at=NOW - 50)
    await store.challenges.close(before.id, before.status.WITHDRAWN, NOW - 40)
    await enter(
        store,
        [
            game(JON, IDA, score=(1, 0)),
            game(JON, DARRELL, score=(1, 0), server_id=OTHER_SERVER),
            game(JON, DARRELL, score=(1, 0)),
        ],
    )
    await four(store, (JON, DARRELL, IDA, 104), (1, 0))
    withdrawn = await match_of(store, before.id)
    assert withdrawn
    assert await store.statistics.met_before(withdrawn) == NEVER_MET
    after = await begun(store, JON, DARRELL)
    assert await store.statistics.met_before(after) == Met((1, 0), 0, 1)


async def test_what_they_play_while_a_table_waits_comes_before_it(store: Store) -> None:
    await meet(store)
    await enter(store, [game(JON, DARRELL, score=(0, 1))])
    table = await begun(store, JON, DARRELL, at=NOW - 50)
    assert await store.statistics.met_before(table) == Met((0, 1), 0, -1)


async def test_nothing_is_told_of_a_hidden_player_or_a_bot(store: Store) -> None:
    rookie = mind_id("rookie")
    await meet(store, rookie)
    await enter(store, [game(JON, DARRELL, score=(1, 0)), game(JON, rookie, score=(1, 0))])
    assert await store.statistics.met_before(await begun(store, JON, rookie)) == NEVER_MET
    match = await begun(store, JON, DARRELL)
    await store.wishes.set_player(DARRELL, lambda _: Preferences(hidden=True))
    assert await store.statistics.met_before(match) == NEVER_MET
