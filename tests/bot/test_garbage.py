"""Python's own looks for garbage, in the middle of anything, give way to looks while nobody waits."""

import asyncio
import gc
import weakref

from bot.watching.garbage import LOOK_SECONDS, NET, WORTH_A_LOOK, Garbage
from bot.watching.metrics import Metrics
from bot.watching.taps import Taps
from tests.bot.skipping import run


class Ring:
    def __init__(self) -> None:
        self.itself = self


def rings() -> weakref.ref[Ring]:
    """Makes more garbage than is left lying about; gives one piece of it."""
    made = [Ring() for _ in range(2 * WORTH_A_LOOK)]
    return weakref.ref(made[0])


async def watched(
    seconds: float, *, waits: float | None, rests: float = 3 * LOOK_SECONDS
) -> tuple[bool, tuple[int, int, int]]:
    """Whether garbage still lies there so long after a tap that waits so long for its answer, and Python's
    thresholds meanwhile. The bot `rests` for so many seconds after its start."""
    garbage = Garbage()
    taps = Taps(Metrics(), garbage)
    garbage.start(taps.give_way)
    await asyncio.sleep(rests)

    async def tap() -> None:
        taps.begin("hockey")
        await asyncio.sleep(waits or 0)

    waiting = asyncio.create_task(tap()) if waits is not None else None
    ring = rings()
    await asyncio.sleep(seconds)
    kept, thresholds = ring() is not None, gc.get_threshold()
    if waiting:
        waiting.cancel()
    await garbage.close()
    return kept, thresholds


def test_it_is_swept_soon_after_a_tap_and_python_looks_by_itself_as_before_afterwards() -> None:
    before = gc.get_threshold()
    assert run(watched(1.5 * LOOK_SECONDS, waits=0)) == (False, NET)
    assert gc.get_threshold() == before


def test_a_tap_that_waits_goes_first_but_not_for_long() -> None:
    assert run(watched(LOOK_SECONDS + 0.01, waits=60)) == (True, NET)
    assert run(watched(LOOK_SECONDS + 0.5, waits=60)) == (False, NET)


def test_what_a_start_leaves_is_swept_without_a_tap() -> None:
    assert run(watched(1.5 * LOOK_SECONDS, waits=None, rests=0)) == (False, NET)


def test_a_bot_at_rest_does_not_look() -> None:
    assert run(watched(1.5 * LOOK_SECONDS, waits=None)) == (True, NET)
