import asyncio

import pytest

from bot.kit.meanwhile import meanwhile


class Answer:
    """Asks the loop for something twice, as a request does, and notes when."""

    def __init__(self) -> None:
        self.first: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.seen: list[str] = []

    async def wait(self) -> str:
        self.seen.append("asked")
        try:
            told = await self.first
        except asyncio.CancelledError:
            self.seen.append("cancelled")
            raise
        await asyncio.sleep(0)
        self.seen.append(told)
        return told


async def test_work_is_done_as_soon_as_somebody_waits_and_what_they_get_is_passed_on() -> None:
    answer = Answer()

    async def ask() -> str:
        return await meanwhile(answer.wait(), lambda: answer.seen.append("worked"))

    task = asyncio.create_task(ask())
    await asyncio.sleep(0)
    assert answer.seen == ["asked", "worked"]
    answer.first.set_result("yes")
    assert await task == "yes"
    assert answer.seen == ["asked", "worked", "yes"]


async def test_what_somebody_stumbles_over_reaches_whoever_asked() -> None:
    answer = Answer()
    asyncio.get_running_loop().call_soon(answer.first.set_exception, LookupError("nobody"))
    with pytest.raises(LookupError, match="nobody"):
        await meanwhile(answer.wait(), lambda: answer.seen.append("worked"))
    assert answer.seen == ["asked", "worked"]


async def test_whoever_is_cancelled_has_the_other_hear_of_it() -> None:
    answer = Answer()

    async def ask() -> str:
        return await meanwhile(answer.wait(), lambda: None)

    task = asyncio.create_task(ask())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert answer.seen == ["asked", "cancelled"]
    assert answer.first.cancelled()


async def test_where_nobody_has_to_wait_there_is_no_time_for_work() -> None:
    async def at_once() -> int:
        return 7

    worked: list[str] = []
    assert await meanwhile(at_once(), lambda: worked.append("worked")) == 7
    assert not worked
