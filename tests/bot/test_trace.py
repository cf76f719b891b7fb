import pytest
from hypothesis import given
from hypothesis import strategies as st
from yarl import URL

from bot.watching.trace import template

BASE = URL("https://discord.com/api/v10")
SNOWFLAKE = st.integers(10**16, 2**63).map(str)
TOKEN = st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.", min_size=20)


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/channels/11/messages", "/channels/{id}/messages"),
        ("/channels/11/messages/12", "/channels/{id}/messages/{id}"),
        ("/interactions/11/abc/callback", "/interactions/{id}/{token}/callback"),
        ("/webhooks/11/abc/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/users/@me/channels", "/users/@me/channels"),
        ("/oauth2/applications/@me", "/oauth2/applications/@me"),
        ("/gateway/bot", "/gateway/bot"),
        ("/guilds/11/members/12", "/guilds/{id}/members/{id}"),
        (
            "/channels/11/messages/12/reactions/%F0%9F%8F%92/@me",
            "/channels/{id}/messages/{id}/reactions/{other}/@me",
        ),
    ],
)
def test_a_request_is_counted_under_its_route(path: str, route: str) -> None:
    assert template(URL(f"{BASE}{path}"), BASE) == route


def test_what_goes_elsewhere_says_no_more_than_that() -> None:
    for address in ("wss://gateway.discord.gg/?v=10", "https://cdn.discordapp.com/attachments/11/12/jon.png"):
        assert template(URL(address), BASE) == "elsewhere"


@given(SNOWFLAKE, TOKEN)
def test_no_id_and_no_token_becomes_a_label(number: str, token: str) -> None:
    for kind in ("interactions", "webhooks"):
        route = template(URL(f"{BASE}/{kind}/{number}/{token}/messages/{number}"), BASE)
        assert route == f"/{kind}/{{id}}/{{token}}/messages/{{id}}"
