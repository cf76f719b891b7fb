"""The folder of a rink while it runs, and what is there for the next run."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import pytest

from sandbox import Sandbox
from sandbox.kept import Folder, put_back, whole
from sandbox.page import Guide
from sandbox.words import word
from tests.sandbox.test_attachments import RED, board, file, shown

if TYPE_CHECKING:
    from sandbox.people import ChannelPlace

EDITS = 120
INSTANTS = 60
PATIENCE_SECONDS = 60.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rink"


@pytest.fixture
def channel(place: ChannelPlace, client: discord.Client) -> discord.PartialMessageable:
    return client.get_partial_messageable(place.id)


def reopened(path: Path) -> Sandbox:
    again = Sandbox()
    found = Folder(path).found()
    assert found
    assert put_back(again, found) is not None
    return again


def lying(path: Path) -> dict[int, bytes]:
    return {
        int(each.name.removesuffix(".attachment")): each.read_bytes() for each in (path / "files").iterdir()
    }


def left(path: Path, name: str, text: str) -> None:
    (path / name).parent.mkdir(parents=True, exist_ok=True)
    (path / name).write_text(text)


def names(path: Path) -> list[str]:
    return sorted(each.relative_to(path).as_posix() for each in path.rglob("*") if each.is_file())


async def seen(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not condition():  # noqa: ASYNC110 - nothing tells when a file is there
            await asyncio.sleep(0.01)


async def test_however_often_a_picture_is_replaced_the_last_one_alone_is_kept(
    world: Sandbox, channel: discord.PartialMessageable, path: Path
) -> None:
    with Folder.of_one_run(path) as folder:
        async with folder.keeping(world, Guide(), pytest.fail):
            message = await channel.send(view=board(), file=file(RED))
            for number in range(EDITS):
                message = await message.edit(view=board(), attachments=[file(f"{number}".encode())])
            await seen(lambda: list(lying(path).values()) == [f"{EDITS - 1}".encode()])
        assert str(*lying(path)) in shown(message).media.url
        assert reopened(path).store.files == lying(path)
        assert len((path / "world.json").read_bytes()) < 20_000
        await message.delete()
        folder.put(whole(world, Guide()))
        assert lying(path) == {}


@pytest.mark.slow
def test_a_run_that_is_killed_at_any_instant_leaves_every_picture(tmp_path: Path) -> None:
    folder = tmp_path / "rink"
    process = subprocess.Popen([sys.executable, "-m", "tests.sandbox.saver", str(folder)])
    try:
        while not (folder / "world.json").exists():
            assert process.poll() is None
            time.sleep(0.01)
        for number in range(INSTANTS):
            time.sleep(random.random() / 100)
            # One that is stopped leaves the same as one that is killed.
            process.send_signal(signal.SIGSTOP)
            os.waitpid(process.pid, os.WUNTRACED)
            shutil.copytree(folder, tmp_path / f"{number}")
            process.send_signal(signal.SIGCONT)
    finally:
        process.kill()
        process.wait()
    for copy in (folder, *(tmp_path / f"{number}" for number in range(INSTANTS))):
        again = reopened(copy)
        [message] = (each for there in again.store.messages.values() for each in there.values())
        assert [message.content.encode()] == list(again.store.files.values()), copy
        with Folder.of_one_run(copy) as opened:
            opened.put(whole(again, Guide()))
        assert lying(copy) == again.store.files


async def test_a_file_of_a_killed_run_is_not_taken_for_another_of_its_name(
    world: Sandbox, channel: discord.PartialMessageable, path: Path
) -> None:
    await channel.send(view=board(), file=file(RED))
    [number] = world.store.files
    left(path, f"files/{number}.attachment", "half of one")
    left(path, "files/1.attachment.part", "half of one")
    with Folder.of_one_run(path) as folder:
        folder.put(whole(world, Guide()))
        assert reopened(path).store.files == lying(path) == {number: RED}
        folder.forget()
    assert names(path) == ["lock"]


OWNERS = (
    "breakaway.sqlite3.saved",
    "files/1.part",
    "files/2024/3.attachment",
    "files/4",
    "files/5.attachment/6",
    "files/7.attachment.png",
    "files/holiday.png",
)


async def test_what_else_lies_in_the_folder_is_left_to_its_owner(
    world: Sandbox, channel: discord.PartialMessageable, path: Path
) -> None:
    await channel.send(view=board(), file=file(RED))
    for name in OWNERS:
        left(path, name, "of the folder's owner")
    with Folder.of_one_run(path) as folder:
        folder.put(whole(world, Guide()))
        assert list(reopened(path).store.files.values()) == [RED]
        folder.put(whole(Sandbox(), Guide()))
        folder.forget()
    assert names(path) == [*OWNERS, "lock"]


async def test_a_folder_that_vanishes_is_told_once_and_stays_away(world: Sandbox, path: Path) -> None:
    said: list[str] = []
    with Folder.of_one_run(path) as folder:
        async with folder.keeping(world, Guide(), said.append):
            shutil.rmtree(path)
            world.changed()
            await seen(lambda: said)
            world.changed()
    assert said == [word("run.vanished", folder=path)]
    assert names(path) == []


async def test_a_folder_that_another_run_has_made_again_stays_its_own(world: Sandbox, path: Path) -> None:
    said: list[str] = []
    with Folder.of_one_run(path) as folder:
        async with folder.keeping(world, Guide(), said.append):
            shutil.rmtree(path)
            with Folder.of_one_run(path) as other:
                other.put(whole(Sandbox(bot_name="Another"), Guide()))
                world.changed()
                await seen(lambda: said)
            world.changed()
        assert reopened(path).bot.name == "Another"
    assert said == [word("run.taken_over", folder=path)]


async def test_a_full_disk_is_told_once_and_the_rink_is_kept_as_soon_as_it_can_be(
    world: Sandbox, place: ChannelPlace, path: Path
) -> None:
    said: list[str] = []

    def named(name: str) -> bool:
        return any(each.name == name for each in reopened(path).people)

    with Folder.of_one_run(path) as folder:
        async with folder.keeping(world, Guide(), said.append):
            fill(path)
            world.person("Jon")
            world.changed()
            await seen(lambda: said)
            world.changed()
            (path / "world.json.part").unlink()
            world.changed()
            await seen(lambda: named("Jon"))
            # Right after it was kept, with no change after that.
            world.person("Darrell")
            world.changed()
            await seen(lambda: named("Darrell"))
            fill(path)
        assert place.world is world
    assert [each.partition(str(path))[0] for each in said] == [
        "Can't write to ",
        "Writing to ",
        "Can't write to ",
    ]
    assert "No space left on device" in said[0]


def fill(path: Path) -> None:
    """Everything written there now finds the disk full."""
    (path / "world.json.part").symlink_to("/dev/full")
