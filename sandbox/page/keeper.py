"""Keeps the bot's process for a tester: starts, stops, kills it."""

import asyncio
from asyncio.subprocess import Process
from collections.abc import Mapping
from contextlib import AsyncExitStack

from sandbox.process import bot_process
from sandbox.sandbox import Sandbox


class Keeper:
    def __init__(self, world: Sandbox, module: str, environment: Mapping[str, str]) -> None:
        self._world = world
        self._module = module
        self._environment = environment
        self._process: Process | None = None
        self._ending: asyncio.Task[None] | None = None
        self._stack = AsyncExitStack()
        self._turn = asyncio.Lock()

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Raises `BotEndedError` if the process ends before it is connected."""
        async with self._turn:
            await self._end()
            made = bot_process(self._world, self._module, environment=self._environment)
            self._process = await self._stack.enter_async_context(made)
            self._ending = asyncio.create_task(self._tell_its_end(self._process))
            self._world.changed()

    async def stop(self) -> None:
        async with self._turn:
            await self._end()

    async def kill(self) -> None:
        """Like a power cut."""
        if self._process is not None and self.running:
            self._process.kill()
            await self._process.wait()
            self._world.changed()

    async def _tell_its_end(self, process: Process) -> None:
        """It may end by itself."""
        await process.wait()
        self._world.changed()

    async def _end(self) -> None:
        await self._stack.aclose()
        if self._ending is not None:
            await self._ending
        self._process = None
        self._world.changed()
