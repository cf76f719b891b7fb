"""Who may look and who may act: pages that came from here, on this machine."""

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.demo import Rink

SAY = {"do": "say", "text": "Game on!"}


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"Origin": "https://example.com"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "{own}", "Sec-Fetch-Site": "cross-site"}, 403),
        ({"Origin": "{own}", "Content-Type": "text/plain"}, 415),
        ({"Origin": "{own}", "Host": "example.com"}, 403),
        ({"Origin": "{own}"}, 200),
    ],
)
@pytest.mark.parametrize("path", ["/page/act", "/page/control"])
async def test_only_the_page_itself_may_act(
    served: Sandbox, place: Rink, path: str, headers: dict[str, str], status: int
) -> None:
    sent = {"Content-Type": "application/json"} | {k: v.format(own=served.url) for k, v in headers.items()}
    person = {"person": str(place.first.id), "place": str(place.channel.id)}
    body = SAY | person if path == "/page/act" else {"do": "dms", "person": person["person"], "open": False}
    async with (
        aiohttp.ClientSession() as session,
        session.post(served.url + path, json=body, headers=sent) as got,
    ):
        assert got.status == status
    changed = bool(place.channel.messages) or not place.first.user.dms_open
    assert changed is (status == 200)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://example.com"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Host": "example.com"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
async def test_only_the_page_itself_may_look(served: Sandbox, headers: dict[str, str], status: int) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(served.url + "/page/events", headers=headers) as got,
    ):
        assert got.status == status


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b'{"do":"fly"}', b'{"do":"say"}', b"\xff"])
async def test_nonsense_is_a_bad_request(served: Sandbox, body: bytes) -> None:
    headers = {"Origin": served.url, "Content-Type": "application/json"}
    for path in ("/page/act", "/page/control"):
        async with (
            aiohttp.ClientSession() as session,
            session.post(served.url + path, data=body, headers=headers) as got,
        ):
            assert got.status == 400


@pytest.mark.parametrize("name", ["none.js", "..%2froutes.py", "%2e%2e%2froutes.py"])
async def test_only_the_page_s_own_files_are_served(served: Sandbox, name: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{served.url}/page/{name}") as got:
        assert got.status == 404


async def test_nothing_of_the_page_comes_from_elsewhere(served: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(served.url) as got:
        assert "default-src 'self'" in got.headers["Content-Security-Policy"]
        assert "http" not in (await got.text()).lower()


async def test_the_page_never_learns_the_bot_s_token(served: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(served.url + "/page/events") as got:
        told = (await got.content.readuntil(b"\n\n")).decode()
    assert "The Rink" in told
    assert served.token not in told


async def test_nobody_does_what_is_not_on_their_screen(served: Sandbox, place: Rink) -> None:
    hidden = served.guild("Elsewhere").channel("secret")
    body = SAY | {"person": str(place.first.id), "place": str(hidden.id)}
    async with (
        aiohttp.ClientSession() as session,
        session.post(served.url + "/page/act", json=body, headers={"Origin": served.url}) as got,
    ):
        assert (await got.json())["refused"]
    assert hidden.messages == []
