"""A post that is said once: whatever gets lost on the way, and dropped only if Discord refuses it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest
from discord.http import Route

from bot.kit.clock import Clock
from bot.messages.dms import Dms
from bot.messages.drawing import Drawing
from bot.messages.emojis import Emojis
from bot.posts.live import LivePosts
from bot.posts.once import Once, OncePosts
from bot.posts.outbox import Outbox
from db.model.matches import Seat
from db.model.people import Home
from db.model.posts import Begun, Owner, OwnerKind, Post
from db.store import Store
from sandbox import Limits, Sandbox
from sandbox.people import ChannelPlace, GuildPlace, Person

SEND = ("POST", "/channels/{channel_id}/messages")
OVER = Drawing("The season is over.")
OWNER = Owner(OwnerKind.SERVER, 7)


class SteppingClock(Clock):
    ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead


@dataclass
class Bench:
    world: Sandbox
    guild: GuildPlace
    channel: ChannelPlace
    jon: Person
    client: discord.Client
    store: Store
    clock: SteppingClock
    once: OncePosts

    def posts(self) -> LivePosts:
        """A server's posts, as a process that has just started knows them."""
        return LivePosts(OWNER, self.store.posts, lambda _lane: None)

    async def say(self, name: str = "season:1", drawing: Drawing = OVER) -> None:
        """Post it in the channel, and wait until it's done."""
        done = asyncio.Event()
        self.once.say(Once(self.posts(), name, drawing, self.channel.channel.id, said=done.set))
        await asyncio.wait_for(done.wait(), 10)

    @property
    def said(self) -> list[str]:
        return [message.content for message in self.channel.messages]


@pytest.fixture
async def bench(monkeypatch: pytest.MonkeyPatch, store: Store) -> AsyncIterator[Bench]:
    world = Sandbox(limits=Limits.off())
    guild = world.guild("The Rink")
    channel, jon = guild.channel("general"), guild.person("Jon")
    async with world.running():
        monkeypatch.setattr(Route, "BASE", world.environment()["DISCORD_API_URL"])
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(world.token)
            outbox = Outbox(client, store, Emojis(), clock := SteppingClock(), asyncio.to_thread)
            once = OncePosts(outbox, Dms(client, clock), clock)
            yield Bench(world, guild, channel, jon, client, store, clock, once)
            await once.close()


async def test_one_whose_answer_is_lost_is_found_in_the_history_and_not_posted_again(bench: Bench) -> None:
    lost = bench.world.faults.fail(*SEND, status=503, after_effect=True)
    await bench.say()
    assert (lost.hits, bench.said) == (1, [OVER.content])


async def test_one_whose_answer_is_lost_is_not_posted_again_where_no_history_can_be_read(
    bench: Bench,
) -> None:
    bench.guild.revoke("read_message_history")
    bench.world.faults.fail(*SEND, status=503, after_effect=True)
    await bench.say()
    assert bench.said == [OVER.content]


async def test_one_that_discord_could_not_take_is_sent_again(bench: Bench) -> None:
    failed = bench.world.faults.fail(*SEND, status=503)
    await bench.say()
    assert (failed.hits, bench.said) == (1, [OVER.content])


async def test_one_that_is_posted_is_never_posted_again(bench: Bench) -> None:
    for name in ("season:1", "season:1", "season:2"):
        await bench.say(name)
    assert bench.said == [OVER.content] * 2


async def test_one_that_a_process_sent_and_could_not_note_is_found_though_its_words_have_changed(
    bench: Bench,
) -> None:
    # The deadline moved while no process ran, and one more player is called.
    before, after = (Drawing(f"Round 1, until <t:{at}:f> (<t:{at}:R>)\n<@{at}>") for at in (1, 2))
    began = Begun(before.digest(), 0, Clock().now() - 3600)
    await bench.store.posts.save(OWNER, Post("round:1"), Post("round:1").began(began))
    channel = bench.client.get_partial_messageable(bench.channel.channel.id)
    await channel.send(before.content)
    await bench.say("round:1", after)
    assert bench.said == [before.content]


async def test_one_that_a_process_sent_and_could_not_note_is_found_though_discord_has_trimmed_it(
    bench: Bench,
) -> None:
    drawing = Drawing("Only bots play in this round.\n")  # so its line of players is empty
    began = Begun(drawing.digest(), 0, Clock().now() - 3600)
    await bench.store.posts.save(OWNER, Post("round:1"), Post("round:1").began(began))
    channel = bench.client.get_partial_messageable(bench.channel.channel.id)
    await channel.send(drawing.content)
    await bench.say("round:1", drawing)
    assert bench.said == ["Only bots play in this round."]


async def test_one_that_a_process_sent_and_could_not_note_is_found_by_a_clock_that_has_stepped_back(
    bench: Bench,
) -> None:
    began = Begun(OVER.digest(), 0, Clock().now())
    await bench.store.posts.save(OWNER, Post("season:1"), Post("season:1").began(began))
    channel = bench.client.get_partial_messageable(bench.channel.channel.id)
    await channel.send(OVER.content)
    bench.clock.ahead = -86400.0
    await bench.store.holder.beat(Clock().now(), late=60)
    await bench.store.holder.beat(bench.clock.now(), late=60)
    await bench.say()
    assert bench.said == [OVER.content]


async def test_one_that_discord_refuses_is_dropped_with_one_line_in_the_log(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    bench.guild.revoke("send_messages")
    await bench.say()
    assert bench.said == []
    assert [record.getMessage() for record in caplog.records] == [
        "server 7 season:1: Discord refuses to post it (50013)"
    ]


async def test_a_player_is_told_by_dm_unless_they_have_closed_their_dms(bench: Bench) -> None:
    for closed_at, what in ((0, "asked"), (None, "told")):
        seat = Seat(0, bench.jon.id, "Jon", True, Home.DM, closed_at, 0.0)  # noqa: FBT003 - the fields in their order
        bench.once.tell_player(bench.posts(), seat, what, Drawing(what))
    (message,) = await bench.world.until(lambda: bench.jon.sees(bench.jon.dms()))
    assert message.text == "told"
