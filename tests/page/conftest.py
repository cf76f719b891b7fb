import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright, expect

from sandbox import Limits, Sandbox
from sandbox.demo import Rink, rink
from sandbox.page import Guide, PageServer
from sandbox.page.keeper import Keeper
from tests.db.stores import migrate
from tests.e2e.birth import kept_bots_forked
from tests.e2e.process import HEALING_TIME, check_nothing_healed
from tests.page.command import Start, starting
from tests.page.screens import PATIENCE_MS, Screens
from tests.sandbox import openapi

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


expect.set_options(timeout=PATIENCE_MS)


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if chromium() is not None:
        return
    # A mark is reported once per file, a skip inside a fixture once per test.
    skip = pytest.mark.skip(reason="no chromium here: nobody looks at the page (CHROMIUM may name one)")
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(skip)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as driver:
        made = await driver.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=PATIENCE_MS)
        yield made
        await made.close()


@pytest.fixture
def world() -> Sandbox:
    return Sandbox(limits=Limits.off(), reaction_seconds=0.0, answer_seconds=PATIENCE_MS / 1000)


@pytest.fixture
def place(world: Sandbox) -> Rink:
    return rink(world)


@pytest.fixture(autouse=True)
def forked_bots(tmp_path: Path) -> Iterator[None]:
    """Those kept here; those that `python -m sandbox` starts begin with an interpreter."""
    output = tmp_path / "output.txt"
    with output.open("ab") as said, kept_bots_forked(said):
        yield
    check_nothing_healed(output)


@pytest.fixture
async def keeper(world: Sandbox, tmp_path: Path) -> Keeper:
    """Keeps Breakaway itself; a test that wants it starts it."""
    database = tmp_path / "breakaway.sqlite3"
    await migrate(database)
    environment = {
        "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
        "LOG_LEVEL": "WARNING",
        "HEALING_TIME": HEALING_TIME,
        "CARD_EMOJIS": "off",
        "LAST_CARD_TIME": "P30D",  # every card is clicked
    }
    return Keeper(world, "bot", environment)


@pytest.fixture
def steps() -> Guide:
    """No first steps: each bot has its own."""
    return Guide()


@pytest.fixture
async def served(world: Sandbox, place: Rink, keeper: Keeper, steps: Guide) -> AsyncIterator[Sandbox]:
    """The sandbox with its page, checked against Discord's description in both directions."""
    assert place.channel.world is world
    checker = openapi.Checker.install(world) if openapi.available() else None
    async with world.running(mount=PageServer(world, keeper, steps).mount):
        yield world
        # An orderly stop right after a start waits until discord.py knows all servers.
        await keeper.kill()
        await keeper.stop()
    if checker:
        checker.verify()


@pytest.fixture
async def screens(served: Sandbox, browser: Browser) -> AsyncIterator[Screens]:
    """Opens the page in a real browser; its console must have no error."""
    made = Screens(served, browser)
    yield made
    assert made.errors == []


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    """Starts the sandbox as a process; at the end, everything left of it is ended."""
    async with starting() as started:
        yield started
