"""Leagues on a sandbox: a number of matches with a bot process behind them, and people who tap."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from subprocess import DEVNULL, check_output
from tempfile import TemporaryDirectory
from time import time
from typing import Protocol

from pydantic import SecretStr
from sqlalchemy.engine import make_url

from bot.kit.clock import Clock
from bot.matches.games import RULES_VERSION
from bot.matches.live import LiveMatches
from bot.matches.lobby import Lobby
from bot.settings import Settings
from db.model.matches import NewMatch
from db.model.minds import mind_id
from db.store import Store
from hockey.catalogue import DEFAULT
from hockey.game import Options
from sandbox import Limits, Sandbox
from sandbox.people import ChannelPlace, GuildPlace, Person, Rendered, ShownButton
from sandbox.process import bot_process
from tests.bot.matches import dirty_lanes
from tests.db.stores import store_at
from tests.e2e.process import free_port, healed_at, seen_at
from tests.e2e.rink import Rink

Turn = tuple[Person, Rendered, list[ShownButton]]
PATIENCE_SECONDS = 60.0
DAY_SECONDS = 86400.0
POLL_SECONDS = 0.2
KIBI = 1024
CALM = 'breakaway_stale_posts{state="waiting"} 0.0'
DEAL = "deal"


class Table(Protocol):
    """Where a player can tap something."""

    def turn(self) -> Turn | None: ...


@dataclass
class BareTable:
    person: Person
    message: Rendered

    def turn(self) -> Turn:
        return self.person, self.message, self.message.pressable


@dataclass
class League:
    world: Sandbox
    guild: GuildPlace
    channel: ChannelPlace
    tables: Sequence[Table] = ()
    alone: Sequence[Table] = ()
    folder: Path = Path()
    pid: int = 0
    port: int = 0
    requests: Counter[str] = field(default_factory=Counter)

    def memory(self) -> int:
        """Bytes of the bot's process that are in memory."""
        return int(check_output(["ps", "-o", "rss=", "-p", str(self.pid)])) * KIBI  # noqa: S607 - the system's own


@asynccontextmanager
async def empty_league() -> AsyncIterator[League]:
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0)
    guild = world.guild("The Rink")
    league = League(world, guild, guild.channel("rink"))

    def count(direction: str, _method: str, route: str, _status: int, _body: object) -> None:
        league.requests[route] += direction == "request"

    world.journal.observers.append(count)
    async with world.running():
        yield league


@asynccontextmanager
async def bare_league(count: int) -> AsyncIterator[League]:
    async with (
        empty_league() as league,
        bot_process(league.world, "tools.bench.bare", output=DEVNULL) as process,
    ):
        league.pid = process.pid
        await league.world.until(lambda: league.world.store.commands[None])
        people = [league.guild.person(f"Player {number}") for number in range(count)]
        answers = [await person.command(league.channel, "hand") for person in people]
        league.tables = [BareTable(handle.person, handle.messages[0]) for handle in answers]
        yield league


@asynccontextmanager
async def hockey_league(
    count: int, *, alone: int = 0, running: bool = True, **settings: str
) -> AsyncIterator[League]:
    """`count` matches in a database, and if `running` Breakaway with every hand in its player's DM.

    Beside them, `alone` people play against a legend each.
    """
    async with AsyncExitStack() as stack:
        league = await stack.enter_async_context(empty_league())
        league.folder = Path(stack.enter_context(TemporaryDirectory()))
        await found(league, count, alone)
        if running:
            await stack.enter_async_context(breakaway(league, **settings))
            await settled(league)
        yield league


@asynccontextmanager
async def breakaway(league: League, **settings: str) -> AsyncIterator[None]:
    """Breakaway as a process, once it's connected."""
    league.port = free_port()
    environment = {
        "DATABASE_URL": url_of(league),
        "PORT": str(league.port),
        "BIND_ADDRESS": "127.0.0.1",
        # No one is slow here, so the bench needs no reminders.
        "CARD_EMOJIS": "off",
        "PRESENCE_TIME": "P1D",
        "REMINDER_TIME": "P1D",
        "LIVE_TURN_TIME": "P1D",
        **settings,
    }
    async with bot_process(
        league.world, environment=environment, output=DEVNULL, within=PATIENCE_SECONDS
    ) as process:
        league.pid = process.pid
        yield
        assert await healed_at(league.port) == 0


async def settled(league: League) -> None:
    """Wait until every hand is dealt and nothing is behind, as long as the bot makes progress."""
    dms = [person.dms() for person in league.world.people]
    loop, asked = asyncio.get_running_loop(), 0
    async with asyncio.timeout(PATIENCE_SECONDS) as patience:
        while True:
            if asked != (now := league.requests.total()):
                asked = now
                patience.reschedule(loop.time() + PATIENCE_SECONDS)
            _, told = await seen_at(league.port, "/metrics")
            if CALM in told and all(dm.messages for dm in dms):
                return
            await asyncio.sleep(POLL_SECONDS)


async def found(league: League, count: int, alone: int = 0) -> None:
    """Put matches into the league's database, each after its cut."""
    store = await store_at(make_url(url_of(league)).set(drivername="sqlite+aiosqlite"))
    clock = Clock()
    settings = Settings(discord_token=SecretStr("none"), live_turn_time=timedelta(days=1))
    matches = LiveMatches(store, clock, settings, dirty_lanes(clock))
    lobby = Lobby(store, matches, clock)
    await store.people.saw_server(league.guild.guild.id, league.guild.guild.name, "en-US")
    legend = mind_id("legend")
    await store.people.saw_player(legend, "Legend", "en-US")
    tables: list[Table] = []
    solos: list[Table] = []
    for number in range(count + alone):
        names = (f"Jon {number}", f"Darrell {number}") if number < count else (f"Ida {number}",)
        people = tuple(map(league.guild.person, names))
        for person in people:
            await store.people.saw_player(person.id, person.name, "en-US")
        ids = [person.id for person in people]
        await _begin(league, store, matches, lobby, (ids[0], ids[-1] if len(ids) > 1 else legend))
        table = Rink(league.world, league.guild, league.channel, people, random.Random(number))
        (tables if number < count else solos).append(table)
    league.tables, league.alone = tables, solos
    await store.close()


async def _begin(
    league: League, store: Store, matches: LiveMatches, lobby: Lobby, pair: tuple[int, int]
) -> None:
    new = NewMatch(
        server_id=league.guild.guild.id,
        channel_id=league.channel.id,
        game=DEFAULT,
        rules=RULES_VERSION,
        options=Options(),
        players=tuple((player_id, str(player_id)) for player_id in pair),
        expires_at=time() + PATIENCE_SECONDS,
        turn_seconds=DAY_SECONDS,
    )
    match = await store.challenges.create(new, time())
    loaded = await lobby.accept(match.id, pair[1])
    (seat,) = loaded.view(None).to_act
    decision = loaded.game.decision(loaded.state, seat)
    await matches.of(match.id).play(pair[seat], decision, DEAL)


def url_of(league: League) -> str:
    return f"sqlite:///{league.folder}/league.sqlite3"
