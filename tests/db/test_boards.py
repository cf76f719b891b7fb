"""Leaderboards of many rows: every page and every place agrees with the whole table."""

import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy.engine import URL

from db.engine.database import Database
from db.model.league import FEWEST_GAMES, PROVISIONAL, Order
from db.model.people import Preferences, Standing
from db.store import Store
from tests.db.stores import make_tables
from tools.bench.stock import Size, fill, stock_of

pytestmark = pytest.mark.usefixtures("one_thread")

SIZE = Size(1_200, 260, 2)
EVERYBODY = 999
SOMEBODY = random.Random(11).sample(range(1, SIZE.players), 6)


@pytest.fixture
async def large(empty: URL) -> AsyncIterator[Store]:
    await make_tables(empty)
    database = Database(empty, patient=True)
    await fill(database, stock_of(SIZE))
    made = Store(database)
    yield made
    await made.close()


def by_hand(row: Standing, order: Order) -> tuple[Any, ...]:
    """The sort keys, smallest first; players of one board didn't begin at the same time."""
    games, rated = row.games, row.rated or 0
    first: tuple[float, ...] = {
        Order.POINTS: (),
        Order.GOALS: (-row.goals_for,),
        Order.RATE: (games < FEWEST_GAMES, -row.wins / games),
        Order.RATING: (not rated, rated < PROVISIONAL, -(row.mu or 0)),
    }[order]
    difference = row.goals_for - row.goals_against
    return *first, -row.points, -row.wins, -difference, -row.goals_for, games


async def table(store: Store, order: Order) -> list[Standing]:
    return await store.results.standings(None, order=order, offset=0, limit=EVERYBODY)


@pytest.mark.parametrize("order", Order)
async def test_every_page_and_every_place_is_that_of_the_whole_table(large: Store, order: Order) -> None:
    everybody = await table(large, order)
    assert [row.place for row in everybody] == list(range(1, SIZE.players + 1))
    numbers = [by_hand(row, order) for row in everybody]
    assert [row.rank for row in everybody] == [1 + numbers.index(each) for each in numbers]
    assert everybody == sorted(everybody, key=lambda row: by_hand(row, order))
    assert {row.games < FEWEST_GAMES for row in everybody} == {True, False}
    assert {(row.rated or 0) < PROVISIONAL for row in everybody} == {True, False}
    assert await large.results.count(None) == SIZE.players
    for offset in (0, 97, 101, 133, 200, SIZE.players - 3, SIZE.players):
        page = await large.results.standings(None, order=order, offset=offset, limit=10)
        assert page == everybody[offset : offset + 10]
    for row in (everybody[0], everybody[-1], *(everybody[place] for place in SOMEBODY)):
        assert await large.results.standing_of(row.player_id, None, order=order) == row


async def test_a_player_who_hides_is_gone_at_once_and_back_at_once(large: Store) -> None:
    before = {order: await table(large, order) for order in Order}
    gone = before[Order.POINTS][150].player_id
    await large.wishes.set_player(gone, lambda _: Preferences(hidden=True))
    for order in Order:
        without = [row.player_id for row in before[order] if row.player_id != gone]
        told = await table(large, order)
        assert [(row.place, row.player_id) for row in told] == list(enumerate(without, start=1))
        assert await large.results.standing_of(gone, None, order=order) is None
        assert await large.results.standing_of(told[-1].player_id, None, order=order) == told[-1]
        assert await large.results.standings(None, order=order, offset=160, limit=10) == told[160:170]
    assert await large.results.count(None) == SIZE.players - 1
    await large.wishes.set_player(gone, lambda _: Preferences())
    assert {order: await table(large, order) for order in Order} == before


async def test_a_forgotten_player_leaves_no_gap(large: Store) -> None:
    before = await table(large, Order.RATING)
    gone = before[120].player_id
    await large.privacy.forget(gone, "Player")
    told = await table(large, Order.RATING)
    without = [row.player_id for row in before if row.player_id != gone]
    assert [(row.place, row.player_id) for row in told] == list(enumerate(without, start=1))
    assert await large.results.standings(None, order=Order.RATING, offset=150, limit=9) == told[150:159]
    assert await large.results.count(None) == SIZE.players - 1
