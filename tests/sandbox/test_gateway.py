from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import pytest

from sandbox import Limits
from sandbox.wire import handshake

if TYPE_CHECKING:
    from sandbox import Sandbox
    from tests.sandbox.conftest import Connect


class Listener(discord.Client):
    """Puts every event that it receives into a queue."""

    def __init__(self, intents: discord.Intents, **options: Any) -> None:
        super().__init__(intents=intents, **options)
        self.heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self.past: list[tuple[str, Any]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; discord.py would wait five seconds."""

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        super().dispatch(event, *args, **kwargs)
        self.past.append((event, args[0] if args else None))
        self.heard.put_nowait(self.past[-1])

    async def hears(self, event: str) -> Any:
        async with asyncio.timeout(60):
            while True:
                name, what = await self.heard.get()
                if name == event:
                    return what


def everyday() -> discord.Intents:
    intents = discord.Intents.default()
    intents.typing = False
    return intents


async def test_a_wrong_token_is_closed_with_4004(
    world: Sandbox, pointed: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(pointed.token)
        monkeypatch.setattr(world, "token", "sandbox-another")
        with pytest.raises(discord.ConnectionClosed) as closed:
            await asyncio.wait_for(client.connect(reconnect=False), 10)
    assert closed.value.code == 4004


async def test_it_can_hang_up_with_a_code_after_an_identify_and_after_a_resume(
    world: Sandbox, pointed: Sandbox, bot: Connect
) -> None:
    hung_up = world.gateway.hang_up(4013, times=1)
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(pointed.token)
        with pytest.raises(discord.ConnectionClosed) as closed:
            await asyncio.wait_for(client.connect(reconnect=False), 10)
    assert (closed.value.code, hung_up.hits) == (4013, 1)
    client = await bot(Listener(everyday()))
    assert isinstance(client, Listener)
    hung_up = world.gateway.hang_up(1006, times=3)
    world.gateway.drop(4000)
    await client.hears("resumed")
    assert (hung_up.hits, world.gateway.resumed) == (3, 1)


async def test_a_privileged_intent_must_be_allowed(world: Sandbox, pointed: Sandbox, bot: Connect) -> None:
    intents = everyday()
    intents.members = True
    async with discord.Client(intents=intents) as client:
        await client.login(pointed.token)
        with pytest.raises(discord.ConnectionClosed) as closed:
            await asyncio.wait_for(client.connect(reconnect=False), 10)
    assert closed.value.code == 4014
    world.privileged_intents = discord.Intents(members=True).value
    rink = world.guild("The Rink")
    rink.person("Jon")
    second = await bot(Listener(intents))
    assert isinstance(second, Listener)
    guild = second.get_guild(rink.id)
    assert guild is not None
    # The owner that every guild has, Jon and the bot.
    assert len(guild.members) == 3
    darrell = rink.person("Darrell")
    assert (await second.hears("member_join")).id == darrell.id
    rink.leave(darrell)
    assert (await second.hears("member_remove")).id == darrell.id


async def test_without_the_intent_the_bot_knows_itself_and_asks_for_others(
    world: Sandbox, bot: Connect
) -> None:
    rink = world.guild("The Rink")
    jon = rink.person("Jon")
    client = await bot(Listener(everyday()))
    guild = client.get_guild(rink.id)
    assert guild is not None
    assert [member.id for member in guild.members] == [world.bot.id]
    assert [member.id for member in await guild.query_members(user_ids=[jon.id])] == [jon.id]
    assert (await guild.fetch_member(jon.id)).display_name == "Jon"


async def test_content_is_told_where_it_concerns_the_bot(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    jon, place = rink.person("Jon"), rink.channel("rink")
    client = await bot(Listener(everyday()))
    assert isinstance(client, Listener)
    await jon.says(place, "between us")
    assert (await client.hears("message")).content == ""
    await jon.says(place, f"<@{world.bot.id}> hello")
    assert (await client.hears("message")).content.endswith("hello")
    await jon.says(jon.dms(), "psst")
    heard = await client.hears("message")
    assert (heard.content, heard.guild) == ("psst", None)


async def test_a_dropped_connection_is_resumed_and_misses_nothing(world: Sandbox, bot: Connect) -> None:
    rink = world.guild("The Rink")
    place = rink.channel("rink")
    client = await bot(Listener(everyday()))
    assert isinstance(client, Listener)
    world.gateway.drop(4000)
    await client.hears("disconnect")
    await client.get_partial_messageable(place.id).send("meanwhile")
    assert (await client.hears("message")).content == "meanwhile"
    assert (world.gateway.resumed, world.gateway.identified) == (1, 1)
    world.gateway.ask_to_reconnect()
    await client.hears("resumed")


async def test_a_forgotten_session_identifies_again(world: Sandbox, bot: Connect) -> None:
    world.guild("The Rink")
    client = await bot(Listener(everyday()))
    assert isinstance(client, Listener)
    await client.hears("ready")
    world.gateway.drop(4000, forget=True)
    await client.hears("ready")
    assert (world.gateway.resumed, world.gateway.identified) == (0, 2)


async def test_one_session_too_many_resets_the_token(world: Sandbox, pointed: Sandbox, bot: Connect) -> None:
    world.gateway.starts_left, token = 1, world.token
    client = await bot(Listener(everyday()))
    _, _, limit = await client.http.get_bot_gateway()
    assert (limit["total"], limit["remaining"]) == (1000, 0)
    async with discord.Client(intents=discord.Intents.none()) as another:
        await another.login(pointed.token)
        with pytest.raises(discord.ConnectionClosed) as closed:
            await asyncio.wait_for(another.connect(reconnect=False), 10)
    assert closed.value.code == 4004
    assert world.token != token
    world.clock.advance(86_400)
    assert world.gateway.seconds_until_more_starts() == pytest.approx(86_400, abs=1)
    assert world.gateway.starts_left == 1000


async def test_identifying_twice_within_five_seconds_is_turned_away(world: Sandbox) -> None:
    world.limiter.limits = Limits()

    async def identify(session: aiohttp.ClientSession) -> int:
        async with session.ws_connect(world.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": world.token, "intents": 0}})
            return int((await socket.receive_json())["op"])

    async with aiohttp.ClientSession() as session:
        assert [await identify(session), await identify(session)] == [0, 9]
        world.clock.advance(5)
        assert await identify(session) == 0


async def test_a_heartbeat_is_answered_as_late_as_over_a_real_network(
    world: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handshake, "ACK_SECONDS", 0.2)
    async with aiohttp.ClientSession() as session, session.ws_connect(world.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 2, "d": {"token": world.token, "intents": 0}})
        assert [(await socket.receive_json())["op"] for _ in range(2)] == [0, 11]


async def test_a_session_is_kept_for_minutes_not_for_ever(world: Sandbox) -> None:
    async def say(session: aiohttp.ClientSession, op: int, **data: object) -> Any:
        async with session.ws_connect(world.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": op, "d": {"token": world.token, **data}})
            answer = await socket.receive_json()
            world.gateway.drop(4000)
            await socket.receive()
            return answer

    async with aiohttp.ClientSession() as session:
        ready = await say(session, 2, intents=1)
        await world.until(lambda: not world.gateway.connected())
        known = {"session_id": ready["d"]["session_id"], "seq": 1}
        assert (await say(session, 6, **known))["t"] == "RESUMED"
        await world.until(lambda: not world.gateway.connected())
        world.clock.advance(600)
        world.guild("The Rink")
        assert (await say(session, 6, **known))["op"] == 9


async def test_coming_and_going_of_servers_channels_and_messages(world: Sandbox, bot: Connect) -> None:
    client = await bot(Listener(everyday()))
    assert isinstance(client, Listener)
    rink = world.guild("The Rink")
    assert (await client.hears("guild_join")).name == "The Rink"
    place = rink.channel("rink")
    assert (await client.hears("guild_channel_create")).name == "rink"
    place.deny(world.bot, "embed_links")
    await client.hears("guild_channel_update")
    jon = rink.person("Jon")
    said = await jon.says(place, "oops")
    await client.hears("message")
    place.delete_message(said.id)
    assert (await client.hears("raw_message_delete")).message_id == said.id
    place.deny(world.bot, "view_channel")
    await jon.says(place, f"the bot cannot hear this, <@{world.bot.id}>")
    place.delete()
    await client.hears("guild_channel_delete")
    rink.outage()
    await client.hears("guild_unavailable")
    rink.recover()
    await client.hears("guild_available")
    rink.kick_bot()
    await client.hears("guild_remove")
    assert [what.content for name, what in client.past if name == "message"] == [""]


async def test_shards_share_the_servers_and_the_first_gets_the_dms(world: Sandbox, bot: Connect) -> None:
    world.limiter.limits = Limits.off(shards=2)
    guilds = [world.guild(f"Guild {number}", guild_id=(1000 + number) << 22) for number in range(4)]
    jon = guilds[1].person("Jon")

    class Sharded(Listener, discord.AutoShardedClient):
        pass

    client = Sharded(everyday())
    await bot(client)
    assert {guild.id: guild.shard_id for guild in client.guilds} == {
        guilds[0].id: 0,
        guilds[1].id: 1,
        guilds[2].id: 0,
        guilds[3].id: 1,
    }
    await jon.says(jon.dms(), "to shard 0")
    assert (await client.hears("message")).content == "to shard 0"
    by_shard = {session.shard[0]: session for session in world.gateway.connected()}
    assert any(sent["t"] == "MESSAGE_CREATE" for sent in by_shard[0].sent)
    assert all(sent["t"] != "MESSAGE_CREATE" for sent in by_shard[1].sent)
