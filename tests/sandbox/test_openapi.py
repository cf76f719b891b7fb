"""The checker itself, which would otherwise pass by seeing nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import pytest

from tests.sandbox import openapi

if TYPE_CHECKING:
    from sandbox import Sandbox

pytestmark = pytest.mark.skipif(not openapi.available(), reason=openapi.MISSING)
SEND = "/channels/{channel_id}/messages"


async def test_both_directions_and_events_are_read(world: Sandbox, client: discord.Client) -> None:
    checker = openapi.Checker.install(world)
    place = world.guild("The Rink").channel("rink")
    await client.get_partial_messageable(place.id).send("x")
    # The request, the answer and the gateway's event of one send.
    assert checker.checked == 3
    checker.verify()


@pytest.mark.parametrize(
    ("direction", "status", "body"),
    [
        ("request", 0, {"content": 5}),
        ("request", 0, {"content": "x", "colour": "red"}),
        ("response", 200, {"id": "1"}),
        ("response", 302, {}),
        ("response", 404, {"code": "x"}),
        ("event", 0, {"id": 1}),
    ],
)
async def test_what_the_description_forbids_is_found(direction: str, status: int, body: object) -> None:
    checker = openapi.Checker()
    if direction == "event":
        checker("event", "MESSAGE_CREATE", "", 0, body)
    elif direction == "request":
        checker("request", "POST", SEND, 0, body)
        checker("response", "POST", SEND, 403, {"code": 1, "message": "x"})
    else:
        checker("response", "POST", SEND, status, body)
    with pytest.raises(AssertionError):
        checker.verify()


async def test_a_malformed_request_that_is_refused_is_no_disagreement() -> None:
    checker = openapi.Checker()
    checker("request", "POST", SEND, 0, {"content": 5})
    checker("response", "POST", SEND, 400, {"code": 50035, "message": "x"})
    checker.verify()


async def test_what_is_wrong_with_a_part_of_a_part_is_named() -> None:
    checker = openapi.Checker()
    button = {"type": 2, "style": 1, "label": "Accept", "custom_id": "a", "colour": "red"}
    checker("request", "POST", SEND, 0, {"components": [{"type": 1, "components": [button]}]})
    checker("response", "POST", SEND, 200, None)
    with pytest.raises(AssertionError, match=r"components/0/components/0: .*'colour'"):
        checker.verify()
