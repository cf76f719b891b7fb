"""Work that gives way goes on only while nothing has precedence, and ends as it would have ended anyway."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.kit.giving_way import GivingWay
from tests.bot.skipping import run

MOST = 0.05


class First:
    """Something that has precedence until a time, and notes for how long it was given way to."""

    def __init__(self) -> None:
        self.until = 0.0

    @property
    def waits(self) -> bool:
        return asyncio.get_running_loop().time() < self.until

    async def give_way(self, seconds: float) -> float:
        wait = min(seconds, self.until - asyncio.get_running_loop().time())
        await asyncio.sleep(wait)
        return wait


def finished(work: Coroutine[Any, Any, float], first: First, most: float = MOST) -> float:
    async def main() -> float:
        return await GivingWay(work, first, most)

    return run(main())


async def three_steps(first: First, urgent: float) -> float:
    """Something urgent comes up while the first step waits; how long it took until the end."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    first.until = began + urgent
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return loop.time() - began


def test_it_goes_on_once_nothing_is_urgent_any_more() -> None:
    first = First()
    assert finished(three_steps(first, 0.02), first) == pytest.approx(0.02, abs=0.01)


def test_it_gives_way_for_no_longer_than_it_can_in_all_its_steps() -> None:
    first = First()
    assert finished(three_steps(first, 60.0), first) == pytest.approx(MOST, abs=0.01)


def test_what_fails_fails_inside_and_outside() -> None:
    async def work() -> float:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.sleep(1)
        await asyncio.sleep(0)
        raise LookupError

    with pytest.raises(LookupError):
        finished(work(), First())


def test_who_is_cancelled_while_giving_way_is_cancelled() -> None:
    async def main() -> list[str]:
        first, seen = First(), list[str]()

        async def work() -> None:
            first.until = asyncio.get_running_loop().time() + 60.0
            try:
                await asyncio.sleep(0)
            except asyncio.CancelledError:
                seen.append("inside")
                raise

        async def giving_way() -> None:
            await GivingWay(work(), first, 60.0)

        task = asyncio.create_task(giving_way())
        await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.wait([task])
        return [*seen, *(["outside"] if task.cancelled() else [])]

    assert run(main()) == ["inside", "outside"]
