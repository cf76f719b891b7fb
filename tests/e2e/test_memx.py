"""How much memory a host needs: a bot in a process of its own, as a host starts it."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from sandbox import Sandbox
from sandbox.ground.call import Upload
from sandbox.people import Person, Rendered
from tests.children import children_of
from tests.e2e.cgroup import limited_to
from tests.e2e.process import ROOT
from tests.e2e.rink import Rink, done
from tests.e2e.test_practice import QUICK, play_out, to_tap

# Without matches, on a new file: the bot itself.
IDLE = 110 << 20
# With its helpers, whatever people do.
BUSY = 230 * 10**6
# Just enough for the bot and all helpers at once, and too little.
LITTLE, TOO_LITTLE = 192 << 20, 144 << 20
PRACTICES = 4
MATCHES = 50

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="needs Linux's /proc")

costly = '{"format": "hockey-record/1", "variant": "classic", "players": ["A", "B"], "periods": ['
costly += ", ".join(["[[[[[]]]]]"] * 85_000) + "]}"
COSTLY = Upload("record.json", costly.encode(), "application/json")
"""A file that was built to cost as much as it can."""


@asynccontextmanager
async def started(
    world: Sandbox, folder: Path, *, inside: Sequence[str] = (), **settings: str
) -> AsyncIterator[Process]:
    """A bot, perhaps run by another command."""
    file = {"DATABASE_URL": f"sqlite:///{folder}/memory.sqlite3", "CARD_EMOJIS": "off"}
    cooldowns = {"OFFER_COOLDOWN": "0", "SERVER_COOLDOWN": "0"}
    environment = {**os.environ, **world.environment(), **QUICK, **file, **cooldowns, **settings}
    command = [*inside, sys.executable, "-m", "bot"]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment)
    try:
        await world.until(world.gateway.connected, within=60)
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        ended = await process.wait()
    assert ended == 0


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


@dataclass
class Crowd:
    """People who do all that costs memory, at the same time."""

    rink: Rink
    matches: int = 0

    def __post_init__(self) -> None:
        self.people = [self.rink.guild.person(name) for name in ("Ida", "Ralph", "Maude", "Cy")]

    async def practise(self, person: Person, taps: int | None = None) -> Rendered | None:
        """Play a legend, to the end or this many cards; returns the result."""
        self.matches += 1
        room = self.rink.guild.channel(f"room-{self.matches}")
        await done(lambda: person.command(room, "hockey practice", level="legend"))
        if taps is None:
            return await play_out(self.rink.world, person, room)
        for _ in range(taps):
            dealt = to_tap(person)
            await self.rink.world.until(dealt)
            message, button = dealt()[0]
            await person.tap(message, button=button)
        return None

    async def analyse(self, ended: Rendered) -> None:
        tapped = await self.rink.people[0].tap(ended, "Analysis")
        await self.rink.world.until(lambda: tapped.messages and not tapped.messages[-1].thinking, within=60)

    async def verify(self) -> None:
        asked = await self.rink.people[0].command(self.rink.channel, "hockey verify", file=COSTLY)
        await self.rink.world.until(lambda: asked.messages and not asked.messages[-1].thinking, within=60)


async def test_the_smallest_host_has_room_for_all_at_once(world: Sandbox, rink: Rink, tmp_path: Path) -> None:
    """Four practices, an analysis, and a hostile file."""
    async with started(world, tmp_path) as bot:
        jon, _ = rink.people
        idle = await asyncio.to_thread(proportional, bot.pid)
        await done(lambda: jon.command(rink.channel, "hockey practice", level="pro"))
        ended = await play_out(world, jon, rink.channel)
        crowd, sampling = Crowd(rink), asyncio.create_task(highest(bot.pid))
        playing = [crowd.practise(person, taps=8) for person in crowd.people]
        await asyncio.gather(*playing, crowd.analyse(ended), crowd.verify())
        sampling.cancel()
        print("PEAK", (await sampling) / 1e6)
        assert await sampling < BUSY
        # Pictures were drawn, with their memory in a process that ends when it's idle.
        assert "/PIL/" not in await asyncio.to_thread(Path(f"/proc/{bot.pid}/maps").read_text)
        assert idle < IDLE


@pytest.mark.soak
@pytest.mark.parametrize("helpers", ["4", "1"])
async def test_fifty_matches_need_no_more_than_a_few(
    world: Sandbox, rink: Rink, tmp_path: Path, helpers: str
) -> None:
    async with started(world, tmp_path, HELPERS=helpers) as bot:
        crowd, sampling = Crowd(rink), asyncio.create_task(highest(bot.pid))
        ended = [await crowd.practise(crowd.people[0])]
        while crowd.matches < MATCHES:
            last = ended[-1]
            assert last
            playing = asyncio.gather(*map(crowd.practise, crowd.people))
            await asyncio.gather(crowd.analyse(last), crowd.verify())
            ended += await playing
        sampling.cancel()
        print("PEAK", (await sampling) / 1e6)
        assert await sampling < BUSY


@pytest.mark.soak
@pytest.mark.parametrize(("most", "helpers"), [(LITTLE, "4"), (LITTLE, "1"), (TOO_LITTLE, "4")])
async def test_where_memory_is_short_helpers_are_killed_and_all_matches_go_on(
    world: Sandbox, rink: Rink, tmp_path: Path, most: int, helpers: str
) -> None:
    with limited_to(most) as limited:
        async with started(world, tmp_path, inside=limited.command(), HELPERS=helpers):
            crowd = Crowd(rink)
            ended = await crowd.practise(crowd.people[0])
            assert ended
            playing = asyncio.gather(*map(crowd.practise, crowd.people))
            await asyncio.gather(crowd.analyse(ended), crowd.verify())
            assert all(await playing)
        print("KILLED", most, helpers, limited.killed())
        assert limited.killed() or most > TOO_LITTLE
