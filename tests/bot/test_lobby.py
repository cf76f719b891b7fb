import asyncio
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from bot.matches.desk import Desk
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused
from bot.turns.timekeeper import Timekeeper
from db.matches.challenges import AlreadyPairedError
from db.model.matches import Match, Ply, Status
from db.model.minds import mind_id
from db.model.people import Home, Preferences, SeatResult
from db.store import Store
from tests.bot.desks import MovableClock, lobby_of, refusal
from tests.db.stores import DARRELL, IDA, JON, NAMES, NOW, meet, new_match

RALPH, EDIE = 104, 105
MINDS = [mind_id("pro", copy) for copy in range(3)]


@pytest.fixture
async def lobby(store: Store, desk: Desk) -> Lobby:
    await meet(store, RALPH, EDIE)
    return lobby_of(desk, store)


async def challenge(store: Store) -> Match:
    return await store.challenges.create(new_match(JON, DARRELL), NOW)


async def table(store: Store, *players: int | None, game: str = "partners") -> Match:
    return await store.challenges.create(new_match(*players, game=game), NOW)


def seated(loaded: LoadedMatch) -> dict[int, tuple[int, bool]]:
    return {seat.seat: (seat.player_id, seat.accepted) for seat in loaded.match.seats}


async def test_only_the_one_who_was_asked_accepts_or_declines(store: Store, desk: Desk, lobby: Lobby) -> None:
    match = await challenge(store)
    for answer in (lobby.accept, lobby.decline):
        assert await refusal(answer(match.id, JON)) is Refused.NOT_OPPONENT
        assert await refusal(answer(match.id, IDA)) is Refused.STRANGER
    assert await refusal(lobby.withdraw(match.id, DARRELL)) is Refused.NOT_CHALLENGER
    assert await refusal(lobby.withdraw(match.id, IDA)) is Refused.STRANGER
    assert (await desk.load(match.id)).match == match


