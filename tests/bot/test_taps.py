"""Answers to taps come first: other work waits for them, but not for long. Someone else's are noticed."""

import asyncio

import pytest

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


SECOND, MINUTE = 1.0, 60.0


@pytest.mark.parametrize(
    ("answers", "pause", "noticed"),
    [
        pytest.param("x", SECOND, 0, id="one"),
        pytest.param("xxxx", MINUTE, 0, id="a few"),
        pytest.param(10 * "x", SECOND, 0, id="many at once, as when a process ends"),
        pytest.param(10 * (19 * "." + "x"), 2 * SECOND, 0, id="one in twenty, all the time"),
        pytest.param(100 * "x", 10 * MINUTE, 0, id="now and then"),
        pytest.param(30 * "x", SECOND, 1, id="all of them"),
        pytest.param(20 * ".x", SECOND, 1, id="every other one"),
        pytest.param(10 * "....x", 5 * SECOND, 2, id="some of them, again and again"),
    ],
)
def test_a_rival_is_noticed_by_how_many_taps_it_answers_for_how_long(
    answers: str, pause: float, noticed: int
) -> None:
    """`x` stands for a tap that someone else has answered, a point for one of ours."""

    async def main() -> int:
        told: list[float] = []
        taps = Taps(Metrics(), lambda: told.append(asyncio.get_running_loop().time()))

        async def tap(answer: str) -> None:
            taps.begin("hockey")
            taps.answering()
            if answer == "x":
                taps.answered_already()
            else:
                taps.acknowledged()

        for answer in answers:
            await asyncio.create_task(tap(answer))
            await asyncio.sleep(pause)
        return len(told)

    assert run(main()) == noticed


def made() -> Taps:
    return Taps(Metrics())
