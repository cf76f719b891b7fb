"""One run of the bot in a world ruled by a seed, from the first tap until nothing is left to do."""

import asyncio
import gc
import random
from contextlib import ExitStack, suppress
from datetime import timedelta
from functools import partial
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any

from pydantic import SecretStr
from sqlalchemy.ext.asyncio import AsyncConnection

import bot.matches.packer
import sandbox.world.world
from bot.kit.lanes import Lanes
from bot.matches.live import LiveMatches
from db.engine.database import Database
from db.model.matches import Status
from db.model.posts import Owner
from db.store import Store
from sandbox import Limits, NotSeenError, NotShownError, Sandbox
from sandbox.ground.clock import WorldClock as SandboxClock
from sandbox.people import ChannelPlace, Person, Rendered
from tests.bot.matches import SETTINGS, dirty_lanes
from tests.memory import MEMORY
from tests.simulation import shortcuts
from tests.simulation.beginning import begin_match
from tests.simulation.checks import check_kept, check_one_hand, check_screens, check_told
from tests.simulation.file import Disk
from tests.simulation.loop import SeededLoop
from tests.simulation.pace import Pace
from tests.simulation.plan import Plan
from tests.simulation.players import Player
from tests.simulation.process import EPOCH, LoopClock, Process
from tests.simulation.seams import swapped
from tests.simulation.wire import Weather, Wire

QUIET_SECONDS = 200.0
"""Longer than any wait between two tries, any reminder and any takeover."""
SELDOM_SECONDS = 20.0


class VirtualClock(SandboxClock):
    def now(self) -> float:
        return EPOCH + asyncio.get_event_loop().time()


