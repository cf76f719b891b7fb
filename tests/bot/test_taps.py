"""Answers to taps come first: other work waits for them, but not for long."""

import asyncio

from bot.watching.metrics import Metrics
from bot.watching.taps import WAIT_SECONDS, Taps
from tests.bot.skipping import run


async def how_long(taps: Taps) -> float:
    before = asyncio.get_running_loop().time()
    await taps.wait_for_answers()
    return asyncio.get_running_loop().time() - before


def test_work_does_not_wait_if_no_tap_does() -> None:
    async def main() -> float:
        return await how_long(made())

    assert run(main()) < WAIT_SECONDS / 10


def test_work_waits_for_every_answer() -> None:
    async def main() -> float:
        taps = made()

        async def tap(seconds: float, *, answered: bool) -> None:
            taps.begin("hockey")
            await asyncio.sleep(seconds)
            if answered:
                taps.acknowledged()
                await asyncio.sleep(1)

        # The second one ends without an answer, so nothing waits for it any more either.
        tapping = [
            asyncio.create_task(tap(WAIT_SECONDS / 4, answered=True)),
            asyncio.create_task(tap(WAIT_SECONDS / 2, answered=False)),
        ]
        await asyncio.sleep(0)
        took = await how_long(taps)
        await asyncio.gather(*tapping)
        return took

    assert WAIT_SECONDS * 0.4 < run(main()) < WAIT_SECONDS * 0.9


def test_work_does_not_wait_long() -> None:
    async def main() -> float:
        taps = made()

        async def tap() -> None:
            taps.begin("hockey")
            await asyncio.sleep(60)

        tapping = asyncio.create_task(tap())
        await asyncio.sleep(0)
        took = await how_long(taps)
        tapping.cancel()
        return took

    assert WAIT_SECONDS * 0.9 < run(main()) < WAIT_SECONDS * 2


def made() -> Taps:
    return Taps(Metrics())
