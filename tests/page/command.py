"""`python -m sandbox` as a process, the way people start it in a terminal."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.e2e.process import HEALING_TIME

PROJECT = Path(__file__).parents[2]
# A person's own settings, in an environment with the sandbox.
REAL_TOKEN = "a-token-of-somebody-s-own"  # noqa: S105 - it opens nothing
PATIENCE_SECONDS = 180
# A shell ignores signals for what it starts in the background, and all its children inherit that.
LAUNCHER = """
import os, signal, sys
for name in ("INT", "HUP"):
    deaf = name in sys.argv[1].split()
    signal.signal(signal.Signals["SIG" + name], signal.SIG_IGN if deaf else signal.SIG_DFL)
os.execv(sys.argv[2], sys.argv[2:])
"""

Start = Callable[..., Awaitable[Process]]


@asynccontextmanager
async def starting() -> AsyncIterator[Start]:
    async with AsyncExitStack() as stack:

        async def started(
            *options: str, port: int | None = 0, deaf_to: str = "", bot_port: int | None = None
        ) -> Process:
            environment = os.environ | {"DISCORD_TOKEN": REAL_TOKEN, "HEALING_TIME": HEALING_TIME}
            if bot_port is not None:
                environment |= {"PORT": str(bot_port), "BIND_ADDRESS": "127.0.0.1"}
            named = [] if port is None else ["--port", str(port)]
            made = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", LAUNCHER, deaf_to),
                *(sys.executable, "-u", "-m", "sandbox", *named, *options),
                cwd=PROJECT,
                env=environment,
                stdout=PIPE,
                stderr=PIPE,
                start_new_session=True,
            )
            stack.push_async_callback(ended, made, signal.SIGTERM)
            return made

        yield started


async def ended(process: Process, by: signal.Signals) -> int:
    if process.returncode is None:
        process.send_signal(by)
    return await asyncio.wait_for(process.wait(), PATIENCE_SECONDS)


async def said(process: Process, pattern: str) -> str:
    """What the process prints, up to a line that fits."""
    assert process.stdout
    printed = ""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while line := (await process.stdout.readline()).decode():
            printed += line
            if re.search(pattern, line):
                break
    return printed
