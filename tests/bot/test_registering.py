"""Discord shows the bot's commands, and the bot plays whatever Discord says about them."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from copy import deepcopy
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket

from bot.client import Breakaway
from bot.kit.clock import Clock
from bot.words import words_for
from sandbox import Limits, Sandbox
from tests.bot.matches import SETTINGS
from tests.db.stores import stores
from tests.e2e.process import BotProcess
from tests.sandbox.openapi import Checker

pytestmark = pytest.mark.slow

COMMANDS = "/applications/{application_id}/commands"
Start = Callable[[], Awaitable[Breakaway]]


@pytest.fixture
async def world(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    made = Sandbox(limits=Limits.off())
    checker = Checker.install(made)
    async with made.running():
        monkeypatch.setattr(discord.http.Route, "BASE", made.api_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(made.gateway_url))
        yield made
    checker.verify()


@pytest.fixture
async def start(world: Sandbox) -> AsyncIterator[Start]:
    """Starts a bot up to its connection to the gateway."""
    async with stores(1) as (store,), AsyncExitStack() as stack:

        async def started() -> Breakaway:
            bot = await stack.enter_async_context(Breakaway(SETTINGS, store, Clock()))
            await bot.login(world.token)
            return bot

        yield started


def overwrites(world: Sandbox) -> list[Any]:
    return [entry.body for entry in world.journal.of("PUT", COMMANDS)]


def shown(world: Sandbox) -> set[str]:
    return {command["name"] for command in world.store.commands[None].values()}


OWN = {"hockey", "hockey-admin", "Challenge to hockey"}


async def test_commands_are_sent_once_and_not_again_while_they_are_the_same(
    world: Sandbox, start: Start
) -> None:
    await start()
    assert shown(world) == OWN
    await start()
    assert len(overwrites(world)) == 1


@pytest.mark.parametrize("change", ["another word", "an option less", "a name", "one more", "one less"])
async def test_whatever_differs_is_put_right(world: Sandbox, start: Start, change: str) -> None:
    await start()
    known = world.store.commands[None]
    hockey = next(command for command in known.values() if command["name"] == "hockey")
    before = {command["name"]: deepcopy(command) for command in known.values()}
    match change:
        case "another word":
            hockey["options"][0]["options"][0]["description"] = "Whom?"
        case "an option less":
            hockey["options"][0]["options"].pop()
        case "a name":
            hockey["name_localizations"] = {"fr": "rondelle"}
        case "one more":
            known[1] = hockey | {"id": "1", "name": "old"}
        case "one less":
            del known[int(hockey["id"])]
    await start()
    assert len(overwrites(world)) == 2
    after = {command["name"]: command for command in world.store.commands[None].values()}
    assert set(after) == set(before)
    assert after["hockey"]["options"] == before["hockey"]["options"]
    assert after["hockey"]["name_localizations"] == before["hockey"]["name_localizations"]


async def test_the_entry_point_command_of_a_host_s_activity_stays_as_it_is(
    world: Sandbox, start: Start
) -> None:
    world.switch_activities_on()
    (launch,) = world.store.commands[None].values()
    launch |= {"default_member_permissions": "32", "name_localizations": {"fr": "lancer"}}
    await start()
    assert shown(world) == OWN | {"launch"}
    kept = world.store.commands[None][int(launch["id"])]
    assert kept | {"version": ""} == launch | {"version": ""}
    await start()
    assert len(overwrites(world)) == 1


async def test_activities_that_are_switched_on_later_change_nothing(world: Sandbox, start: Start) -> None:
    await start()
    world.switch_activities_on()
    await start()
    assert len(overwrites(world)) == 1


async def test_what_discord_refuses_is_a_line_and_the_bot_plays_on(
    world: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    await start()
    world.store.commands[None].popitem()
    world.faults.fail("PUT", COMMANDS, status=400, code=50240, message="You cannot\nremove it.", times=None)
    with caplog.at_level(logging.INFO):
        await start()
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.exc_info for record in told] == [None]
    assert "(50240 You cannot remove it.)" in told[0].getMessage()
    assert "\n" not in told[0].getMessage()
    assert len(shown(world)) == len(OWN) - 1


async def test_where_discord_takes_no_more_commands_for_hours_the_bot_waits_and_plays_on(
    world: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    world.faults.throttle("PUT", COMMANDS, retry_after=7200.0)
    await start()
    (line,) = [record.getMessage() for record in caplog.records if record.name == "bot"]
    assert "120 minutes" in line
    assert not shown(world)


async def test_what_fails_for_now_is_tried_again_beside_the_play(
    world: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    world.faults.fail("GET", COMMANDS, status=503)
    await start()
    await world.until(lambda: shown(world) == OWN)
    assert "commands: can't reach Discord (503), trying again in 1 s" in caplog.text


async def test_an_entry_point_command_that_the_bot_is_to_handle_is_answered_with_a_sentence(
    world: Sandbox, tmp_path: Path
) -> None:
    rink = world.guild("The Rink")
    world.switch_activities_on()
    (launch,) = world.store.commands[None].values()
    launch["handler"] = 1
    bot = BotProcess(world, tmp_path)
    await bot.start()
    told = await rink.person("Jon").launch(rink.channel("rink"))
    assert told.text == words_for(None)("sorry-nothing-to-launch")
    assert await bot.stop() == 0
    assert "Traceback" not in bot.output.read_text()
