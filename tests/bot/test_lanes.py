import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.kit.lanes import FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS, PATIENCE, AgainError, Lanes
from tests.bot.skipping import LoopClock, run


class Worker:
    """Work that notes when it was done, and waits on request."""

    def __init__(self) -> None:
        self.clock = LoopClock()
        self.times: list[float] = []
        self.failures = 0
        self.failure: Exception = RuntimeError("planned")
        self.at_once = self.most_at_once = 0
        self.wait: Callable[[], Awaitable[object]] = lambda: asyncio.sleep(0)
        self.enough = asyncio.Event()
        self.awaited = 0
        self.when: float | None = None

    async def __call__(self, key: str) -> float | None:
        assert key == "key"
        self.times.append(self.clock.now())
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self.wait()
        finally:
            self.at_once -= 1
            if len(self.times) >= self.awaited:
                self.enough.set()
        if self.failures:
            self.failures -= 1
            raise self.failure
        when, self.when = self.when, None
        return when

    async def runs(self, count: int) -> list[float]:
        """Wait for this many runs; returns the times between them."""
        self.awaited = count
        self.enough.clear()
        if len(self.times) < count:
            await asyncio.wait_for(self.enough.wait(), 1e6)
        return [round(after - before, 1) for before, after in pairwise(self.times)]


def test_marks_made_during_the_work_run_it_once_more() -> None:
    async def main() -> Worker:
        worker, gate = Worker(), asyncio.Event()
        worker.wait = gate.wait
        lanes = Lanes(worker, worker.clock)
        lanes.mark("key")
        await asyncio.sleep(1)
        for _ in range(5):
            lanes.mark("key")
        gate.set()
        await asyncio.sleep(100)
        await lanes.close()
        return worker

    worker = run(main())
    assert len(worker.times) == 2
    assert worker.most_at_once == 1


def test_marks_made_before_the_work_has_begun_run_it_once() -> None:
    async def main() -> Worker:
        worker, others_first = Worker(), asyncio.Event()

        async def wait_first() -> bool:
            return await others_first.wait()

        lanes = Lanes(worker, worker.clock, wait_first)
        lanes.mark("key")
        await asyncio.sleep(1)
        assert worker.times == []
        for _ in range(5):
            lanes.mark("key")
        others_first.set()
        await asyncio.sleep(100)
        await lanes.close()
        return worker

    assert len(run(main()).times) == 1


@pytest.mark.parametrize(("calm", "between"), [(True, ["a", "?", "b", "?", "c"]), (False, ["a", "b", "c"])])
def test_marks_are_worked_on_one_by_one_while_nobody_else_waits_and_at_once_after_too_long_a_wait(
    calm: bool, between: list[str]
) -> None:
    seen: list[str] = []

    async def wait_first() -> bool:
        await asyncio.sleep(0)
        seen.append("?")
        return calm

    async def work(key: str) -> None:
        seen.append(key)

    async def main() -> None:
        lanes = Lanes(work, LoopClock(), wait_first)
        for key in "abc":
            lanes.mark(key)
        assert lanes.under_way() == ["a", "b", "c"]
        assert lanes.stale()["waiting"] == 3
        await lanes.drain(0, 1.0)
        await lanes.close()

    run(main())
    assert seen[1:] == between


def test_what_is_marked_when_the_bot_stops_is_still_worked_on() -> None:
    async def main() -> Worker:
        worker = Worker()

        async def wait_first() -> bool:
            return await asyncio.Event().wait()

        lanes = Lanes(worker, worker.clock, wait_first)
        lanes.mark("key")
        await asyncio.sleep(1)
        assert not worker.times
        await lanes.close()
        return worker

    assert len(run(main()).times) == 1