class Simulation:
    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self._chance = self.plan.chance
        self._path = folder / "simulated.sqlite3"
        self.loop = SeededLoop(random.Random(self._chance.random()), self.plan.wildness)
        self.disk = Disk(random.Random(self._chance.random()), self.plan.slow_disk)
        self.weather = Weather(
            random.Random(self._chance.random()), self.plan.trouble, self.plan.slow_wire, self.plan.slowest
        )
        limits = Limits() if self.plan.throttled else Limits.off()
        asyncio.set_event_loop(self.loop)
        self.world = Sandbox(limits=limits, reaction_seconds=0.0)
        self.pace = Pace(self.world)
        self.over = False
        self.wire = Wire(self.world, self.weather, self.pace)
        self.processes: list[Process] = []
        self.players: list[Player] = []
        self.steps, self.seconds = 0, 0.0

    async def run(self) -> None:
        self.world.gateway.dispatch = self._dispatch  # type: ignore[method-assign] # events go straight to the processes
        await self._set_up()
        for process in self.processes:
            process.start()
        await self._until_up()
        await self._play()
        await self._settle()
        await self._check()
        # What is cleared away afterwards ends in the order of a set, which no seed rules.
        self.steps, self.seconds = self.loop.steps, self.loop.time()

    async def _set_up(self) -> None:
        guild = self.world.guild("The Rink")
        channel = guild.channel("rink")
        people = guild.person("Jon"), guild.person("Darrell")
        settings = SETTINGS.model_copy(
            update={
                "database_url": SecretStr(f"sqlite:///{self._path}"),
                "card_emojis": False,
                "merge_time": timedelta(seconds=self.plan.merge),
                "heartbeat_time": timedelta(seconds=60),
                "packing_time": timedelta(seconds=self.plan.packing),
                "last_card_time": timedelta(seconds=self.plan.last_card),
                "presence_time": timedelta(seconds=self.plan.presence),
            }
        )
        several = self.plan.processes > 1
        for number in range(self.plan.processes):
            name = f"process-{number}" if several else None
            seed = self._chance.getrandbits(32)
            self.processes.append(Process(name, settings, self.world, self.disk, self.wire, seed))
        for seat, person in enumerate(people):
            chance = random.Random(self._chance.random())
            self.players.append(Player(person, seat, channel, chance, self.plan.haste))
        if self.plan.takes_turns:
            people[1].close_dms()
        await begin_match(self.plan, self._chance, settings, guild.id, self.players)

    def _dispatch(self, event: str, data: Any, **_where: Any) -> None:
        if event != "INTERACTION_CREATE":
            return
        for process in self.processes:
            if process.alive:
                process.tell(event, data)

    async def _until_up(self) -> None:
        await self.world.until(lambda: any(process.client for process in self.processes), within=600.0)

    async def _play(self) -> None:
        playing = [asyncio.create_task(player.play()) for player in self.players]
        if self.plan.resigns:
            playing.append(asyncio.create_task(self._resign()))
        if self.plan.shy:
            playing.append(asyncio.create_task(self._close_dms()))
        if self.plan.played is None:
            playing.append(asyncio.create_task(self._accept()))
        if self.plan.takes_turns:
            playing.append(asyncio.create_task(self._play_in_the_channel()))
        if self.plan.fidgets:
            playing += [asyncio.create_task(player.fidget()) for player in self.players]
        ends = self.loop.time() + self.plan.seconds
        await self._die()
        await asyncio.sleep(max(0.0, ends - self.loop.time()))
        self.pace.stop()
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        for task in playing:
            if not task.cancelled() and (error := task.exception()):
                raise error

    async def _die(self) -> None:
        """Processes end and begin again, as often as the plan says."""
        for _ in range(self.plan.deaths):
            await self._until_taps(self._chance.randrange(8))
            process = self._chance.choice(self.processes)
            if self.plan.sleeps or self.plan.loses_its_database:
                process = next((each for each in self.processes if each.client is not None), process)
                leave, come_back = (
                    (process.sleep, process.wake)
                    if self.plan.sleeps
                    else (process.lose_database, process.find_database)
                )
                leave()
                await asyncio.sleep(self._chance.choice([3.0, 8.0, 15.0]))
                come_back()
                continue
            if self.plan.gentle:
                await process.stop()
            else:
                process.kill()
            await asyncio.sleep(self._chance.random() * self._chance.choice([0.0, 3.0]))
            process.start()

    async def _until_taps(self, count: int) -> None:
        """Until this many more taps, or no one can tap."""
        goal = count + sum(len(player.taps) for player in self.players)
        with suppress(NotSeenError):
            await self.world.until(lambda: sum(len(each.taps) for each in self.players) >= goal, within=10.0)
        await asyncio.sleep(self._chance.random() * 0.2)

    async def _resign(self) -> None:
        """A player leaves in the middle of it."""
        await asyncio.sleep(self._chance.random() * self.plan.seconds)
        player = self._chance.choice(self.players)
        with suppress(NotShownError):
            asked = await player.person.command(player.channel, "hockey match resign")
            for message in asked.messages:
                await player.person.tap(message, "I resign")

    async def _close_dms(self) -> None:
        """A player wants no DMs, and may change their mind."""
        person = self._chance.choice(self.players).person
        await asyncio.sleep(self._chance.random() * self.plan.seconds)
        person.close_dms()
        if self._chance.random() < 0.5:
            await asyncio.sleep(self._chance.random() * 3.0)
            person.open_dms()

    async def _play_in_the_channel(self) -> None:
        """Darrell has his hand in the match's channel, and Jon has his by DM."""
        person, channel = self.players[1].person, self.players[1].channel
        shows = partial(_with_button, person, channel, "Show my hand")
        await person.tap(await self.world.until(shows), "Show my hand")

    async def _accept(self) -> None:
        darrell = self.players[1]
        while True:
            for message in darrell.person.sees(darrell.channel):
                if message.button("Accept"):
                    await darrell.person.tap(message, "Accept")
            await asyncio.sleep(0.5)

    async def _settle(self) -> None:
        self.weather.trouble = self.weather.slow = 0.0
        # It no longer matters how soon a match is packed, and a thousand looks would find nothing.
        with swapped(bot.matches.packer, "LATE", SELDOM_SECONDS / self.plan.packing):
            await asyncio.sleep(QUIET_SECONDS)

    async def _check(self) -> None:
        assert all(process.healed() == 0 for process in self.processes), "the net below had to heal"
        playing = [process.client for process in self.processes if process.client is not None]
        assert len(playing) == 1, "not one process plays"
        for client in playing:
            assert client.stale() == {"waiting": 0, "failing": 0}, client.stale()
            assert not client.dirty.under_way(), "a lane was left dirty"
        settings = self.processes[0]._settings
        store, clock = Store(Database(settings.database)), LoopClock()
        loaded = await LiveMatches(store, clock, settings, dirty_lanes(clock)).load(1)
        packed = await store.packing.due(clock.now(), 0, 1) == []
        posts = await store.posts.of(Owner.match(1))
        log = await store.matches.log(1)
        await store.close()
        self.over = loaded.match.status is Status.OVER
        assert packed, "the match is over, and its log lies there as if it went on"
        check_screens(self.world, loaded, posts, clock.now())
        check_one_hand(self.world, loaded)
        check_told(self.world, loaded, posts)
        check_kept(loaded, log, [tap for player in self.players for tap in player.taps])
        # If requests are slow or repeated, one may overtake another.
        if not (self.plan.trouble or self.plan.slow_wire or self.plan.throttled):
            assert not self.wire.watch.faults, self.wire.watch.faults
        if self.plan.is_brisk:
            self.pace.check()
        if self.loop.failures:
            raise AssertionError(self.loop.failures)

    def clear_away(self) -> None:
        """Let every task end, so that nothing of this run is left for the next one."""
        for process in self.processes:
            for life in process.lives:
                self.disk.cut(life)
                life.dead = False
        self.loop.exhume()

        async def end() -> None:
            await _end_all()
            # One that begins now would read what is just being closed, and leave its connection open.
            self.loop.forget(Lanes)
            for process in self.processes:
                await process.clear_away()
            await _end_all()

        self.loop.run_until_complete(end())
        self.loop.run_out()
        assert not asyncio.all_tasks(self.loop), "something goes on after its end"
        assert not self.disk.close(), "a connection was never closed"
        self.loop.close()


