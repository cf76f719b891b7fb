import asyncio

import pytest

from bot.matches.live import LiveMatches
from bot.matches.loaded import LoadedMatch
from bot.matches.lobby import Lobby
from bot.matches.refusal import Refused, RefusedError
from bot.turns.timekeeper import Timekeeper
from db.model.matches import Match, Status
from db.model.minds import mind_id
from db.store import Store
from tests.bot.matches import MovableClock, lobby_of, refusal
from tests.db.stores import DARRELL, IDA, JON, NOW, meet, new_match

RALPH, EDIE = 104, 105
MINDS = [mind_id("pro", copy) for copy in range(3)]


@pytest.fixture
async def lobby(store: Store, matches: LiveMatches) -> Lobby:
    await meet(store, RALPH, EDIE)
    return lobby_of(matches, store)


async def table(store: Store, *players: int | None, game: str = "partners") -> Match:
    return await store.challenges.create(new_match(*players, game=game), NOW)


def seated(loaded: LoadedMatch) -> dict[int, tuple[int, bool]]:
    return {seat.seat: (seat.player_id, seat.accepted) for seat in loaded.match.seats}


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
