from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from sandbox.world import NotShownError

if TYPE_CHECKING:
    from sandbox import Sandbox
    from tests.sandbox.conftest import Connect


async def test_a_thread_on_a_message_lives_and_is_archived(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    client = await bot(discord.Client(intents=discord.Intents(guilds=True)))
    channel = client.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Jon against Darrell")
    thread = await message.create_thread(name="play-by-play", auto_archive_duration=60)
    assert thread.id == message.id
    message = await channel.fetch_message(message.id)
    assert message.flags.has_thread
    assert message.thread == thread
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="again")
    assert refused.value.code == 160004
    line = await thread.send("Game on!")
    await thread.add_user(discord.Object(jon.id))
    assert {member.id for member in await thread.fetch_members()} == {world.bot.id, jon.id}
    shown = place.threads[0]
    assert [each.text for each in jon.sees(shown)] == ["Game on!"]
    assert "-- #rink > play-by-play --" in jon.screen()

    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await line.edit(content="Game over!")
    assert refused.value.code == 50083
    await thread.send("A send wakes it.")
    await line.edit(content="Game over!")
    assert [each.text for each in jon.sees(shown)] == ["Game over!", "A send wakes it."]

    shown.archive(locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await thread.send("A locked one sleeps on.")
    assert refused.value.code == 50083
    assert [t.id async for t in channel.archived_threads()] == [thread.id]

    shown.lock()
    for act in (thread.send("x"), line.edit(content="x")):
        with pytest.raises(discord.HTTPException) as refused:
            await act
        assert refused.value.code == 50083
    shown.lock(locked=False)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Tap"))
    await thread.send("Open again.", view=view)
    shown.lock()
    with pytest.raises(NotShownError):
        await jon.tap(jon.sees(shown)[-1], "Tap")


async def test_a_private_thread_is_for_its_members(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    jon, darrell, place = rink.person("Jon"), rink.person("Darrell"), rink.channel("rink")
    client = await bot(discord.Client(intents=discord.Intents(guilds=True)))
    channel = client.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="in private")
    await thread.add_user(discord.Object(jon.id))
    await thread.send(f"{jon.mention} {darrell.mention}", allowed_mentions=discord.AllowedMentions.all())
    assert len(jon.sees(place.threads[0])) == 1
    assert darrell.sees(place.threads[0]) == []
    assert (len(jon.notifications), len(darrell.notifications)) == (1, 0)


async def test_a_plain_thread_and_its_permissions(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    place = rink.channel("rink")
    client = await bot(discord.Client(intents=discord.Intents(guilds=True)))
    channel = client.get_channel(place.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="match", type=discord.ChannelType.public_thread)
    [told] = [message async for message in channel.history()]
    assert (told.type, told.content) == (discord.MessageType.thread_created, "match")
    assert told.reference is not None
    assert told.reference.channel_id == thread.id
    guild = client.get_guild(rink.id)
    assert guild is not None
    assert [t.id for t in await guild.active_threads()] == [thread.id]
    place.deny(world.bot, "send_messages_in_threads")
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("x")
    assert refused.value.code == 50013
    place.delete()
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("x")
    assert gone.value.code == 10003
