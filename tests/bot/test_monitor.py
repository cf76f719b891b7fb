"""A monitor elsewhere hears every minute that the bot is well, or why it isn't."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import chain, cycle, repeat

import pytest
from aiohttp import web

from bot.settings import Settings, forget_secrets
from bot.watching import monitor
from bot.watching.health import Health
from bot.watching.monitor import Monitor
from bot.words import words_for
from sandbox import Limits, Sandbox
from tests.bot.matches import settings_of
from tests.bot.test_connecting import playing
from tests.db.stores import blank, store_at

LOOK, MINUTE = 0.01, 0.04
GOOD, NO_DISCORD = Health("ok", "ok"), Health("down", "ok")
NO_DATABASE, FULL = Health("ok", "down"), Health("waiting", "failing")
HEALTHCHECKS, KUMA = "/5f2c-secret", "/api/push/5f2c-secret?status=up&msg=OK&ping="
GET, FAILED = ("GET", HEALTHCHECKS, ""), ("POST", f"{HEALTHCHECKS}/fail")


class Host:
    """A monitor on this machine: it keeps what it's told, and answers as it's told to."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[tuple[str, ...]] = asyncio.Queue()
        self.answer = web.Response(text="OK")
        self.address = ""

    async def __call__(self, request: web.BaseRequest) -> web.Response:
        self.heard.put_nowait((request.method, request.path_qs, await request.text()))
        return web.Response(status=self.answer.status, text=self.answer.text)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(monitor, "LOOK_SECONDS", LOOK)
    monkeypatch.setattr(monitor, "TELL_SECONDS", MINUTE)


