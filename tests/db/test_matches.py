import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.matches.challenges import AlreadyPairedError
from db.matches.matches import PlyTakenError
from db.model.matches import Match, Status
from db.model.people import Home, Preferences, SeatResult, Setup, SheetLook, Team, Voice
from db.model.posts import Begun, MessageRef, Owner, Post
from db.store import Store
from hockey.game import Options
from tests.db.stores import (
    CHANNEL,
    DARRELL,
    IDA,
    JON,
    NOW,
    OTHER_SERVER,
    SERVER,
    match_of,
    new_match,
    plies,
    running_match,
    start,
    stores,
)

RESULTS = [SeatResult(0, JON, "win", "play", 3, 1), SeatResult(1, DARRELL, "loss", "play", 1, 3)]


async def test_a_challenge_is_kept_as_it_was_put_up(store: Store) -> None:
    created = await store.challenges.create(new_match(DARRELL, JON, length=3), NOW)
    kept = await match_of(store, created.id)
    assert kept == created
    assert (created.server_id, created.channel_id, created.game, created.rules) == (
        SERVER,
        CHANNEL,
        "classic",
        1,
    )
    assert (created.options, created.status) == (Options(length=3), Status.OPEN)
    assert (created.created_at, created.expires_at, created.ended_at) == (NOW, NOW + 3600, None)
    assert [(s.seat, s.player_id, s.name, s.home) for s in created.seats] == [
        (0, DARRELL, "Darrell", Home.DM),
        (1, JON, "Jon", Home.DM),
    ]
    assert [created.seat_of(player_id) for player_id in (DARRELL, JON, IDA)] == [0, 1, None]


async def test_a_match_is_told_in_the_voice_of_its_server(store: Store) -> None:
    first = await store.challenges.create(new_match(), NOW)
    there = await store.challenges.create(new_match(server_id=OTHER_SERVER), NOW)
    assert first.voice is Voice.TRADITIONAL
    await store.wishes.set_server(SERVER, lambda _: Setup("classic"))
    assert await voices(store, first, there) == [Voice.TRADITIONAL, Voice.TRADITIONAL]
    await store.wishes.set_server(SERVER, lambda _: Setup("classic", voice=Voice.BROADCAST))
    assert await store.wishes.of_server(SERVER) == Setup("classic", voice=Voice.BROADCAST)
    assert await voices(store, first, there) == [Voice.BROADCAST, Voice.TRADITIONAL]
    assert [match.voice for match in await store.matches.live_in(SERVER)] == [Voice.BROADCAST]


async def test_a_match_that_is_read_alone_is_what_it_is_among_others(store: Store) -> None:
    """Types too: `==` takes 1 for True, and a repr doesn't."""
    await store.wishes.set_server(
        SERVER, lambda _: Setup("classic", rings=True, look=SheetLook.TEXT, taunts=False)
    )
    await store.wishes.set_player(
        JON, lambda _: Preferences(Home.PRIVATE, always_deal=True, tips=True, language="fr")
    )
    await store.teams.join(SERVER, JON, Team("Wheat Kings", "🌾", 0xFFD700))
    match = await running_match(store)
    assert [repr(match)] == [repr(each) for each in await store.matches.live_in(SERVER)]


async def voices(store: Store, *created: Match) -> list[Voice]:
    read = [await match_of(store, match.id) for match in created]
    return [match.voice for match in read if match]


async def test_numbers_of_matches_are_never_given_twice(store: Store) -> None:
    first = await store.challenges.create(new_match(), NOW)
    await store.challenges.close(first.id, Status.DECLINED, NOW)
    second = await store.challenges.create(new_match(), NOW)
    assert second.id > first.id


@pytest.mark.parametrize("players", [(JON, DARRELL), (DARRELL, JON)])
async def test_the_same_two_have_one_live_match_in_a_server(store: Store, players: tuple[int, int]) -> None:
    first = await store.challenges.create(new_match(), NOW)
    with pytest.raises(AlreadyPairedError) as refused:
        await store.challenges.create(new_match(*players), NOW)
    assert refused.value.match == first
    await start(store, first.id, plies(0))
    with pytest.raises(AlreadyPairedError) as refused:
        await store.challenges.create(new_match(*players), NOW)
    assert refused.value.match.status is Status.RUNNING


