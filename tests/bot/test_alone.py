"""A second process on one SQLite file ends, and names the one that plays."""

import asyncio
import os
import signal
import socket
from pathlib import Path

import pytest
from filelock import FileLock

from bot.command_line import main
from bot.host.opening import alone_with
from bot.host.rebuilding import rebuild
from bot.host.unusable import UnusableError
from bot.words import words_for
from db.store import Store
from sandbox import Limits, Sandbox
from tests.bot.matches import settings_of
from tests.bot.test_process import ended, says, started
from tests.db.stores import blank, opened, store_at, url_of

pytestmark = pytest.mark.slow


async def test_a_second_process_waits_then_names_the_first_one(tmp_path: Path) -> None:
    url = url_of(tmp_path / "breakaway.sqlite3")
    store = await store_at(url)
    async with alone_with(url, patience=0.0):
        assert await store.holder.take("the rink, process 7", await store.holder.look()) == 1
        with pytest.raises(UnusableError) as told:
            async with alone_with(url, patience=0.6):
                pass
    await store.close()
    assert told.value.key == "host-database-held"
    assert told.value.facts == {"place": str(url.database), "holder": "the rink, process 7"}
    async with alone_with(url, patience=0.0) as alone:
        assert alone


async def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    path, link = tmp_path / "breakaway.sqlite3", tmp_path / "link.sqlite3"
    await (await store_at(url_of(path))).close()
    link.symlink_to(path)
    async with alone_with(url_of(path)):
        with pytest.raises(UnusableError, match="host-database-held"):
            async with alone_with(url_of(link), patience=0.0):
                pass


async def test_a_stop_ends_the_wait_quietly(tmp_path: Path) -> None:
    url, stop = url_of(tmp_path / "breakaway.sqlite3"), asyncio.Event()
    async with alone_with(url):
        asyncio.get_running_loop().call_later(0.1, stop.set)
        async with alone_with(url, stop) as alone:
            assert not alone


async def test_a_bot_keeps_its_file_until_it_ends_however_it_ends(
    tmp_path: Path,
) -> None:
    world = Sandbox(limits=Limits.off())
    world.guild("The Rink")
    async with world.running(), started(tmp_path, **world.environment()) as process:
        await says(process, b"on the ice in 1 server\n")
        url = url_of(tmp_path / "breakaway.sqlite3")
        with pytest.raises(UnusableError) as told:
            async with alone_with(url, patience=0.0):
                pass
        name = f"{socket.gethostname()}, process {process.pid}"
        assert told.value.facts["holder"] == name
        with pytest.raises(UnusableError, match="host-database-held"):
            await rebuild(settings_of(database_url=f"sqlite:///{url.database}"), print)
        os.kill(process.pid, signal.SIGKILL)
        await ended(process)
        async with alone_with(url, patience=0.0) as alone:
            assert alone, "the system frees what a killed process has locked"


def test_the_second_bot_ends_with_exit_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, name = tmp_path / "breakaway.sqlite3", "the rink, process 7"
    monkeypatch.setattr("bot.host.opening.PATIENCE_SECONDS", 0.6)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")

    async def first() -> None:
        store = await store_at(url_of(path))
        assert await store.holder.take(name, await store.holder.look()) == 1
        await store.close()

    asyncio.run(first())
    with FileLock(f"{path}.lock", preserve_lock_file=True):
        assert main() == 2
    *_, waiting, last = capsys.readouterr().err.splitlines()
    assert waiting.endswith(f"waiting for another process to end: {name}")
    assert last == words_for(None)("host-database-held", place=str(path), holder=name)


@pytest.mark.parametrize("backend", ["postgresql"], scope="session")
async def test_nothing_is_rebuilt_beside_a_bot_that_plays(backend: str) -> None:
    async with blank(backend) as url:
        await (await store_at(url)).close()
        settings = settings_of(database_url=url.render_as_string(hide_password=False), takeover_time="1")
        beside = opened(url)
        term = await beside.holder.take("one, process 7", await beside.holder.look())
        assert term is not None
        renewing = asyncio.create_task(renew(beside, term))
        with pytest.raises(UnusableError) as told:
            await rebuild(settings, print)
        assert told.value.facts["holder"] == "one, process 7"
        renewing.cancel()
        said: list[str] = []
        await rebuild(settings, said.append)
        assert len(said) == 1
        row = await beside.holder.look()
        assert (row.holder, row.term) == (None, 2)
        await beside.close()


async def renew(store: Store, term: int) -> None:
    while await store.holder.renew(term):  # noqa: ASYNC110 - as a bot does, by the clock
        await asyncio.sleep(0.05)