def test_work_that_fails_is_tried_again_ever_later_and_then_as_soon_as_ever(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> tuple[list[float], list[float]]:
        worker = Worker()
        worker.failures = 9
        lanes = Lanes(worker, worker.clock)
        lanes.mark("key")
        first = await worker.runs(10)
        await asyncio.sleep(1000)
        assert len(worker.times) == 10
        worker.times.clear()
        worker.failures = 1
        lanes.mark("key")
        again = await worker.runs(2)
        await lanes.close()
        return first, again

    first, again = run(main())
    assert first == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert (first[0], first[-1]) == (FIRST_RETRY_SECONDS, LAST_RETRY_SECONDS)
    assert again == [FIRST_RETRY_SECONDS]
    # A fault has its traceback once, until the work has succeeded.
    assert [bool(record.exc_info) for record in caplog.records] == [True, *[False] * 8, True]


def test_work_that_wants_to_look_again_does_so_at_once_then_after_pauses_and_it_is_no_failure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def main() -> list[float]:
        worker = Worker()
        worker.failure, worker.failures = AgainError(), PATIENCE + 3
        lanes = Lanes(worker, worker.clock)
        lanes.mark("key")
        waits = await worker.runs(PATIENCE + 4)
        await lanes.close()
        return waits

    assert run(main()) == [*PATIENCE * [0], 1, 2, 4]
    assert caplog.records == []


def test_work_that_fails_for_a_day_is_still_tried_again() -> None:
    async def main() -> list[float]:
        worker = Worker()
        worker.failures = 1100
        lanes = Lanes(worker, worker.clock)
        lanes.mark("key")
        waits = await worker.runs(1101)
        assert lanes.stale() == {"waiting": 0, "failing": 0}
        await lanes.close()
        return waits

    assert min(run(main())[10:]) == LAST_RETRY_SECONDS


def test_work_says_when_it_is_due_again_and_a_mark_does_not_wait_for_that() -> None:
    async def main() -> tuple[list[float], int]:
        worker = Worker()
        lanes = Lanes(worker, worker.clock)
        worker.when = worker.clock.now() + 50
        lanes.mark("key")
        await worker.runs(2)
        worker.when = worker.clock.now() + 1000
        lanes.mark("key")
        await worker.runs(3)
        await asyncio.sleep(10)
        lanes.mark("key")
        gaps = await worker.runs(4)
        await asyncio.sleep(5000)
        await lanes.close()
        return gaps, len(worker.times)

    gaps, count = run(main())
    assert gaps == [50, 0, 10]
    assert count == 4


def test_one_key_does_not_wait_for_another() -> None:
    async def main() -> list[str]:
        done: list[str] = []
        gate = asyncio.Event()

        async def work(key: str) -> None:
            if key == "slow":
                await gate.wait()
            done.append(key)

        lanes = Lanes(work, LoopClock())
        for key in ("slow", "quick"):
            lanes.mark(key)
        await asyncio.sleep(1)
        assert done == ["quick"]
        gate.set()
        await lanes.close()
        return done

    assert run(main()) == ["quick", "slow"]


@pytest.mark.parametrize("fails", [False, True])
def test_closing_lets_what_is_in_hand_finish_and_begins_nothing(*, fails: bool) -> None:
    async def main() -> Worker:
        worker = Worker()
        worker.wait = lambda: asyncio.sleep(30)
        worker.failures = int(fails)
        worker.when = worker.clock.now() + 60
        lanes = Lanes(worker, worker.clock)
        lanes.mark("key")
        await asyncio.sleep(1)
        lanes.mark("key")
        await lanes.close()
        assert worker.at_once == 0
        lanes.mark("key")
        await asyncio.sleep(1000)
        return worker

    assert len(run(main()).times) == 1


@given(
    marks=st.lists(st.floats(0, 20), min_size=1, max_size=20),
    takes=st.floats(0, 5),
    failing=st.integers(0, 3),
)
def test_whenever_it_was_marked_it_runs_after_the_last_mark(
    marks: list[float], takes: float, failing: int
) -> None:
    async def main() -> tuple[Worker, float]:
        worker = Worker()
        worker.wait = lambda: asyncio.sleep(takes)
        worker.failures = failing
        lanes = Lanes(worker, worker.clock)
        began = worker.clock.now()
        for after in sorted(marks):
            await asyncio.sleep(max(0.0, began + after - worker.clock.now()))
            last = worker.clock.now()
            lanes.mark("key")
        await asyncio.sleep(500)
        await lanes.close()
        return worker, last

    worker, last = run(main())
    assert worker.times[-1] >= last
    assert worker.failures == 0
    assert worker.most_at_once == 1
    assert len(worker.times) <= len(marks) + failing
