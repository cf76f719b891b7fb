"""Work in real processes: what happens if it fails, and if the bot ends."""

import asyncio
import multiprocessing
import subprocess
import sys
import time
import traceback
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.kit.processes import NoAnswerError, Processes, StoppedError
from tests.bot.killing import kill_any_but
from tests.children import children_of

pytestmark = pytest.mark.slow

PROCESSES = 2
SOON = 5.0
LONG = 60.0
NAP = 0.3
LONG_NAP = 1.0
ROUNDS = 20


@pytest.fixture
async def thinking() -> AsyncIterator[Processes]:
    made = Processes(PROCESSES)
    yield made
    await made.close()


def brood() -> None:
    """Think forever."""
    while True:
        time.sleep(1.0)


class TakesLongToImport:
    """Unpickling it takes longer than the work itself."""

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (2 * LONG_NAP,)


def nap(seconds: float, _about: object) -> float:
    time.sleep(seconds)
    return seconds


def stumble() -> None:
    raise KeyError("KH")


def fill_memory() -> int:
    return len(bytearray(2**27))


async def test_work_that_needs_too_much_memory_fails_and_the_next_is_done() -> None:
    small = Processes(1, memory=2**26)
    with pytest.raises(NoAnswerError, match="MemoryError"):
        await small.ask(fill_memory, longest=LONG)
    assert await small.ask(nap, 0.0, None, longest=LONG) == 0.0
    await small.close()


async def test_processes_end_when_idle_and_leave_nothing_running() -> None:
    before, brief = children_of("self"), Processes(PROCESSES, idle=NAP)
    for _ in range(2):
        assert await brief.ask(nap, 0.0, None, longest=LONG) == 0.0
        async with asyncio.timeout(SOON):
            while set(children_of("self")) - set(before):  # noqa: ASYNC110 - no event tells it
                await asyncio.sleep(NAP / 10)
    await brief.close()


@pytest.mark.parametrize("command", ["bot", "breakaway"])
def test_what_thinks_imports_nothing_of_the_bot_but_its_name(command: str) -> None:
    """A spawned process begins with the main module of its parent."""
    begins = f"runpy.run_module('{command}.__main__', run_name='__mp_main__', alter_sys=True)"
    asked = f"import runpy, sys; {begins}; sys.exit('discord' in sys.modules or 'sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


async def test_a_waiting_caller_hears_at_once_that_the_bot_ends(thinking: Processes) -> None:
    asked = [asyncio.create_task(thinking.ask(brood, longest=LONG)) for _ in range(3)]
    await asyncio.sleep(0)
    await thinking.close()
    async with asyncio.timeout(SOON):
        told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in told] == [StoppedError] * 3


async def test_once_the_bot_ends_no_process_is_started_any_more(thinking: Processes) -> None:
    await thinking.close()
    with pytest.raises(StoppedError):
        await thinking.ask(time.time, longest=SOON)
    assert not multiprocessing.active_children()


async def test_what_went_wrong_is_told_without_what_was_thought_about(thinking: Processes) -> None:
    with pytest.raises(NoAnswerError, match="KeyError") as caught:
        await thinking.ask(stumble, longest=LONG)
    assert "KH" not in "".join(traceback.format_exception(caught.value))


async def test_nobody_has_to_wait_for_the_answer(thinking: Processes) -> None:
    asked = asyncio.create_task(thinking.ask(brood, longest=LONG))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_waiting_for_a_free_process_does_not_count_as_taking_too_long(
    thinking: Processes,
) -> None:
    """The time to start processes doesn't count either."""
    told = await asyncio.gather(
        *(thinking.ask(time.sleep, NAP, longest=2 * NAP) for _ in range(3 * PROCESSES))
    )
    assert told == [None] * 3 * PROCESSES


async def test_work_has_its_whole_time_though_its_process_is_slow_to_start(thinking: Processes) -> None:
    assert await thinking.ask(nap, LONG_NAP, TakesLongToImport(), longest=1.6 * LONG_NAP) == LONG_NAP


async def test_processes_that_were_killed_while_idle_are_replaced(thinking: Processes) -> None:
    await thinking.ask(time.time, longest=SOON)
    for each in multiprocessing.active_children():
        each.kill()
        each.join()
    told = await asyncio.gather(
        *(thinking.ask(time.time, longest=SOON) for _ in range(2)), return_exceptions=True
    )
    assert all(isinstance(each, float | NoAnswerError) for each in told)
    assert isinstance(await thinking.ask(time.time, longest=SOON), float)


async def test_a_call_while_processes_die_soon_fails_or_is_answered(thinking: Processes) -> None:
    before = set(multiprocessing.active_children())
    killed = 0
    for _ in range(ROUNDS):
        asked = asyncio.create_task(thinking.ask(time.time, longest=LONG))
        killing = asyncio.create_task(asyncio.to_thread(kill_any_but, before, asked))
        async with asyncio.timeout(SOON):
            (told,) = await asyncio.gather(asked, return_exceptions=True)
        assert isinstance(told, (float, NoAnswerError))
        killed += await killing
    assert killed