@pytest.fixture
async def host() -> AsyncIterator[Host]:
    made = Host()
    runner = web.ServerRunner(web.Server(made, access_log=None), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield made
    await runner.cleanup()


class Watched:
    """A bot whose health is what the test says."""

    def __init__(self, address: str) -> None:
        self.health = GOOD
        self.stop = asyncio.Event()
        self._task = asyncio.create_task(Monitor(address, self._look).watch(self.stop))

    async def _look(self) -> Health:
        return self.health

    async def ends(self) -> None:
        self.stop.set()
        await self._task


def said(key: str) -> str:
    return words_for(None)(key)


@pytest.mark.parametrize(
    ("health", "reason"),
    [
        (NO_DISCORD, ["host-monitor-gateway"]),
        (NO_DATABASE, ["host-monitor-database-down"]),
        (FULL, ["host-monitor-database-failing"]),
        (Health("down", "down"), ["host-monitor-gateway", "host-monitor-database-down"]),
    ],
)
async def test_healthchecks_hears_that_all_is_well_then_why_not_then_that_it_is_again(
    host: Host, health: Health, reason: list[str]
) -> None:
    bot = Watched(f"{host.address}{HEALTHCHECKS}")
    assert [await host.heard.get() for _ in range(2)] == [GET, GET]
    bot.health = health
    while (told := await host.heard.get()) == GET:
        pass
    assert told == (*FAILED, " ".join(map(said, reason)))
    bot.health = GOOD
    while (told := await host.heard.get()) != GET:
        assert told[:2] == FAILED
    await bot.ends()


async def test_uptime_kuma_is_told_in_its_own_way(host: Host) -> None:
    bot = Watched(f"{host.address}{KUMA}")
    path, _, _ = KUMA.partition("?")
    assert (await host.heard.get())[:2] == ("GET", f"{path}?status=up&msg=OK&ping=")
    bot.health = NO_DISCORD
    while "status=up" in (told := await host.heard.get())[1]:
        pass
    reason = said("host-monitor-gateway").replace(" ", "+")
    assert told == ("GET", f"{path}?status=down&msg={reason}&ping=", "")
    await bot.ends()


@pytest.mark.parametrize(
    ("looks", "minute"),
    [
        pytest.param(chain(3 * [NO_DISCORD], repeat(GOOD)), 60.0, id="a start"),
        pytest.param(cycle([GOOD, NO_DISCORD, GOOD]), MINUTE, id="a connection that is resumed"),
    ],
)
async def test_what_is_over_in_a_moment_is_no_trouble_and_neither_is_a_stop(
    host: Host, monkeypatch: pytest.MonkeyPatch, looks: Iterator[Health], minute: float
) -> None:
    monkeypatch.setattr(monitor, "TELL_SECONDS", minute)
    stop, stopping, last = asyncio.Event(), False, 0

    async def look() -> Health:
        nonlocal last
        if not stopping:
            return next(looks)
        last += 1
        if last > monitor.BRIEF_LOOKS:
            stop.set()
        return NO_DISCORD

    task = asyncio.create_task(Monitor(f"{host.address}{HEALTHCHECKS}", look).watch(stop))
    assert await host.heard.get() == GET
    monkeypatch.setattr(monitor, "TELL_SECONDS", MINUTE)
    assert [await host.heard.get() for _ in range(5)] == 5 * [GET]
    stopping = True
    await task
    assert set(heard(host)) <= {GET}


@pytest.mark.parametrize("trouble", ["404", "500", "not found", "ClientConnectorError", "TimeoutError"])
async def test_a_monitor_in_trouble_costs_one_line_that_does_not_name_it(
    host: Host, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    address, told, looks = f"{host.address}{HEALTHCHECKS}", "can't reach the monitor", 0
    match trouble:
        case "404" | "500":
            host.answer = web.Response(status=int(trouble), text="no")
        case "not found":
            host.answer = web.Response(text="OK (not found)")
        case "ClientConnectorError":
            address = f"http://127.0.0.1:1{HEALTHCHECKS}"
        case "TimeoutError":
            monkeypatch.setattr(monitor, "PATIENCE_SECONDS", 0.0001)
    enough = asyncio.Event()

    async def look() -> Health:
        nonlocal looks
        looks += 1
        if looks > 12:
            enough.set()
        return GOOD

    stop = asyncio.Event()
    task = asyncio.create_task(Monitor(address, look).watch(stop))
    await enough.wait()
    lines = [each.getMessage() for each in caplog.records if told in each.getMessage()]
    assert len(lines) == 1
    assert f"({trouble.replace('not found', '404')})" in lines[0]
    if trouble == "404":
        host.answer = web.Response(text="OK")
        while "answers again" not in caplog.text:
            await host.heard.get()
    stop.set()
    await task
    assert HEALTHCHECKS not in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.slow
async def test_only_the_process_that_plays_tells_it(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world = Sandbox(limits=Limits.off(), reaction_seconds=0.0)
    world.token = settings_of().discord_token.get_secret_value()
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(blank("postgresql"))
        await (await store_at(url)).close()
        await stack.enter_async_context(world.running())
        for name in ("holder", "spare"):
            address = f"{host.address}/{name}"
            await stack.enter_async_context(playing(world, url, monkeypatch, monitor_url=address))
        while "standing by" not in caplog.text:
            await host.heard.get()
        told = [await host.heard.get() for _ in range(10)]
        assert ("GET", "/holder", "") in told
        assert not [path for _, path, _ in told if not path.startswith("/holder")]
    assert "/holder" not in caplog.text


def heard(host: Host) -> list[tuple[str, ...]]:
    return [host.heard.get_nowait() for _ in range(host.heard.qsize())]


def test_its_address_is_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"https://hc-ping.com{HEALTHCHECKS}"
    monkeypatch.setenv("MONITOR_URL", address)
    monkeypatch.setenv("DISCORD_TOKEN", "t")
    settings = Settings(_env_file=None)  # type: ignore[call-arg]
    assert settings.monitor_url is not None
    assert settings.monitor_url.get_secret_value() == address
    assert HEALTHCHECKS not in f"{settings} {settings!r} {settings.model_dump()}"
    forget_secrets()
    assert HEALTHCHECKS not in str(os.environ)
