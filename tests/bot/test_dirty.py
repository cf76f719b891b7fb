"""Which lanes are looked at, and when: at a start, when there are many, during work, and after the end."""

import asyncio

import pytest

from bot.kit.clock import Clock
from bot.matches.dirty import AT_ONCE, CLOCK, EVERYTHING, DirtyLanes, Key, seat_of_lane
from bot.posts.names import PUBLIC, lane_of, seat_lane
from db.engine.database import BusyError
from tests.bot.matches import dirty_lanes, until_idle

MANY = 100


class Bench:
    """Looks at lanes; each look waits until the test lets it go on."""

    def __init__(self, dirty: DirtyLanes) -> None:
        self.dirty = dirty
        self.looks: list[Key] = []
        self.most = 0
        self._at_work = 0
        self.may_go_on = asyncio.Event()

    async def look(self, key: Key) -> None:
        self.looks.append(key)
        self._at_work += 1
        self.most = max(self.most, self._at_work)
        await self.may_go_on.wait()
        await asyncio.sleep(0.001)
        self._at_work -= 1

    async def begun(self, count: int = 1) -> None:
        """Wait until this many looks have begun."""
        while len(self.looks) < count:  # noqa: ASYNC110 - it tells nobody when it is done
            await asyncio.sleep(0)

    async def done(self) -> list[Key]:
        """What was looked at once everything is done."""
        self.may_go_on.set()
        await until_idle(self.dirty)
        return self.looks


async def test_what_is_marked_before_the_start_is_looked_at_once_it_begins() -> None:
    bench = Bench(dirty_lanes(Clock()))
    for lane in (PUBLIC, CLOCK, PUBLIC):
        bench.dirty.mark(1, lane)
    bench.dirty.mark_match(2)
    assert (bench.looks, bench.dirty.under_way()) == ([], {1, 2})
    bench.dirty.start(bench.look)
    assert await bench.done() == [(1, EVERYTHING), (2, EVERYTHING)]
    await bench.dirty.close()


async def test_many_matches_are_looked_at_a_few_at_a_time_each_once() -> None:
    bench = Bench(dirty_lanes(Clock()))
    bench.dirty.mark_matches(range(MANY))
    bench.dirty.mark_matches([3, MANY])
    assert bench.dirty.stale()["waiting"] == len(bench.dirty.under_way()) == MANY + 1
    bench.dirty.start(bench.look)
    assert await bench.done() == [(match_id, EVERYTHING) for match_id in range(MANY + 1)]
    assert bench.most <= AT_ONCE + 1
    await bench.dirty.close()


async def test_a_match_that_is_added_again_is_looked_at_again() -> None:
    bench = Bench(dirty_lanes(Clock()))
    bench.dirty.start(bench.look)
    for _ in range(2):
        bench.dirty.mark_matches([1])
        await bench.done()
    assert bench.looks == [(1, EVERYTHING)] * 2
    await bench.dirty.close()


async def test_nothing_is_begun_after_the_end() -> None:
    bench = Bench(dirty_lanes(Clock()))
    bench.dirty.start(bench.look)
    bench.dirty.mark_matches(range(MANY))
    await bench.begun(AT_ONCE + 1)
    closing = asyncio.create_task(bench.dirty.close())
    await asyncio.sleep(0)
    bench.may_go_on.set()
    await closing
    begun = len(bench.looks)
    assert begun < MANY
    bench.dirty.mark(1, PUBLIC)
    bench.dirty.mark_match(2)
    bench.dirty.mark_matches([3])
    await asyncio.sleep(0.01)
    assert len(bench.looks) == begun


async def test_a_process_that_never_started_can_be_closed() -> None:
    dirty = dirty_lanes(Clock())
    dirty.mark(1, PUBLIC)
    dirty.mark_matches([2])
    await dirty.close()


def test_each_message_belongs_to_the_lane_of_its_seat_or_of_the_channel() -> None:
    assert {lane_of(name) for name in ("hand:3", "private:3", "nudge:3")} == {seat_lane(3)}
    assert {lane_of(name) for name in ("challenge", "sheet:1:1", "result")} == {PUBLIC}
    assert [seat_of_lane(lane) for lane in (seat_lane(3), PUBLIC, CLOCK, EVERYTHING)] == [3, None, None, None]


@pytest.mark.parametrize(("lane", "named"), [(seat_lane(2), "match 7, seat 2:"), (CLOCK, "match 7, clock:")])
async def test_a_lane_in_trouble_is_named_in_the_log(
    caplog: pytest.LogCaptureFixture, lane: str, named: str
) -> None:
    tried = asyncio.Event()

    async def look(_key: Key) -> None:
        tried.set()
        raise BusyError

    dirty = dirty_lanes(Clock())
    dirty.start(look)
    dirty.mark(7, lane)
    await tried.wait()
    await dirty.close()
    (line,) = [each.getMessage() for each in caplog.records]
    assert line.startswith(named)
