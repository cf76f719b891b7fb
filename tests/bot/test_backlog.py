import asyncio

from bot.kit.clock import Clock
from bot.marks.backlog import Backlog
from bot.marks.keys import Key
from bot.marks.marks import LOOKED_AT_AT_ONCE
from bot.marks.owed import Owed
from db.store import Store
from tests.bot.desks import marks_over


class Bench:
    """Looks at matches, one whenever it is let."""

    def __init__(self) -> None:
        self.looked_at: list[int] = []
        self.may_go_on = asyncio.Semaphore(0)
        self.backlog = Backlog(self.looked_at.append, self.lull)
        self.backlog.begin()

    async def lull(self) -> None:
        await self.may_go_on.acquire()

    async def until_looked_at(self, count: int) -> None:
        while len(self.looked_at) < count:  # noqa: ASYNC110 - it tells nobody when it is done
            await asyncio.sleep(0)


async def test_every_match_is_looked_at_once_and_none_before_there_is_time_for_it() -> None:
    bench = Bench()
    bench.backlog.add([3, 1, 2])
    await bench.until_looked_at(1)
    bench.backlog.add([2, 4])
    assert (bench.looked_at, len(bench.backlog)) == ([3], 3)
    for count in (2, 3, 4):
        bench.may_go_on.release()
        await bench.until_looked_at(count)
        assert len(bench.backlog) == 4 - count
    bench.may_go_on.release()
    assert bench.looked_at == [3, 1, 2, 4]
    await bench.backlog.close()


async def test_what_was_looked_at_and_is_added_again_is_looked_at_again() -> None:
    bench = Bench()
    for _ in range(5):
        bench.may_go_on.release()
    bench.backlog.add([1])
    await bench.until_looked_at(1)
    bench.backlog.add([1])
    await bench.until_looked_at(2)
    assert bench.looked_at == [1, 1]
    await bench.backlog.close()


async def test_nothing_is_begun_after_the_end() -> None:
    bench = Bench()
    bench.backlog.add([1, 2])
    await bench.until_looked_at(1)
    closing = asyncio.create_task(bench.backlog.close())
    await asyncio.sleep(0)
    bench.may_go_on.release()
    await closing
    bench.backlog.add([3])
    await asyncio.sleep(0)
    assert bench.looked_at == [1]


async def test_matches_that_are_marked_before_anybody_looks_are_looked_at_a_few_at_a_time(
    store: Store,
) -> None:
    """As those whose turns have got back the time for which the bot was away: the first beat finds them."""
    marks, looked_at, at_once = marks_over(store, Clock()), list[int](), list[int]()
    looking: set[Key] = set()

    async def look(key: Key, _owed: Owed) -> None:
        looking.add(key)
        looked_at.append(key[0])
        at_once.append(len(looking))
        await asyncio.sleep(0.001)
        looking.remove(key)

    marks.mark_matches(range(100))
    for _ in range(300):
        await asyncio.sleep(0)
    assert marks.stale()["waiting"] == 100
    marks.start(look)
    while marks.stale()["waiting"]:  # noqa: ASYNC110 - it tells nobody when it is done
        await asyncio.sleep(0)
    assert looked_at == list(range(100))
    assert max(at_once) <= LOOKED_AT_AT_ONCE + 1
    await marks.close()
