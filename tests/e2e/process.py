"""The bot in its own process."""

import asyncio
import os
import random
import re
import socket
from asyncio.subprocess import STDOUT
from contextlib import closing, suppress
from pathlib import Path

import aiohttp

from bot.settings import database_at
from sandbox import Sandbox
from tests.db.stores import migrate, opened
from tests.e2e.birth import Born, give_birth

ROOT = Path(__file__).parents[2]
STOP_SECONDS = 60
# How often the bot looks for a match that fell behind: few tests last for a minute, the default.
HEALING_TIME = "1"
# Far shorter than a host's, yet longer than a busy machine keeps a process waiting.
TAKEOVER_TIME = "3"
HEALED = "shows less than was played"
HEALED_TOTAL = re.compile(r"^breakaway_healed_total (\S+)$", re.MULTILINE)


# Below those that a system gives to outgoing connections, perhaps before the bot has taken its own.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port


async def seen_at(port: int, path: str) -> tuple[int, str]:
    """What a bot answers on this port: the status and the body."""
    url = f"http://127.0.0.1:{port}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.text()


async def healed_at(port: int) -> float:
    """How many matches the bot on this port has found to show less than was played."""
    _, told = await seen_at(port, "/metrics")
    found = HEALED_TOTAL.search(told)
    assert found, told
    return float(found[1])


def check_nothing_healed(output: Path) -> None:
    """Check that healing never had to find a message that stayed behind its match."""
    assert not [line for line in output.read_text().splitlines() if HEALED in line]


class BotProcess:
    """`python -m bot` against a sandbox; `output` has everything it ever wrote."""

    def __init__(self, world: Sandbox, folder: Path, **settings: str) -> None:
        self.database = folder / "breakaway.sqlite3"
        self.output = folder / "output.txt"
        self._world = world
        self._settings = settings
        self._process: Born | None = None

    async def start(self, **settings: str) -> None:
        """Start, from now on with these settings too, and wait until it's connected to the gateway."""
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
            "DATABASE_URL": self._address,
            "CARD_EMOJIS": "off",
            "OFFER_COOLDOWN": "0",
            "SERVER_COOLDOWN": "0",
            "MERGE_TIME": "0",
            "REVEAL_TIME": "0",
            "HEALING_TIME": HEALING_TIME,
            "TAKEOVER_TIME": TAKEOVER_TIME,
            "LAST_CARD_TIME": "P30D",  # people tap every card themselves, unless a test is about that
            **self._settings,
        }
        if "DATABASE_URL" not in self._settings and not self.database.exists():
            await migrate(self.database)
        with self.output.open("ab") as said:
            self._process = await give_birth("bot", env=environment, cwd=ROOT, stdout=said, stderr=STDOUT)
        self._death = asyncio.create_task(self._watched(self._process))

    @property
    def _address(self) -> str:
        return self._settings.get("DATABASE_URL", f"sqlite:///{self.database}")

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
        """End it like a power cut."""
        assert self._process is not None
        self._process.kill()
        await self._death
        check_nothing_healed(self.output)

    async def stop(self) -> int:
        """End it like a host; returns the exit code."""
        assert self._process is not None
        self._process.terminate()
        return await self.ended()

    async def ended(self) -> int:
        """Wait until it ends; returns the exit code."""
        code = await asyncio.wait_for(asyncio.shield(self._death), STOP_SECONDS)
        check_nothing_healed(self.output)
        return code

    async def until_all_is_shown(self) -> None:
        """Wait until the running bot shows everything played in every running match."""
        if not self.launched or self._ended():
            return
        store = opened(database_at(self._address))
        try:
            async with asyncio.timeout(STOP_SECONDS):
                while await store.posts.lagging():  # noqa: ASYNC110 - it tells nobody when it is done
                    await asyncio.sleep(0.05)
        finally:
            await store.close()
        check_nothing_healed(self.output)

    async def says(self, words: str) -> None:
        """Wait until its log has these words."""
        async with asyncio.timeout(STOP_SECONDS):
            while words not in self.output.read_text():  # noqa: ASYNC110 - a file tells nobody
                await asyncio.sleep(0.05)

    async def get(self, path: str) -> tuple[int, str]:
        """Its answer on its PORT: the status and the body."""
        return await seen_at(int(self._settings["PORT"]), path)

    def _ended(self) -> bool:
        return self._process is not None and self._death.done()
