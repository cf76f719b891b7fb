"""Pictures and other files of messages: where they are shown, replaced, fetched and refused."""

from __future__ import annotations

import asyncio
import gc
import io
import warnings
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands, ui

from sandbox.service.attachments import MOST_UNNAMED, UPLOADS_PER_LOOK
from tests.page.showcase import picture

if TYPE_CHECKING:
    from sandbox import Sandbox
    from tests.sandbox.conftest import Connect

RED, BLUE = picture((200, 40, 40)), picture((40, 60, 200))
EDITS = MOST_UNNAMED + UPLOADS_PER_LOOK


def file(data: bytes, name: str = "score.png") -> discord.File:
    return discord.File(io.BytesIO(data), name, description="The score")


def board(name: str = "score.png") -> ui.LayoutView:
    view = ui.LayoutView()
    item = discord.MediaGalleryItem(f"attachment://{name}", description="Jon 2, Darrell 1")
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(item)
    view.add_item(gallery)
    view.stop()
    return view


def shown(message: discord.Message | discord.InteractionMessage) -> discord.MediaGalleryItem:
    gallery = message.components[0]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    return gallery.items[0]


async def fetched(url: str) -> tuple[bytes, str, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as got:
        return await got.read(), got.content_type, got.headers.get("Content-Disposition", "")


async def test_a_gallery_shows_a_file_that_is_then_no_loose_one(
    world: Sandbox, client: discord.Client
) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    channel = client.get_partial_messageable(place.id)
    message = await channel.send(view=board(), file=file(RED))
    item = shown(message)
    assert message.attachments == []
    assert (item.media.width, item.media.height, item.description) == (64, 64, "Jon 2, Darrell 1")
    assert await fetched(item.media.url) == (RED, "image/png", "")
    assert jon.sees(place)[0].files == ("score.png",)


async def test_an_edit_replaces_a_picture_or_leaves_it(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    message = await channel.send(view=board(), file=file(RED))
    old = shown(message).media.url
    message = await message.edit(view=board(), attachments=[file(BLUE)])
    new = shown(message).media.url
    assert new != old
    assert (await fetched(new))[0] == BLUE
    assert len(place.messages[0].attachments) == 1
    message = await message.edit(view=board())
    assert shown(message).media.url == new


async def test_replaced_pictures_stay_for_a_while_and_not_for_ever(
    world: Sandbox, client: discord.Client
) -> None:
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    standing = await channel.send(view=board(), file=file(RED))
    long_there = shown(standing).media.url
    message = await channel.send(view=board(), file=file(b"first"))
    first = shown(message).media.url
    for number in range(EDITS):
        replaced = shown(message).media.url
        message = await message.edit(view=board(), attachments=[file(f"{number}".encode())])
    await standing.edit(view=board(), attachments=[file(BLUE)])
    for number in range(UPLOADS_PER_LOOK):
        message = await message.edit(view=board(), attachments=[file(f"again {number}".encode())])
    assert (await fetched(long_there))[0] == RED
    assert (await fetched(replaced))[0] == f"{EDITS - 2}".encode()
    assert (await fetched(first))[0] == b""
    assert len(world.store.files) <= 2 + MOST_UNNAMED + UPLOADS_PER_LOOK


async def test_a_file_that_is_not_there_is_refused(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(view=board("other.png"), file=file(RED))
    assert refused.value.code == 50035
    assert place.messages == []


async def test_a_private_answer_is_filled_in_with_a_picture(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    made = discord.Client(intents=discord.Intents(guilds=True))
    tree = app_commands.CommandTree(made)

    @tree.command(description="The score as a picture")
    async def score(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.edit_original_response(view=board(), attachments=[file(RED)])
        await interaction.edit_original_response(view=board(), attachments=[file(BLUE)])

    await bot(made)
    handle = await jon.command(place, "score")
    await world.until(lambda: handle.messages[0].edited)
    assert handle.messages[0].ephemeral
    assert handle.messages[0].files == ("score.png",)
    [kept] = place.messages[0].attachments
    assert (await fetched(kept["url"]))[0] == BLUE


async def test_an_embed_shows_a_file(world: Sandbox, client: discord.Client) -> None:
    place = world.guild("The Rink").channel("rink")
    embed = discord.Embed(title="Final").set_image(url="attachment://score.png")
    message = await client.get_partial_messageable(place.id).send(embed=embed, file=file(RED))
    assert message.attachments == []
    assert (await fetched(str(message.embeds[0].image.url)))[0] == RED


@pytest.mark.parametrize("name", ["record.html", "record.svg", "record"])
async def test_what_is_no_picture_is_only_to_be_kept(
    world: Sandbox, client: discord.Client, name: str
) -> None:
    place = world.guild("The Rink").channel("rink")
    message = await client.get_partial_messageable(place.id).send(file=file(b"<script>", name))
    data, kind, disposition = await fetched(message.attachments[0].url)
    assert (data, kind, disposition) == (b"<script>", "application/octet-stream", "attachment")


async def test_no_file_is_not_found(world: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(world.url + "/attachments/1/2/x.png") as got:
        assert got.status == 404


async def test_an_upload_that_is_cut_off_leaves_no_open_file(world: Sandbox) -> None:
    url = yarl.URL(world.api_url)
    head = b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="score.png"\r\n\r\n'
    _, writer = await asyncio.open_connection(url.host, url.port)
    request = (
        f"POST {url.path}/channels/1/messages HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n"
    )
    writer.write(request.encode() + b"Content-Type: multipart/form-data; boundary=x\r\n\r\n" + head)
    writer.write(bytes(100_000))
    await writer.drain()
    # There's no sign when the server has begun to read, or given up.
    await asyncio.sleep(0.1)
    writer.transport.abort()
    await asyncio.sleep(0.1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        gc.collect()


async def test_an_upload_may_come_in_pieces_of_any_size(world: Sandbox) -> None:
    place = world.guild("The Rink").channel("rink")
    pieces = (
        b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": ',
        b'"P',
        b'uck drops."' + b" " * 20_000 + b"}\r\n",
        b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="score.png"\r\n\r\n',
        RED + b"\r\n--x--\r\n",
    )

    async def slowly() -> AsyncIterator[bytes]:
        for piece in pieces:
            yield piece
            await asyncio.sleep(0.01)

    headers = {"Content-Type": "multipart/form-data; boundary=x", "Authorization": f"Bot {world.token}"}
    url = f"{world.api_url}/channels/{place.id}/messages"
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, data=slowly(), headers=headers) as posted,
    ):
        assert posted.status == 200, await posted.text()
    assert [kept["filename"] for kept in place.messages[0].attachments] == ["score.png"]
