import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO

from sandbox.sandbox import Sandbox

PROJECT = Path(__file__).resolve().parent.parent
PARTING_SECONDS = 10.0


class BotEndedError(Exception):
    """The bot's process ended before it was connected; carries its exit code."""


@asynccontextmanager
async def bot_process(
    world: Sandbox,
    module: str = "bot",
    *,
    environment: Mapping[str, str] | None = None,
    output: IO[bytes] | int | None = None,
    within: float = 120.0,
) -> AsyncIterator[Process]:
    """Run `python -m module` against `world`; entered once it has a new gateway session, ended by SIGTERM."""
    before = world.gateway.identified
    process = await start(module, os.environ | dict(environment or {}) | world.environment(), output)
    try:
        ended = asyncio.create_task(process.wait())
        ready = asyncio.create_task(world.until(lambda: world.gateway.identified > before, within))
        await asyncio.wait({ended, ready}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            raise BotEndedError(process.returncode)
        ended.cancel()
        await ready
        yield process
    finally:
        await _end(process)


async def start(module: str, environment: Mapping[str, str], output: IO[bytes] | int | None) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-W", "ignore::DeprecationWarning", "-m", module),
        cwd=PROJECT,
        env=environment,
        stdout=output,
        stderr=output,
    )


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), PARTING_SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
