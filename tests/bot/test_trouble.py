"""Passing trouble on the way to Discord and faults, told apart by real errors."""

import asyncio
import gc
import logging
from collections.abc import Callable

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.kit.trouble import trouble_of
from sandbox import Limits, Sandbox
from tests.bot.skipping import run
from tests.e2e.process import free_port


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """discord.py writes a traceback for each of its own tries."""
    caplog.set_level(logging.CRITICAL, "discord")


# The stack ends halfway: some coroutines are never awaited.
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_a_gateway_that_refuses_for_hours_is_no_fault() -> None:
    async def main() -> str | None:
        client = discord.AutoShardedClient(intents=discord.Intents.none())
        try:
            # Without a session every try fails, and discord.py begins the next one from within it.
            await client.launch_shard(URL("ws://127.0.0.1"), 0)
        except RecursionError as error:
            return trouble_of(error)
        return None

    assert run(main()) == "RecursionError"
    gc.collect()


async def test_a_first_gateway_connection_that_fails_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = URL(f"ws://127.0.0.1:{free_port()}")
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", nowhere)
    world = Sandbox(limits=Limits.off())
    async with world.running():
        monkeypatch.setattr(Route, "BASE", world.environment()["DISCORD_API_URL"])
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(world.token)
            with pytest.raises(AttributeError) as caught:
                await client.connect()
    assert trouble_of(caught.value) == "AttributeError"


async def test_a_port_at_which_nobody_answers_is_no_fault() -> None:
    port = free_port()
    with pytest.raises(OSError, match="Connect call failed") as plain:
        await asyncio.open_connection("127.0.0.1", port)
    assert trouble_of(plain.value) == "ConnectionRefusedError"
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientError) as wrapped:
            await session.get(f"http://127.0.0.1:{port}")
    assert trouble_of(wrapped.value) == "ClientConnectorError"


def deeper(depth: int) -> int:
    return deeper(depth + 1)


@pytest.mark.parametrize(
    "fault",
    [
        lambda: int("7H"),
        lambda: open("/no/such/file").close(),  # noqa: PTH123 - it is not there
        lambda: None.nothing,  # type: ignore[attr-defined]
        lambda: deeper(0),
    ],
)
def test_what_goes_wrong_in_code_or_on_the_disk_is_a_fault(fault: Callable[[], object]) -> None:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - each raises another
        fault()
    assert trouble_of(caught.value) is None
