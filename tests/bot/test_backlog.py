import asyncio

from bot.marks.backlog import Backlog


class Bench:
    """Looks at matches, one whenever it is let."""

    def __init__(self) -> None:
        self.looked_at: list[int] = []
        self.may_go_on = asyncio.Semaphore(0)
        self.backlog = Backlog(self.looked_at.append, self.lull)

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
