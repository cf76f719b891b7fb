"""Bystanders on both databases: who follows, who guessed, and what a result does with it."""

import pytest

from db.matches.crowds import MOST_FOLLOWERS, FullError
from db.model.crowd import Crowd, Guesser, GuessRecord
from db.model.people import Preferences
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, SERVER, match_of, meet, new_match, plies, start
from tests.db.test_results import game


async def running(store: Store) -> int:
    created = await store.challenges.create(new_match(JON, DARRELL), NOW)
    assert await start(store, created.id, plies(0))
    return created.id


async def won(store: Store, match_id: int, home: int, away: int) -> None:
    """The match ends with that score."""
    match = await match_of(store, match_id)
    assert match is not None
    final = game(JON, DARRELL, score=(home, away)).results
    await store.matches.append(match, plies(len(await store.matches.log(match_id))), final)


async def test_a_guess_is_kept_once_and_counted_with_the_end(store: Store) -> None:
    match_id = await running(store)
    length = len(await store.matches.log(match_id))
    await meet(store, 104)
    assert await store.crowds.guess(match_id, SERVER, IDA, 1, length, NOW)
    assert await store.crowds.guess(match_id, SERVER, IDA, 0, length, NOW + 1)
    assert await store.crowds.guess(match_id, SERVER, 104, 1, length, NOW + 2)
    assert not await store.crowds.guess(match_id, SERVER, IDA, 1, length - 1, NOW + 3)
    assert await store.crowds.at_end(match_id) == Crowd()
    await won(store, match_id, 3, 1)
    crowd = await store.crowds.at_end(match_id)
    assert (crowd.guessed, len(crowd.right)) == (2, 1)
    assert await store.crowds.record_of(IDA, SERVER) == GuessRecord(1, 1)
    assert await store.crowds.record_of(104, SERVER) == GuessRecord(0, 1)
    assert await store.crowds.best_in(SERVER, 3) == [Guesser(IDA, GuessRecord(1, 1))]
    await store.wishes.set_player(IDA, lambda _: Preferences(hidden=True))
    assert await store.crowds.best_in(SERVER, 3) == []


async def test_followers_come_and_go_and_are_so_many_at_most(store: Store) -> None:
    match_id = await running(store)
    assert await store.crowds.follow(match_id, IDA, NOW)
    assert not await store.crowds.follow(match_id, IDA, NOW)
    others = range(1000, 1000 + MOST_FOLLOWERS)
    await meet(store, *others)
    for player_id in others:
        assert await store.crowds.follow(match_id, player_id, NOW + player_id)
    with pytest.raises(FullError):
        await store.crowds.follow(match_id, IDA, NOW)
    assert (await store.crowds.at_end(match_id)).followers == tuple(others)
