"""Partners who want to leave the ice: each is kept, and whoever is the second learns of the first."""

from asyncio import gather

from db.model.matches import Match
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, match_of, meet, new_match, plies

RALPH = 104


async def four(store: Store) -> Match:
    await meet(store, RALPH)
    match = await store.challenges.create(new_match(JON, DARRELL, IDA, RALPH, game="partners"), NOW)
    for seat in (1, 2, 3):
        await store.challenges.accept(match.id, seat, 4, plies(0))
    return match


async def leaving(store: Store, match: Match) -> list[float | None]:
    now = await match_of(store, match.id)
    assert now is not None
    return [seat.leaving_at for seat in now.seats]


async def test_a_wish_is_as_old_as_when_it_was_first_told(store: Store) -> None:
    match = await four(store)
    assert not await store.leaving.ask(match.id, 0, NOW)
    assert not await store.leaving.ask(match.id, 0, NOW + 30)
    assert await leaving(store, match) == [NOW, None, None, None]
    assert not await store.leaving.ask(match.id, 1, NOW)
    assert await store.leaving.ask(match.id, 2, NOW + 40)


async def test_whoever_stays_stays_with_their_partner(store: Store) -> None:
    match = await four(store)
    for seat in (0, 1):
        await store.leaving.ask(match.id, seat, NOW)
    await store.leaving.stay(match.id, 2)
    assert await leaving(store, match) == [None, NOW, None, None]


async def test_of_two_partners_who_ask_at_once_one_learns_that_both_want_to(
    store: Store, other: Store
) -> None:
    match = await four(store)
    both = await gather(store.leaving.ask(match.id, 0, NOW), other.leaving.ask(match.id, 2, NOW))
    assert sorted(both) == [False, True]
