"""A person's data can be deleted whatever state their matches are in."""

from db.store import Store
from tests.db.stores import DARRELL, IDA, JON, NOW, match_of, new_match, plies, start


async def test_a_player_with_live_matches_is_forgotten_too(store: Store) -> None:
    running = await store.challenges.create(new_match(JON, DARRELL), NOW)
    assert await start(store, running.id, plies(0))
    offered = await store.challenges.create(new_match(IDA, JON), NOW)
    table = await store.challenges.create(new_match(JON, None), NOW)
    await store.privacy.forget(JON, "Player")
    assert not await store.matches.live_of(JON)
    nobody = set()
    for left, others in ((running, {DARRELL}), (offered, {IDA}), (table, set())):
        match = await match_of(store, left.id)
        assert match is not None
        assert match.status.live
        assert {seat.player_id for seat in match.seats if seat.player_id > 0} == others
        nobody |= {seat.player_id for seat in match.seats if seat.player_id < 0}
    assert len(nobody) == 1


async def test_two_who_are_forgotten_while_they_play_each_other_leave_the_pair_free(store: Store) -> None:
    nobodies = set()
    for _ in range(2):
        created = await store.challenges.create(new_match(), NOW)
        assert await start(store, created.id, plies(0))
        for player_id in (JON, DARRELL):
            await store.privacy.forget(player_id, "Player")
            await store.people.saw_player(player_id, "Jon")
        match = await match_of(store, created.id)
        assert match
        nobodies |= {seat.player_id for seat in match.seats}
    assert len(nobodies) == 4
    assert max(nobodies) < 0


async def test_a_seat_at_the_table_of_a_forgotten_player_pairs_with_nobody(
    store: Store,
) -> None:
    tables = [await store.challenges.create(new_match(player, None), NOW) for player in (JON, IDA)]
    for player_id in (JON, IDA):
        await store.privacy.forget(player_id, "Player")
    for table in tables:
        assert await store.challenges.sit(table.id, 1, DARRELL, "Darrell", NOW)
