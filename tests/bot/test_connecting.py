"""How long the bot waits before it connects again, and who plays if two have the same token."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import discord
import pytest
from discord.gateway import DiscordWebSocket
from sqlalchemy.engine import URL

from bot import running
from bot.host.session_starts import SessionStarts
from bot.kit.backoff import Backoff
from bot.watching import taps
from db.engine.database import Database
from db.store import Store
from sandbox import Limits, Sandbox
from tests.bot.matches import settings_of
from tests.bot.skipping import run
from tests.db.stores import blank, store_at

HOUR = 3600
TAKEOVER_SECONDS = 1.0
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")


def limits(remaining: int, hours: float = 10) -> discord.SessionStartLimits:
    reset_after = round(1000 * HOUR * hours)
    return discord.SessionStartLimits(
        total=1000, remaining=remaining, reset_after=reset_after, max_concurrency=1
    )


@pytest.mark.parametrize(
    ("remaining", "shards", "first", "again"),
    [
        (1000, 1, 0, 0),
        (500, 1, 0, 0),
        (400, 1, 0, 90),
        (400, 4, 0, 360),
        (1, 1, 0, 10 * HOUR),
        (0, 1, 10 * HOUR, 10 * HOUR),
        (3, 4, 10 * HOUR, 10 * HOUR),
    ],
)
def test_what_is_left_of_the_days_sessions_lasts_until_there_are_more(
    remaining: int, shards: int, first: float, again: float
) -> None:
    async def main() -> tuple[float, float]:
        starts = SessionStarts()
        before = starts.due_in(limits(remaining), shards)
        starts.noted()
        return before, starts.due_in(limits(remaining), shards)

    assert run(main()) == pytest.approx((first, again), abs=0.1)


def test_a_day_of_faults_leaves_most_of_the_sessions() -> None:
    fault, seconds, tries = Backoff(running.FIRST_RETRY_SECONDS, running.LAST_FAULT_SECONDS), 0.0, 0
    while seconds < 24 * HOUR:
        seconds += fault.next(lasted=5.0)
        tries += 1
    assert tries < 200


def test_the_pauses_are_short_again_once_a_client_has_lasted() -> None:
    away = Backoff(running.FIRST_RETRY_SECONDS, running.LAST_AWAY_SECONDS)
    assert [away.next() for _ in range(7)] == [1, 2, 4, 8, 16, 25, 25]
    assert [away.next(lasted=24), away.next(lasted=26), away.next()] == [25, 1, 2]


@asynccontextmanager
async def playing(
    world: Sandbox, url: URL, monkeypatch: pytest.MonkeyPatch, *, waits: bool = True, **more: object
) -> AsyncIterator[running.Bot]:
    """The bot as `running.run` starts it, in this process; unless it `waits`, it isn't connected yet."""
    monkeypatch.setattr(discord.http.Route, "BASE", world.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    address = url.render_as_string(hide_password=False)
    settings = settings_of(database_url=address, card_emojis=False, takeover_time=TAKEOVER_SECONDS, **more)
    stop, beside = asyncio.Event(), Store(Database(url))
    bot = running.Bot(settings, beside, stop)
    task = asyncio.create_task(bot.play_in_turn())
    try:
        if waits:
            await world.until(world.gateway.connected)
        yield bot
    finally:
        stop.set()
        await task
        await bot.give_back()
        await beside.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("backend", "stops"),
    [
        pytest.param("sqlite", True, id="new"),
        pytest.param("sqlite", False, id="old"),
        pytest.param("postgresql", True, id="new, with a spare"),
        pytest.param("postgresql", False, id="new, but taking over from a dead one"),
    ],
)
async def test_of_two_bots_with_one_token_the_newer_one_stops(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, backend: str, *, stops: bool
) -> None:
    with_spare = backend == "postgresql" and stops
    if backend == "sqlite" and not stops:
        monkeypatch.setattr(running, "NEWCOMER_SECONDS", 0.0)
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(taps, "RIVAL_SECONDS", 0.0)
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0)
    world.token = settings_of().discord_token.get_secret_value()
    guild = world.guild("The Rink")
    place, jon = guild.channel("rink"), guild.person("Jon")

    def told() -> bool:
        return "another process answers players" in caplog.text

    def refused() -> int:
        return sum(entry.code == 40060 for entry in world.journal.of(*CALLBACK))

    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(blank(backend))
        store = await store_at(url)
        if backend == "postgresql" and not stops:
            await store.holder.take("one that died", await store.holder.look())
        await store.close()
        await stack.enter_async_context(world.running())
        for _ in range(2 if with_spare else 1):
            await stack.enter_async_context(playing(world, url, monkeypatch))
        first = {session.id for session in world.gateway.connected()}
        await world.until(lambda: any(entry.method == "PUT" for entry in world.journal.entries))
        # Here the bot itself has answered, and heard of it at its second try.
        world.faults.fail(*CALLBACK, status=502, after_effect=True, times=3)
        again = await asyncio.gather(*(jon.command(place, "hockey rules") for _ in range(3)))
        assert all(handle.acknowledged for handle in again)
        await world.until(lambda: refused() == 3)
        assert (await jon.command(place, "hockey rules")).acknowledged
        # And here a proxy has sent its answers twice.
        world.faults.fail(*CALLBACK, status=400, code=40060, after_effect=True, times=4)
        for _ in range(4):
            assert (await jon.command(place, "hockey rules")).acknowledged
        assert not told()
        world.faults.fail(*CALLBACK, status=400, code=40060, times=None)
        lost = [asyncio.create_task(jon.command(place, "hockey rules")) for _ in range(3)]
        await world.until(lambda: refused() >= 8)
        world.faults.clear()
        world.give_up()
        await asyncio.gather(*lost)
        if stops:
            await world.until(lambda: not first & {session.id for session in world.gateway.connected()})
        if with_spare:
            await world.until(world.gateway.connected)
        if with_spare or not stops:
            assert (await jon.command(place, "hockey rules")).acknowledged
        assert told()
    assert ("this one has stopped playing" in caplog.text) is stops
    assert "Traceback" not in caplog.text
