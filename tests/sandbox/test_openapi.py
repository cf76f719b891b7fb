"""The checker itself, which would else pass by seeing nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from jsonschema import Draft202012Validator

from tests.sandbox import openapi

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox import Sandbox

pytestmark = pytest.mark.skipif(not openapi.available(), reason=openapi.MISSING)
SPOILT: tuple[Any, ...] = (None, 1, 3, True, "1", [], {})
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


async def test_branches_that_cannot_fit_are_left_out_and_nothing_else_is_judged_otherwise(
    world: Sandbox, client: discord.Client
) -> None:
    seen: dict[tuple[str, str], Any] = {}
    world.journal.observers.append(
        lambda direction, method, _route, _status, body: seen.update({(direction, method): body})
    )
    place = world.guild("The Rink").channel("rink")
    view = discord.ui.LayoutView()
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
        discord.ui.Button(label="Accept", custom_id="a"),
        discord.ui.Button(label="Rules", url="https://example.org"),
    )
    choice = discord.ui.Select[Any](custom_id="b", options=[discord.SelectOption(label="Classic")])
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("x"), row, discord.ui.ActionRow(choice)))
    await client.get_partial_messageable(place.id).send(view=view)
    for where, direction in (
        ("discord:requests#/components/schemas/ContainerComponentForMessageRequest", "request"),
        ("discord:answers#/components/schemas/ContainerComponentResponse", "response"),
    ):
        (body,) = seen[direction, "POST"]["components"]
        narrow = openapi._validator(where)
        wide = Draft202012Validator(narrow.schema, registry=openapi._registry())
        assert narrow.is_valid(body)
        for spoilt in spoilings(body):
            assert narrow.is_valid(spoilt) == wide.is_valid(spoilt), spoilt


def spoilings(body: Any) -> Iterator[Any]:
    """The body with one thing in it, after the other, replaced or gone."""
    yield from SPOILT
    if isinstance(body, dict):
        for key in body:
            yield {each: body[each] for each in body if each != key}
            for spoilt in spoilings(body[key]):
                yield body | {key: spoilt}
    elif isinstance(body, list):
        for place, each in enumerate(body):
            for spoilt in spoilings(each):
                yield [*body[:place], spoilt, *body[place + 1 :]]
