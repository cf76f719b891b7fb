"""Blocks of shards among processes, whatever they do and whenever they die."""

import asyncio
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from db.store import Store
from tests.db.stores import NOW, stores

BLOCKS = 3
LEASE = 15.0
PROCESSES = ["a", "b", "c", "d", "e"]
SLOT = 5.0


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 12),
            st.sampled_from(PROCESSES),
            st.sampled_from(["claim", "renew", "leave", "die"]),
        ),
        max_size=40,
    )
)
async def test_nobody_holds_a_block_that_another_may_still_use(steps: list[tuple[int, str, str]]) -> None:
    """Each step is so many seconds, then something that a process does; one that dies does nothing at all."""
    held: dict[str, tuple[int, float]] = {}
    now = NOW
    async with stores() as (store,):
        for seconds, process, act in steps:
            now += seconds
            living = {name: (block, until) for name, (block, until) in held.items() if until > now}
            if act == "claim" and process not in held:
                block = await store.leases.claim(process, BLOCKS, now, now + LEASE)
                taken = {block for block, _ in living.values()}
                assert block == min(set(range(BLOCKS)) - taken, default=None)
                held = living
                if block is not None:
                    held[process] = (block, now + LEASE)
            if act == "renew":
                assert await store.leases.renew(process, now + LEASE) == (process in held)
                if process in held:
                    held[process] = (held[process][0], now + LEASE)
            if act == "leave":
                await store.leases.leave(process)
                held.pop(process, None)


async def test_of_many_that_ask_at_once_each_gets_a_block_of_its_own(store: Store, other: Store) -> None:
    asked = [
        one.leases.claim(f"{name}{number}", 6, NOW, NOW + LEASE)
        for name, one in (("a", store), ("b", other))
        for number in range(4)
    ]
    got = await asyncio.gather(*asked)
    assert sorted(block for block in got if block is not None) == list(range(6))
    assert got.count(None) == 2


async def test_of_two_that_want_a_dead_ones_block_one_gets_it(store: Store, other: Store) -> None:
    assert await store.leases.claim("dead", 1, NOW, NOW + LEASE) == 0
    later = NOW + LEASE
    got = await asyncio.gather(
        *(
            one.leases.claim(name, 1, later, later + LEASE)
            for name, one in (("a", store), ("b", other), ("c", store))
        )
    )
    assert sorted(got, key=str) == [0, None, None]
    assert not await store.leases.renew("dead", later + LEASE)


async def test_whoever_leaves_makes_room_at_once(store: Store) -> None:
    assert await store.leases.claim("a", 1, NOW, NOW + LEASE) == 0
    assert await store.leases.claim("b", 1, NOW + 1, NOW + LEASE) is None
    await store.leases.leave("a")
    assert await store.leases.claim("b", 1, NOW + 1, NOW + LEASE) == 0


async def test_a_process_whose_shards_are_set_by_hand_takes_no_block(store: Store) -> None:
    await store.leases.join("pinned", NOW, NOW + LEASE)
    await store.leases.join("pinned", NOW + 5, NOW + 5 + LEASE)
    assert await store.leases.claim("a", 1, NOW, NOW + LEASE) == 0


async def test_all_processes_together_identify_one_at_a_time(store: Store, other: Store) -> None:
    at, now = list[float](), NOW
    waiting = {"a": store, "b": other, "c": store, "d": other}
    while waiting:
        answers = await asyncio.gather(*(one.leases.identify(0, now, SLOT) for one in waiting.values()))
        assert answers.count(0.0) == 1
        at.append(now)
        del waiting[list(waiting)[answers.index(0.0)]]
        now = max(answers) or now
    assert [after - before for before, after in pairwise(at)] == [SLOT] * 3


async def test_buckets_do_not_wait_for_each_other(store: Store) -> None:
    assert [await store.leases.identify(bucket, NOW, SLOT) for bucket in (0, 1, 0)] == [0.0, 0.0, NOW + SLOT]


async def test_a_turn_is_free_again_when_its_time_is_over(store: Store) -> None:
    assert await store.leases.identify(0, NOW, SLOT) == 0.0
    assert await store.leases.identify(0, NOW + SLOT - 1, SLOT) == NOW + SLOT
    assert await store.leases.identify(0, NOW + SLOT, SLOT) == 0.0
