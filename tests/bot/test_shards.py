"""A gateway that ends connections: the bot comes back at once, then after growing pauses, and says so."""

import logging
from collections.abc import AsyncIterator

import discord
import pytest
from sqlalchemy.engine import URL

from bot import running, shards
from bot.words import words_for
from sandbox import Limits, Sandbox
from tests.bot.matches import settings_of
from tests.bot.test_connecting import playing
from tests.db.stores import blank, store_at
from tests.e2e.process import free_port, seen_at

ANY = 4000
PAUSE = 0.02
REFUSED = {
    4010: "host-gateway-shards",
    4011: "host-gateway-shards",
    4012: "host-gateway-version",
    4013: "host-gateway-intents-unknown",
    4014: "host-gateway-intents",
}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """The pauses are short, and those of discord.py are left out."""

    async def at_once(*_arguments: object, **_options: object) -> None:
        pass

    caplog.set_level(logging.INFO)
    monkeypatch.setattr(shards, "FIRST_RETRY_SECONDS", PAUSE)
    monkeypatch.setattr(running, "FIRST_RETRY_SECONDS", PAUSE)
    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)


@pytest.fixture
async def world() -> AsyncIterator[Sandbox]:
    made = Sandbox(limits=Limits.off(), reaction_seconds=0.0)
    made.token = settings_of().discord_token.get_secret_value()
    async with made.running():
        yield made


@pytest.fixture
async def url() -> AsyncIterator[URL]:
    async with blank("sqlite") as made:
        await (await store_at(made)).close()
        yield made


def pauses(caplog: pytest.LogCaptureFixture) -> list[float]:
    """The pauses that the log has told, in seconds."""
    return [float(str(each.args[-1])) for each in tries(caplog) if isinstance(each.args, tuple)]


def tries(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [each for each in caplog.records if "trying again in %" in str(each.msg)]


@pytest.mark.parametrize("code", [1001, 1006, 4000, 4007, 4008, 4009])
async def test_a_gateway_that_ends_each_connection_is_asked_less_and_less_and_is_not_healthy(
    world: Sandbox, url: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    ended = world.gateway.hang_up(code)
    port = free_port()
    async with playing(world, url, monkeypatch, waits=False) as bot, bot.health.open("127.0.0.1", port):
        await world.until(lambda: ended.hits == 4)
        assert (await seen_at(port, "/healthz"))[0] == 503
        assert pauses(caplog)[:3] == [PAUSE, 2 * PAUSE, 4 * PAUSE]
        told_at = [each.created for each in tries(caplog)]
        assert told_at[1] - told_at[0] >= PAUSE
        assert told_at[2] - told_at[1] >= 2 * PAUSE
        assert f"({code})" in caplog.text
        world.gateway.hang_ups.clear()
        await world.until(world.gateway.connected)
        assert "Traceback" not in caplog.text
    assert world.gateway.resumed == 0


async def test_a_gateway_that_never_says_ready_is_not_healthy_and_is_asked_again(
    world: Sandbox, url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "READY_SECONDS", 1.0)
    silent = world.gateway.hang_up(None, times=1)
    port = free_port()
    async with playing(world, url, monkeypatch, waits=False) as bot, bot.health.open("127.0.0.1", port):
        while not world.gateway.connected():
            _, told = await seen_at(port, "/healthz")
            assert '"ok", "database"' not in told or world.gateway.connected()
        assert (silent.hits, world.gateway.identified) == (1, 1)


async def test_a_connection_that_ends_is_resumed_without_a_pause_and_then_with_pauses(
    world: Sandbox, url: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(world, url, monkeypatch):
        world.gateway.drop(ANY)
        await world.until(lambda: world.gateway.resumed == 1 and world.gateway.connected())
        assert pauses(caplog) == []
        world.gateway.ask_to_reconnect()
        await world.until(lambda: world.gateway.resumed == 2)
        assert pauses(caplog) == [PAUSE]
        assert world.gateway.identified == 1


async def test_a_session_that_cannot_be_resumed_is_given_up(
    world: Sandbox, url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(world, url, monkeypatch):
        (session,) = world.gateway.sessions
        ended = world.gateway.hang_up(ANY, times=2)
        world.gateway.drop(ANY)
        await world.until(lambda: world.gateway.identified == 2)
        assert ended.hits == 2
        assert [each.id for each in world.gateway.connected()] != [session]


@pytest.mark.parametrize("how", ["ended after each try", "refused"])
async def test_a_shard_in_trouble_is_no_trouble_for_another(
    world: Sandbox, url: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    world.limiter.limits = Limits.off(shards=2)
    rink = world.guild("The Rink", guild_id=1001 << 22)  # of shard 1
    place, jon = rink.channel("rink"), rink.person("Jon")
    port = free_port()
    async with playing(world, url, monkeypatch, waits=False) as bot, bot.health.open("127.0.0.1", port):
        await world.until(lambda: len(world.gateway.connected()) == 2)
        await world.until(lambda: any(entry.method == "PUT" for entry in world.journal.entries))
        before = {session.shard[0]: session for session in world.gateway.connected()}
        if how == "refused":
            world.gateway.refusing = True
        else:
            world.gateway.hang_up(ANY, shard=0)
        world.gateway.drop(ANY, shard=0)
        await world.until(lambda: len(pauses(caplog)) >= 2)
        assert "(shard 0, " in caplog.text
        assert "(shard 1, " not in caplog.text
        assert (await seen_at(port, "/healthz"))[0] == 503
        assert (await jon.command(place, "hockey match list")).acknowledged
        world.gateway.refusing = False
        world.gateway.hang_ups.clear()
        await world.until(lambda: len(world.gateway.connected()) == 2)
        after = {session.shard[0]: session for session in world.gateway.connected()}
        assert after[1] is before[1]
        assert (await seen_at(port, "/healthz"))[0] == 200


@pytest.mark.parametrize("code", REFUSED)
async def test_a_code_that_only_a_person_can_mend_has_a_sentence_of_its_own(
    world: Sandbox, url: URL, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    ended = world.gateway.hang_up(code, times=2)
    async with playing(world, url, monkeypatch):
        assert ended.hits == 2
    told = words_for(None)(REFUSED[code], code=str(code), seconds="0")
    assert [each.getMessage() for each in caplog.records].count(told) == 2
    assert "Traceback" not in caplog.text
    assert "can't reach" not in caplog.text
