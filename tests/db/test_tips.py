"""Who gets tips: by choice, else in the first matches."""

import pytest

from db.model.matches import Match
from db.model.people import FIRST_MATCHES, Preferences, SeatResult
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, match_of, meet, new_match, plies, running_match, start

pytestmark = pytest.mark.usefixtures("one_thread")

ENDED = [SeatResult(0, JON, "win", "play", 1, 0), SeatResult(1, DARRELL, "loss", "play", 0, 1)]
RALPH = 104


async def finish(store: Store, count: int) -> None:
    """Jon and Darrell play a number of matches to their end."""
    for _ in range(count):
        await store.matches.append(await running_match(store), plies(2), ENDED)


async def tips(store: Store, match: Match) -> dict[int, bool]:
    """Which players of a match get tips in it."""
    now = await match_of(store, match.id)
    assert now is not None
    return {seat.player_id: seat.shows_tips for seat in now.seats}


async def both(store: Store) -> dict[int, bool]:
    """The same for a match of Jon and Darrell that begins now."""
    return await tips(store, await running_match(store))


async def test_each_seat_counts_the_matches_of_its_own_player(store: Store) -> None:
    await finish(store, FIRST_MATCHES)
    created = await store.challenges.create(new_match(JON, IDA), NOW)
    assert await start(store, created.id, plies(0))
    assert await tips(store, created) == {JON: False, IDA: True}


async def test_who_has_set_something_else_has_not_chosen(store: Store) -> None:
    await store.wishes.set_player(JON, lambda _: Preferences(always_deal=True))
    assert (await store.wishes.of_player(JON)).tips is None
    assert await both(store) == {JON: True, DARRELL: True}
    await store.matches.append((await store.matches.live_of(JON))[0], plies(2), ENDED)
    await finish(store, FIRST_MATCHES)
    assert not await store.wishes.gets_tips(JON)


async def test_a_choice_changes_their_own_seat_of_every_match_that_runs_and_of_no_other(store: Store) -> None:
    await finish(store, 1)
    (over,) = await store.privacy.matches_of(JON)
    first = await running_match(store)
    second = await store.challenges.create(new_match(IDA, JON), NOW)
    assert await start(store, second.id, plies(0))
    await store.wishes.set_player(JON, lambda _: Preferences(tips=False))
    assert await tips(store, first) == {JON: False, DARRELL: True}
    assert await tips(store, second) == {IDA: True, JON: False}
    assert await tips(store, over) == {JON: True, DARRELL: True}
    await store.wishes.set_player(JON, lambda _: Preferences(tips=True))
    assert await tips(store, first) == await tips(store, over)


async def test_four_who_have_changed_sides_get_theirs_as_well(store: Store) -> None:
    await meet(store, RALPH)
    await store.wishes.set_player(IDA, lambda _: Preferences(tips=False))
    match = await store.challenges.create(new_match(JON, DARRELL, IDA, RALPH, game="partners"), NOW)
    assert await store.challenges.change_sides(match.id, 4)
    for player_id in (JON, DARRELL, IDA, RALPH):
        await store.challenges.accept(match.id, player_id, 4, plies(0))
    assert await tips(store, match) == {JON: True, DARRELL: True, IDA: False, RALPH: True}
