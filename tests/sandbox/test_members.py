"""People who leave a server and come back, and what the bot hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from sandbox import Sandbox

if TYPE_CHECKING:
    from tests.sandbox.conftest import Connect


async def test_who_has_left_is_no_member_and_out_of_reach(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    guild = await client.fetch_guild(rink.id)
    assert (await guild.fetch_member(jon.id)).display_name == "Jon"
    channel = client.get_partial_messageable(place.id)
    await channel.send("Game on!")
    jon.leave()
    with pytest.raises(discord.NotFound) as unknown:
        await guild.fetch_member(jon.id)
    assert unknown.value.code == 10007
    with pytest.raises(discord.NotFound) as nobody:
        await guild.fetch_member(1)
    assert nobody.value.code == 10013
    assert jon.sees(place) == []
    await channel.send(jon.mention, allowed_mentions=discord.AllowedMentions.all())
    assert jon.notifications == []
    user = await client.fetch_user(jon.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Come back!")
    assert refused.value.code == 50278


async def test_who_comes_back_is_a_new_member(world: Sandbox, client: discord.Client) -> None:
    rink, other = world.guild("The Rink"), world.guild("The Pond")
    jon, place = rink.person("Jon", nick="Jonny"), rink.channel("rink")
    rink.role("Captain", jon)
    jon.leave(rink)
    jon.leave(rink)
    jon.join()
    member = await (await client.fetch_guild(rink.id)).fetch_member(jon.id)
    assert (member.nick, len(member.roles)) == (None, 1)
    assert jon.id not in other.guild.members
    await client.get_partial_messageable(place.id).send("Welcome back!")
    assert [message.text for message in jon.sees(place)] == ["Welcome back!"]
    jon.join(other)
    assert jon.id in other.guild.members


async def test_the_members_intent_tells_who_comes_and_goes(world: Sandbox, bot: Connect) -> None:
    world.privileged_intents = discord.Intents(members=True).value
    rink = world.guild("The Rink")
    jon = rink.person("Jon")
    client = discord.Client(intents=discord.Intents(guilds=True, members=True))
    told: list[tuple[str, int]] = []

    @client.event
    async def on_raw_member_remove(payload: discord.RawMemberRemoveEvent) -> None:
        told.append(("left", payload.user.id))
        world.changed()

    @client.event
    async def on_member_join(member: discord.Member) -> None:
        told.append(("joined", member.id))
        world.changed()

    await bot(client)
    jon.leave()
    jon.join()
    await world.until(lambda: told == [("left", jon.id), ("joined", jon.id)])


async def test_who_leaves_is_out_of_its_threads(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    client = await bot(discord.Client(intents=discord.Intents(guilds=True)))
    channel = client.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="in private")
    await thread.add_user(discord.Object(jon.id))
    jon.leave()
    jon.join()
    assert [member.id for member in await thread.fetch_members()] == [world.bot.id]


async def test_the_bot_hears_of_its_own_time_out_and_can_only_read(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    place = rink.channel("rink")
    client = await bot(discord.Client(intents=discord.Intents(guilds=True)))
    channel = client.get_partial_messageable(place.id)
    rink.time_out(world.bot, 60)
    _, me = await client.wait_for("member_update")
    assert me.is_timed_out()
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x")
    assert refused.value.code == 50013
    assert [message async for message in channel.history()] == []
    rink.time_out(world.bot, 0)
    await channel.send("Back!")
