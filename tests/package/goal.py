"""Two people score on a Discord of this machine, on a bot that any command starts.

`python -m tests.package.goal COMMAND...`: a release is tried like this. The bot's settings are in the
command's environment. For a container, `-e NAME=value` of each takes the place of the word `{settings}`.
"""

import asyncio
import os
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path

from sandbox import Limits, Sandbox
from sandbox.process import BotEndedError
from tests.e2e.rink import ANSWER_SECONDS, Rink, opened

GOAL = "🚨"
START_SECONDS = 180.0
STOP_SECONDS = 60.0
HEALTHY = Path(__file__).parents[2] / "deploy" / "healthy.py"
# No pauses, and people tap every card themselves.
QUICK = {"MERGE_TIME": "0", "OFFER_COOLDOWN": "0", "LAST_CARD_TIME": "P30D"}


@asynccontextmanager
async def started(
    world: Sandbox,
    command: Sequence[str | Path],
    environment: Mapping[str, str],
    folder: Path,
    stderr: int | None = None,
) -> AsyncIterator[Process]:
    """The bot of a command, from when it's connected. BotEndedError if it ends before."""
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env=environment, stdin=DEVNULL, stderr=stderr
    )
    ended = asyncio.create_task(process.wait())
    connected = asyncio.create_task(world.until(world.gateway.connected, START_SECONDS))
    try:
        await asyncio.wait({ended, connected}, return_when=asyncio.FIRST_COMPLETED)
        if not connected.done():
            raise BotEndedError(process.returncode)
        await connected
        yield process
    finally:
        connected.cancel()
        if process.returncode is None:
            process.kill()
        await ended


async def score(rink: Rink) -> None:
    """Play until someone has scored: a match without a goal is followed by another, somewhere else."""
    while not await scored(rink):
        rink = rink.beside(f"after-{rink.channel.channel.name}", "Wendel", "Doug")


async def scored(rink: Rink) -> bool:
    """Play a match until its first goal; False if it ends without one."""
    await rink.face_off()
    while not any(GOAL in message.text for message in rink.people[0].sees(rink.channel)):
        if rink.result():
            return False
        await rink.play(1)
    return True


async def play(command: Sequence[str], say: Callable[[str], object]) -> int:
    """Score on the bot of a command, see that it's healthy, and stop it; returns its exit code, or 1."""
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0, answer_seconds=ANSWER_SECONDS)
    rink = opened(world)
    async with world.running():
        told = {**world.environment(), **QUICK, "PORT": str(free_port())}
        options = [word for name, value in told.items() for word in ("-e", f"{name}={value}")]
        typed = [each for word in command for each in (options if word == "{settings}" else [word])]
        try:
            async with started(world, typed, os.environ | told, Path.cwd()) as process:
                await score(rink)
                asked = await asyncio.create_subprocess_exec(sys.executable, HEALTHY, env=told)
                code = await asked.wait()
                say("A goal" if code == 0 else "A goal, but the bot isn't healthy")
                process.terminate()
                code = await asyncio.wait_for(process.wait(), STOP_SECONDS) or code
        except BotEndedError as ended:
            say(f"The bot ended before it was connected, with exit code {ended.args[0]}")
            return 1
    say(f"The bot ended with exit code {code}")
    return code


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        port: int = server.getsockname()[1]
        return port


if __name__ == "__main__":
    sys.exit(asyncio.run(play(sys.argv[1:], partial(print, flush=True))))
