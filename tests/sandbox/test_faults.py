from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from sandbox import Sandbox

SEND = "/channels/{channel_id}/messages"


async def test_a_planned_failure_strikes_as_often_as_planned(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    fault = world.faults.fail("POST", SEND, status=503, times=2)
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await channel.send("x")
    await channel.send("y")
    assert fault.hits == 2
    assert [message.content for message in place.messages] == ["y"]
    assert [entry.status for entry in world.journal.of("POST", SEND)] == [503, 503, 200]


async def test_another_code_on_matching_requests(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    bad, good = rink.channel("bad"), rink.channel("good")
    world.faults.fail(
        "POST",
        SEND,
        status=403,
        code=40003,
        times=None,
        when=lambda call: call.args["channel_id"] == str(bad.id),
    )
    await client.get_partial_messageable(good.id).send("x")
    with pytest.raises(discord.Forbidden) as refused:
        await client.get_partial_messageable(bad.id).send("x")
    assert refused.value.code == 40003
    world.faults.clear()
    await client.get_partial_messageable(bad.id).send("x")


@pytest.mark.parametrize("after_effect", [False, True])
async def test_a_reset_before_or_after_the_effect(
    world: Sandbox, client: discord.Client, after_effect: bool
) -> None:
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    world.faults.fail("POST", SEND, reset=True, after_effect=after_effect)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("x", nonce="n")
    assert len(place.messages) == after_effect
    assert world.journal.of("POST", SEND)[-1].status == 0
    # What a bot with its own nonce does next posts exactly once either way.
    await channel.send("x", nonce="n")
    assert len(place.messages) == 1


async def test_throttling_by_hand(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    world.faults.throttle("POST", SEND, retry_after=0.05)
    await client.get_partial_messageable(place.id).send("x")
    assert [entry.status for entry in world.journal.of("POST", SEND)] == [429, 200]
    assert world.journal.invalid_requests() == 1


@pytest.mark.parametrize("end", ["release", "clear"])
async def test_what_is_held_takes_effect_when_it_is_let_go(
    world: Sandbox, client: discord.Client, end: str
) -> None:
    place = world.guild("The Rink").channel("rink")
    held = world.faults.hold("POST", SEND)
    sending = asyncio.create_task(client.get_partial_messageable(place.id).send("x"))
    await world.until(lambda: held.hits)
    await client.fetch_user(client.application_id or 0)
    assert not place.messages
    held.release() if end == "release" else world.faults.clear()
    await sending
    assert [message.content for message in place.messages] == ["x"]


async def test_a_delay_holds_back_the_effect(world: Sandbox, client: discord.Client) -> None:
    jon = world.guild("The Rink").person("Jon")
    user = await client.fetch_user(jon.id)
    world.faults.fail("POST", SEND, delay=0.05)
    await user.send("slow")
    assert jon.sees(jon.dms())[0].text == "slow"
