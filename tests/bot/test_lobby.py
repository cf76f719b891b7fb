import asyncio

import pytest

from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused, RefusedError
from bot.turns.timekeeper import Timekeeper
from db.matches.challenges import AlreadyPairedError
from db.model.matches import Match, Status
from db.model.minds import mind_id
from db.store import Store
from tests.bot.matches import MovableClock, lobby_of, refusal
from tests.db.stores import DARRELL, IDA, JON, NAMES, NOW, meet, new_match

RALPH, EDIE = 104, 105
MINDS = [mind_id("pro", copy) for copy in range(3)]


@pytest.fixture
async def lobby(store: Store, matches: LiveMatches) -> Lobby:
    await meet(store, RALPH, EDIE)
    return lobby_of(matches, store)


async def challenge(store: Store) -> Match:
    return await store.challenges.create(new_match(JON, DARRELL), NOW)


async def table(store: Store, *players: int | None, game: str = "partners") -> Match:
    return await store.challenges.create(new_match(*players, game=game), NOW)


def seated(loaded: LoadedMatch) -> dict[int, tuple[int, bool]]:
    return {seat.seat: (seat.player_id, seat.accepted) for seat in loaded.match.seats}


async def test_four_play_once_all_four_have_accepted(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    for player_id in (IDA, DARRELL):
        assert (await lobby.accept(match.id, player_id)).match.status is Status.OPEN
        assert await refusal(lobby.accept(match.id, player_id)) is Refused.ACCEPTED
    started = await lobby.accept(match.id, RALPH)
    assert started.match.status is Status.RUNNING
    assert started.ply == len(await store.matches.log(match.id)) > 0


async def test_open_seats_are_taken_in_order_and_to_sit_down_is_to_accept(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, None, IDA, None)
    assert seated(await lobby.sit(match.id, RALPH, "Ralph"))[1] == (RALPH, True)
    assert await refusal(lobby.sit(match.id, RALPH, "Ralph")) is Refused.SEATED
    assert seated(await lobby.sit(match.id, DARRELL, "Darrell"))[3] == (DARRELL, True)
    assert await refusal(lobby.sit(match.id, EDIE, "Edie")) is Refused.NO_SEAT
    assert (await lobby.accept(match.id, IDA)).match.status is Status.RUNNING


async def test_who_declines_one_of_four_seats_leaves_it_open(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    await lobby.accept(match.id, RALPH)
    left = await lobby.decline(match.id, DARRELL)
    assert seated(left) == {0: (JON, True), 2: (IDA, False), 3: (RALPH, True)}
    assert seated(await lobby.sit(match.id, EDIE, "Edie"))[1] == (EDIE, True)
    assert await refusal(lobby.accept(match.id, DARRELL)) is Refused.STRANGER


async def test_changing_sides_goes_round_all_partners_and_keeps_a_yes(store: Store, lobby: Lobby) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    await lobby.accept(match.id, RALPH)
    changed = await lobby.change_sides(match.id, IDA)
    assert seated(changed) == {0: (JON, True), 1: (RALPH, True), 2: (DARRELL, False), 3: (IDA, False)}
    partners = {seated(await lobby.change_sides(match.id, JON))[2][0] for _ in range(3)}
    assert partners == {DARRELL, IDA, RALPH}
    assert await refusal(lobby.change_sides(match.id, EDIE)) is Refused.STRANGER


async def test_a_player_who_sits_down_at_an_open_table_of_two_plays(store: Store, lobby: Lobby) -> None:
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


async def test_minds_agree_though_some_of_them_have_already(store: Store, lobby: Lobby) -> None:
    await meet(store, *MINDS)
    match = await table(store, JON, *MINDS)
    await lobby.accept(match.id, MINDS[1])
    assert (await lobby.agree(match.id, MINDS[:2])).match.status is Status.OPEN
    assert (await lobby.agree(match.id, MINDS)).match.status is Status.RUNNING
    assert (await lobby.agree(match.id, MINDS)).match.status is Status.RUNNING


async def test_nobody_leaves_a_match_that_ends_while_they_wait_for_it(
    store: Store, matches: LiveMatches, lobby: Lobby
) -> None:
    match = await table(store, JON, DARRELL, IDA, RALPH)
    for player_id in (DARRELL, IDA, RALPH):
        await lobby.accept(match.id, player_id)
    timekeeper = Timekeeper(store, matches, MovableClock())
    _, leaving = await asyncio.gather(
        matches.of(match.id).resign(DARRELL), timekeeper.leave(match.id, JON), return_exceptions=True
    )
    assert isinstance(leaving, RefusedError)
    assert leaving.reason is Refused.OVER


async def test_two_who_agree_and_change_sides_at_once_begin_on_the_seats_that_they_have_by_then(
    store: Store, matches: LiveMatches, lobby: Lobby
) -> None:
    await meet(store, *MINDS)
    match = await table(store, JON, *MINDS[:2], DARRELL)
    await lobby.agree(match.id, MINDS[:2])
    _, began = await asyncio.gather(lobby.change_sides(match.id, JON), lobby.accept(match.id, DARRELL))
    now = await matches.load(match.id)
    assert began.match.status is now.match.status is Status.RUNNING
    sat, sit = ([seat.player_id for seat in each.match.seats] for each in (began, now))
    assert sat == sit == [JON, DARRELL, *MINDS[:2]]
    assert len(await store.matches.log(match.id)) == now.ply > 0