async def test_another_server_another_opponent_or_an_ended_match_stand_in_nobodys_way(store: Store) -> None:
    first = await store.challenges.create(new_match(), NOW)
    elsewhere = await store.challenges.create(new_match(server_id=OTHER_SERVER), NOW)
    with_ida = await store.challenges.create(new_match(JON, IDA), NOW)
    for status in (Status.DECLINED, Status.WITHDRAWN, Status.EXPIRED):
        await store.challenges.close(first.id, status, NOW)
        first = await store.challenges.create(new_match(), NOW)
    await start(store, first.id, plies(0))
    await store.matches.append(first, plies(1), [])
    again = await store.challenges.create(new_match(), NOW)
    mine = [match.id for match in await store.matches.live_of(JON)]
    assert mine == [elsewhere.id, with_ida.id, again.id]
    assert [match.id for match in await store.matches.live_of(IDA)] == [with_ida.id]


async def test_of_two_challenges_at_once_one_stands(store: Store, other: Store) -> None:
    asked = [s.challenges.create(new_match(), NOW) for s in (store, other, store, other)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    (made,) = (answer for answer in answers if isinstance(answer, Match))
    refused = [answer for answer in answers if isinstance(answer, AlreadyPairedError)]
    assert [error.match for error in refused] == [made] * 3
    assert await store.matches.live_of(JON) == [made]


async def test_of_several_answers_to_a_challenge_one_counts(store: Store, other: Store) -> None:
    for _ in range(5):
        match = await store.challenges.create(new_match(), NOW)
        answers = await asyncio.gather(
            start(store, match.id, plies(0)),
            other.challenges.close(match.id, Status.DECLINED, NOW),
            store.challenges.close(match.id, Status.EXPIRED, NOW),
            start(other, match.id, plies(0)),
        )
        assert sorted(answers) == [False, False, False, True]
        after = await match_of(store, match.id)
        assert after is not None
        wanted = [Status.RUNNING, Status.DECLINED, Status.EXPIRED, Status.RUNNING][answers.index(True)]
        assert after.status is wanted
        assert after.ended_at == (None if wanted is Status.RUNNING else NOW)
        assert await store.matches.log(match.id) == (plies(0) if wanted is Status.RUNNING else [])
        if wanted is Status.RUNNING:
            await store.matches.append(after, plies(1), [])


async def test_a_running_match_cannot_be_closed_or_started_again(store: Store) -> None:
    match = await running_match(store)
    assert not await store.challenges.close(match.id, Status.EXPIRED, NOW)
    assert not await start(store, match.id, plies(2))
    assert await match_of(store, match.id) == match
    assert await store.matches.log(match.id) == plies(0, 2)


async def test_a_log_is_read_from_any_ply_on(store: Store) -> None:
    match = await running_match(store)
    await store.matches.append(match, plies(2, 3))
    assert await store.matches.log(match.id) == plies(0, 5)
    assert await store.matches.log(match.id, 3) == plies(3, 2)
    assert await store.matches.log(match.id, 5) == []


async def test_a_ply_that_is_taken_keeps_out_all_that_came_with_it(store: Store) -> None:
    match = await running_match(store)
    with pytest.raises(PlyTakenError):
        await store.matches.append(match, plies(1, 3, "KD"), RESULTS)
    assert await store.matches.log(match.id) == plies(0, 2)
    assert await match_of(store, match.id) == match
    assert await store.results.count(None) == 0


async def test_the_last_plies_the_end_and_the_results_come_together(store: Store) -> None:
    match = await running_match(store)
    await store.matches.append(match, plies(2, 2), RESULTS)
    after = await match_of(store, match.id)
    assert after is not None
    assert (after.status, after.ended_at) == (Status.OVER, NOW + 3)
    assert await store.results.count(SERVER) == 2


async def test_matches_wait_until_they_are_settled(store: Store) -> None:
    first = await running_match(store)
    second = await store.challenges.create(new_match(JON, IDA), NOW)
    assert await store.matches.unsettled() == [first.id, second.id]
    await store.matches.settle(first.id)
    assert await store.matches.unsettled() == [second.id]
    await store.posts.doubt(NOW)
    assert await store.matches.unsettled() == [first.id, second.id]


@pytest.mark.parametrize("name", ["hand:0", "private:1", "nudge:0"])
async def test_a_match_is_not_settled_while_a_message_of_a_hand_may_change(store: Store, name: str) -> None:
    match = await running_match(store)
    await store.matches.append(match, plies(2), RESULTS)
    begun = Begun("a", 2, NOW)
    on_its_way = Post(name).began(begun)
    await store.posts.save(Owner.match(match.id), Post(name), on_its_way)
    await store.matches.settle(match.id)
    assert await store.matches.unsettled() == [match.id]
    there = on_its_way.sent_as(MessageRef(1, 2), begun, known=True)
    await store.posts.save(Owner.match(match.id), on_its_way, there)
    await store.matches.settle(match.id)
    assert await store.matches.unsettled() == [match.id]
    await store.posts.save(Owner.match(match.id), there, there.retired())
    await store.matches.settle(match.id)
    assert await store.matches.unsettled() == []


async def test_a_message_that_begins_late_has_its_settled_match_looked_at_again(store: Store) -> None:
    match = await running_match(store)
    await store.matches.append(match, plies(2), RESULTS)
    await store.matches.settle(match.id)
    hand = Post("hand:0")
    await store.posts.save(Owner.match(match.id), hand, hand.began(Begun("a", 2, NOW)))
    assert await store.matches.unsettled() == [match.id]


async def test_a_seat_remembers_where_its_hand_lives(store: Store) -> None:
    match = await running_match(store)
    await store.matches.tapped(match.id, 0, 5.0)
    await store.matches.tapped(match.id, 1, 6.0, Home.PRIVATE)
    after = await match_of(store, match.id)
    assert after is not None
    assert [(seat.tapped_at, seat.home) for seat in after.seats] == [(5.0, Home.DM), (6.0, Home.PRIVATE)]
    await store.matches.move_home(match.id, 1, Home.DM)
    await store.matches.close_dms(match.id, 0, played=7)
    after = await match_of(store, match.id)
    assert after is not None
    assert [(seat.dms_closed_at, seat.dms_closed) for seat in after.seats] == [(7, True), (None, False)]
    assert [seat.home for seat in after.seats] == [Home.DM, Home.DM]


@settings(max_examples=20, deadline=None)
@given(
    turns=st.lists(
        st.lists(st.tuples(st.integers(0, 1), st.integers(1, 3)), min_size=1, max_size=4), max_size=6
    )
)
async def test_however_two_processes_append_the_log_has_every_ply_once(
    backend: str,
    turns: list[list[tuple[int, int]]],
) -> None:
    """Each turn is a handful of appends at once, by (store, number of plies), all knowing the earlier log."""
    async with stores(2, backend) as both:
        match = await both[0].challenges.create(new_match(), NOW)
        await start(both[0], match.id, plies(0, move="first"))
        kept = ["first"]
        for number, turn in enumerate(turns):
            named = [f"{number}.{place}" for place in range(len(turn))]
            answers = await asyncio.gather(
                *(
                    both[which].matches.append(match, plies(len(kept), count, name))
                    for (which, count), name in zip(turn, named, strict=True)
                ),
                return_exceptions=True,
            )
            assert all(answer is None or isinstance(answer, PlyTakenError) for answer in answers)
            (won,) = (place for place, answer in enumerate(answers) if answer is None)
            kept += [named[won]] * turn[won][1]
        for store in both:
            log = await store.matches.log(match.id)
            assert [ply.ply for ply in log] == list(range(len(kept)))
            assert [ply.move for ply in log] == kept
