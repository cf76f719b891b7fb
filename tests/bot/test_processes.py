"""Work in real processes: what happens if it fails, and if the bot ends."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.kit.processes import Helpers, NoAnswerError, Processes, StoppedError
from tests.bot.killing import kill_any_but
from tests.children import children_of

pytestmark = pytest.mark.slow

PROCESSES = 2
SOON = 5.0
LONG = 60.0
NAP = 0.3
LONG_NAP = 1.0
ROUNDS = 10


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


def touch_and_wait(done: Path, other: Path) -> int:
    """Work that ends only if there's other work at the same time; returns its process."""
    done.touch()
    while not other.exists():
        time.sleep(NAP / 100)
    return os.getpid()


def die_before(times: float, folder: Path) -> int:
    """Be killed this often, as by a system without memory."""
    count = len(list(folder.iterdir()))
    (folder / str(count)).touch()
    if count < times:
        os.kill(os.getpid(), signal.SIGKILL)
    return count


def read(file: Path) -> str:
    return file.read_text()


def fill_memory_beside(done: Path, other: Path) -> int:
    touch_and_wait(done, other)
    return fill_memory()


@pytest.fixture
async def kind() -> AsyncIterator[Callable[..., Processes]]:
    """Kinds of work that share a single process."""
    helpers = Helpers(1)
    yield lambda most, **how: Processes(most, helpers=helpers, **how)
    await helpers.close()


async def test_a_single_process_does_all_work_at_the_same_time(
    kind: Callable[..., Processes], tmp_path: Path
) -> None:
    """A picture doesn't wait for an analysis, nor a move."""
    thinking, painting = kind(2), kind(1)
    files = [tmp_path / str(number) for number in range(3)]
    told = await asyncio.gather(
        *(
            each.ask(touch_and_wait, files[number], files[number - 1], longest=SOON)
            for number, each in enumerate((thinking, thinking, painting))
        )
    )
    assert len(set(told)) == 1


async def test_work_whose_process_is_killed_for_other_work_begins_again(
    kind: Callable[..., Processes],
) -> None:
    verifying, thinking = kind(1), kind(1)
    asked = asyncio.create_task(thinking.ask(nap, LONG_NAP, None, longest=LONG))
    with pytest.raises(NoAnswerError, match="TimeoutError"):
        await verifying.ask(brood, longest=NAP)
    assert await asked == LONG_NAP


async def test_work_may_take_longer_beside_other_work(kind: Callable[..., Processes]) -> None:
    thinking, _ = kind(1), kind(1)
    assert await thinking.ask(nap, 1.5 * NAP, None, longest=NAP) == 1.5 * NAP


async def test_a_lack_of_memory_for_one_piece_of_work_fails_no_other(
    kind: Callable[..., Processes], tmp_path: Path
) -> None:
    verifying, thinking = kind(1, memory=2**26), kind(1)
    files = tmp_path / "verifying", tmp_path / "thinking"
    told = await asyncio.gather(
        verifying.ask(fill_memory_beside, *files, longest=LONG),
        thinking.ask(touch_and_wait, *reversed(files), longest=LONG),
        return_exceptions=True,
    )
    assert isinstance(told[0], NoAnswerError)
    assert isinstance(told[1], int)
    # The limit went with its work.
    assert await thinking.ask(fill_memory, longest=LONG) == 2**27


async def test_work_begins_again_if_its_process_is_killed_and_the_host_hears_of_it(tmp_path: Path) -> None:
    told: list[str] = []
    helpers = Helpers(1, killed=lambda: told.append("killed"))
    thinking = Processes(1, helpers=helpers)
    assert await thinking.ask(die_before, 1, tmp_path, longest=LONG) == 1
    assert told == ["killed"]
    with pytest.raises(NoAnswerError, match="died"):
        await thinking.ask(die_before, LONG, tmp_path, longest=LONG)
    before = len(told)
    with pytest.raises(NoAnswerError, match="TimeoutError"):
        await thinking.ask(brood, longest=NAP)
    await helpers.close()
    assert len(told) == before


@pytest.mark.skipif(not Path("/proc/self/oom_score_adj").exists(), reason="needs Linux's /proc")
async def test_a_system_without_memory_ends_them_before_the_bot(thinking: Processes) -> None:
    assert int(await thinking.ask(read, Path("/proc/self/oom_score_adj"), longest=LONG)) == 1000
    assert int(read(Path("/proc/self/oom_score_adj"))) < 1000


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
    told = await asyncio.gather(*(thinking.ask(time.time, longest=SOON) for _ in range(2)))
    assert all(isinstance(each, float) for each in told)


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
