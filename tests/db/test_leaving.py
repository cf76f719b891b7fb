"""Partners who want to leave: each wish is stored, and the second one hears of the first.

A player who would play on with a bot asks for it once while the other one is leaving, and gets one answer.
"""

from asyncio import gather

from db.model.matches import NO_BOT, Match
from db.model.minds import mind_id
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, match_of, meet, new_match, plies

RALPH = 104
DOC = (mind_id("pro"), "Doc")


async def four(store: Store) -> Match:
    await meet(store, RALPH)
    match = await store.challenges.create(new_match(JON, DARRELL, IDA, RALPH, game="partners"), NOW)
    for player_id in (DARRELL, IDA, RALPH):
        await store.challenges.accept(match.id, player_id, 4, plies(0))
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


async def test_of_two_partners_who_ask_at_once_one_learns_that_both_want_to(
    store: Store, other: Store
) -> None:
    match = await four(store)
    both = await gather(store.leaving.ask(match.id, 0, NOW), other.leaving.ask(match.id, 2, NOW))
    assert sorted(both) == [False, True]


async def wishes(store: Store, match: Match) -> list[float | None]:
    now = await match_of(store, match.id)
    assert now is not None
    return [seat.bot_asked_at for seat in now.seats]


async def wished(store: Store) -> Match:
    """Seat 0 wants to leave, and seat 2 has asked for a bot in their place."""
    match = await four(store)
    await store.leaving.ask(match.id, 0, NOW)
    assert await store.leaving.ask_for_bot(match.id, 2, NOW + 10)
    return match


async def test_a_bot_is_asked_for_once_and_only_while_the_partner_leaves(store: Store) -> None:
    match = await four(store)
    assert not await store.leaving.ask_for_bot(match.id, 2, NOW)
    await store.leaving.ask(match.id, 0, NOW)
    assert not await store.leaving.ask_for_bot(match.id, 0, NOW)
    assert not await store.leaving.ask_for_bot(match.id, 1, NOW)
    assert await store.leaving.ask_for_bot(match.id, 2, NOW + 10)
    assert not await store.leaving.ask_for_bot(match.id, 2, NOW + 20)
    assert await wishes(store, match) == [None, None, NOW + 10, None]


async def test_of_a_yes_and_a_no_at_once_one_counts(store: Store, other: Store) -> None:
    match = await wished(store)
    await store.people.saw_player(*DOC)
    yes, no = await gather(
        store.leaving.hand_over(match.id, 0, DOC, [], NOW + 20, asked_by=2),
        other.leaving.refuse_bot(match.id, 2),
    )
    assert yes != no
    now = await match_of(store, match.id)
    assert now is not None
    assert (now.seats[0].player_id == DOC[0]) == yes
    assert await wishes(store, match) == [None, None, None if yes else NO_BOT, None]


async def test_a_leavers_replacement_has_their_cut(store: Store) -> None:
    await meet(store, RALPH, DOC[0])
    match = await store.challenges.create(new_match(JON, DARRELL, IDA, RALPH, game="partners"), NOW)
    await store.challenges.cut(match.id, IDA, "271828")
    for player_id in (DARRELL, IDA, RALPH):
        await store.challenges.accept(match.id, player_id, 4, plies(0))
    await store.leaving.note_gone(match.id, 2, NOW)
    assert await store.leaving.hand_over(match.id, 2, DOC, [], NOW)
    now = await match_of(store, match.id)
    assert now is not None
    assert [seat.cut for seat in now.seats] == [None, None, "271828", None]
