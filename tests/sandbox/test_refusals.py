from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest
from discord.http import Route

if TYPE_CHECKING:
    from sandbox import Sandbox
    from sandbox.people import ChannelPlace

Json = dict[str, Any]

V2 = 1 << 15


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Shoot", "custom_id": "shoot"} | changes


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def select(count: int, **changes: Any) -> Json:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options} | changes


BODIES: dict[str, tuple[Json, int, str]] = {
    "content over 2,000": ({"content": "x" * 2001}, 50035, "content"),
    "an empty message": ({}, 50006, ""),
    "content of nothing": ({"content": ""}, 50006, ""),
    "content of white space": ({"content": " \n\t"}, 50006, ""),
    "an emoji of another application": (
        {"components": [row(button(emoji={"id": "1", "name": "puck"}))]},
        50035,
        "components",
    ),
    "six rows": ({"components": [row(button(custom_id=str(n))) for n in range(6)]}, 50035, "components"),
    "six buttons in a row": (
        {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        50035,
        "components.0.components",
    ),
    "a long label": (
        {"components": [row(button(label="x" * 81))]},
        50035,
        "components.0.components.0.label",
    ),
    "a long custom_id": (
        {"components": [row(button(custom_id="x" * 101))]},
        50035,
        "components.0.components.0.custom_id",
    ),
    "a button without a face": (
        {"components": [row(button(label=""))]},
        50035,
        "components.0.components.0.label",
    ),
    "duplicate custom_ids": ({"components": [row(button(), button())]}, 50035, "components"),
    "26 options": ({"components": [row(select(26))]}, 50035, "components.0.components.0.options"),
    "a select beside a button": (
        {"components": [row(select(2), button())]},
        50035,
        "components.0.components",
    ),
    "V2 without its flag": ({"components": [text("hi")]}, 50035, "components.0.type"),
    "V2 with content": ({"flags": V2, "content": "hi", "components": [text("hi")]}, 50035, "content"),
    "V2 with embeds": (
        {"flags": V2, "embeds": [{"title": "hi"}], "components": [text("hi")]},
        50035,
        "embeds",
    ),
    "41 nested components": (
        {"flags": V2, "components": [{"type": 17, "components": [text("x")] * 40}]},
        50035,
        "components",
    ),
    "4,001 characters": (
        {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
        50035,
        "components",
    ),
    "embeds over 6,000": ({"embeds": [{"description": "x" * 3001}] * 2}, 50035, "embeds"),
    "an embed without a face": ({"embeds": [{"color": 1}]}, 50035, "embeds.0.description"),
    "a long embed title": ({"embeds": [{"title": "x" * 257}]}, 50035, "embeds.0.title"),
    "a field without a value": ({"embeds": [{"fields": [{"name": "x"}]}]}, 50035, "embeds.0.fields.0.value"),
    "a long nonce": ({"content": "x", "nonce": "x" * 26}, 50035, "nonce"),
    "parse beside users": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        50035,
        "allowed_mentions",
    ),
}


@pytest.fixture
def channel(world: Sandbox) -> ChannelPlace:
    return world.guild("The Rink").channel("rink")


async def posted(world: Sandbox, channel: ChannelPlace, body: Json) -> tuple[int, Json]:
    """The status and the body of the answer."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {world.token}"}) as session:
        url = f"{world.api_url}/channels/{channel.id}/messages"
        response = await session.post(
            url, data=json.dumps(body), headers={"Content-Type": "application/json"}
        )
        return response.status, await response.json()


@pytest.mark.parametrize(("body", "code", "path"), BODIES.values(), ids=BODIES)
async def test_a_message_that_discord_refuses(
    world: Sandbox, channel: ChannelPlace, body: Json, code: int, path: str
) -> None:
    status, answer = await posted(world, channel, body)
    assert (status, answer["code"]) == (400, code)
    node = answer.get("errors", {})
    for part in path.split(".") if path else []:
        node = node[part]
    assert not path or node["_errors"][0]["code"]
    assert channel.messages == []


@pytest.mark.parametrize(("letters", "status"), [(2536, 200), (2537, 500)])
async def test_a_layout_of_too_many_bytes_fails_however_few_characters_they_are(
    world: Sandbox, channel: ChannelPlace, letters: int, status: int
) -> None:
    """Each text costs 12 bytes besides its own: 10,168 in all, and 10,172."""
    body = {"flags": V2, "components": [text("🏒" * 2000), text("🏒" * (letters - 2000))]}
    assert (await posted(world, channel, body))[0] == status
    assert len(channel.messages) == (status == 200)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/channels/{channel}/messages/1", 404, 10008),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/guilds/{guild}/members/{stranger}", 404, 10007),
        ("GET", "/applications/{application}/emojis/1", 404, 10014),
        ("GET", "/applications/{application}/commands/1", 404, 10063),
        ("GET", "/channels/abc", 400, 50035),
        ("GET", "/nothing/here", 404, 0),
    ],
)
async def test_what_is_unknown(
    world: Sandbox,
    client: discord.Client,
    channel: ChannelPlace,
    method: str,
    path: str,
    status: int,
    code: int,
) -> None:
    named = path.format(
        channel=channel.id,
        guild=channel.channel.guild_id,
        stranger=world.person("Wanda").id,
        application=world.store.application_id,
    )
    with pytest.raises(discord.HTTPException) as refused:
        await client.http.request(Route(method, named))
    assert (refused.value.status, refused.value.code) == (status, code)


async def test_another_token_is_nobody(world: Sandbox, pointed: Sandbox) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("sandbox-somebody-else")
    assert world.journal.invalid_requests() == 1
    assert pointed.token not in str(list(world.journal.entries))


async def test_only_this_machine_is_served(world: Sandbox) -> None:
    async with aiohttp.ClientSession(headers={"Host": "rink.example"}) as session:
        response = await session.get(f"{world.api_url}/gateway")
        assert response.status == 403


async def test_anothers_message_cannot_be_edited_but_is_quoted(
    world: Sandbox, client: discord.Client, channel: ChannelPlace
) -> None:
    jon = world.person("Jon")
    channel.world.store.add_member(world.store.guilds[channel.channel.guild_id or 0], jon.id)
    said = await jon.says(channel, "Game on!")
    theirs = client.get_partial_messageable(channel.id).get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as refused:
        await theirs.edit(content="Game off!")
    assert refused.value.code == 50005
    reply = await theirs.reply("So be it.")
    assert reply.reference is not None
    assert reply.reference.message_id == said.id
    assert [each.text for each in jon.notifications] == ["So be it."]
