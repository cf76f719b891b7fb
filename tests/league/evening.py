"""A league from its first match to its last card: played, closed, read, recounted."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from sandbox import Sandbox
from sandbox.people import Person
from tests.e2e.rink import Rink
from tests.league import reading
from tests.league.checking import Checks
from tests.league.plan import PEOPLE, Planned, Season
from tests.league.playing import Table, practise

# A player who has left the server is looked for at reminder time; no one else gets a reminder.
QUICK = {"OPPONENT_TIME": "0", "REMINDER_TIME": "45"}
AT_ONCE = 2


class Evening:
    """People in a server with the bot; `folder` keeps what was exported, to look into."""

    def __init__(
        self, world: Sandbox, size: int, folder: Path, say: Callable[[str], None] | None = None
    ) -> None:
        guild = world.guild("The League")
        self._people: list[Person] = [guild.person(name) for name in PEOPLE[:size]]
        self._boss = guild.person("Boss")
        guild.role("Admin", self._boss, grants=("manage_guild",))
        self._hall = guild.channel("hall")
        self._rink = Rink(world, guild, self._hall, (self._people[0], self._people[1]), random.Random(1961))
        self._folder, self._say = folder, say or (lambda _text: None)
        self._tables = 0
        self._until: list[float] = []
        self._closes = False

    async def play(self, seasons: Sequence[Season], *, wait_for_close: bool) -> None:
        """The seasons one after the other; an admin ends every one but the last.

        A season closes a minute after its end, and then the next one can be asked for.
        """
        self._closes = wait_for_close
        await self._admin(calendar="hand")
        for number, season in enumerate(seasons, start=1):
            await self._season(season)
            if number < len(seasons):
                self._until.append(time.time())
                await self._admin(end=True)
                if wait_for_close:
                    await self._rink.world.until(self._closed, within=180.0)

    async def _season(self, season: Season) -> None:
        for matches in season.rounds:
            waiting = asyncio.Semaphore(AT_ONCE)
            async with asyncio.TaskGroup() as group:
                for planned in matches:
                    group.create_task(self._match(planned, waiting))
        for place in season.practice:
            person = self._people[place]
            self._tables += 1
            await practise(self._rink, person, self._tables)

    async def _match(self, planned: Planned, waiting: asyncio.Semaphore) -> None:
        self._tables += 1
        number = self._tables
        async with waiting:
            began = time.monotonic()
            await Table(self._rink, number, planned, self._people, self._boss).play()
            self._say(f"{number}: {planned.game}, {planned.ending} ({time.monotonic() - began:.1f} s)")

    async def _admin(self, **options: object) -> None:
        told = await self._boss.command(self._hall, "hockey-admin season", **options)
        if told.messages[0].buttons:  # it asks first
            told = await self._boss.tap(told.messages[0], button=told.messages[0].buttons[0])
        assert "Season 1" in told.text, told.text

    def _closed(self) -> bool:
        store = self._rink.world.store
        return any(
            "🏁" in each.text
            for channel in store.channels.values()
            if channel.recipient_id is None
            for each in self._boss.sees(channel, last=1)
        )

    async def check(self, games: Sequence[str | None] | None = None) -> list[str]:
        """Every difference between what is shown and the records."""
        told = await reading.of_server(self._boss, self._hall)
        (self._folder / "league.jsonl").write_text("\n".join(map(json.dumps, told)))
        ends = [0.0, *self._until, float("inf")]
        count = len(ends) - 1 if self._closes else 1
        windows = {number + 1: (ends[number], ends[number + 1]) for number in range(count)}
        checks = Checks(self._hall, self._people, told, windows)
        found = await (checks.everything() if games is None else checks.everything(games))
        found += [difference async for difference in checks.exports()]
        (self._folder / "differences.txt").write_text("\n".join(found))
        self._say(f"{len(told)} records, {checks.looked_at} cards and pages, {len(found)} differences")
        return found
