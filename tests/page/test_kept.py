"""A rink that is ended and opened again: people, messages and matches are as they were."""

import os
import re
import signal
from asyncio.subprocess import Process
from pathlib import Path

import pytest

from bot.words import words_for
from sandbox import Sandbox
from sandbox.__main__ import begun
from sandbox.demo import Rink
from sandbox.kept import DATABASE, Folder, put_back, whole
from sandbox.page import Guide
from sandbox.page.keeper import Keeper
from sandbox.page.view import state
from sandbox.service import attachments
from sandbox.words import word
from tests.db.stores import execute, migrate, url_of
from tests.e2e.process import free_port, healed_at
from tests.page.command import Start, ended, said
from tests.page.reader import Told, ids, newest, opened, told

CARDS = 3
ADDRESS = r"http://127\.0\.0\.1:\d+"


async def address_of(process: Process) -> str:
    return (await said(process, ADDRESS)).split()[-1]


async def played(address: str, bot_port: int) -> None:
    async with opened(address) as page:
        for _ in range(CARDS):
            await page.play()
    assert await healed_at(bot_port) == 0


async def begun_at(address: str) -> None:
    """Jon challenges Darrell, and the winner of the cut deals."""
    state = await told(address)
    people, (rink,) = ids(state), state["world"]["guilds"][0]["channels"]
    async with opened(address) as page:
        options = {"opponent": people["Darrell"], "length": "1"}
        await page.act("command", people["Jon"], rink, name="hockey challenge", options=options)
        await page.tap("Accept", "Darrell", rink)
        _, message, custom_id = await page.until(lambda now: newest(now, "Deal", "Jon", rink))
        for person in people.values():
            await page.act("tap", person, rink, message=message, custom_id=custom_id)


async def test_a_match_goes_on_where_it_was_however_the_rink_was_ended(start: Start, tmp_path: Path) -> None:
    folder, bot_port = ("--keep", str(tmp_path / "rink")), free_port()
    process = await start(*folder, bot_port=bot_port)
    address = await address_of(process)
    await begun_at(address)
    await played(address, bot_port)
    await ended_by(signal.SIGKILL, process)
    reopened(tmp_path / "rink")
    process = await start(*folder, bot_port=bot_port)
    address = await address_of(process)
    state = await told(address)
    assert "hockey challenge" in {used["name"] for used in commands_in(state)}
    await played(address, bot_port)
    assert (await told(address))["guide"]["steps"] == []
    await ended_by(signal.SIGINT, process)
    # Opening it once more would show nothing else.
    again = reopened(tmp_path / "rink")
    assert [person.name for person in again.people] == ["Jon", "Darrell"]
    files = tmp_path / "rink" / "files"
    assert {file.name for file in files.iterdir()} == {f"{each}.attachment" for each in again.store.files}
    assert all(
        file.stat().st_mode & 0o077 == 0 for file in [*(tmp_path / "rink").glob("*.*"), *files.iterdir()]
    )
    assert files.stat().st_mode & 0o077 == 0


def commands_in(state: Told) -> list[Told]:
    """The commands whose answers are on a person's screen."""
    shown = [value for key, value in state.items() if key.startswith("message:")]
    return [each["used"] for each in shown if each["used"]]


def reopened(path: Path) -> Sandbox:
    """What the next run would begin with: no picture is missing."""
    again = Sandbox()
    found = Folder(path).found()
    assert found
    assert put_back(again, found) is not None
    assert again.store.files.keys() == attachments.named(again.store.messages)
    return again


async def ended_by(signum: signal.Signals, process: Process) -> None:
    assert "The next start goes on from here" in await said(process, "Ctrl-C")
    os.killpg(process.pid, signum)
    assert await process.wait() == (0 if signum is signal.SIGINT else -signum)


