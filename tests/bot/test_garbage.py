"""Python's own looks for garbage, in the middle of anything, give way to looks while nobody waits."""

import asyncio
import gc
import weakref

from bot.watching.garbage import (
    FULL_SECONDS,
    LOOK_SECONDS,
    NET,
    WORTH_A_LOOK,
    Garbage,
    let_go_of_clients,
)
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


async def long_lived(seconds: float) -> bool:
    """Whether garbage that outlived two looks before it became some still lies there so long after the start
    of a bot that is never at rest."""
    garbage = Garbage()
    garbage.start(Taps(Metrics(), garbage).give_way)
    ring = Ring()
    gone = weakref.ref(ring)
    for _ in range(2):
        gc.collect(1)
    del ring
    for _ in range(int(seconds / LOOK_SECONDS)):
        rings()
        await asyncio.sleep(LOOK_SECONDS)
    await garbage.close()
    return gone() is not None


def test_a_bot_that_is_never_at_rest_is_looked_through_as_a_whole_from_time_to_time() -> None:
    assert run(long_lived(FULL_SECONDS / 2))
    assert not run(long_lived(FULL_SECONDS + 5 * LOOK_SECONDS))


def test_a_client_that_has_ended_goes_though_it_was_frozen() -> None:
    ring = weakref.ref(Ring())
    gc.freeze()
    let_go_of_clients()
    assert ring() is None
