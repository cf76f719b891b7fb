"""Which process plays: the row that says so, and what others can't write then."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import insert, text
from sqlalchemy.engine import URL

from db.engine.database import BusyError, Database, TermEndedError
from db.holder import HolderRow
from db.model.posts import Owner, Post, Shown, Token
from db.schema import players
from db.store import Store
from tests.db.stores import (
    DARRELL,
    JON,
    NOW,
    OTHER_SERVER,
    TURN,
    match_of,
    new_match,
    plies,
    rows,
    running_match,
    start,
)

BRIEF, LATE = 1.0, 45.0
NOBODY = HolderRow(None, 0, 0)


async def take(store: Store, name: str = "one") -> int:
    term = await store.holder.take(name, await store.holder.look())
    assert term is not None
    return term


async def test_the_host_s_server_is_remembered_and_the_size_is_known(store: Store) -> None:
    assert await store.holder.host_server() is None
    await store.holder.note_host_server(2**60)
    assert await store.holder.host_server() == 2**60
    assert await store.size() > 50_000


@pytest.fixture
async def database(url: URL, store: Store) -> AsyncIterator[Database]:
    """The database as the playing process has it."""
    made = Database(url, term=await take(store))
    yield made
    await made.close()


@pytest.fixture
def playing(database: Database) -> Store:
    return Store(database)


async def test_a_free_row_is_taken_and_names_its_holder(store: Store) -> None:
    assert await store.holder.look() == NOBODY
    assert await store.holder.take("one", NOBODY) == 1
    assert await store.holder.look() == HolderRow("one", 1, 1)


async def test_of_two_spares_one_takes_the_row(store: Store, other: Store) -> None:
    await take(store, "dead")
    row = await store.holder.look()
    taken = await asyncio.gather(store.holder.take("one", row), other.holder.take("other", row))
    assert sorted(taken, key=str) == [2, None]
    row = await store.holder.look()
    assert (row.holder, row.term) == ("one" if taken[0] else "other", 2)


async def test_a_row_that_has_changed_since_it_was_seen_is_not_taken(store: Store, backend: str) -> None:
    term = await take(store)
    row = await store.holder.look()
    assert await store.holder.renew(term)
    if backend == "postgresql":
        assert await store.holder.take("other", row) is None
    assert await store.holder.take("other", replace(row, term=row.term - 1)) is None
    assert (await store.holder.look()).holder == "one"


async def test_a_renewal_is_seen_where_no_lock_on_a_file_tells(store: Store, backend: str) -> None:
    term = await take(store)
    before = await store.holder.look()
    assert await store.holder.renew(term)
    assert (await store.holder.look() != before) == (backend == "postgresql")


async def test_a_holder_that_was_held_for_dead_hears_of_it(store: Store, other: Store) -> None:
    first = await take(store)
    second = await take(other, "other")
    assert not await store.holder.renew(first)
    assert await other.holder.renew(second)
    await store.holder.give_back(first)
    assert (await store.holder.look()).holder == "other"


async def test_what_is_given_back_is_taken_at_once_whatever_was_seen_before(
    store: Store, other: Store
) -> None:
    term = await take(store)
    seen = await other.holder.look()
    await store.holder.give_back(term)
    assert (await other.holder.look()).holder is None
    assert await other.holder.take("other", seen) == 2


async def test_nothing_is_written_once_the_term_has_ended(
    database: Database, playing: Store, other: Store, url: URL
) -> None:
    match = await running_match(playing)
    await playing.matches.append(match, plies(2))
    await take(other, "other")
    before = await everything(url)
    person = {"id": 9, "name": "Gordie"}
    with pytest.raises(TermEndedError):
        await playing.matches.append(match, plies(3))
    with pytest.raises(TermEndedError):
        await database.write_at_once(lambda connection: connection.execute(insert(players), person))
    with pytest.raises(TermEndedError):
        async with database.write() as connection:
            await connection.execute(insert(players).values(person))
    with pytest.raises(BusyError) as told:
        await playing.people.saw_player(JON, "Gordie")
    assert told.value.reason == "term-ended"
    assert await everything(url) == before
    assert await match_of(playing, match.id)


async def everything(url: URL) -> list[tuple[object, ...]]:
    return await rows(url, "SELECT id, name FROM players") + await rows(url, "SELECT * FROM plies")


@pytest.mark.parametrize("backend", ["postgresql"], scope="session")
async def test_a_take_over_waits_for_a_write_under_way_and_the_next_one_fails(
    database: Database, playing: Store, other: Store
) -> None:
    row = await other.holder.look()
    async with database.write() as connection:
        await connection.execute(text("SELECT 1"))
        assert await other.holder.renew(row.term), "a renewal waits for no write"
        row = await other.holder.look()
        taking = asyncio.create_task(other.holder.take("other", row))
        await asyncio.sleep(0.1)
        assert not taking.done()
        late = asyncio.create_task(playing.people.saw_player(JON, "Gordie"))
        await connection.execute(text("UPDATE players SET name = 'Jonny' WHERE id = 101"))
    assert await taking == 2
    with pytest.raises(TermEndedError):
        await playing.people.saw_player(DARRELL, "Gordie")
    await asyncio.gather(late, return_exceptions=True)


async def test_a_tool_without_a_term_writes_beside_everybody(store: Store, other: Store) -> None:
    await take(other)
    await running_match(store)


async def match_that_waits(store: Store, server_id: int = OTHER_SERVER) -> int:
    created = await store.challenges.create(new_match(JON, DARRELL, server_id=server_id), NOW)
    assert await start(store, created.id, plies(0))
    await store.clocks.wait_on(created.id, NOW + TURN)
    return created.id


async def ends_at(store: Store, match_id: int) -> float:
    match = await match_of(store, match_id)
    assert match is not None
    assert match.due_at is not None
    return match.due_at


async def test_no_turn_gets_more_than_a_whole_one(store: Store) -> None:
    await store.holder.beat(NOW - 10 * TURN, BRIEF)
    match_id = await match_that_waits(store)
    assert not (await store.holder.beat(NOW, BRIEF)).match_ids
    assert (await store.holder.beat(NOW + 300, BRIEF)).match_ids == [match_id]
    assert await ends_at(store, match_id) == NOW + 300 + TURN


async def test_the_time_to_answer_for_a_player_who_left_is_given_back_in_a_pause_as_well(
    store: Store,
) -> None:
    match_id = await match_that_waits(store)
    for seat in (0, 1):
        await store.clocks.agree_to_pause(match_id, seat, 10 * TURN, NOW)
    await store.leaving.note_gone(match_id, 1, NOW)
    for at in (NOW, NOW + 300):
        given = (await store.holder.beat(at, BRIEF)).match_ids
    match = await match_of(store, match_id)
    assert match is not None
    assert match.paused_at is not None
    assert (given, match.seats[1].left_at) == ([match_id], NOW + 300)


SHOWN = Post("hand:0", 1, 2, shown=Shown("d", 2))


async def shows(store: Store, match_id: int, stored: Post) -> None:
    await store.posts.save(Owner.match(match_id), Post(stored.name), stored)


async def test_what_a_changed_match_shows_is_doubted(store: Store) -> None:
    match = await running_match(store)
    final = Post("result", 1, 3, shown=Shown("e", 2, final=True))
    spent = Post("private:0", 1, 4, shown=Shown("f", 2, final=True))
    private = Post("private:1", 1, 5, shown=Shown("g", 2), token=Token("alive", NOW + 900))
    for stored in (SHOWN, final, spent, private, Post("sheet", 1)):
        await shows(store, match.id, stored)
    await store.matches.settle(match.id)
    assert await store.posts.doubt(NOW) == [match.id]
    after = await store.posts.of(Owner.match(match.id))
    for name in ("hand:0", "result", "private:1"):
        assert after[name].shown == Shown(None, 2)
    assert after["private:0"] == spent
    assert after["sheet"] == Post("sheet", 1)
    assert await store.matches.unsettled() == [match.id]


async def test_a_match_that_has_not_changed_lately_is_left_alone(store: Store) -> None:
    match = await running_match(store)
    await shows(store, match.id, SHOWN)
    await store.matches.settle(match.id)
    assert await store.posts.doubt(NOW + 3600) == []
    assert (await store.posts.of(Owner.match(match.id)))["hand:0"] == SHOWN


@pytest.mark.parametrize("change", ["ply", "tap", "end"])
async def test_a_ply_a_tap_and_the_end_all_count_as_changes(store: Store, change: str) -> None:
    match, later = await running_match(store), NOW + 3600
    await shows(store, match.id, SHOWN)
    if change == "ply":
        (ply,) = plies(2)
        await store.matches.append(match, [replace(ply, at=later)])
    elif change == "tap":
        await store.matches.tapped(match.id, 0, later)
    else:
        await store.matches.call_off(match.id, later)
    assert await store.posts.doubt(later) == [match.id]


async def test_a_packed_match_is_brought_back_and_doubted(store: Store) -> None:
    match = await running_match(store)
    result = Post("result", 1, 3, shown=Shown(None, 2, final=True))
    await shows(store, match.id, result)
    await store.matches.call_off(match.id, NOW + 10)
    await store.matches.settle(match.id)
    assert await store.packing.pack(match.id)
    assert await store.posts.doubt(NOW) == [match.id]
    assert (await store.posts.of(Owner.match(match.id)))["result"].shown == Shown(None, 2)
    assert await store.matches.unsettled() == [match.id]
