"""`python -m sandbox`: a Discord of this machine with the bot on it, to play on in a browser."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sandbox.demo import Demo, rink
from sandbox.limits import Limits
from sandbox.page import Page
from sandbox.page.keeper import Keeper
from sandbox.process import BotEndedError
from sandbox.words import word
from sandbox.world import NotSeenError, Sandbox

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PORT = 8137


def main() -> int:
    try:
        return asyncio.run(run(options()))
    except KeyboardInterrupt:
        return 0


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m sandbox",
        description=word("run.description"),
        epilog=word("run.epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--demo", action="store_true", help=word("run.help_demo"))
    parser.add_argument("--port", type=int, default=PORT, help=word("run.help_port", port=PORT))
    parser.add_argument("--database", type=Path, help=word("run.help_database"))
    parser.add_argument("--limits", action="store_true", help=word("run.help_limits"))
    bot = parser.add_mutually_exclusive_group()
    bot.add_argument("--bot", default="bot", metavar="MODULE", help=word("run.help_bot"))
    bot.add_argument("--wait-for-bot", action="store_true", help=word("run.help_wait"))
    return parser.parse_args()


async def run(chosen: argparse.Namespace) -> int:
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, _interrupt)
    world = Sandbox(limits=Limits() if chosen.limits else Limits.off(), reaction_seconds=0.02)
    place = rink(world)
    with tempfile.TemporaryDirectory() as folder:
        file = (chosen.database or Path(folder) / "breakaway.sqlite3").resolve()
        environment = {"DATABASE_URL": f"sqlite+aiosqlite:///{file}", "LOG_LEVEL": "ERROR"}
        keeper = None if chosen.wait_for_bot else Keeper(world, chosen.bot, environment)
        port = 0 if chosen.demo else await free(chosen.port)
        try:
            async with world.running(port, mount=Page(world, keeper).mount), bot_of(world, keeper):
                await (Demo(place, print).play() if chosen.demo else forever(world))
        except BotEndedError as error:
            print(word("run.no_bot", code=error.args[0]), file=sys.stderr)
            return 1
        except NotSeenError as error:
            print(word("demo.stuck"), error, file=sys.stderr)
            return 1
    return 0


def _interrupt() -> None:
    # As Ctrl-C does: whoever ends this must not leave a bot behind.
    signal.raise_signal(signal.SIGINT)


async def free(port: int) -> int:
    """`port`, or 0 for any where somebody else has it."""
    try:
        server = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", port)
    except OSError:
        return 0
    server.close()
    await server.wait_closed()
    return port


@asynccontextmanager
async def bot_of(world: Sandbox, keeper: Keeper | None) -> AsyncIterator[None]:
    if keeper is None:
        print(word("run.waiting"))
        print(*(f"{name}={value}" for name, value in world.environment().items()), sep="\n")
        print(word("run.gateway", gateway=world.gateway_url))
        yield
        return
    try:
        await keeper.start()
        yield
    finally:
        await keeper.stop()


async def forever(world: Sandbox) -> None:
    print(word("run.open", address=world.url), flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    sys.exit(main())
