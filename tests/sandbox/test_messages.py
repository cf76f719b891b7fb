from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
import pytest
from discord import ui

if TYPE_CHECKING:
    from sandbox import Sandbox


async def test_the_same_nonce_posts_once_until_minutes_have_passed(
    world: Sandbox, client: discord.Client
) -> None:
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    first = await channel.send("one", nonce="match-1-sheet-1")
    again = await channel.send("two", nonce="match-1-sheet-1")
    assert (again.id, again.content) == (first.id, "one")
    world.clock.advance(600)
    later = await channel.send("three", nonce="match-1-sheet-1")
    assert later.id != first.id
    assert [message.content for message in place.messages] == ["one", "three"]


async def test_who_is_notified(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    jon, darrell = rink.person("Jon"), rink.person("Darrell", nick="D")
    channel = client.get_partial_messageable(rink.channel("rink").id)
    quiet = discord.AllowedMentions(users=[discord.Object(jon.id)])
    await channel.send(f"{jon.mention} beats {darrell.mention}", allowed_mentions=quiet)
    assert [each.text for each in jon.notifications] == ["@Jon beats @D"]
    assert darrell.notifications == []

    message = await channel.send("nobody")
    await message.edit(content=f"{darrell.mention} after all")
    assert darrell.notifications == []
    assert darrell.sees(rink.channel("rink"))[-1].text == "@D after all"
    assert darrell.sees(rink.channel("rink"))[-1].edited

    await channel.send(f"{darrell.mention}", silent=True)
    assert darrell.notifications == []


async def test_everyone_and_roles_ring_only_with_the_permission(
    world: Sandbox, client: discord.Client
) -> None:
    rink = world.guild("The Rink")
    jon = rink.person("Jon")
    team = rink.role("Leafs", jon)
    channel = client.get_partial_messageable(rink.channel("rink").id)
    everyone = discord.AllowedMentions.all()
    await channel.send(f"@everyone <@&{team.id}>", allowed_mentions=everyone)
    assert jon.notifications == []
    rink.grant("mention_everyone")
    await channel.send(f"<@&{team.id}>", allowed_mentions=everyone)
    await channel.send("@everyone", allowed_mentions=everyone)
    assert [each.text for each in jon.notifications] == ["@Leafs", "@everyone"]


async def test_a_person_out_of_the_channel_is_not_reached(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    place.deny(jon, "view_channel")
    await client.get_partial_messageable(place.id).send(jon.mention)
    assert jon.notifications == []
    assert jon.sees(place) == []


async def test_the_push_of_a_v2_message_is_blank(world: Sandbox, client: discord.Client) -> None:
    jon = world.guild("The Rink").person("Jon")
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.TextDisplay("Your turn, Jon."), accent_color=1))
    dm = await (await client.fetch_user(jon.id)).create_dm()
    message = await dm.send(view=view)
    assert [each.text for each in jon.notifications] == [""]
    assert jon.sees(jon.dms())[0].text == "Your turn, Jon."
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="plain")
    assert refused.value.code == 50035


async def test_a_dm_needs_an_open_door_and_a_shared_server(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    jon = rink.person("Jon")
    user = await client.fetch_user(jon.id)
    jon.close_dms()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello")
    assert refused.value.code == 50007
    jon.open_dms()
    await user.send("hello")
    rink.kick_bot()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello again")
    assert refused.value.code == 50278
    assert [message.text for message in jon.sees(jon.dms())] == ["hello"]


async def test_files_are_kept_and_can_be_taken_off(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    channel = client.get_partial_messageable(place.id)
    file = discord.File(io.BytesIO(b"a record"), "match.txt", description="the match")
    message = await channel.send(file=file)
    assert jon.sees(place)[0].files == ("match.txt",)
    assert message.attachments[0].description == "the match"
    assert await message.attachments[0].read() == b"a record"
    await message.edit(content="gone", attachments=[])
    assert jon.sees(place)[0].files == ()


async def test_history_comes_newest_first_in_pages(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    sent = [await channel.send(str(number)) for number in range(5)]
    assert [message.content async for message in channel.history(limit=3)] == ["4", "3", "2"]
    assert [message.content async for message in channel.history(before=sent[2])] == ["1", "0"]
    assert [message.content async for message in channel.history(after=sent[2])] == ["3", "4"]
    await sent[0].delete()
    assert [message.content async for message in channel.history()] == ["4", "3", "2", "1"]
    assert (await channel.fetch_message(sent[1].id)).content == "1"


async def test_text_is_read_with_names_and_times(world: Sandbox, client: discord.Client) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    soon = int(world.clock.now()) + 7200
    dated = "<t:86400:D> <t:86400:t>"
    embed = discord.Embed(title="Standings", description=f"{jon.mention} leads")
    embed.add_field(name="Next", value=f"<t:{soon}:R> in {place.mention}")
    await client.get_partial_messageable(place.id).send(f"<:puck:123> </hockey rules:5> {dated}", embed=embed)
    assert (
        jon.sees(place)[0].text
        == ":puck: /hockey rules 1970-01-02 00:00\nStandings\n@Jon leads\nNext\nin 2 hours in #rink"
    )


async def test_a_file_can_be_too_large(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    file = discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "match.txt")
    with pytest.raises(discord.HTTPException) as refused:
        await client.get_partial_messageable(place.id).send(file=file)
    assert (refused.value.status, refused.value.code) == (413, 40005)
    assert place.messages == []
