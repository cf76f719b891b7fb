"""Which of several processes looks after a match."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.engine import URL

from db.model.fleet import Shards
from db.model.matches import Match, Status
from db.model.people import Home
from db.model.surface import Begun, MessageRef, Surface
from db.store import Store
from tests.db.stores import (
    IDA,
    JON,
    NOW,
    SERVER,
    TURN,
    match_of,
    new_match,
    plies,
    rows,
    running_match,
    store_at,
)

LEASE = 15.0


@asynccontextmanager
async def alive(url: URL, process: str) -> AsyncIterator[Store]:
    """The store of a process that is alive until the end of its lease."""
    opened = await store_at(url, process)
    await opened.leases.join(process, NOW, NOW + LEASE)
    yield opened
    await opened.close()


@pytest.fixture
async def mine(url: URL) -> AsyncIterator[Store]:
    async with alive(url, "mine") as store:
        yield store


@pytest.fixture
async def theirs(url: URL) -> AsyncIterator[Store]:
    async with alive(url, "theirs") as store:
        yield store


async def keeper(store: Store, match_id: int) -> str | None:
    match = await match_of(store, match_id)
    assert match is not None
    return match.kept_by


async def test_where_there_is_one_process_nobody_keeps_anything(store: Store, url: URL) -> None:
    await running_match(store)
    assert await rows(url, "SELECT kept_by FROM matches") == [(None,)]


CHANGES: dict[str, Callable[[Store, Match], Awaitable[object]]] = {
    "a card": lambda store, match: store.matches.append(match, plies(2), due_at=NOW + TURN),
    "a card in one's own turn": lambda store, match: store.matches.append(
        match, plies(2), due_at=match.due_at
    ),
    "a pause that is asked for": lambda store, match: store.clocks.agree_to_pause(match.id, 0, 60.0, NOW),
    "a pause that is refused": lambda store, match: store.clocks.refuse_pause(match.id),
    "waiting on": lambda store, match: store.clocks.wait_on(match.id, NOW + TURN),
    "a tap": lambda store, match: store.matches.tapped(match.id, 0, NOW),
    "a hand that moves": lambda store, match: store.matches.move_home(match.id, 0, Home.DM),
    "DMs that are closed": lambda store, match: store.matches.close_dms(match.id, 0, played=7),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_whoever_changes_a_match_keeps_it(
    mine: Store, theirs: Store, change: Callable[[Store, Match], Awaitable[object]]
) -> None:
    match = await running_match(mine)
    assert match.kept_by == "mine"
    await change(theirs, match)
    assert await keeper(mine, match.id) == "theirs"


async def test_whoever_seats_somebody_or_closes_a_challenge_keeps_it(mine: Store, theirs: Store) -> None:
    table = await mine.challenges.create(new_match(JON, None, None, None, game="partners"), NOW)
    assert table.kept_by == "mine"
    assert await theirs.challenges.sit(table.id, 1, IDA, "Ida", NOW)
    assert await keeper(mine, table.id) == "theirs"
    assert await mine.challenges.change_sides(table.id, 4, JON)
    assert await keeper(mine, table.id) == "mine"
    assert await theirs.challenges.leave(table.id, IDA)
    assert await keeper(mine, table.id) == "theirs"
    assert await mine.challenges.close(table.id, Status.WITHDRAWN, NOW)
    assert await keeper(mine, table.id) == "mine"


async def test_whoever_changes_nothing_leaves_the_keeper_alone(mine: Store, theirs: Store) -> None:
    match = await running_match(mine)
    assert not await theirs.challenges.close(match.id, Status.WITHDRAWN, NOW)
    assert not await theirs.challenges.sit(match.id, 1, IDA, "Ida", NOW)
    assert not await theirs.clocks.resume(match.id, NOW)
    assert await keeper(mine, match.id) == "mine"


async def test_whoever_keeps_a_match_no_more_begins_no_message_of_it(mine: Store, theirs: Store) -> None:
    """Its new keeper has looked at all its messages by then, and would never see that one."""
    match = await running_match(mine)
    blank, note = Surface("hand:1"), Begun("fingerprint", 2, NOW)
    begun = blank.began(note)
    await theirs.matches.append(match, plies(2))
    assert await mine.surfaces.put(match.id, blank, begun) is None
    assert await mine.surfaces.of(match.id) == {}
    assert await theirs.surfaces.put(match.id, blank, begun) == begun
    # What has begun comes to its end, whoever keeps the match by then.
    await mine.keepers.take(match.id)
    sent = begun.sent_as(MessageRef(4, 7), note, known=True)
    assert await theirs.surfaces.put(match.id, begun, sent) == sent


async def test_only_what_is_kept_by_nobody_alive_is_taken(mine: Store, theirs: Store) -> None:
    match = await running_match(mine)
    assert await theirs.keepers.take_abandoned(NOW + LEASE - 1, 9) == []
    await theirs.leases.renew("theirs", NOW + 2 * LEASE)
    assert await theirs.keepers.take_abandoned(NOW + LEASE, 9) == [match.id]
    assert await keeper(mine, match.id) == "theirs"
    await theirs.leases.leave("theirs")
    assert await mine.keepers.take_abandoned(NOW, 9) == [match.id]
    await mine.matches.settle(match.id)
    await mine.leases.leave("mine")
    assert await theirs.keepers.take_abandoned(NOW, 9) == []


async def test_two_that_look_at_once_share_what_a_dead_one_kept(
    mine: Store, theirs: Store, store: Store
) -> None:
    kept = []
    for number in range(9):
        await store.people.saw_player(200 + number, "somebody")
        kept.append((await store.challenges.create(new_match(JON, 200 + number), NOW)).id)
    found = await asyncio.gather(
        *(one.keepers.take_abandoned(NOW, 2) for one in (mine, theirs, mine, theirs, mine))
    )
    assert all(len(taken) <= 2 for taken in found)
    for one in (mine, theirs):
        found += [await one.keepers.take_abandoned(NOW, 9)]
    assert sorted(match_id for taken in found for match_id in taken) == kept


async def test_a_server_s_matches_are_taken_over_with_it(mine: Store, theirs: Store) -> None:
    match = await running_match(mine)
    await theirs.keepers.take_in(SERVER + 1)
    assert await keeper(mine, match.id) == "mine"
    await theirs.keepers.take_in(SERVER)
    assert await keeper(mine, match.id) == "theirs"


async def test_a_match_whose_turn_ends_later_is_looked_at_anew_by_anybody(mine: Store, theirs: Store) -> None:
    match = await running_match(mine)
    await mine.clocks.wait_on(match.id, NOW + TURN)
    await mine.beats.beat(NOW, Shards(), 1.0, 45.0)
    await theirs.leases.renew("theirs", NOW + 200)
    await mine.leases.renew("mine", NOW + 200)
    assert await mine.beats.beat(NOW + 100, Shards(), 1.0, 45.0) == [match.id]
    assert await theirs.keepers.take_abandoned(NOW + 100, 9) == [match.id]
