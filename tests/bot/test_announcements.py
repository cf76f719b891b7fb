"""An announcement is posted once, whatever gets lost on the way, and dropped only if Discord refuses it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest
from discord.http import Route

from bot.announcements import Announcement, Announcements
from bot.kit.clock import Clock
from bot.messages.dms import Dms
from bot.messages.drawing import Drawing
from db.model.matches import Seat
from db.model.people import Home
from sandbox import Limits, Sandbox
from sandbox.people import ChannelPlace, GuildPlace, Person

SEND = ("POST", "/channels/{channel_id}/messages")
OVER = Drawing("The season is over.")


@dataclass
class Bench:
    world: Sandbox
    guild: GuildPlace
    channel: ChannelPlace
    jon: Person
    client: discord.Client
    announcements: Announcements

    async def say(
        self, key: str = "season:1", begun_at: float | None = None, drawing: Drawing = OVER
    ) -> None:
        """Post it in the channel, and wait until it's done."""
        done = asyncio.Event()

        async def then() -> None:
            done.set()

        channel_id = self.channel.channel.id
        self.announcements.say(Announcement(key, drawing, channel_id, begun_at=begun_at, then=then))
        await asyncio.wait_for(done.wait(), 10)

    @property
    def said(self) -> list[str]:
        return [message.content for message in self.channel.messages]


@pytest.fixture
async def bench(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    world = Sandbox(limits=Limits.off())
    guild = world.guild("The Rink")
    channel, jon = guild.channel("general"), guild.person("Jon")
    async with world.running():
        monkeypatch.setattr(Route, "BASE", world.environment()["DISCORD_API_URL"])
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(world.token)
            announcements = Announcements(client, Dms(client, clock := Clock()), clock, asyncio.to_thread)
            yield Bench(world, guild, channel, jon, client, announcements)
            await announcements.close()


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


async def test_one_that_an_earlier_process_has_posted_is_not_posted_again(bench: Bench) -> None:
    began = Clock().now()
    await bench.say("season:1")
    await bench.say("season:1 as another process says it", begun_at=began)
    assert bench.said == [OVER.content]
    await bench.say("season:2")
    assert bench.said == [OVER.content] * 2
    for number in (1, 2):  # the deadline moved while no process ran, and one more player is called
        again = Drawing(f"Round 1, until <t:{number}:f> (<t:{number}:R>)\n<@{number}>")
        await bench.say(f"round:{number}", begun_at=began, drawing=again)
    assert len(bench.said) == 3


async def test_one_that_discord_refuses_is_dropped_with_one_line_in_the_log(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    bench.guild.revoke("send_messages")
    await bench.say()
    assert bench.said == []
    assert [record.getMessage() for record in caplog.records] == [
        "season:1: Discord refuses to post it (50013)"
    ]


async def test_a_player_is_told_by_dm_unless_they_have_closed_their_dms(bench: Bench) -> None:
    for closed_at, what in ((0, "asked"), (None, "told")):
        seat = Seat(0, bench.jon.id, "Jon", True, Home.DM, closed_at, 0.0)  # noqa: FBT003 - the fields in their order
        bench.announcements.tell_player(1, seat, what, Drawing(what))
    (message,) = await bench.world.until(lambda: bench.jon.sees(bench.jon.dms()))
    assert message.text == "told"
