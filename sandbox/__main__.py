"""`python -m sandbox`: a Discord of this machine with the bot on it, to play on in a browser."""

import argparse
import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from sandbox.demo import Demo, Rink, guide, kept_rink, rink
from sandbox.kept import DATABASE, Folder, InUseError, NoFolderError, put_back
from sandbox.page import Guide, PageServer
from sandbox.page.keeper import Keeper
from sandbox.process import BotEndedError
from sandbox.sandbox import Sandbox
from sandbox.words import word
from sandbox.world import NotSeenError
from sandbox.world.limits import Limits

OWN_BOT = "bot"
PORT = 8137
HIGHEST_PORT = 65_535
SAID_WHY = 2
"""The exit code of our bot once it has said what to do."""


def main(arguments: Sequence[str] | None = None, program: str = "python -m sandbox") -> int:
    """Run until it's stopped; `program` is the name it was called by. Returns the exit code."""
    try:
        return asyncio.run(run(options(arguments, program)))
    except (KeyboardInterrupt, asyncio.CancelledError):
        return 0


def options(arguments: Sequence[str] | None, program: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog=program,
        description=word("run.description"),
        epilog=word("run.epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--port", type=port, help=word("run.help_port", port=PORT))
    # A demo begins with a challenge, which a kept rink may already have.
    course = parser.add_mutually_exclusive_group()
    course.add_argument("--demo", action="store_true", help=word("run.help_demo"))
    course.add_argument("--keep", type=Path, metavar="FOLDER", help=word("run.help_keep"))
    parser.add_argument("--limits", action="store_true", help=word("run.help_limits"))
    bot = parser.add_mutually_exclusive_group()
    bot.add_argument("--bot", default=OWN_BOT, metavar="MODULE", help=word("run.help_bot"))
    bot.add_argument("--wait-for-bot", action="store_true", help=word("run.help_wait"))
    return parser.parse_args(arguments)


class StrangeDatabaseError(Exception):
    """Refuse to start over matches in a folder that no rink has kept: they may be a host's database."""


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= HIGHEST_PORT:
        raise ValueError(text)
    return number


async def run(chosen: argparse.Namespace) -> int:
    _end_by_signal()
    served = 0 if chosen.demo else await available(chosen.port)
    if served is None:
        print(word("run.taken", port=chosen.port), file=sys.stderr)
        return 2
    try:
        with TemporaryDirectory() as passing, Folder.of_one_run(chosen.keep or Path(passing)) as folder:
            await play(chosen, served, folder)
    except (InUseError, NoFolderError, StrangeDatabaseError) as error:
        print(error, file=sys.stderr)
        return 2
    except BotEndedError as error:
        if chosen.bot == OWN_BOT and error.args[0] == SAID_WHY:
            return SAID_WHY
        print(word("run.no_bot", code=error.args[0]), file=sys.stderr)
        return 1
    except NotSeenError as error:
        print(word("demo.stuck"), error, file=sys.stderr)
        return 1
    return 0


async def play(chosen: argparse.Namespace, served: int, folder: Folder) -> None:
    world = Sandbox(limits=Limits() if chosen.limits else Limits.off(), reaction_seconds=0.02)
    own_bot = not chosen.wait_for_bot and chosen.bot == OWN_BOT
    place, done = begun(world, folder, own_bot=own_bot)
    database = folder.path.resolve() / DATABASE
    environment = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
        "LOG_LEVEL": "ERROR",
        "BREAKAWAY_RINK": "1",  # so that it says "make fresh" if it can't use the database
    }
    keeper = None if chosen.wait_for_bot else Keeper(world, chosen.bot, environment)
    steps = guide(place, done) if own_bot else Guide()
    page = PageServer(world, keeper, steps, kept=chosen.keep is not None)
    async with (
        folder.keeping(world, steps, partial(print, file=sys.stderr, flush=True)),
        world.running(served, mount=page.mount),
        bot_of(world, keeper),
    ):
        await (Demo(place, print).play() if chosen.demo else forever(world, chosen.keep))


def begun(world: Sandbox, folder: Folder, *, own_bot: bool) -> tuple[Rink, int]:
    """The rink with its number of finished first steps: that of an earlier run, or a new one."""
    found = folder.found()
    if not found and folder.has_matches:
        raise StrangeDatabaseError(word("run.no_rink", folder=folder.path, database=DATABASE))
    if found and own_bot and not folder.has_matches:
        # The next match would be match 1 again, and the buttons of the old one would act on it.
        print(word("run.no_matches", folder=folder.path))
    elif found:
        done = put_back(world, found)
        if done is not None:
            return kept_rink(world), done
        print(word("run.not_read"))
    folder.forget()
    return rink(world), 0


def _end_by_signal() -> None:
    """End the running task by signal, once, so that no bot is left behind.

    A shell ignores SIGINT for what it starts in the background, and `nohup` ignores SIGHUP: that stays.
    Otherwise SIGINT ends a task of `asyncio.run` already.
    """
    task = asyncio.current_task()
    ended = False

    def end() -> None:
        nonlocal ended
        if task is not None and not ended:
            ended = True
            task.cancel()

    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, end)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        loop.add_signal_handler(signal.SIGHUP, end)


async def available(named: int | None) -> int | None:
    """The port to serve on: exactly the named one; without a name the usual one or any (0)."""
    wanted = PORT if named is None else named
    try:
        server = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", wanted)
    except OSError:
        if named is not None:
            return None
        print(word("run.taken_usual", port=wanted))
        return 0
    server.close()
    await server.wait_closed()
    return wanted


@asynccontextmanager
async def bot_of(world: Sandbox, keeper: Keeper | None) -> AsyncIterator[None]:
    if keeper is None:
        print(word("run.waiting"))
        print(*(f"{name}={value}" for name, value in world.environment().items()), sep="\n")
        print(word("run.gateway", gateway=world.gateway_url))
        print(word("run.ready_later"), flush=True)
        yield
        return
    try:
        await keeper.start()
        yield
    finally:
        await keeper.stop()


async def forever(world: Sandbox, folder: Path | None) -> None:
    # If you start your own bot, take the time you need.
    await world.until(world.gateway.connected, within=None)
    print(word("run.open", address=world.url))
    print(word("run.ends_kept", folder=folder) if folder else word("run.ends"), flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    sys.exit(main())
