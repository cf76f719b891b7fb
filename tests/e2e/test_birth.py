"""The one process that all bots of these tests are forked from."""

import asyncio
from multiprocessing import forkserver
from pathlib import Path
from socket import AF_UNIX, socket
from subprocess import DEVNULL, PIPE
from typing import Any

from tests.e2e.birth import give_birth


async def born() -> int:
    """The exit code of a process that is forked from it and has nothing to do."""
    process = await give_birth("bot", "--help", env={}, cwd=Path.cwd(), stdout=DEVNULL, stderr=DEVNULL)
    return await process.wait()


async def test_whoever_is_killed_while_it_asks_for_a_process_costs_the_others_nothing() -> None:
    before = await born()
    server: Any = forkserver._forkserver
    with socket(AF_UNIX) as asking:
        asking.connect(server._forkserver_address)
    assert await born() == before


async def test_whoever_gives_up_asking_leaves_no_pipe_open() -> None:
    for turns in range(4):
        asking = asyncio.create_task(
            give_birth("bot", "--help", env={}, cwd=Path.cwd(), stdout=PIPE, stderr=DEVNULL)
        )
        for _ in range(turns):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        if not asking.cancelled():
            await asking.result().communicate()