async def test_whoever_wants_no_dms_gets_none_by_what_was_read_before_the_start(
    store: Store, desk: Desk, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.wishes.set_player(JON, lambda _: Preferences(Home.PRIVATE))
    match = await challenge(store)
    read, was_read, started = store.matches.read, asyncio.Event(), asyncio.Event()

    async def read_and_wait(match_id: int, first: int) -> object:
        found = await read(match_id, first)
        was_read.set()
        await started.wait()
        return found

    monkeypatch.setattr(store.matches, "read", read_and_wait)
    looking = asyncio.create_task(desk.load(match.id))
    await was_read.wait()
    monkeypatch.undo()
    assert (await lobby.accept(match.id, DARRELL)).match.status is Status.RUNNING
    started.set()
    seen = await desk.newest(await looking, least=1)
    assert seen.match.status is Status.RUNNING
    assert [seat.dms_closed for seat in seen.match.seats] == [True, False]


@pytest.mark.parametrize(
    ("answer", "player_id", "status"),
    [("decline", DARRELL, Status.DECLINED), ("withdraw", JON, Status.WITHDRAWN)],
)
async def test_a_challenge_that_was_answered_stays_answered(
    store: Store, desk: Desk, lobby: Lobby, answer: str, player_id: int, status: Status
) -> None:
    match = await challenge(store)
    before = await desk.load(match.id)
    assert (await getattr(lobby, answer)(match.id, player_id)).match.status is status
    for late in (lobby.accept(match.id, DARRELL), lobby.withdraw(match.id, JON), lobby.expire(before)):
        assert await refusal(late) is Refused.NOT_OPEN
    assert (await desk.load(match.id)).match.status is status
    assert await store.matches.log(match.id) == []


async def test_a_challenge_whose_time_is_up_cannot_be_accepted(store: Store, desk: Desk) -> None:
    match, clock = await challenge(store), MovableClock()
    clock.at = match.expires_at
    assert await refusal(Lobby(store, desk, clock).accept(match.id, DARRELL)) is Refused.NOT_OPEN
    assert (await desk.load(match.id)).match.status is Status.EXPIRED


async def test_four_play_once_all_four_have_accepted(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    for player_id in (IDA, DARRELL):
        assert (await lobby.accept(match.id, player_id)).match.status is Status.OPEN
        assert await refusal(lobby.accept(match.id, player_id)) is Refused.ACCEPTED
    started = await lobby.accept(match.id, RALPH)
    assert started.match.status is Status.RUNNING
    assert started.ply == len(await store.matches.log(match.id)) > 0


async def test_of_four_who_accept_at_once_one_starts_the_match(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    after = await asyncio.gather(*(lobby.accept(match.id, one) for one in (DARRELL, IDA, RALPH)))
    assert sorted(loaded.match.status for loaded in after).count(Status.RUNNING) >= 1
    log = await store.matches.log(match.id)
    assert [ply.ply for ply in log] == list(range(len(log)))


async def test_open_seats_are_taken_in_order_and_wait_for_a_word(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, None, IDA, None)
    assert seated(await lobby.sit(match.id, RALPH, "Ralph"))[1] == (RALPH, False)
    assert await refusal(lobby.sit(match.id, RALPH, "Ralph")) is Refused.SEATED
    assert seated(await lobby.sit(match.id, DARRELL, "Darrell"))[3] == (DARRELL, False)
    assert await refusal(lobby.sit(match.id, EDIE, "Edie")) is Refused.NO_SEAT


async def test_who_declines_one_of_four_seats_leaves_it_open(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    await lobby.accept(match.id, RALPH)
    left = await lobby.decline(match.id, DARRELL)
    assert seated(left) == {0: (JON, True), 2: (IDA, False), 3: (RALPH, True)}
    assert seated(await lobby.sit(match.id, EDIE, "Edie"))[1] == (EDIE, False)
    assert await refusal(lobby.accept(match.id, DARRELL)) is Refused.STRANGER


async def test_changing_sides_goes_round_all_partners_and_asks_again(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    await lobby.accept(match.id, RALPH)
    changed = await lobby.change_sides(match.id, IDA)
    assert seated(changed) == {0: (JON, False), 1: (RALPH, False), 2: (DARRELL, False), 3: (IDA, True)}
    partners = {seated(await lobby.change_sides(match.id, JON))[2][0] for _ in range(3)}
    assert partners == {DARRELL, IDA, RALPH}
    assert await refusal(lobby.change_sides(match.id, EDIE)) is Refused.STRANGER


async def test_whoever_sits_down_at_an_open_table_of_two_plays(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, None, game="classic")
    assert await refusal(lobby.sit(match.id, JON, "Jon")) is Refused.SEATED
    answers = await asyncio.gather(
        lobby.sit(match.id, IDA, "Ida"), lobby.sit(match.id, RALPH, "Ralph"), return_exceptions=True
    )
    (started,) = (answer for answer in answers if isinstance(answer, LoadedMatch))
    assert started.match.status is Status.RUNNING
    assert len(started.match.seats) == 2


async def test_nobody_sits_down_to_a_second_match_between_the_same(store: Store, lobby: Lobby) -> None:
    first = await challenge(store)
    open_table = await table(store, JON, None, game="classic")
    with pytest.raises(AlreadyPairedError) as refused:
        await lobby.sit(open_table.id, DARRELL, NAMES[DARRELL])
    assert refused.value.match.id == first.id
    with pytest.raises(AlreadyPairedError):
        await table(store, JON, None, game="classic")


async def test_minds_agree_whoever_has_had_some_of_them_agree(store: Store, lobby: Lobby) -> None:
    await meet(store, *MINDS)
    match = await table(store, JON, *MINDS)
    await lobby.accept(match.id, MINDS[1])
    assert (await lobby.agree(match.id, MINDS[:2])).match.status is Status.OPEN
    assert (await lobby.agree(match.id, MINDS)).match.status is Status.RUNNING
    assert (await lobby.agree(match.id, MINDS)).match.status is Status.RUNNING


async def test_minds_mind_no_change_of_sides(store: Store, lobby: Lobby) -> None:
    await meet(store, *MINDS)
    match = await table(store, JON, DARRELL, *MINDS[:2])
    await lobby.agree(match.id, MINDS[:2])
    changed = await lobby.change_sides(match.id, JON)
    assert {seat.player_id for seat in changed.match.seats if not seat.accepted} == {DARRELL}


async def test_two_who_sit_down_at_once_at_a_table_of_four_both_do(
    store: Store, desk: Desk, lobby: Lobby
) -> None:
    match = await table(store, JON, None, None, None)
    await asyncio.gather(lobby.sit(match.id, DARRELL, "Darrell"), lobby.sit(match.id, IDA, "Ida"))
    assert seated(await desk.load(match.id)).keys() == {0, 1, 2}


async def test_nobody_leaves_a_match_that_ended_while_they_waited_for_it(
    store: Store, desk: Desk, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    four = (JON, DARRELL, IDA, RALPH)
    match = await table(store, *four)
    for player_id in four[1:]:
        await lobby.accept(match.id, player_id)
    timekeeper = Timekeeper(store, desk, MovableClock())
    changing, waits = desk.changing, asyncio.Event()

    def noticed(match_id: int) -> AbstractAsyncContextManager[None]:
        waits.set()
        return changing(match_id)

    async with changing(match.id):
        monkeypatch.setattr(desk, "changing", noticed)
        leaving = asyncio.create_task(timekeeper.leave(match.id, JON))
        await waits.wait()
        log = await store.matches.log(match.id)
        final = [SeatResult(seat, each, "tie", "resign", 0, 0) for seat, each in enumerate(four)]
        running = await desk.load(match.id)
        await store.matches.append(running.match, [Ply(len(log), 1, "resign", NOW)], final)
    assert await refusal(leaving) is Refused.OVER


async def test_whoever_agrees_as_sides_change_begins_on_the_seat_that_they_have_by_then(
    store: Store, desk: Desk, lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    await meet(store, *MINDS)
    match = await table(store, JON, *MINDS[:2], DARRELL)
    await lobby.agree(match.id, MINDS[:2])
    accept = store.challenges.accept

    async def change_first(*facts: Any) -> Status | None:
        monkeypatch.undo()
        await lobby.change_sides(match.id, JON)
        return await accept(*facts)

    monkeypatch.setattr(store.challenges, "accept", change_first)
    began = await lobby.accept(match.id, DARRELL)
    now = await desk.load(match.id)
    assert began.match.status is now.match.status is Status.RUNNING
    sat, sit = ([seat.player_id for seat in each.match.seats] for each in (began, now))
    assert sat == sit == [JON, DARRELL, *MINDS[:2]]
