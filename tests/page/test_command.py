"""`python -m sandbox`, the way people start it in a terminal."""

import asyncio
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import Process
from contextlib import ExitStack, suppress

import pytest

from sandbox.__main__ import PORT
from sandbox.words import word
from tests.page.command import PATIENCE_SECONDS, PROJECT, REAL_TOKEN, Start, ended, said
from tests.page.reader import told


async def test_it_prints_an_address_and_ends_quietly(start: Start) -> None:
    process = await start("--bot", "tests.page.showcase")
    printed = await said(process, r"http://127\.0\.0\.1:\d+")
    address = printed.split()[-1]
    assert (state := await told(address))["world"]["bot"]["online"]
    assert "layouts" in str(state)
    await ended_quietly(process, signal.SIGINT)


async def test_in_the_background_it_ends_by_sigterm_with_its_bot(start: Start) -> None:
    process = await start("--bot", "tests.page.showcase", deaf_to="INT HUP")
    await said(process, r"http://127\.0\.0\.1:\d+")
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGHUP)
    await ended_quietly(process, signal.SIGTERM)


async def test_it_ends_while_its_bot_is_still_starting(start: Start) -> None:
    process = await start("--bot", "tests.sandbox.bots.asleep")
    await said(process, "asleep")
    await ended_quietly(process, signal.SIGTERM)


async def ended_quietly(process: Process, by: signal.Signals) -> None:
    """It ends, says nothing about it, and leaves no process behind."""
    assert await ended(process, by) == 0
    assert process.stderr
    assert await process.stderr.read() == b""
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


async def test_a_port_that_was_named_and_is_taken_is_said_to_be(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = await start("--wait-for-bot", port=port)
        assert process.stderr
        refused = (await process.stderr.read()).decode().splitlines()
        assert await process.wait() == 2
    assert len(refused) == 1
    assert word("run.taken", port=port) in refused[0]


async def test_without_a_named_port_another_one_is_found_and_said(start: Start) -> None:
    with ExitStack() as stack:
        # Either this test has it, or another program on this machine.
        with suppress(OSError):
            stack.enter_context(socket.create_server(("127.0.0.1", PORT)))
        process = await start("--wait-for-bot", port=None)
        printed = await said(process, r"^DISCORD_API_URL=")
    assert f"Port {PORT} is taken" in printed
    assert f":{PORT}/" not in printed


async def test_a_bot_may_be_started_elsewhere(start: Start) -> None:
    process = await start("--wait-for-bot")
    printed = await said(process, re.escape(word("run.ready_later")))
    assert "ready" not in printed
    assert REAL_TOKEN not in printed
    settings = dict(re.findall(r"^(DISCORD_\w+)=(.+)$", printed, re.MULTILINE))
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-W", "ignore::DeprecationWarning", "-m", "tests.page.showcase"),
        cwd=PROJECT,
        env=os.environ | settings,
    )
    address = settings["DISCORD_API_URL"].removesuffix("/api/v10")
    async with asyncio.timeout(PATIENCE_SECONDS):
        assert "Breakaway is ready" in await said(process, rf"{re.escape(address)}$")
        assert (await told(address))["world"]["bot"]["online"]
    assert await ended(bot, signal.SIGTERM) is not None


async def test_a_bot_that_does_not_start_is_named(start: Start) -> None:
    process = await start("--bot", "no.such.module")
    assert process.stderr
    assert word("run.no_bot", code=1).encode() in await process.stderr.read()
    assert await process.wait() == 1