async def test_all_that_is_seen_is_put_back(world: Sandbox, place: Rink) -> None:
    keeper = Keeper(world, "tests.page.showcase", {})
    async with world.running():
        await keeper.start()
        for command in ("layouts", "classic", "threads", "tell"):
            await place.first.command(place.channel, command)
        await place.first.context_menu(place.channel, "Poke", place.second)
        await keeper.stop()
    place.channel.deny(place.second, "send_messages")
    place.second.close_dms()
    place.second.leave()
    world.clock.advance(900)
    for person in world.people:
        person.restart_client()
        assert person.dms().world is world
    again = Sandbox()
    assert put_back(again, whole(world, Guide(done=2))) == 2
    before, after = ({k: v for k, v in state(w).items() if not k.startswith("log:")} for w in (world, again))
    assert after == before
    named = attachments.named(world.store.messages)
    assert again.store.files == {number: world.store.files[number] for number in named} != {}
    assert again.store.emojis == world.store.emojis
    assert again.clock.ahead == world.clock.ahead


async def test_what_is_not_kept_is_said_to_be_forgotten(start: Start) -> None:
    process = await start("--bot", "tests.page.showcase")
    assert word("run.ends") in await said(process, "Ctrl-C")
    assert await ended(process, signal.SIGTERM) == 0


async def test_a_folder_is_one_rink_s_at_a_time(start: Start, tmp_path: Path) -> None:
    first = await start("--keep", str(tmp_path), "--wait-for-bot")
    await said(first, re.escape(word("run.ready_later")))
    second = await start("--keep", str(tmp_path), "--wait-for-bot")
    assert second.stderr
    assert str(tmp_path) in (await second.stderr.read()).decode()
    assert await second.wait() == 2


async def test_a_folder_that_cannot_be_made_is_said_in_a_line(start: Start, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    process = await start("--keep", str(tmp_path / "file" / "rink"), "--wait-for-bot")
    assert process.stderr
    told = (await process.stderr.read()).decode()
    assert told.startswith("Can't write to")
    assert told.count("\n") == 1
    assert await process.wait() == 2


async def test_what_cannot_be_read_is_reported_and_the_rink_starts_over(start: Start, tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text('{"version": 0}')
    matches = tmp_path / "breakaway.sqlite3"
    matches.write_text("nothing of ours")
    process = await start("--keep", str(tmp_path), "--wait-for-bot")
    printed = await said(process, re.escape(word("run.ready_later")))
    assert word("run.not_read") in printed
    # Without their world they mean nothing.
    assert not matches.exists()


@pytest.mark.parametrize("own_bot", [True, False])
def test_a_world_whose_matches_are_gone_is_not_put_back_to_the_bot_that_had_them(
    world: Sandbox, place: Rink, tmp_path: Path, capsys: pytest.CaptureFixture[str], own_bot: bool
) -> None:
    assert place.channel.world is world
    with Folder.of_one_run(tmp_path) as folder:
        folder.put(whole(world, Guide()))
        again = Sandbox()
        begun(again, folder, own_bot=own_bot)
        assert (again.store.guilds == world.store.guilds) is not own_bot
        assert (folder.found() is None) is own_bot
    told = word("run.no_matches", folder=tmp_path) + "\n"
    assert capsys.readouterr().out == (told if own_bot else "")


async def test_a_hosts_database_in_the_folder_is_left_alone(start: Start, tmp_path: Path) -> None:
    league = tmp_path / "breakaway.sqlite3"
    league.write_text("a season of ours")
    process = await start("--keep", str(tmp_path), "--wait-for-bot")
    assert process.stderr
    assert "it may be a real one" in (await process.stderr.read()).decode()
    assert await process.wait() == 2
    assert league.read_text() == "a season of ours"


async def test_matches_of_another_version_are_told_in_one_line_that_says_how_to_go_on(
    world: Sandbox, place: Rink, start: Start, tmp_path: Path
) -> None:
    assert place.channel.world is world
    with Folder.of_one_run(tmp_path) as folder:
        folder.put(whole(world, Guide()))
    database = tmp_path / DATABASE
    await migrate(database)
    await execute(url_of(database), "UPDATE alembic_version SET version_num = '0026'")
    process = await start("--keep", str(tmp_path))
    assert process.stderr
    told = (await process.stderr.read()).decode()
    assert told == words_for(None)("host-database-unknown-rink", place=str(database)) + "\n"
    assert await process.wait() == 2
