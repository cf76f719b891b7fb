"""Who climbs: from the latest results, and the same as comparing two tables."""

import random
from dataclasses import replace

import pytest

from db.model.league import Climb, Order, Window
from db.model.people import Preferences
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, SERVER, meet
from tests.db.test_results import Game, enter, game

pytestmark = pytest.mark.usefixtures("one_thread")

MORE = tuple(range(104, 112))
PEOPLE = (JON, DARRELL, IDA, *MORE)
LATER = NOW + 500.0


def drawn(rng: random.Random, count: int, since: float) -> list[Game]:
    """Random matches, in which some people win more often than others."""
    games = []
    for number in range(count):
        one, other = rng.sample(range(len(PEOPLE)), 2)
        score = rng.randrange(2 + one // 2), rng.randrange(2 + other // 2)
        name = rng.choice(["classic", "original", "lineup"])
        each = game(PEOPLE[one], PEOPLE[other], score=score, ended_at=since + number)
        games.append(replace(each, game=name))
    return games


async def places(
    store: Store, order: Order, window: Window | None = None, name: str | None = None
) -> dict[int, int]:
    table = await store.results.standings(SERVER, name, order=order, window=window, offset=0, limit=99)
    return {row.player_id: row.rank for row in table}


def climbed(before: dict[int, int], now: dict[int, int], played: list[Game]) -> set[Climb]:
    there = {player for each in played for player in each.players}
    return {
        Climb(player, before[player], now[player])
        for player in there & set(before)
        if now[player] < before[player]
    }


async def test_places_gained_are_those_between_the_table_then_and_now(store: Store) -> None:
    await meet(store, *MORE)
    rng, found = random.Random(8), 0
    await enter(store, drawn(rng, 40, NOW))
    before = {order: await places(store, order) for order in Order}
    latest = drawn(rng, 12, LATER)
    await enter(store, latest)
    for order in Order:
        told = await store.results.climbs(SERVER, order=order, since=LATER)
        assert set(told) == climbed(before[order], await places(store, order), latest)
        gained = [each.before - each.now for each in told]
        assert gained == sorted(gained, reverse=True)
        found += len(told)
    assert found > len(Order)


async def test_ratings_that_other_games_have_moved_are_those_of_then_too(store: Store) -> None:
    await meet(store, *MORE)
    rng = random.Random(10)
    await enter(store, drawn(rng, 40, NOW))
    before = await places(store, Order.RATING, name="classic")
    latest = drawn(rng, 20, LATER)
    await enter(store, latest)
    told = await store.results.climbs(SERVER, "classic", order=Order.RATING, since=LATER)
    of_it = [each for each in latest if each.game == "classic"]
    assert told
    assert set(told) == climbed(before, await places(store, Order.RATING, name="classic"), of_it)


async def test_of_a_season_the_matches_in_it_count_alone(store: Store) -> None:
    await meet(store, *MORE)
    rng = random.Random(9)
    played = [*drawn(rng, 20, NOW), *drawn(rng, 15, NOW + 100), *drawn(rng, 9, LATER)]
    await enter(store, played)
    season = Window(NOW + 100, LATER + 100)
    for order in (Order.POINTS, Order.GOALS, Order.RATE):
        before = await places(store, order, Window(NOW + 100, LATER))
        told = await store.results.climbs(SERVER, order=order, window=season, since=LATER)
        assert told
        assert set(told) == climbed(before, await places(store, order, season), played[-9:])


async def test_new_absent_and_hidden_players_do_not_climb(store: Store) -> None:
    await meet(store)
    await enter(store, [game(JON, DARRELL, score=(2, 0)), game(JON, DARRELL, score=(1, 0))])
    assert await store.results.climbs(SERVER, since=LATER) == []
    await enter(store, [game(DARRELL, IDA, score=(3, 0), ended_at=LATER + n) for n in range(3)])
    assert await store.results.climbs(SERVER, since=LATER) == [Climb(DARRELL, 2, 1)]
    assert await store.results.climbs(SERVER, since=LATER + 9) == []
    assert await store.results.climbs(SERVER, "lineup", since=LATER) == []
    await store.wishes.set_player(DARRELL, lambda _: Preferences(hidden=True))
    assert await store.results.climbs(SERVER, since=LATER) == []
