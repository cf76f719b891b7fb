"""A settled match is in one row, whole at every instant, and reads as before."""

import asyncio
from pathlib import Path
from shutil import copyfile
from signal import SIGKILL

import pytest

from db.matches.matches import PlyTakenError
from db.model.matches import Match, Ply, Status
from db.model.posts import Begun, MessageRef, Owner, Post
from db.store import Store
from tests.db.stores import NOW, match_of, meet, migrate, opened, plies, rows, running_match, url_of
from tests.db.test_killed_migrations import kills

LENGTH = 4
INSTANTS, FEWEST = 10, 3


@pytest.fixture
async def over(store: Store) -> Match:
    """A match that is over and settled."""
    return await over_in(store)


async def over_in(store: Store) -> Match:
    match = await running_match(store)
    await store.matches.append(match, plies(2, LENGTH - 2), [])
    await store.matches.settle(match.id)
    return match


async def test_its_log_is_read_as_before_from_any_ply_on(store: Store, over: Match) -> None:
    assert await store.packing.pack(over.id)
    assert await store.matches.log(over.id) == plies(0, LENGTH)
    for since in range(LENGTH + 1):
        assert await store.matches.log(over.id, since) == plies(since, LENGTH - since)
    assert await store.matches.read(over.id) == (await match_of(store, over.id), plies(0, LENGTH))


async def test_nobody_plays_on_in_it_and_a_player_who_tries_finds_that_it_is_over(
    store: Store, over: Match
) -> None:
    assert await store.packing.pack(over.id)
    for first in (2, LENGTH):
        with pytest.raises(PlyTakenError):
            await store.matches.append(over, plies(first))
    assert await store.matches.log(over.id) == plies(0, LENGTH)
    match = await match_of(store, over.id)
    assert match
    assert match.status is Status.OVER


async def test_it_is_packed_once(store: Store, other: Store, over: Match) -> None:
    packed = await asyncio.gather(store.packing.pack(over.id), other.packing.pack(over.id))
    assert sorted(packed) == [False, True]
    assert not await store.packing.pack(over.id)


async def test_a_match_that_goes_on_or_has_something_to_show_is_left_alone(store: Store, over: Match) -> None:
    await store.posts.doubt(NOW)
    running = await running_match(store)
    assert await store.packing.due(NOW + 1e6, 0, 9) == []
    for match in (over, running):
        assert not await store.packing.pack(match.id)
    await store.matches.append(running, plies(2))
    assert await store.matches.log(running.id) == plies(0, 3)


async def test_those_are_due_that_have_been_over_for_long_enough_the_oldest_first(store: Store) -> None:
    first, second = await over_in(store), await over_in(store)
    ended = plies(LENGTH - 1)[0].at
    due = store.packing.due
    assert await due(ended - 1, 0, 9) == []
    assert await due(ended, 0, 9) == [first.id, second.id]
    assert await due(ended, 0, 1) == [first.id]
    assert await due(ended, first.id, 9) == [second.id]
    await store.packing.pack(first.id)
    assert await due(ended, 0, 9) == [second.id]
    await store.packing.pack(second.id)
    assert await due(ended, 0, 9) == []


async def test_a_log_comes_back_as_it_was(store: Store) -> None:
    """Moves may be any text, seats no one's, and times any number of milliseconds, even earlier ones."""
    match = await running_match(store)
    odd = [
        Ply(2, -1, "7H 8H *1", 1_790_000_000.123),
        Ply(3, 3, 'it\'s "né"\n', 1_790_000_000.122),
        Ply(4, 0, "", 1_790_000_000.999),
    ]
    await store.matches.append(match, odd, [])
    await store.matches.settle(match.id)
    assert await store.packing.pack(match.id)
    assert await store.matches.log(match.id) == [*plies(0, 2), *odd]


async def test_a_log_that_would_not_come_back_stays_as_it_is(store: Store) -> None:
    match = await running_match(store)
    fine = [Ply(2, 0, "7H", NOW + 1 / 3)]
    await store.matches.append(match, fine, [])
    await store.matches.settle(match.id)
    with pytest.raises(ValueError, match="lossy-pack"):
        await store.packing.pack(match.id)
    assert await store.matches.log(match.id) == [*plies(0, 2), *fine]


async def test_its_messages_stay_and_may_change(store: Store, other: Store, over: Match) -> None:
    sheet = Post("sheet:1").sent_as(MessageRef(7, 8), Begun("d", LENGTH, NOW), known=True).retired()
    await store.posts.save(Owner.match(over.id), Post("sheet:1"), sheet)
    assert await store.packing.pack(over.id)
    assert await other.posts.of(Owner.match(over.id)) == {"sheet:1": sheet}
    drawn = sheet.redrawn("e", LENGTH)
    await store.posts.save(Owner.match(over.id), sheet, drawn)
    assert await other.posts.of(Owner.match(over.id)) == {"sheet:1": drawn}


async def test_killed_at_any_instant_it_has_lost_nothing_and_is_packed_at_the_next_start(
    tmp_path: Path,
) -> None:
    first, *others = paths = [tmp_path / f"{number}.sqlite3" for number in range(INSTANTS)]
    await migrate(first)
    store = opened(url_of(first))
    await meet(store)
    match = await over_in(store)
    begun = Begun("d", LENGTH, NOW)
    sheet = Post("sheet:1").sent_as(MessageRef(7, 8), begun, known=True).retired()
    await store.posts.save(Owner.match(match.id), Post("sheet:1"), sheet)
    await store.close()
    for path in others:
        copyfile(first, path)
    codes = [code async for code in kills("pack", map(url_of, paths))]
    assert codes == [-SIGKILL] * (len(codes) - 1) + [0]
    assert FEWEST < len(codes) < INSTANTS
    for path in paths[: len(codes)]:
        store = opened(url_of(path))
        assert await store.matches.log(match.id) == plies(0, LENGTH)
        for due in await store.packing.due(NOW + 1e6, 0, 9):
            assert await store.packing.pack(due)
        assert await store.matches.log(match.id) == plies(0, LENGTH)
        assert await rows(url_of(path), "SELECT count(*) FROM plies") == [(0,)]
        assert [each.message_id for each in (await store.posts.of(Owner.match(match.id))).values()] == [8]
        await store.close()
