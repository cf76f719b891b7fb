"""Tournaments: sign-ups, and steps that may be tried again."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from db.model.matches import Match, Status
from db.store import Store
from db.tournaments import Signing
from tests.db.stores import CHANNEL, DARRELL, IDA, JON, NAMES, NOW, SERVER, TURN, match_of, new_match
from tournaments.model import Format, How, Pairing
from tournaments.tournament import NewTournament, Stage, Tournament, WhyOut

STARTS = NOW + 7200.0
EARLY, LATE = NOW + 10, STARTS - 10
FINAL, BYE = Pairing(1, 1, 1, 2), Pairing(1, 2, 3, None, 3, How.BYE)
PEOPLE = (JON, DARRELL, IDA)


def new_tournament(**other: Any) -> NewTournament:
    usual: dict[str, Any] = {
        "server_id": SERVER,
        "channel_id": CHANNEL,
        "name": "Friday night cup",
        "format": Format.KNOCK_OUT,
        "game": "classic",
        "length": 1,
        "best_of": 1,
        "turn_seconds": TURN,
        "round_seconds": 3600.0,
        "most": 3,
        "starts_at": STARTS,
    }
    return NewTournament(**usual | other)


async def announced(store: Store, *people: int, **other: Any) -> int:
    made = await store.tournaments.create(new_tournament(**other), NOW)
    for person in people:
        await store.tournaments.sign_up(made.id, [(person, NAMES[person])], EARLY)
    return made.id


async def begun(store: Store, **other: Any) -> int:
    number = await announced(store, *PEOPLE, **other)
    await store.tournaments.start(number, {1: 1, 2: 2, 3: 3})
    assert await store.tournaments.pair(number, [FINAL, BYE], STARTS, STARTS + 3600)
    return number


async def there(store: Store, number: int) -> Tournament:
    found = await store.tournaments.get(number)
    assert found is not None
    return found


async def test_who_signs_up_is_in_once_and_until_it_is_full(store: Store) -> None:
    signs, number = store.tournaments.sign_up, await announced(store, most=2)
    assert await signs(number, [(JON, "Jon")], EARLY) is Signing.DONE
    assert await signs(number, [(JON, "Jon")], EARLY) is Signing.ALREADY
    assert await signs(number, [(DARRELL, "Darrell"), (JON, "Jon")], EARLY) is Signing.PARTNER_TAKEN
    assert await signs(number, [(DARRELL, "Darrell"), (IDA, "Ida")], EARLY) is Signing.AWAITS_PARTNER
    assert await signs(number, [(JON + 90, "Ralph")], EARLY) is Signing.FULL
    assert await store.tournaments.agree(number, IDA)
    assert not await store.tournaments.agree(number, JON)
    assert await store.tournaments.check_in(number, IDA)
    found = await there(store, number)
    assert [[each.player_id for each in side.people] for side in found.signed] == [[JON], [DARRELL, IDA]]
    assert [each.checked_in for each in found.signed[1].people] == [False, True]
    assert [found.stage(at) for at in (EARLY, LATE)] == [Stage.SIGN_UP, Stage.CHECK_IN]
    assert await store.tournaments.unfinished_of(IDA) == [number]
    assert await store.tournaments.withdraw(number, IDA, WhyOut.WITHDREW)
    assert not await store.tournaments.withdraw(number, DARRELL, WhyOut.WITHDREW)
    assert [each.number for each in (await there(store, number)).signed] == [1]


async def test_a_round_is_paired_once_and_with_nobody_who_has_gone(store: Store) -> None:
    number = await begun(store)
    assert not await store.tournaments.pair(number, [FINAL, BYE], STARTS + 5, STARTS + 9000)
    assert [(each.number, each.ends_at) for each in (await there(store, number)).rounds] == [
        (1, STARTS + 3600)
    ]
    await store.tournaments.start(number, {1: 3, 2: 2, 3: 1})
    assert [each.id for each in (await there(store, number)).entrants] == [1, 2, 3]
    assert await store.tournaments.close(number, Pairing(1, 1, 1, 2, 1, How.PLAYED, (1, 0)), STARTS + 60)
    assert not await store.tournaments.close(number, Pairing(1, 1, 1, 2, 2, How.FORFEIT), STARTS + 61)
    assert (await there(store, number)).pairings[0] == Pairing(1, 1, 1, 2, 1, How.PLAYED, (1, 0))
    assert await store.tournaments.withdraw(number, IDA, WhyOut.LEFT)
    assert not await store.tournaments.pair(number, [Pairing(2, 1, 1, 3)], STARTS + 70, STARTS + 9000)
    assert len((await there(store, number)).rounds) == 1


async def test_a_player_s_podiums_aren_t_behind_what_came_after(store: Store) -> None:
    over, called_off, elsewhere, _ = [
        await announced(store, JON, server_id=server) for server in (SERVER, SERVER, SERVER + 1, SERVER)
    ]
    for number in (over, called_off, elsewhere):
        await store.tournaments.end(number, STARTS, cancelled=number == called_off)
    for server, newest in ((SERVER, over), (None, elsewhere)):
        assert [each.id for each in await store.tournaments.ended_of(JON, server, most=1)] == [newest]


async def test_a_game_is_dealt_once_beside_another_match_of_the_same_two(store: Store) -> None:
    number = await begun(store, best_of=3)
    await store.challenges.create(new_match(JON, DARRELL), NOW)

    async def deal(game: int) -> int | None:
        return await store.tournaments.deal(number, FINAL, game, new_match(JON, DARRELL), STARTS)

    first = await deal(1)
    assert first
    assert await deal(1) == first
    await store.challenges.close(first, Status.EXPIRED, STARTS)
    second = await deal(2)
    assert second
    assert (await there(store, number)).matches_of(FINAL) == (first, second)
    match: Match | None = await match_of(store, second)
    assert match is not None
    assert (match.tournament, match.tournament_name) == (number, "Friday night cup")


async def test_the_tables_of_a_duplicate_share_their_cards_covered_till_the_last_ends(store: Store) -> None:
    number = await announced(store, *PEOPLE, format=Format.DUPLICATE)
    await store.tournaments.start(number, {1: 1, 2: 2, 3: 3})
    other = replace(FINAL, table=2)  # both tables are played by the same two here
    await store.tournaments.pair(number, [FINAL, other], STARTS, STARTS + 60)
    dealt = list[Match | None]()
    for pairing in (FINAL, other):
        match_id = await store.tournaments.deal(number, pairing, 1, new_match(JON, DARRELL), STARTS)
        assert match_id
        dealt.append(await match_of(store, match_id))
        if pairing is FINAL:
            await store.challenges.close(match_id, Status.EXPIRED, STARTS)
    one, two = dealt
    assert one
    assert two
    assert one.seal.commitment == two.seal.commitment
    assert (one.board, two.board) == (one.id, one.id)
    for pairing in (FINAL, other):
        await store.tournaments.close(number, replace(pairing, winner=pairing.first, how=How.PLAYED), STARTS)
        found = await match_of(store, one.id)
        assert found
        assert found.covered
    await store.challenges.close(two.id, Status.EXPIRED, STARTS)
    found = await match_of(store, one.id)
    assert found
    assert not found.covered


async def test_of_two_processes_one_pairs_and_one_deals(store: Store, other: Store) -> None:
    number = await announced(store, *PEOPLE)
    await store.tournaments.start(number, {1: 1, 2: 2, 3: 3})
    both = [store.tournaments, other.tournaments]
    paired = await asyncio.gather(*(each.pair(number, [FINAL, BYE], STARTS, STARTS + 60) for each in both))
    assert sorted(paired) == [False, True]
    new = new_match(JON, DARRELL)
    dealt = await asyncio.gather(*(each.deal(number, FINAL, 1, new, STARTS) for each in both))
    assert len({*dealt}) == 1
    assert len(await store.matches.live_in(SERVER)) == 1


async def test_if_both_leave_the_last_to_leave_has_won(store: Store) -> None:
    number = await begun(store)
    for player_id in (DARRELL, JON):
        assert await store.tournaments.withdraw(number, player_id, WhyOut.WITHDREW)
    found = await there(store, number)
    assert found.open == (replace(FINAL, winner=1),)
    await store.tournaments.close(number, replace(found.open[0], how=How.FORFEIT), STARTS + 60)
    assert (await there(store, number)).pairings[0].loser == 2


async def test_a_void_pairing_puts_both_out(store: Store) -> None:
    number = await begun(store)
    await store.tournaments.close(number, Pairing(1, 1, 1, 2, None, How.VOID), STARTS + 3600)
    assert [(each.out_after, each.why_out) for each in (await there(store, number)).signed] == [
        (1, WhyOut.NO_SHOW),
        (1, WhyOut.NO_SHOW),
        (None, None),
    ]


async def test_a_late_entry_takes_the_place_of_a_bye(store: Store) -> None:
    late = [(IDA + 1, "Ralph")]
    await store.people.saw_player(*late[0])
    closed = await begun(store)
    assert await store.tournaments.enter_late(closed, late, STARTS + 1) is Signing.CLOSED
    number = await begun(store, late=True)
    assert await store.tournaments.enter_late(number, late, STARTS + 1) is Signing.DONE
    assert await store.tournaments.enter_late(number, late, STARTS + 1) is Signing.ALREADY
    assert (await there(store, number)).pairings[1] == Pairing(1, 2, 3, 4)
    assert (await there(store, number)).entrants[-1].id == 4


async def test_nobody_comes_late_to_play_one_who_has_left(store: Store) -> None:
    number, ralph = await begun(store, late=True), [(IDA + 1, "Ralph")]
    assert await store.tournaments.withdraw(number, IDA, WhyOut.WITHDREW)
    assert await store.tournaments.enter_late(number, ralph, STARTS + 1) is Signing.CLOSED


async def test_who_missed_the_check_in_may_come_late(store: Store) -> None:
    number, ralph = await announced(store, *PEOPLE, late=True, most=4), [(IDA + 1, "Ralph")]
    await store.people.saw_player(*ralph[0])
    await store.tournaments.sign_up(number, ralph, EARLY)
    await store.tournaments.start(number, {1: 1, 2: 2, 3: 3})
    assert await store.tournaments.pair(number, [FINAL, BYE], STARTS, STARTS + 3600)
    assert await store.tournaments.enter_late(number, ralph, STARTS + 1) is Signing.DONE
    assert [each.why_out for each in (await there(store, number)).signed] == [None] * 4


async def test_another_takes_a_place_until_its_first_match(store: Store) -> None:
    number, ralph = await begun(store), (IDA + 1, "Ralph")
    await store.people.saw_player(*ralph)
    assert await store.tournaments.deal(number, FINAL, 1, new_match(JON, IDA), STARTS) is None
    await store.tournaments.deal(number, FINAL, 1, new_match(JON, DARRELL), STARTS)
    assert not await store.tournaments.replace(number, 1, JON, ralph)
    assert not await store.tournaments.replace(number, 3, IDA, (JON, "Jon"))
    assert await store.tournaments.replace(number, 3, IDA, ralph)
    assert [each.name for each in (await there(store, number)).signed[2].people] == ["Ralph"]
    assert await store.tournaments.withdraw(number, ralph[0], WhyOut.WITHDREW)
    assert not await store.tournaments.replace(number, 3, ralph[0], (IDA, "Ida"))


@pytest.mark.parametrize("paired", [False, True])
async def test_deadlines_move_and_a_pause_does_not_count(store: Store, paired: bool) -> None:
    number = await (begun if paired else announced)(store)

    async def ends() -> float:
        found = await there(store, number)
        return found.rounds[-1].ends_at - 3600 if paired else found.new.starts_at

    await store.tournaments.extend(number, 60)
    assert await ends() == STARTS + 60
    assert await store.tournaments.pause(number, NOW + 100)
    assert not await store.tournaments.pause(number, NOW + 200)
    # While it's paused, an absence of the bot costs nothing.
    await store.holder.beat(NOW + 200, 60)
    await store.holder.beat(NOW + 800, 60)
    assert await store.tournaments.go_on(number, NOW + 1100)
    assert await ends() == STARTS + 1060
    await store.holder.beat(NOW + 1900, 60)
    # People have noted the start, and no one could have checked in yet.
    assert await ends() == STARTS + (2160 if paired else 1060)
    assert await store.tournaments.end(number, NOW + 2000, cancelled=True)
    assert not await store.tournaments.end(number, NOW + 2000)
    assert (await there(store, number)).stage(STARTS) is Stage.CANCELLED


CHECK_IN = STARTS - 900


@pytest.mark.parametrize(
    ("left", "back", "start"),
    [
        (NOW, CHECK_IN - 60, STARTS),
        (NOW, CHECK_IN + 300, STARTS + 300),
        (CHECK_IN + 100, CHECK_IN + 300, STARTS + 200),
        (CHECK_IN + 100, STARTS + 50, STARTS + 850),
        (NOW, STARTS + 50, STARTS + 950),
        (STARTS, STARTS + 5000, STARTS),
    ],
)
async def test_a_start_moves_only_by_the_time_to_check_in_that_the_bot_missed(
    store: Store, left: float, back: float, start: float
) -> None:
    number = await announced(store)
    for now in (left, back):
        await store.holder.beat(now, 60)
    assert (await there(store, number)).new.starts_at == start


@pytest.mark.parametrize(("paused", "end"), [(None, 3500), (STARTS + 20, 3580), (STARTS - 10, 3600)])
async def test_a_round_keeps_its_time_if_the_clock_steps_back(
    store: Store, paused: float | None, end: float
) -> None:
    number = await begun(store)
    if paused:
        await store.tournaments.pause(number, paused)
    for now in (STARTS + 100, STARTS):
        await store.holder.beat(now, 60)
    found = await there(store, number)
    assert (found.new.starts_at, found.rounds[0].ends_at) == (STARTS, STARTS + end)
    assert found.paused_at == (paused and min(paused, STARTS))


async def test_what_is_kept_of_a_person_is_handed_out_and_forgotten(store: Store) -> None:
    number = await begun(store)
    (row,) = (await store.privacy.kept_of(JON))["entrant_players"]
    assert (row["tournament_id"], row["name"]) == (number, "Jon")
    await store.privacy.forget(JON, "Someone")
    assert (await store.privacy.kept_of(JON))["entrant_players"] == []
    (gone,) = (await there(store, number)).signed[0].people
    assert (gone.name, gone.player_id < 0) == ("Someone", True)
