from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
import pytest

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox import Sandbox

Messageable = discord.PartialMessageable


async def _thread(channel: Messageable) -> object:
    message = await channel.send("start")
    return await message._state.http.start_thread_with_message(
        channel.id, message.id, name="t", auto_archive_duration=60
    )


@pytest.mark.parametrize(
    ("taken", "act", "code"),
    [
        ("view_channel", lambda c: c.send("x"), 50001),
        ("view_channel", lambda c: c._state._get_client().fetch_channel(c.id), 50001),
        ("send_messages", lambda c: c.send("x"), 50013),
        ("embed_links", lambda c: c.send(embed=discord.Embed(title="x")), 50013),
        ("attach_files", lambda c: c.send(file=discord.File(io.BytesIO(b"x"), "x.txt")), 50013),
        ("read_message_history", lambda c: c.fetch_message(1), 50013),
        ("create_public_threads", _thread, 50013),
    ],
)
async def test_a_permission_that_was_taken(
    world: Sandbox,
    client: discord.Client,
    taken: str,
    act: Callable[[Messageable], Awaitable[object]],
    code: int,
) -> None:
    place = world.guild("The Rink").channel("rink")
    place.deny(world.bot, taken)
    with pytest.raises(discord.Forbidden) as refused:
        await act(client.get_partial_messageable(place.id))
    assert refused.value.code == code


async def test_overwrites_go_from_everyone_to_roles_to_the_member(world: Sandbox) -> None:
    rink = world.guild("The Rink")
    jon, darrell = rink.person("Jon"), rink.person("Darrell")
    place = rink.channel("rink")
    fans = rink.role("Fans", jon, darrell)
    can = world.store.can
    place.deny(rink.everyone, "send_messages")
    assert not can(jon.id, place.channel, "send_messages")
    place.allow(fans, "send_messages")
    assert can(jon.id, place.channel, "send_messages")
    place.deny(jon, "send_messages")
    assert not can(jon.id, place.channel, "send_messages")
    assert can(darrell.id, place.channel, "send_messages")
    place.deny(rink.everyone, "view_channel")
    assert not can(darrell.id, place.channel, "send_messages")
    rink.role("Admins", jon, grants=("administrator",))
    assert can(jon.id, place.channel, "send_messages", "manage_channels")


async def test_anothers_message_needs_manage_messages_to_delete(
    world: Sandbox, client: discord.Client
) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    said = await jon.says(place, "spam")
    theirs = client.get_partial_messageable(place.id).get_partial_message(said.id)
    with pytest.raises(discord.Forbidden):
        await theirs.delete()
    rink.grant("manage_messages")
    rink.revoke("manage_messages")
    with pytest.raises(discord.Forbidden):
        await theirs.delete()
    rink.grant("manage_messages")
    await theirs.delete()
    assert jon.sees(place) == []


async def test_a_kicked_bot_has_no_access(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    place = rink.channel("rink")
    rink.kick_bot()
    with pytest.raises(discord.Forbidden) as refused:
        await client.fetch_guild(rink.id)
    assert refused.value.code == 50001
    with pytest.raises(discord.Forbidden) as refused:
        await client.get_partial_messageable(place.id).send("x")
    assert refused.value.code == 50001


async def test_a_deleted_channel_is_unknown(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    message = await client.get_partial_messageable(place.id).send("x")
    place.delete()
    with pytest.raises(discord.NotFound) as refused:
        await message.edit(content="y")
    assert refused.value.code == 10003
