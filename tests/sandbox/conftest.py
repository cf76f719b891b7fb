from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from sandbox import Limits, Sandbox
from tests.e2e.birth import kept_bots_forked
from tests.sandbox.openapi import Checker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from sandbox.people import ChannelPlace, GuildPlace

Connect = Callable[[discord.Client], Awaitable[discord.Client]]


@pytest.fixture
async def world() -> AsyncIterator[Sandbox]:
    """A running sandbox without rate limits, checked against Discord's description in both directions."""
    made = Sandbox(limits=Limits.off())
    checker = Checker.install(made)
    async with made.running():
        yield made
    checker.verify()


@pytest.fixture
def pointed(world: Sandbox, monkeypatch: pytest.MonkeyPatch) -> Sandbox:
    """The sandbox, with discord.py of this process pointed at it."""
    monkeypatch.setattr(discord.http.Route, "BASE", world.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(world.gateway_url))
    return world


@pytest.fixture
async def client(pointed: Sandbox) -> AsyncIterator[discord.Client]:
    """A real client that is logged in and only speaks REST."""
    async with discord.Client(intents=discord.Intents.none()) as made:
        await made.login(pointed.token)
        yield made


@pytest.fixture
async def bot(pointed: Sandbox) -> AsyncIterator[Connect]:
    """Connects a real client to the gateway, with its commands registered."""
    async with AsyncExitStack() as stack:

        async def connect(made: discord.Client) -> discord.Client:
            made._connection.guild_ready_timeout = 0.01
            tree = made._connection._command_tree
            await made.login(pointed.token)
            if tree is not None:
                await tree.sync()
            running = asyncio.create_task(made.connect())
            stack.push_async_callback(_ended, running)
            stack.push_async_callback(made.close)
            await asyncio.wait_for(made.wait_until_ready(), 60)
            return made

        yield connect


async def _ended(running: asyncio.Task[None]) -> None:
    await asyncio.wait({running})


@pytest.fixture
def forked_bots() -> Iterator[None]:
    """Bots that are processes, without starting an interpreter."""
    with kept_bots_forked():
        yield


@pytest.fixture
def rink(world: Sandbox) -> GuildPlace:
    return world.guild("The Rink", locale="fr")


@pytest.fixture
def place(rink: GuildPlace) -> ChannelPlace:
    return rink.channel("rink")
