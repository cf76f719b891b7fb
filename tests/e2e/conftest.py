from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sandbox import Limits, Sandbox
from tests.e2e.process import BotProcess
from tests.e2e.rink import ANSWER_SECONDS, Rink, opened
from tests.memory import tmp_path
from tests.sandbox import openapi
from tests.watch import Watch

__all__ = ["tmp_path"]

StartBot = Callable[..., Awaitable[BotProcess]]


@pytest.fixture
async def world() -> AsyncIterator[Sandbox]:
    """A Discord without rate limits; both directions are checked against Discord's own description."""
    made = Sandbox(limits=Limits.off(), reaction_seconds=0.0, answer_seconds=ANSWER_SECONDS)
    watch = Watch.install(made)
    checker = openapi.Checker.install(made) if openapi.available() else None
    async with made.running():
        yield made
    if checker:
        checker.verify()
    assert not watch.faults, watch.faults


@pytest.fixture
def rink(world: Sandbox) -> Rink:
    return opened(world)


@pytest.fixture
async def start_bot(world: Sandbox, tmp_path: Path) -> AsyncIterator[StartBot]:
    """Starts the bot as a process with its own settings; it ends with the test."""
    started: list[BotProcess] = []
    async with AsyncExitStack() as stack:

        async def start(**settings: str) -> BotProcess:
            made = BotProcess(world, tmp_path, **settings)
            await made.start()
            stack.push_async_callback(made.kill)
            started.append(made)
            return made

        yield start
        # It's unknown when something that keeps failing will be shown.
        if not world.faults.planned:
            for each in started:
                await each.until_all_is_shown()
