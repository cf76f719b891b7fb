"""Everything that Discord's description refuses, the sandbox refuses too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox import Sandbox
from sandbox.ground import serialize
from sandbox.ground.errors import Refusal
from sandbox.service import command_rules, messages, validate
from sandbox.service.messages import Posted
from tests.sandbox import openapi

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

pytestmark = pytest.mark.skipif(not openapi.available(), reason=openapi.MISSING)
Json = dict[str, Any]


def text(*sizes: int) -> SearchStrategy[str]:
    """Texts around the sizes at which something may change."""
    return st.sampled_from([size + by for size in sizes for by in (-1, 0, 1) if size + by >= 0]).map(
        "x".__mul__
    )


def some(**keys: SearchStrategy[Any]) -> SearchStrategy[Json]:
    return st.fixed_dictionaries({}, optional=keys)


def few(each: SearchStrategy[Any], *sizes: int) -> SearchStrategy[list[Any]]:
    lengths = st.sampled_from([size + by for size in sizes for by in (-1, 0, 1) if size + by >= 0])
    return lengths.flatmap(lambda n: st.lists(each, min_size=n, max_size=n))


ids = st.integers(0, 10**6).map(str) | text(1, 100)
emoji = some(id=st.none(), name=st.just("🏒"))
button = st.fixed_dictionaries(
    {"type": st.just(2), "style": st.integers(0, 7)},
    optional={
        "label": text(1, 80),
        "custom_id": ids,
        "url": st.just("https://example.com") | text(512).map("https://example.com/".__add__),
        "emoji": emoji,
        "disabled": st.booleans(),
    },
)
option = st.fixed_dictionaries(
    {"label": text(1, 100), "value": ids}, optional={"description": text(1, 100), "default": st.booleans()}
)
select = st.fixed_dictionaries(
    {"type": st.just(3), "custom_id": ids, "options": few(option, 1, 25)},
    optional={"placeholder": text(150), "min_values": st.integers(-1, 26), "max_values": st.integers(0, 26)},
)
person_select = st.fixed_dictionaries(
    {"type": st.sampled_from([5, 6, 7, 8]), "custom_id": ids},
    optional={"placeholder": text(150), "min_values": st.integers(-1, 26), "max_values": st.integers(0, 26)},
)
row = st.fixed_dictionaries(
    {"type": st.just(1), "components": few(button, 1, 5) | few(select | person_select, 1)}
)
display = st.fixed_dictionaries({"type": st.just(10), "content": text(1, 4000)})
media = st.fixed_dictionaries({"url": st.just("https://example.com/puck.png") | text(2048)})
thumbnail = st.fixed_dictionaries(
    {"type": st.just(11), "media": media}, optional={"description": text(1, 1024)}
)
section = st.fixed_dictionaries(
    {"type": st.just(9), "components": few(display, 1, 3)}, optional={"accessory": button | thumbnail}
)
gallery = st.fixed_dictionaries(
    {
        "type": st.just(12),
        "items": few(st.fixed_dictionaries({"media": media}, optional={"description": text(1, 1024)}), 1, 10),
    }
)
separator = st.fixed_dictionaries({"type": st.just(14)}, optional={"spacing": st.integers(0, 3)})
inside = row | display | section | gallery | separator
container = st.fixed_dictionaries(
    {"type": st.just(17), "components": few(inside, 1, 5)},
    optional={"accent_color": st.sampled_from([-1, 0, 0xFFFFFF, 0x1000000]), "spoiler": st.booleans()},
)
embed = some(
    title=text(256),
    description=text(4096),
    url=st.just("https://example.com") | text(2048).map("https://example.com/".__add__),
    color=st.sampled_from([-1, 0, 0xFFFFFF, 0x1000000]),
    fields=few(st.fixed_dictionaries({"name": text(1, 256), "value": text(1, 1024)}), 1, 25),
    footer=st.fixed_dictionaries({"text": text(2048)}),
    author=st.fixed_dictionaries({"name": text(256)}),
)
plain = some(content=text(1, 2000), embeds=few(embed, 1, 10), components=few(row, 1, 5), nonce=text(1, 25))
laid_out = st.fixed_dictionaries({"flags": st.just(1 << 15), "components": few(inside | container, 1, 10)})


text_input = st.fixed_dictionaries(
    {"type": st.just(4), "style": st.integers(0, 3), "custom_id": ids},
    optional={
        "min_length": st.sampled_from([-1, 0, 1, 4000, 4001]),
        "max_length": st.sampled_from([0, 1, 4000, 4001]),
        "placeholder": text(100),
        "value": text(4000),
    },
)
label = st.fixed_dictionaries(
    {"type": st.just(18), "label": text(1, 45), "component": text_input | select | person_select},
    optional={"description": text(100)},
)
modal = st.fixed_dictionaries(
    {"title": text(1, 45), "custom_id": ids, "components": few(label | display, 1, 5)}
)

name = st.sampled_from(["game", "card hockey", "Game", "été"]) | text(1, 32)
choice = st.fixed_dictionaries({"name": text(1, 100), "value": text(0, 100)})
argument = st.fixed_dictionaries(
    {"type": st.just(3), "name": name, "description": text(1, 100)},
    optional={
        "choices": few(choice, 25),
        "autocomplete": st.booleans(),
        "min_length": st.sampled_from([-1, 0, 6000, 6001]),
        "max_length": st.sampled_from([0, 1, 6000, 6001]),
        "required": st.booleans(),
    },
)
subcommand = st.fixed_dictionaries(
    {"type": st.just(1), "name": name, "description": text(1, 100)},
    optional={"options": few(argument, 1, 25)},
)
chat_input = st.fixed_dictionaries(
    {"type": st.just(1), "name": name, "description": text(1, 100)},
    optional={
        "options": few(argument, 1) | few(subcommand, 1, 25),
        "contexts": st.lists(st.integers(-1, 3), max_size=4),
        "integration_types": st.lists(st.integers(-1, 2), max_size=3),
    },
)
menu = st.fixed_dictionaries({"type": st.sampled_from([2, 3, 9]), "name": text(1, 32)})


def refused_by_description(method: str, route: str, body: object) -> list[str]:
    checker = openapi.Checker()
    checker("request", method, route, 0, body)
    checker("response", method, route, 403, {"code": 1, "message": ""})
    return checker.violations


@settings(deadline=None, max_examples=100)
@given(body=plain | laid_out)
def test_a_message(body: Json) -> None:
    world = Sandbox()
    channel = world.guild("The Rink").channel("rink").channel
    try:
        message = messages.post(world, channel, Posted(body))
    except Refusal:
        return
    route = "/channels/{channel_id}/messages"
    assert refused_by_description("POST", route, body) == []
    checker = openapi.Checker()
    checker("response", "POST", route, 200, serialize.message(world.store, message))
    checker.verify()


@settings(deadline=None, max_examples=100)
@given(data=modal)
def test_a_modal(data: Json) -> None:
    try:
        validate.modal(data)
    except Refusal:
        return
    route = "/interactions/{interaction_id}/{interaction_token}/callback"
    assert refused_by_description("POST", route, {"type": 9, "data": data}) == []


@settings(deadline=None, max_examples=100)
@given(body=chat_input | menu)
def test_a_command(body: Json) -> None:
    try:
        command_rules.check(body)
    except Refusal:
        return
    assert refused_by_description("POST", "/applications/{application_id}/commands", body) == []
