"""Everything that decides about an offer, read at one moment."""

from db.admission import Load, Room, Terms
from db.model.people import Setup
from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, OTHER_SERVER, SERVER, new_match, running_match

OPEN = None
"""An open seat."""


async def test_a_server_that_has_set_nothing_has_no_terms(store: Store) -> None:
    assert await store.admission.terms(SERVER) == Terms(None, [])


async def test_a_servers_terms_are_its_own_without_rules_that_were_removed(store: Store) -> None:
    setup = Setup("streak", knockout=True)
    await store.wishes.set_server(SERVER, lambda _: setup)
    gone, kept = [await store.houses.add(SERVER, name, {}, NOW) for name in ("Backyard", "Alley")]
    await store.houses.remove(SERVER, gone.id, NOW)
    assert await store.admission.terms(SERVER) == Terms(setup, [kept])
    assert await store.admission.terms(OTHER_SERVER) == Terms(None, [])


async def test_where_nobody_has_played_nothing_stands_against_an_offer(store: Store) -> None:
    found = await store.admission.situation(SERVER, [JON, DARRELL])
    assert found.room == Room()
    assert found.room.load_of(JON) == Load(0, 0)
    assert (found.asker_at, found.server_at, found.paired) == (0.0, 0.0, None)


async def test_a_load_is_what_a_player_has_agreed_to_in_any_server(store: Store) -> None:
    await running_match(store)
    await store.challenges.create(new_match(JON, IDA, server_id=OTHER_SERVER), NOW)
    room = await store.admission.room(JON, [DARRELL, IDA])
    assert room.load_of(JON) == Load(offers=1, matches=1)
    assert room.load_of(DARRELL) == Load(offers=0, matches=1)
    assert room.load_of(IDA) == Load(0, 0)  # asked, but she has not agreed


async def test_only_those_who_have_blocked_the_asker_refuse(store: Store) -> None:
    await store.people.block(DARRELL, JON)
    await store.people.block(JON, IDA)
    assert (await store.admission.room(JON, [DARRELL, IDA])).refusing == {DARRELL}
    assert (await store.admission.room(DARRELL, [JON])).refusing == frozenset()
    assert (await store.admission.situation(SERVER, [JON, DARRELL])).room.refusing == {DARRELL}
    assert (await store.admission.situation(SERVER, [JON, OPEN])).room.refusing == frozenset()


async def test_a_banned_player_refuses_challenges_there_but_keeps_nobody_from_a_seat(store: Store) -> None:
    await store.people.ban(SERVER, DARRELL)
    assert (await store.admission.situation(SERVER, [JON, DARRELL])).room.refusing == {DARRELL}
    assert (await store.admission.situation(OTHER_SERVER, [JON, DARRELL])).room.refusing == frozenset()
    assert (await store.admission.room(JON, [DARRELL])).refusing == frozenset()


async def test_the_latest_offer_is_the_askers_anywhere_or_anyones_in_the_server(store: Store) -> None:
    await store.challenges.create(new_match(JON, DARRELL, server_id=OTHER_SERVER), NOW + 1)
    await store.challenges.create(new_match(DARRELL, JON), NOW + 2)
    found = await store.admission.situation(SERVER, [JON, IDA])
    assert (found.asker_at, found.server_at) == (NOW + 1, NOW + 2)
    found = await store.admission.situation(OTHER_SERVER, [IDA, JON])
    assert (found.asker_at, found.server_at) == (0.0, NOW + 1)


async def test_the_same_players_are_found_in_whatever_seats_and_in_that_server_alone(store: Store) -> None:
    offered = await store.challenges.create(new_match(JON, DARRELL), NOW)
    table = await store.challenges.create(new_match(JON, OPEN), NOW)
    for server_id, players, paired in (
        (SERVER, [DARRELL, JON], offered),
        (SERVER, [JON, OPEN], table),
        (SERVER, [DARRELL, OPEN], None),
        (SERVER, [JON, OPEN, OPEN, OPEN], None),
        (OTHER_SERVER, [JON, DARRELL], None),
    ):
        assert (await store.admission.situation(server_id, players)).paired == paired
