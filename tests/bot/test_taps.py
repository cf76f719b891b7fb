"""What is drawn for everybody else gives way to whoever waits for an answer."""

import asyncio

from bot.watching.garbage import Garbage
from bot.watching.metrics import Metrics
from bot.watching.taps import GIVE_WAY_SECONDS, Taps
from tests.bot.skipping import run


async def how_long(taps: Taps) -> float:
    before = asyncio.get_running_loop().time()
    await taps.give_way()
    return asyncio.get_running_loop().time() - before


def test_nobody_gives_way_where_nobody_waits() -> None:
    async def main() -> float:
        return await how_long(made())

    assert run(main()) < GIVE_WAY_SECONDS / 10


def test_whoever_gives_way_waits_for_every_answer() -> None:
    async def main() -> float:
        taps = made()

        async def tap(seconds: float, *, answered: bool) -> None:
            taps.begin("hockey")
            await asyncio.sleep(seconds)
            if answered:
                taps.acknowledged()
                await asyncio.sleep(1)

        # The second one ends without an answer: nobody waits for it any more either.
        tapping = [
            asyncio.create_task(tap(GIVE_WAY_SECONDS / 4, answered=True)),
            asyncio.create_task(tap(GIVE_WAY_SECONDS / 2, answered=False)),
        ]
        await asyncio.sleep(0)
        took = await how_long(taps)
        await asyncio.gather(*tapping)
        return took

    assert GIVE_WAY_SECONDS * 0.4 < run(main()) < GIVE_WAY_SECONDS * 0.9


def test_nobody_gives_way_for_long() -> None:
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

    assert GIVE_WAY_SECONDS * 0.9 < run(main()) < GIVE_WAY_SECONDS * 2


def test_whoever_comes_while_others_give_way_waits_no_longer_than_they() -> None:
    async def main() -> list[float]:
        taps = made()

        async def tap() -> None:
            taps.begin("hockey")
            await asyncio.sleep(60)

        async def late() -> float:
            await asyncio.sleep(GIVE_WAY_SECONDS / 2)
            return await how_long(taps)

        tapping = asyncio.create_task(tap())
        await asyncio.sleep(0)
        took = [*await asyncio.gather(how_long(taps), late()), await how_long(taps)]
        tapping.cancel()
        return took

    first, second, afterwards = run(main())
    assert second < GIVE_WAY_SECONDS * 0.6 < first < GIVE_WAY_SECONDS * 2
    # Those who come later give way again.
    assert GIVE_WAY_SECONDS * 0.9 < afterwards < GIVE_WAY_SECONDS * 2


def made() -> Taps:
    return Taps(Metrics(), Garbage())
