from __future__ import annotations

import asyncio
import subprocess
from typing import TYPE_CHECKING

import pytest

from sandbox import NotSeenError
from sandbox.process import BotEndedError, bot_process

if TYPE_CHECKING:
    from sandbox import Sandbox

RINK = "tests.sandbox.bots.rink"
PATIENCE_SECONDS = 60.0
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("forked_bots")]


async def test_a_killed_bot_leaves_taps_unanswered_and_a_new_one_takes_over(world: Sandbox) -> None:
    rink = world.guild("The Rink")
    place, jon = rink.channel("rink"), rink.person("Jon")
    world.answer_seconds = PATIENCE_SECONDS
    async with bot_process(world, RINK) as process:
        offer = (await jon.command(place, "hockey challenge", opponent=jon)).messages[0]
        process.kill()
        await process.wait()
        await world.until(lambda: not world.gateway.connected())
        tap = asyncio.create_task(jon.tap(offer, "Accept"))
        await world.until(lambda: len(world.interactions) == 2)
        world.give_up()
        assert (await tap).failed
        assert "This interaction failed" in jon.screen()
    async with bot_process(world, RINK):
        handle = await jon.command(place, "hockey challenge", opponent=jon)
        assert handle.acknowledged
    assert "This interaction failed" not in jon.screen()


async def test_two_processes_are_told_the_same_and_one_answer_counts(world: Sandbox) -> None:
    rink = world.guild("The Rink")
    place, jon = rink.channel("rink"), rink.person("Jon")
    world.answer_seconds = PATIENCE_SECONDS
    async with (
        bot_process(world, RINK, output=subprocess.DEVNULL),
        bot_process(world, RINK, output=subprocess.DEVNULL),
    ):
        assert len(world.gateway.connected()) == 2
        handle = await jon.command(place, "hockey challenge", opponent=jon)
        callback = "/interactions/{interaction_id}/{interaction_token}/callback"
        await world.until(lambda: len(world.journal.of("POST", callback)) == 2)
        answers = world.journal.of("POST", callback)
    assert sorted((entry.status, entry.code) for entry in answers) == [(200, 0), (400, 40060)]
    assert [message.id for message in jon.sees(place)] == [handle.messages[0].id]


async def test_a_bot_that_ends_before_it_is_connected_is_named(world: Sandbox) -> None:
    with pytest.raises(BotEndedError):
        async with bot_process(world, "no.such.module", output=subprocess.DEVNULL):
            pass


async def test_what_was_not_seen_is_told_with_what_was(world: Sandbox) -> None:
    rink = world.guild("The Rink")
    jon = rink.person("Jon")
    await jon.says(rink.channel("rink"), "Game on!")
    with pytest.raises(NotSeenError, match="Game on!"):
        await world.until(lambda: jon.sees(jon.dms()), within=0.01)
