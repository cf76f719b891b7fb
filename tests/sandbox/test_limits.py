from __future__ import annotations

from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from sandbox import Limits, Rate, Sandbox
from sandbox.world.limits import EDIT, OLD_EDIT, SEND
from tests.sandbox.openapi import Checker

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sandbox.people import ChannelPlace

Answer = tuple[int, Any, Any]


class Sender:
    """Sends without any manners, unlike discord.py."""

    def __init__(self, world: Sandbox, session: aiohttp.ClientSession) -> None:
        self.world = world
        self.session = session

    async def __call__(self, method: str, path: str, body: object) -> Answer:
        response = await self.session.request(method, self.world.api_url + path, json=body)
        return response.status, response.headers, await response.json()

    async def send(self, place: ChannelPlace) -> Answer:
        return await self("POST", f"/channels/{place.id}/messages", {"content": "x"})


@pytest.fixture
async def limited() -> AsyncIterator[Sender]:
    world = Sandbox(limits=Limits())
    checker = Checker.install(world)
    headers = {"Authorization": f"Bot {world.token}"}
    async with world.running(), aiohttp.ClientSession(headers=headers) as session:
        yield Sender(world, session)
    checker.verify()


async def test_five_sends_in_a_channel_and_then_a_wait(limited: Sender) -> None:
    rink = limited.world.guild("The Rink")
    place, other = rink.channel("rink"), rink.channel("other")
    remaining = []
    for _ in range(5):
        status, headers, _ = await limited.send(place)
        assert status == 200
        remaining.append(headers["X-RateLimit-Remaining"])
    assert remaining == ["4", "3", "2", "1", "0"]
    status, headers, body = await limited.send(place)
    assert status == 429
    assert headers["Via"]
    assert headers["X-RateLimit-Scope"] == "user"
    assert 0 < body["retry_after"] <= 5
    assert body["global"] is False
    assert len(place.messages) == 5
    assert (await limited.send(other))[0] == 200
    limited.world.clock.advance(5)
    assert (await limited.send(place))[0] == 200


async def test_edits_have_their_own_pace_and_old_messages_a_slower_one(limited: Sender) -> None:
    limited.world.limiter.limits = Limits(
        buckets={SEND: Rate(9, 1.0), EDIT: Rate(3, 1.0), OLD_EDIT: Rate(2, 60.0)}
    )
    place = limited.world.guild("The Rink").channel("rink")
    _, _, message = await limited.send(place)
    path = f"/channels/{place.id}/messages/{message['id']}"
    fresh = [(await limited("PATCH", path, {"content": str(n)}))[0] for n in range(4)]
    assert fresh == [200, 200, 200, 429]
    limited.world.clock.advance(3601)
    old = [await limited("PATCH", path, {"content": f"old {n}"}) for n in range(3)]
    assert [status for status, _, _ in old] == [200, 200, 429]
    assert old[2][2]["code"] == 30046


async def test_fifty_a_second_in_all_but_interactions_do_not_count(limited: Sender) -> None:
    limited.world.limiter.limits = Limits(buckets={}, everything=Rate(50, 600.0))
    place = limited.world.guild("The Rink").channel("rink")
    statuses = [(await limited.send(place))[0] for _ in range(50)]
    assert set(statuses) == {200}
    status, headers, body = await limited.send(place)
    assert (status, body["global"], headers["X-RateLimit-Global"]) == (429, True, "true")
    status, _, body = await limited("POST", "/webhooks/1/unknown", {"content": "x"})
    assert (status, body["code"]) == (404, 10015)


async def test_discord_py_waits_and_succeeds(world: Sandbox, client: Any) -> None:
    world.limiter.limits = Limits(buckets={SEND: Rate(2, 0.2)})
    place = world.guild("The Rink").channel("rink")
    channel = client.get_partial_messageable(place.id)
    for number in range(5):
        await channel.send(str(number))
    assert [message.content for message in place.messages] == ["0", "1", "2", "3", "4"]
