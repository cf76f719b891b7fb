"""The process itself: how it starts, what it says if it can't, and how it ends."""

import asyncio
import json
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from sqlite3 import connect

import pytest

from bot import __version__
from bot.settings import PROJECT
from bot.words import words_for
from sandbox import Limits, Sandbox
from tests.bot.setups import TOKEN
from tests.db.stores import migrate
from tests.e2e.birth import Born, give_birth
from tests.e2e.process import ROOT, STOP_SECONDS, BotProcess, free_port

pytestmark = pytest.mark.slow


@asynccontextmanager
async def started(folder: Path, **settings: str) -> AsyncIterator[Born]:
    """The bot, started without waiting for anything."""
    environment = {
        "PATH": os.environ["PATH"],
        "DATABASE_URL": f"sqlite:///{folder}/breakaway.sqlite3",
        **settings,
    }
    process = await give_birth("bot", cwd=ROOT, env=environment, stdout=PIPE, stderr=STDOUT)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def ended(process: Born | Process) -> tuple[int | None, str]:
    """The exit code and everything it wrote."""
    said, _ = await asyncio.wait_for(process.communicate(), STOP_SECONDS)
    return process.returncode, said.decode()


async def test_it_connects_where_it_is_told_to_and_ends_when_it_is_told_to(
    world: Sandbox, tmp_path: Path
) -> None:
    bot = BotProcess(world, tmp_path, DYNO="worker.1")
    await bot.start()
    assert world.gateway.identified == 1
    await world.until(lambda: any(entry.method == "PUT" for entry in world.journal.entries))
    assert await bot.stop() == 0
    said = bot.output.read_text()
    assert "Traceback" not in said
    assert world.token not in said
    assert said.count(words_for(None)("host-database-wiped")) == 1
    lines = [line.rpartition(" bot: ")[2] for line in said.splitlines()]
    assert lines.count("stopping: finishing answers first") == 1
    assert lines[-1] == "stopped"


async def test_by_the_name_that_hosts_type_it_starts_and_ends_as_quietly(
    world: Sandbox, tmp_path: Path
) -> None:
    """The others here are forked; this one has its own interpreter, which ends normally."""
    environment = {"PATH": os.environ["PATH"], "DATABASE_URL": f"sqlite:///{tmp_path}/breakaway.sqlite3"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore", "-m", "bot"),
        cwd=ROOT,
        env=environment | world.environment(),
        stdout=PIPE,
        stderr=STDOUT,
    )
    before = await says(process, b"on the ice in 1 server\n")
    process.send_signal(signal.SIGTERM)
    code, said = await ended(process)
    assert code == 0
    assert said.endswith("bot: stopped\n")
    assert "Traceback" not in before + said


async def test_a_token_that_discord_refuses_ends_it_with_one_line(world: Sandbox, tmp_path: Path) -> None:
    settings = world.environment() | {"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "ERROR"}
    async with started(tmp_path, **settings) as process:
        code, said = await ended(process)
    assert (code, said) == (2, words_for(None)("host-discord-token-refused") + "\n")


async def test_as_json_every_line_is_an_object_to_the_last_one(world: Sandbox, tmp_path: Path) -> None:
    settings = world.environment() | {"LOG_FORMAT": "json"}
    for token, key in ((TOKEN, "host-discord-token-refused"), ("", "host-discord-token")):
        async with started(tmp_path, **settings | {"DISCORD_TOKEN": token}) as process:
            code, said = await ended(process)
        lines = [json.loads(line)["message"] for line in said.splitlines()]
        assert (code, lines[-1]) == (2, words_for(None)(key, install="checkout", file=str(PROJECT / ".env")))
        if token:
            assert lines[0] == f"Breakaway {__version__} on sqlite {tmp_path}/breakaway.sqlite3"


async def test_a_token_from_a_file_connects_it_and_is_in_no_log(world: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(world.token)
    settings = world.environment() | {"DISCORD_TOKEN_FILE": f"{tmp_path}/secret", "LOG_LEVEL": "DEBUG"}
    del settings["DISCORD_TOKEN"]
    async with started(tmp_path, **settings) as process:
        before = await says(process, b"on the ice in 1 server\n")
        process.send_signal(signal.SIGTERM)
        code, said = await ended(process)
    assert code == 0
    assert world.token not in before + said


KINDS = {
    "garbage": "no-database",
    "unknown": "unknown",
    "unknown, at the rink": "unknown-rink",
    "no folder": "unusable",
    "a folder": "unusable",
}


@pytest.mark.parametrize("kind", KINDS)
async def test_a_database_that_cannot_be_used_ends_it_with_one_line(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "breakaway.sqlite3"
    match kind:
        case "garbage":
            path.write_text("Dear diary, " * 200)
        case "unknown" | "unknown, at the rink":
            await migrate(path)
            with closing(connect(path)) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '0026'")
                connection.commit()
        case "no folder":
            path.touch()
            path = path / "under" / "b.sqlite3"
        case "a folder":
            path.mkdir()
    settings = {"DISCORD_TOKEN": "a.b.c", "DATABASE_URL": f"sqlite:///{path}", "LOG_LEVEL": "ERROR"}
    if "rink" in kind:
        settings["BREAKAWAY_RINK"] = "1"
    async with started(tmp_path, **settings) as process:
        code, said = await ended(process)
    assert (code, said) == (2, words_for(None)(f"host-database-{KINDS[kind]}", place=str(path)) + "\n")


async def test_a_port_that_is_taken_ends_it_with_one_line(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        address, port = taken.getsockname()
        settings = {"PORT": str(port), "BIND_ADDRESS": address, "DISCORD_TOKEN": "a.b.c"}
        settings |= {"LOG_LEVEL": "ERROR"}
        async with started(tmp_path, **settings) as process:
            code, said = await ended(process)
    assert (code, said) == (2, words_for(None)("host-port-taken", address=address, port=str(port)) + "\n")


async def says(process: Born | Process, words: bytes) -> str:
    """Wait until it has written a line with these words; returns everything up to there."""
    assert process.stdout is not None
    said = b""
    async with asyncio.timeout(STOP_SECONDS):
        while words not in (line := await process.stdout.readline()):
            assert line, "it has ended"
            said += line
    return (said + line).decode()


async def test_it_waits_for_a_discord_that_is_not_there_yet(tmp_path: Path) -> None:
    world, port = Sandbox(limits=Limits.off()), free_port()
    world.guild("The Rink")
    url = f"http://127.0.0.1:{port}/api/v10"
    async with started(tmp_path, DISCORD_TOKEN=world.token, DISCORD_API_URL=url) as process:
        await says(process, b"can't reach Discord")
        async with world.running(port):
            await says(process, b"on the ice in 1 server\n")
            process.send_signal(signal.SIGTERM)
            code, said = await ended(process)
    assert code == 0
    assert "Traceback" not in said


@pytest.mark.parametrize("trouble", ["answers 500", "does not answer"])
async def test_it_ends_when_it_is_told_to_whatever_discord_is_doing(
    world: Sandbox, tmp_path: Path, trouble: str
) -> None:
    asked = asyncio.Event()

    def strikes(_call: object) -> bool:
        asked.set()
        return True

    delay, status = (0.0, 500) if trouble == "answers 500" else (1000.0, None)
    world.faults.fail("GET", "/users/@me", status=status, delay=delay, times=None, when=strikes)
    async with started(tmp_path, **world.environment()) as process:
        await asyncio.wait_for(asked.wait(), 20)
        process.send_signal(signal.SIGTERM)
        code, said = await ended(process)
    assert code == 0
    assert "Traceback" not in said
