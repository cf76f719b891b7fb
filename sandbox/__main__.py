"""`python -m sandbox`: the bot on a Discord of this machine, and two people who play."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sandbox.demo import Demo
from sandbox.limits import Limits
from sandbox.process import BotEndedError, bot_process
from sandbox.words import word
from sandbox.world import NotSeenError, Sandbox

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=word("demo.description"))
    parser.add_argument("--database", type=Path, help=word("demo.help_database"))
    parser.add_argument("--limits", action="store_true", help=word("demo.help_limits"))
    parser.add_argument("--wait-for-bot", action="store_true", help=word("demo.help_wait"))
    try:
        return asyncio.run(run(parser.parse_args()))
    except KeyboardInterrupt:
        return 130


async def run(options: argparse.Namespace) -> int:
    world = Sandbox(limits=Limits() if options.limits else Limits.off(), reaction_seconds=0.02)
    demo = Demo(world, print)
    try:
        async with world.running() as address, bot_of(world, options):
            print(word("demo.connected", address=address))
            await demo.play()
    except BotEndedError as error:
        print(word("demo.no_bot", code=error.args[0]), file=sys.stderr)
        return 1
    except NotSeenError as error:
        print(word("demo.stuck"), error, file=sys.stderr)
        return 1
    print(word("demo.next"))
    return 0


@asynccontextmanager
async def bot_of(world: Sandbox, options: argparse.Namespace) -> AsyncIterator[None]:
    if options.wait_for_bot:
        print(word("demo.waiting"))
        print(*(f"{name}={value}" for name, value in world.environment().items()), "python -m bot")
        await world.until(world.gateway.connected, within=3600.0)
        yield
        return
    with tempfile.TemporaryDirectory() as folder:
        file = (options.database or Path(folder) / "breakaway.sqlite3").resolve()
        environment = {"DATABASE_URL": f"sqlite+aiosqlite:///{file}", "LOG_LEVEL": "ERROR"}
        async with bot_process(world, environment=environment):
            yield


if __name__ == "__main__":
    sys.exit(main())
