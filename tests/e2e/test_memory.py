"""How much memory a host needs: a bot in a process of its own, as a host starts it."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Sandbox
from sandbox.ground.call import Upload
from sandbox.people import Person
from tests.children import children_of
from tests.e2e.process import ROOT
from tests.e2e.rink import Rink, done
from tests.e2e.test_practice import QUICK, play_out, to_tap

SMALLEST_HOST = 256 << 20
PRACTICES = 4

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="needs Linux's /proc")


@pytest.fixture
async def bot(world: Sandbox, tmp_path: Path) -> AsyncIterator[Process]:
    settings = {**QUICK, "DATABASE_URL": f"sqlite:///{tmp_path}/memory.sqlite3", "CARD_EMOJIS": "off"}
    environment = {**os.environ, **world.environment(), **settings}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", cwd=ROOT, env=environment)
    await world.until(world.gateway.connected, within=60)
    yield process
    process.terminate()
    assert await process.wait() == 0


def proportional(pid: int) -> int:
    """Bytes of memory that a process and those it has started take, shared pages by shares."""
    try:
        told = Path(f"/proc/{pid}/smaps_rollup").read_text()
        children = children_of(pid)
    except OSError:
        return 0  # it has just ended
    own = next((line for line in told.splitlines() if line.startswith("Pss:")), "Pss: 0")
    return int(own.split()[1]) * 1024 + sum(map(proportional, children))


async def highest(pid: int) -> int:
    """Sample until cancelled; returns the highest."""
    most = 0
    try:
        while True:
            most = max(most, await asyncio.to_thread(proportional, pid))
            await asyncio.sleep(0.05)
    except asyncio.CancelledError:
        return most


async def test_the_smallest_host_has_room_for_all_at_once(world: Sandbox, rink: Rink, bot: Process) -> None:
    """Four practices, an analysis, and a file that was built to cost as much as it can."""
    jon, _ = rink.people
    await done(lambda: jon.command(rink.channel, "hockey practice", level="pro"))
    ended = await play_out(world, jon, rink.channel)
    people = [rink.guild.person(name) for name in ("Ida", "Ralph", "Maude", "Cy")]
    costly = '{"format": "hockey-record/1", "variant": "classic", "players": ["A", "B"], "periods": ['
    costly += ", ".join(["[[[[[]]]]]"] * 85_000) + "]}"
    sampling = asyncio.create_task(highest(bot.pid))
    rooms = [rink.guild.channel(f"room-{number}") for number in range(PRACTICES)]

    async def practise(person: Person, number: int) -> None:
        await done(lambda: person.command(rooms[number], "hockey practice", level="legend"))
        for _ in range(8):
            dealt = to_tap(person)
            await world.until(dealt)
            message, button = dealt()[0]
            await person.tap(message, button=button)

    async def analyse() -> None:
        tapped = await jon.tap(ended, "Analysis")
        await world.until(lambda: tapped.messages and not tapped.messages[-1].thinking, within=60)

    async def verify() -> None:
        file = Upload("record.json", costly.encode(), "application/json")
        asked = await jon.command(rink.channel, "hockey verify", file=file)
        await world.until(lambda: asked.messages and not asked.messages[-1].thinking, within=60)

    await asyncio.gather(*map(practise, people, range(PRACTICES)), analyse(), verify())
    sampling.cancel()
    assert await sampling < SMALLEST_HOST
    # Pictures were drawn, with their memory in a process that ends when it's idle.
    assert "/PIL/" not in await asyncio.to_thread(Path(f"/proc/{bot.pid}/maps").read_text)
