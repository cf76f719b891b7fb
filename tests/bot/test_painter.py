"""Pictures are drawn in a separate process, and come whatever happens to it."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.messages.painter import Painter
from bot.messages.picture import Render
from faces.art.colours import Jersey
from faces.art.drawing import draw
from faces.rink.scene import RinkBench, RinkScene
from tests.bot.painted import paint, stumble, whose

SOON = 60.0
AT_ONCE = 1.0
A_MOMENT = 0.3
LOOK_SECONDS = 0.01


def rink(left: int) -> Render:
    benches = tuple(
        RinkBench(Jersey((name,), colour), 1, left)
        for name, colour in (("Jon", "#C8202F"), ("Ida", "#1F5FA8"))
    )
    return partial(draw, "rink.ice", RinkScene((benches[0], benches[1]), "1st", "Deal 2", (), 0, None, None))


@pytest.fixture
async def painter(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Painter]:
    monkeypatch.setenv("PAINTED_FOR", str(os.getpid()))
    made = Painter(longest=SOON, here=0.0)
    yield made
    await made.close()


async def elsewhere(painter: Painter) -> int:
    """The process that draws."""
    drawn = await painter.draw(whose)
    assert drawn != whose()
    return int(drawn)


def runs(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


async def test_a_picture_is_the_same_wherever_it_is_drawn(painter: Painter) -> None:
    assert [await painter.draw(rink(left)) for left in range(3)] == [rink(left)() for left in range(3)]


async def test_where_the_process_is_killed_another_one_draws(painter: Painter) -> None:
    first = await elsewhere(painter)
    os.kill(first, signal.SIGKILL)
    assert await elsewhere(painter) != first


async def test_where_the_process_hangs_the_picture_comes_and_the_process_is_ended() -> None:
    painter = Painter(longest=A_MOMENT)
    first = await elsewhere(painter)
    os.kill(first, signal.SIGSTOP)
    assert await painter.draw(partial(paint, 1)) == paint(1)
    assert not runs(first)
    # Pictures that came after it would only wait for the next one to hang.
    assert await painter.draw(whose) == whose()
    await painter.close()


async def test_what_cannot_be_drawn_there_is_drawn_here_and_the_log_names_no_card(
    painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    assert await painter.draw(stumble) == b"drawn"
    assert [record.getMessage() for record in caplog.records if record.name.startswith("bot")] == [
        "pictures are drawn in the bot's own process for a while (KeyError)"
    ]
    assert "KH" not in caplog.text


async def test_pictures_asked_for_at_once_all_come(painter: Painter) -> None:
    drawn = await asyncio.gather(*(painter.draw(partial(paint, number)) for number in range(6)))
    assert drawn == [paint(number) for number in range(6)]


async def test_a_caller_that_gives_up_waiting_leaves_no_picture_behind(painter: Painter) -> None:
    await elsewhere(painter)
    waiting = asyncio.create_task(painter.draw(partial(paint, 1)))
    await asyncio.sleep(0)
    waiting.cancel()
    assert await painter.draw(partial(paint, 2)) == paint(2)


async def test_closed_it_leaves_no_process_and_starts_none(painter: Painter) -> None:
    pid = await elsewhere(painter)
    began = time.monotonic()
    await painter.close()
    assert time.monotonic() - began < AT_ONCE
    assert not runs(pid)
    assert {await painter.draw(whose) for _ in range(3)} == {whose()}
    assert not multiprocessing.active_children()


async def test_closed_while_the_process_begins_it_leaves_none(painter: Painter) -> None:
    begins = asyncio.create_task(painter.draw(whose))
    await asyncio.sleep(0)
    await painter.close()
    assert await begins == whose()
    assert not multiprocessing.active_children()


def test_the_process_ends_with_its_parent() -> None:
    """However that ends: no one is left to hear it."""
    starts = (
        "import asyncio, os, signal\n"
        "from bot.messages.painter import Painter\n"
        "from tests.bot.painted import whose\n"
        "async def main():\n"
        "    print((await Painter().draw(whose)).decode(), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())"
    )
    ended = subprocess.run([sys.executable, "-c", starts], capture_output=True, text=True, check=False)
    assert ended.returncode == -signal.SIGKILL
    until = time.monotonic() + SOON
    while runs(int(ended.stdout)) and time.monotonic() < until:
        time.sleep(LOOK_SECONDS)
    assert not runs(int(ended.stdout))
