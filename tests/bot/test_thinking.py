"""Thinking in real processes: what becomes of a thought where it fails, and where the bot ends."""

import asyncio
import multiprocessing
import subprocess
import sys
import time
import traceback
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.opponents import thinking as processes
from bot.opponents.thinking import PROCESSES, NoThoughtError, StoppedError, Thinking
from tests.bot.killing import kill_any_but

SOON = 5.0
LONG = 60.0
NAP = 0.3
LONG_NAP = 1.0
ROUNDS = 20


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    made = Thinking()
    yield made
    await made.close()


def brood() -> None:
    """Think for ever."""
    while True:
        time.sleep(1.0)


def start_late_but_for_the_first(marker: Path) -> None:
    try:
        marker.touch(exist_ok=False)
    except FileExistsError:
        time.sleep(SOON)


def stumble() -> None:
    raise KeyError("KH")


@pytest.mark.parametrize("command", ["bot", "breakaway"])
def test_what_thinks_imports_nothing_of_the_bot_but_its_name(command: str) -> None:
    """A process that is spawned begins with the main module of the one that it is for."""
    begins = f"runpy.run_module('{command}.__main__', run_name='__mp_main__', alter_sys=True)"
    asked = f"import runpy, sys; {begins}; sys.exit('discord' in sys.modules or 'sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0


async def test_whoever_waits_for_a_thought_hears_at_once_that_the_bot_ends(thinking: Thinking) -> None:
    asked = [asyncio.create_task(thinking.ask(brood, longest=LONG)) for _ in range(3)]
    await asyncio.sleep(0)
    await thinking.close()
    async with asyncio.timeout(SOON):
        told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in told] == [StoppedError] * 3


async def test_once_the_bot_ends_no_process_is_started_any_more(thinking: Thinking) -> None:
    await thinking.close()
    with pytest.raises(StoppedError):
        await thinking.ask(time.time, longest=SOON)
    assert not multiprocessing.active_children()


async def test_what_went_wrong_is_told_without_what_was_thought_about(thinking: Thinking) -> None:
    with pytest.raises(NoThoughtError, match="KeyError") as caught:
        await thinking.ask(stumble, longest=LONG)
    assert "KH" not in "".join(traceback.format_exception(caught.value))


async def test_whoever_is_no_longer_waited_for_is_ended_as_ever(thinking: Thinking) -> None:
    asked = asyncio.create_task(thinking.ask(brood, longest=LONG))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_whoever_waits_for_a_free_process_is_not_told_that_it_took_too_long(
    thinking: Thinking,
) -> None:
    """Nor does it count how long the processes take to start."""
    told = await asyncio.gather(
        *(thinking.ask(time.sleep, NAP, longest=2 * NAP) for _ in range(3 * PROCESSES))
    )
    assert told == [None] * 3 * PROCESSES


async def test_a_thought_has_its_whole_time_though_another_process_is_slow_to_start(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(processes, "step_back", partial(start_late_but_for_the_first, tmp_path / "started"))
    naps = (thinking.ask(time.sleep, LONG_NAP, longest=1.6 * LONG_NAP) for _ in range(PROCESSES))
    assert await asyncio.gather(*naps) == [None] * PROCESSES


async def test_processes_that_were_killed_while_idle_are_replaced(thinking: Thinking) -> None:
    await thinking.ask(time.time, longest=SOON)
    for each in multiprocessing.active_children():
        each.kill()
        each.join()
    told = await asyncio.gather(
        *(thinking.ask(time.time, longest=SOON) for _ in range(2)), return_exceptions=True
    )
    assert all(isinstance(each, float | NoThoughtError) for each in told)
    assert isinstance(await thinking.ask(time.time, longest=SOON), float)


async def test_whoever_asks_as_the_processes_die_is_soon_told_so_or_answered(thinking: Thinking) -> None:
    """Pebble tells nobody of a broken pool whom it takes up after it has broken."""
    before = set(multiprocessing.active_children())
    killed = 0
    for _ in range(ROUNDS):
        asked = asyncio.create_task(thinking.ask(time.time, longest=LONG))
        killing = asyncio.create_task(asyncio.to_thread(kill_any_but, before, asked))
        async with asyncio.timeout(SOON):
            (told,) = await asyncio.gather(asked, return_exceptions=True)
        assert isinstance(told, (float, NoThoughtError))
        killed += await killing
    assert killed
