"""The bot as a process of its own."""

import asyncio
import os
import random
import socket
from asyncio.subprocess import STDOUT
from contextlib import closing, suppress
from pathlib import Path

import aiohttp

from sandbox import Sandbox
from tests.db.stores import migrate
from tests.e2e.birth import Born, give_birth

ROOT = Path(__file__).parents[2]
STOP_SECONDS = 60


# Below those that a system gives to whoever connects somewhere, perhaps before the bot has taken its own.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port


class BotProcess:
    """`python -m bot` against a sandbox; all that it has ever written stands in `output`."""

    def __init__(self, world: Sandbox, folder: Path, **settings: str) -> None:
        self.database = folder / "breakaway.sqlite3"
        self.output = folder / "output.txt"
        self._world = world
        self._settings = settings
        self._process: Born | None = None

    async def start(self, **settings: str) -> None:
        """Start, from now on with these settings too, and wait until it is connected to the gateway."""
        before = set(self._world.gateway.sessions)
        await self.launch(**settings)

        def connected() -> bool:
            return any(session.id not in before for session in self._world.gateway.connected())

        await self._world.until(lambda: connected() or self._ended(), within=180.0)
        assert not self._ended(), self.output.read_text()

    async def launch(self, **settings: str) -> None:
        """Start, and wait for nothing."""
        self._settings |= settings
        environment = {
            **{name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")},
            **self._world.environment(),
            "DATABASE_URL": f"sqlite:///{self.database}",
            "CARD_EMOJIS": "off",
            "OFFER_COOLDOWN": "0",
            "SERVER_COOLDOWN": "0",
            "MERGE_TIME": "0",
            "REVEAL_TIME": "0",
            "LAST_CARD_TIME": "P30D",  # people tap every card themselves, unless a test is about that
            **self._settings,
        }
        if "DATABASE_URL" not in self._settings and not self.database.exists():
            await migrate(self.database)
        with self.output.open("ab") as said:
            self._process = await give_birth("bot", env=environment, cwd=ROOT, stdout=said, stderr=STDOUT)
        self._death = asyncio.create_task(self._watched(self._process))

    @property
    def launched(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def _watched(self, process: Born) -> int:
        code = await process.wait()
        self._world.changed()
        return code

    async def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        await self._death

    async def stop(self) -> int:
        """End it as a host would; the exit code."""
        assert self._process is not None
        self._process.terminate()
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it ends; the exit code."""
        return await asyncio.wait_for(asyncio.shield(self._death), STOP_SECONDS)

    async def get(self, path: str) -> tuple[int, str]:
        """What it answers on its PORT: the status and the body."""
        url = f"http://127.0.0.1:{self._settings['PORT']}{path}"
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            return response.status, await response.text()

    def _ended(self) -> bool:
        return self._process is not None and self._death.done()
