"""A run in which a tournament is played, while people leave, admins meddle and processes die."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path

from pydantic import SecretStr
from sqlalchemy import select

from bot.client import Breakaway
from bot.matches.live import LiveMatches
from bot.matches.refusal import RefusedError
from db.engine.database import BusyError, Database
from db.model.matches import Status
from db.schema import pairings
from db.store import Store
from hockey.game import SIDES, By
from sandbox.people import Person
from tests.bot.matches import SETTINGS, dirty_lanes
from tests.simulation.plan import Plan
from tests.simulation.process import LoopClock, Process
from tests.simulation.run import Simulation
from tests.typeset import gist
from tournaments import changes
from tournaments.model import Format, How
from tournaments.pairing import rounds_planned
from tournaments.tournament import NewTournament, Tournament, WhyOut

CUP = 1
START_SECONDS = 40.0
PAUSE_SECONDS = 10.0
SLACK_SECONDS = 60.0
"""Longer than a process is dead, another one waits to take over, and a request is tried again."""
FEWEST, SMALL, LARGE = 2, 9, 24
Act = Callable[[Breakaway, Tournament], Awaitable[object]]


class CupSimulation(Simulation):
    def __init__(self, plan: Plan, folder: Path) -> None:
        super().__init__(plan, folder)
        chance = self._chance
        size = chance.randrange(SMALL, LARGE) if chance.random() < 0.1 else chance.randrange(FEWEST, SMALL)
        self.format = chance.choice(list(Format))
        self.absent = chance.choice([0.0, 0.0, 0.2, 0.5])
        self.meddling = chance.choice([0.0, 0.1, 0.4])
        self.meddles = chance.randrange(10)
        """How often people and admins still meddle."""
        self.idle = chance.choice([0.0, 0.3, 0.9])
        self.pause = chance.choice([0.2, 1.0, 5.0])
        self.best_of = 1 if self.format is Format.DUPLICATE else chance.choice([1, 1, 1, 3])
        self.round_seconds = chance.choice([20.0, 60.0, 200.0])
        self.bots = chance.random() < 0.1
        self.late = chance.random() < 0.3
        self.deleted = False
        """True if someone has deleted its message, maybe when nothing changed any more."""
        self.people: list[Person] = []
        self._size = size

    async def _set_up(self) -> None:
        self.guild = self.world.guild("The Rink")
        self.channel = self.guild.channel("rink")
        settings = SETTINGS.model_copy(
            update={
                "database_url": SecretStr(f"sqlite:///{self._path}"),
                "card_emojis": False,
                "heartbeat_time": timedelta(seconds=60),
                "packing_time": timedelta(hours=12),
                "merge_time": timedelta(seconds=self.plan.merge),
            }
        )
        for number in range(self.plan.processes):
            name = f"process-{number}" if self.plan.processes > 1 else None
            seed = self._chance.getrandbits(32)
            process = Process(name, settings, self.world, self.disk, self.wire, seed)
            process.ready = lambda client: client.tournaments.start()
            self.processes.append(process)
        self.database = Database(settings.database)
        self.store = Store(self.database)
        await self.store.people.saw_server(self.guild.id, "The Rink", "en-US")
        for number in range(self._size):
            person = self.guild.person(f"Player {number + 1}")
            await self.store.people.saw_player(person.id, person.name, "en-US")
            self.people.append(person)
        now = LoopClock().now()
        new = NewTournament(
            self.guild.id, self.channel.id, "Cup", self.format, "classic", 1, self.best_of, 86400.0,
            self.round_seconds, 64, now + START_SECONDS, late=self.late, bots=self.bots,
        )  # fmt: skip
        await self.store.tournaments.create(new, now)
        there = now + START_SECONDS - 1
        for person in self.people:
            early = self._chance.random() < 0.5
            at, named = now if early else there, [(person.id, person.name)]
            await self._change(partial(changes.sign_up, people=named, now=at))
            if early and self._chance.random() >= self.absent:
                await self._change(partial(changes.check_in, player_id=person.id, now=there))

    async def _change(self, change: Callable[[Tournament], Tournament]) -> None:
        """Change it from outside of any process."""
        await self.store.tournaments.change(CUP, change, LoopClock().now())

    async def _play(self) -> None:
        playing = [asyncio.create_task(self._play_games()), asyncio.create_task(self._die())]
        rounds = rounds_planned(self.format, max(4, self._size)) + 2
        longest = START_SECONDS + rounds * (self.round_seconds + SLACK_SECONDS) * 2
        for _ in range(int(longest)):
            await asyncio.sleep(1.0)
            found, now = await self._cup(), LoopClock().now()
            if found.settled:
                break
            if found.paused_at is not None and now - found.paused_at > PAUSE_SECONDS:
                await self._change(partial(changes.go_on, now=now))
                self._look()
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        for task in playing:
            if not task.cancelled() and (error := task.exception()):
                raise error

    def _look(self) -> None:
        for process in self.processes:
            if process.alive and process.client is not None:
                process.client.tournaments.of(CUP).mark()

    async def _until_taps(self, count: int) -> None:
        await asyncio.sleep(START_SECONDS * self._chance.random() * count / 4)

    async def _play_games(self) -> None:
        while True:
            await asyncio.sleep(self._chance.random() * self.pause)
            process = self._chance.choice(self.processes)
            if process.alive and process.client is not None:
                # If the process dies, it never ends.
                await asyncio.wait({process.act(self._act(process.client))}, timeout=5.0)

    async def _act(self, client: Breakaway) -> None:
        """Someone does something. The process may die meanwhile."""
        with suppress(RefusedError, BusyError):
            found = await client.store.tournaments.get(CUP)
            if found is None or found.ended_at is not None:
                return
            if self.meddles and self._chance.random() < self.meddling:
                self.meddles -= 1
                acts: list[Act] = [
                    self._end, self._win, self._withdraw, self._leave, self._ban, self._forget, self._pause,
                    self._extend, self._delete, self._enter, self._replace,
                ]  # fmt: skip
                with suppress(changes.RefusedError):
                    await self._chance.choice(acts)(client, found)
            elif self._chance.random() >= self.idle:
                plays = self.format is Format.DUPLICATE and self._chance.random() < 0.5
                await (self._play_out if plays else self._lose)(client, found)

    def _some_game(self, found: Tournament) -> int | None:
        games = [match_id for each in found.open for match_id in found.matches_of(each)[-1:]]
        return self._chance.choice(games) if games else None

    def _somebody(self) -> Person:
        return self._chance.choice(self.people)

    async def _play_out(self, client: Breakaway, found: Tournament) -> None:
        if (match_id := self._some_game(found)) is not None:
            loaded = await client.matches.load(match_id)
            while loaded.match.status is Status.RUNNING:
                (seat,) = loaded.game.to_act(loaded.state)
                move = self._chance.choice(loaded.game.moves(loaded.state, seat))
                decision = loaded.game.decision(loaded.state, seat)
                player_id = loaded.match.seats[seat].player_id
                loaded = await client.matches.of(match_id).play(player_id, decision, move)

    async def _lose(self, client: Breakaway, found: Tournament) -> None:
        if (match_id := self._some_game(found)) is not None:
            loaded = await client.matches.load(match_id)
            await client.matches.of(match_id).resign(self._chance.choice(loaded.match.seats).player_id)

    async def _end(self, client: Breakaway, found: Tournament) -> None:
        if (match_id := self._some_game(found)) is not None:
            await client.matches.of(match_id).end(By.ADMIN, None)

    async def _win(self, client: Breakaway, found: Tournament) -> None:
        if found.open:
            pairing = self._chance.choice(found.open)
            decided = replace(pairing, winner=pairing.first, how=How.FORFEIT)
            await client.tournaments.of(CUP).decide(decided)

    async def _withdraw(self, client: Breakaway, _found: Tournament) -> None:
        await client.tournaments.of(CUP).withdraw(self._somebody().id)

    async def _leave(self, _client: Breakaway, _found: Tournament) -> None:
        self._somebody().leave(self.guild)

    async def _ban(self, client: Breakaway, _found: Tournament) -> None:
        person = self._somebody()
        await client.store.people.ban(self.guild.id, person.id)
        await client.tournaments.withdraw(person.id, WhyOut.BANNED, self.guild.id)

    async def _forget(self, client: Breakaway, _found: Tournament) -> None:
        person = self._somebody()
        await client.tournaments.withdraw(person.id, WhyOut.FORGOTTEN)
        await client.store.privacy.forget(person.id, "Someone")
        await client.store.people.saw_player(person.id, person.name, "en-US")
        await client.matches.refresh(await client.store.matches.unsettled())

    async def _pause(self, client: Breakaway, found: Tournament) -> None:
        live = client.tournaments.of(CUP)
        await (live.go_on() if found.paused_at else live.pause())

    async def _extend(self, client: Breakaway, _found: Tournament) -> None:
        await client.tournaments.of(CUP).extend(5.0)

    async def _delete(self, _client: Breakaway, found: Tournament) -> None:
        if found.message_id in self.world.store.messages[self.channel.id]:
            self.deleted = True
            self.channel.delete_message(found.message_id)

    async def _enter(self, client: Breakaway, _found: Tournament) -> None:
        person = self._somebody()
        await client.tournaments.of(CUP).sign_up([(person.id, person.name)])

    async def _replace(self, client: Breakaway, found: Tournament) -> None:
        if found.signed:
            signed, spare = self._chance.choice(found.signed), self.guild.person(f"Spare {len(self.people)}")
            await client.store.people.saw_player(spare.id, spare.name, "en-US")
            self.people.append(spare)
            before, after = signed.people[0].player_id, (spare.id, spare.name)
            await client.tournaments.of(CUP).replace(before, after)

    async def _cup(self) -> Tournament:
        found = await self.store.tournaments.get(CUP)
        assert found is not None
        return found

    def clear_away(self) -> None:
        self.loop.run_until_complete(self.store.close())
        super().clear_away()

    async def _check(self) -> None:
        found, settings = await self._cup(), SETTINGS
        playing = [process.client for process in self.processes if process.client is not None]
        assert len(playing) == 1, "not one process plays"
        assert playing[0].stale() == {"waiting": 0, "failing": 0}, playing[0].stale()
        assert found.settled, f"it never came to its end: {found}"
        self.over = True
        self._check_rounds(found)
        await self._check_deadlines(found)
        matches = LiveMatches(self.store, LoopClock(), settings, dirty_lanes(LoopClock()))
        if self.format is Format.DUPLICATE:
            await self._check_cards(found, matches)
        else:
            await self._check_winners(found, matches)
        self._check_posts(found)
        if self.loop.failures:
            raise AssertionError(self.loop.failures)

    def _check_rounds(self, found: Tournament) -> None:
        """Everything is decided; no one plays twice in a round, or after they were out."""
        assert not found.open or found.cancelled, found.open
        out = {each.id: each for each in found.entrants}
        for round_ in found.rounds:
            here = [each for each in found.pairings if each.round == round_.number]
            played = [number for each in here if each.how is not How.FORFEIT for number in each.entrants]
            assert max(Counter(played).values(), default=1) == 1, f"paired twice: {here}"
            assert all(out[number].is_in(round_.number) for number in played), f"paired when out: {here}"

    async def _check_deadlines(self, found: Tournament) -> None:
        ends = {each.number: each.ends_at for each in found.rounds}
        async with self.database.read() as connection:
            for row in (await connection.execute(select(pairings))).mappings():
                late = (row["closed_at"] or 0.0) - ends[row["round"]]
                assert late <= SLACK_SECONDS, f"decided {late:.0f} s late: {dict(row)}"

    async def _check_winners(self, found: Tournament, matches: LiveMatches) -> None:
        """Who won by playing has won most games, as counted from the matches themselves."""
        for pairing in found.pairings:
            wins = [0, 0]
            for number, match_id in enumerate(found.matches_of(pairing)):
                loaded = await matches.load(match_id)
                assert loaded.match.status is not Status.RUNNING, f"match {match_id} goes on"
                outcome = loaded.game.outcome(loaded.state)
                if outcome is not None and outcome.winner is not None:
                    wins[(outcome.winner + number) % SIDES] += 1
            if pairing.how is How.PLAYED:
                assert pairing.wins == tuple(wins), (pairing, wins)
                assert max(wins) == self.best_of // 2 + 1
                assert pairing.winner == pairing.entrants[wins.index(max(wins))]

    async def _check_cards(self, found: Tournament, matches: LiveMatches) -> None:
        """All tables of a round had the same cards, and their messages show them now."""
        for round_ in found.rounds:
            dealt = [(await matches.load(match_id)).match for match_id in found.matches_in(round_.number)]
            assert len({each.seal.commitment for each in dealt}) <= 1, (
                f"several decks in round {round_.number}"
            )
            on = any(each.status.live for each in dealt)  # it was called off
            covered = [each.id for each in dealt if each.status is Status.OVER and not (each.settled or on)]
            assert covered == [], f"still covered: {covered}"

    def _check_posts(self, found: Tournament) -> None:
        """One message shows it, and each round and the podium were posted once."""
        mine = self.channel.messages
        named = [each for each in mine if str(each.components).count("tournament:text:")]
        assert len(named) in ((0, 1) if self.deleted else (1,)), f"{len(named)} messages"
        podiums = [each for each in mine if gist("tournament-over") in each.content]
        assert len(podiums) == (not found.cancelled), f"{len(podiums)} podiums"
        begun = [each.content for each in mine if "🏒 **Cup" in each.content]
        posts = Counter(re.sub(r"<t:.*?>", "", content.splitlines()[0]) for content in begun)
        assert max(posts.values(), default=1) == 1, posts