def _with_button(person: Person, place: ChannelPlace, label: str) -> Rendered | None:
    return next((each for each in person.sees(place) if each.button(label)), None)


async def _end_all() -> None:
    """End every task but this one, and everything they begin on their way out."""
    spared: set[asyncio.Task[Any]] = set()
    while tasks := asyncio.all_tasks() - {asyncio.current_task()}:
        for task in tasks:
            # Cancelled before it begins, it would leave the connection out for good.
            if _gives_a_connection_back(task) and task not in spared:
                spared.add(task)
            else:
                task.cancel()
        await asyncio.wait(tasks, timeout=100.0)


def _gives_a_connection_back(task: asyncio.Task[Any]) -> bool:
    """SQLAlchemy leaves that to another task, which isn't cancelled with the first one."""
    return getattr(task.get_coro(), "cr_code", None) is AsyncConnection.close.__code__


def simulate(plan: Plan, template: Path, kind: type[Simulation] = Simulation) -> Simulation:
    """Run a plan to its end, and raise everything that is wrong then."""
    with TemporaryDirectory(dir=MEMORY) as folder, ExitStack() as stack:
        copyfile(template, Path(folder) / "simulated.sqlite3")
        stack.enter_context(swapped(sandbox.world.world, "WorldClock", VirtualClock))
        simulation = kind(plan, Path(folder))
        stack.enter_context(simulation.disk.spinning())
        stack.enter_context(shortcuts.taken())
        stack.enter_context(simulation.wire.plugged_in())
        gc.disable()
        try:
            simulation.loop.run_until_complete(simulation.run())
        finally:
            simulation.clear_away()
            asyncio.set_event_loop(None)
            gc.enable()
    return simulation
