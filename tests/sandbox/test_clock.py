from __future__ import annotations

import asyncio

from sandbox.ground.clock import DISCORD_EPOCH_MS, WorldClock


async def test_what_falls_due_on_the_way_happens_in_its_order_before_time_stands_still_again() -> None:
    clock = WorldClock()
    seen: list[str] = []
    start = clock.now()
    clock.call_at(start + 20, lambda: seen.append("second"))
    clock.call_at(start + 10, lambda: seen.append("first"))
    cancelled = clock.call_at(start + 15, lambda: seen.append("never"))
    late = clock.call_at(start + 100, lambda: seen.append("third"))
    cancelled.cancel()
    clock.advance(30)
    assert seen == ["first", "second"]
    assert start + 30 <= clock.now() < start + 100
    clock.advance(late.due - clock.now())
    assert seen == ["first", "second", "third"]


async def test_a_deadline_comes_by_itself() -> None:
    clock = WorldClock()
    rung = asyncio.Event()
    clock.call_at(clock.now() + 0.01, rung.set)
    await asyncio.wait_for(rung.wait(), 10)


def test_snowflakes_grow_and_tell_their_time() -> None:
    clock = WorldClock()
    before = clock.now()
    ids = [clock.snowflake() for _ in range(1000)]
    assert ids == sorted(set(ids))
    assert int(before * 1000) <= (ids[0] >> 22) + DISCORD_EPOCH_MS <= clock.now() * 1000
