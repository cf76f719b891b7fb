"""`python -m sandbox`, as somebody starts it in a terminal."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

PROJECT = Path(__file__).parents[2]
# Somebody's own, in whose environment the sandbox is tried.
REAL_TOKEN = "a-token-of-somebody-s-own"  # noqa: S105 - it opens nothing
PATIENCE_SECONDS = 60

Start = Callable[..., Awaitable[Process]]


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    async with AsyncExitStack() as stack:

        async def started(*options: str) -> Process:
            environment = os.environ | {"DISCORD_TOKEN": REAL_TOKEN}
            made = await asyncio.create_subprocess_exec(
                *(sys.executable, "-u", "-m", "sandbox", "--port", "0", *options),
                cwd=PROJECT,
                env=environment,
                stdout=PIPE,
                stderr=PIPE,
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


async def told(address: str) -> str:
    async with aiohttp.ClientSession() as session, session.get(address + "/page/events") as got:
        return (await got.content.readuntil(b"\n\n")).decode()


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
async def test_it_prints_an_address_and_ends_quietly(start: Start, by: signal.Signals) -> None:
    process = await start("--bot", "tests.page.showcase")
    printed = await said(process, r"http://127\.0\.0\.1:\d+")
    address = printed.split()[-1]
    assert '"online": true' in await told(address)
    assert "layouts" in await told(address)
    assert await ended(process, by) == 0
    assert process.stderr
    assert await process.stderr.read() == b""


async def test_a_bot_may_be_started_by_somebody_else(start: Start) -> None:
    process = await start("--wait-for-bot")
    printed = await said(process, r"http://127\.0\.0\.1:\d+$")
    printed += await said(process, r"ends it")
    assert REAL_TOKEN not in printed
    settings = dict(re.findall(r"^(DISCORD_\w+)=(.+)$", printed, re.MULTILINE))
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore::DeprecationWarning", "-m", "tests.page.showcase"),
        cwd=PROJECT,
        env=os.environ | settings,
    )
    address = settings["DISCORD_API_URL"].removesuffix("/api/v10")
    async with asyncio.timeout(PATIENCE_SECONDS):
        while '"online": true' not in await told(address):
            pass
    assert await ended(bot, signal.SIGTERM) is not None


async def test_a_bot_that_does_not_start_is_named(start: Start) -> None:
    process = await start("--bot", "no.such.module")
    assert process.stderr
    assert b"The bot ended before it was connected (exit code 1)" in await process.stderr.read()
    assert await process.wait() == 1
