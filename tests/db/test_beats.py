"""Time that a part of the bot was not there is given back to the turns that needed it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from hypothesis import example, given, settings
from hypothesis import strategies as st
from sqlalchemy import select

from db.engine.database import Database
from db.model.fleet import DM_SHARD, Shards
from db.schema import matches
from db.store import Store
from tests.db.stores import DARRELL, JON, NOW, TURN, match_of, met, new_match, opened, plies, start

COUNT = 3
BRIEF, PATIENCE = 1.0, 45.0
LATE = {"beat": PATIENCE, "start": BRIEF}
SHARDS = range(COUNT)
# Absences overlap by threes at most, for there are so many shards.
STEPS = st.lists(
    st.tuples(st.integers(0, 60), st.sampled_from(SHARDS), st.sampled_from(sorted(LATE))), max_size=12
)
Absence = tuple[float, float]
Closable = TypeVar("Closable", Store, Database)


def server_on(shard: int) -> int:
    return ((3000 + shard) << 22) + 5


@asynccontextmanager
async def closed(opened: Closable) -> AsyncIterator[Closable]:
    """It, until it is closed at the end."""
    try:
        yield opened
    finally:
        await opened.close()


async def match_on(store: Store, shard: int) -> int:
    await store.people.saw_server(server_on(shard), "The Rink", "en-US")
    created = await store.challenges.create(new_match(JON, DARRELL, server_id=server_on(shard)), NOW)
    assert await start(store, created.id, plies(0))
    await store.clocks.wait_on(created.id, NOW + TURN)
    return created.id


async def ends_at(store: Store, match_id: int) -> float:
    match = await match_of(store, match_id)
    assert match is not None
    assert match.due_at is not None
    return match.due_at


async def all_end_at(database: Database, ids: list[int]) -> list[float]:
    """As `ends_at` has it, of several in one query: there are a thousand steps to look at."""
    query = select(matches.c.due_at).where(matches.c.id.in_(ids)).order_by(matches.c.id)
    async with database.read() as connection:
        return list((await connection.execute(query)).scalars())


def together(absences: list[Absence]) -> float:
    """For how long at least one of them lasted."""
    total, until = 0.0, NOW
    for begun, over in sorted(absences):
        total += max(0.0, over - max(begun, until))
        until = max(until, over)
    return total


@settings(max_examples=40, deadline=None)
@given(STEPS)
@example([(10, 1, "beat"), (30, 1, "start"), (5, 0, "start")])
@example([(60, 1, "start"), (60, 2, "beat"), (20, 0, "start"), (1, 1, "beat")])
async def test_a_turn_gets_back_whatever_its_server_or_dms_were_away(
    backend: str, steps: list[tuple[int, int, str]]
) -> None:
    """A step is so many seconds, then a sign of life of a shard: a beat, or the first one of a process.

    What a beat does not tell apart may be given back beside it, but never is less given than was lost.
    """
    async with met(backend) as url, closed(opened(url)) as store, closed(Database(url)) as database:
        ids = [await match_on(store, shard) for shard in SHARDS]
        now, seen = NOW, dict.fromkeys(SHARDS, NOW)
        absences: dict[int, list[Absence]] = {shard: [] for shard in SHARDS}
        before = await all_end_at(database, ids)
        opening = [(0, shard, "start") for shard in SHARDS]
        for seconds, shard, sign in [*opening, *steps, *((2, shard, "start") for shard in SHARDS)]:
            now += seconds
            if now - seen[shard] > LATE[sign]:
                absences[shard].append((seen[shard], now))
            seen[shard] = now
            credited = await store.beats.beat(now, Shards((shard,), COUNT), LATE[sign], PATIENCE)
            after = await all_end_at(database, ids)
            moved = {
                match_id for match_id, one, other in zip(ids, before, after, strict=True) if one != other
            }
            assert moved == set(credited)
            assert all(one <= other <= now + TURN for one, other in zip(before, after, strict=True))
            before = after
        assert before == [await ends_at(store, match_id) for match_id in ids]
        for shard, end in enumerate(before):
            theirs = absences[shard] + (absences[DM_SHARD] if shard else [])
            given_back = end - NOW - TURN
            assert together(theirs) <= given_back <= together(theirs) + PATIENCE * len(theirs)


async def test_others_lose_nothing_by_a_shard_that_is_away(store: Store) -> None:
    ids = [await match_on(store, shard) for shard in SHARDS]
    for shard in SHARDS:
        await store.beats.beat(NOW, Shards((shard,), COUNT), BRIEF, PATIENCE)
    assert await store.beats.beat(NOW + 20, Shards((1,), COUNT), BRIEF, PATIENCE) == [ids[1]]
    credited = await store.beats.beat(NOW + 20, Shards((0,), COUNT), BRIEF, PATIENCE)
    assert sorted(credited) == [ids[0], ids[2]]


async def test_it_is_known_how_far_all_has_been_given_back(store: Store) -> None:
    assert await store.beats.through(1) == 0.0
    for shard in SHARDS:
        await store.beats.beat(NOW, Shards((shard,), COUNT), BRIEF, PATIENCE)
    await store.beats.beat(NOW + 30, Shards((1,), COUNT), PATIENCE, PATIENCE)
    assert await store.beats.through(1) == NOW
    await store.beats.beat(NOW + 40, Shards((0,), COUNT), PATIENCE, PATIENCE)
    await store.beats.beat(NOW + 50, Shards((1,), COUNT), PATIENCE, PATIENCE)
    assert await store.beats.through(1) == NOW + 40


async def test_another_number_of_shards_was_there_as_long_as_the_old_ones(store: Store) -> None:
    match_id = await match_on(store, 2)
    await store.beats.beat(NOW, Shards(), BRIEF, PATIENCE)
    for shard in (0, 1, 2):
        await store.beats.beat(NOW + 100, Shards((shard,), COUNT), BRIEF, PATIENCE)
    assert await ends_at(store, match_id) == NOW + TURN + 100
    await store.beats.beat(NOW + 150, Shards(), BRIEF, PATIENCE)
    assert await ends_at(store, match_id) == NOW + TURN + 150
    assert await store.beats.through(2) == 0.0


async def test_the_time_to_answer_for_whoever_has_left_is_given_back_in_a_pause_as_well(store: Store) -> None:
    match_id = await match_on(store, 1)
    for seat in (0, 1):
        await store.clocks.agree_to_pause(match_id, seat, 10 * TURN, NOW)
    await store.leaving.note_gone(match_id, 1, NOW)
    for at in (NOW, NOW + 300):
        given = await store.beats.beat(at, Shards(), BRIEF, PATIENCE)
    match = await match_of(store, match_id)
    assert match is not None
    assert match.paused_at is not None
    assert (given, match.seats[1].left_at) == ([match_id], NOW + 300)
