"""A match's place may vanish: it goes on where people can still see it, and they hear of it."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.words import words_for
from sandbox.ground.errors import THREAD_ARCHIVED
from sandbox.ground.models import Role
from sandbox.people import ChannelPlace
from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink, cards_on
from tests.e2e.test_tables import want_threads, ways_to_the_rink
from tests.typeset import gist

WORDS = words_for("en")
LOST = "I can't write in the match's channel any more."


def told(rink: Rink) -> list[int]:
    """How often each player reads, in their DM, that the channel is lost."""
    return ["".join(m.text for m in p.sees(p.dms())).count(LOST) for p in rink.people]


async def test_a_match_whose_channel_is_deleted_is_played_to_its_end_by_dm(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    await rink.face_off(length=1)
    await rink.play(2)
    rink.channel.delete()
    await ends_by_dm(rink)
    assert told(rink) == [0, 0]


async def test_a_channel_that_refuses_the_bot_is_asked_seldom_and_told_of_once(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await begun(rink, start_bot)
    rink.channel.deny(rink.guild.everyone, "view_channel")
    for _ in range(8):
        await by_dm_tap(rink)
    await rink.world.until(lambda: told(rink) == [1, 1])
    assert sum(entry.status == 403 for entry in rink.world.journal.of()) == 1
    assert bot.output.read_text().count("cannot be written to") == 1
    # No one plays: it's enough that the channel is open again.
    rink.channel.clear(rink.guild.everyone, "view_channel")
    await rink.world.until(rink.is_told)
    await rink.world.until(lambda: told(rink) == [0, 0])


def need_a_role(rink: Rink) -> Role:
    fans = rink.guild.role("Fans")
    rink.channel.allow(fans, "send_messages")
    rink.channel.deny(rink.guild.everyone, "send_messages")
    return fans


def time_out(rink: Rink) -> None:
    rink.guild.time_out(rink.world.bot, 3600)


@pytest.mark.parametrize(
    ("shut", "reopen"),
    [
        (need_a_role, lambda rink, role: rink.guild.assign(role, rink.world.bot)),
        (time_out, lambda rink, _: rink.guild.time_out(rink.world.bot, 0)),
    ],
    ids=["role", "time-out"],
)
async def test_the_sheet_is_right_as_soon_as_the_bot_may_write_again(
    rink: Rink, start_bot: StartBot, shut: Callable[[Rink], Any], reopen: Callable[[Rink, Any], None]
) -> None:
    await begun(rink, start_bot)
    shutter = shut(rink)
    # A channel that takes no messages lets old ones be edited.
    for message in rink.sheets():
        rink.channel.delete_message(message.id)
    await by_dm_tap(rink)
    await rink.world.until(lambda: told(rink) == [1, 1])
    reopen(rink, shutter)
    await rink.world.until(rink.is_told)
    await rink.world.until(lambda: told(rink) == [0, 0])


async def test_while_a_thread_is_locked_every_hand_says_where_to_play(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()
    thread = await in_a_thread(rink)
    jon, darrell = rink.people
    await jon.tap(rink.sheets()[-1], "Show my hand")
    thread.lock()
    where = gist("hand-lost-thread")
    await rink.world.until(lambda: any(where in message.text for message in jon.sees(thread)))
    await rink.world.until(lambda: where in darrell.sees(darrell.dms())[-1].text)
    await bot.kill()
    await bot.start()
    await rink.world.until(lambda: any(entry.code == THREAD_ARCHIVED for entry in rink.world.journal.of()))
    assert where in darrell.sees(darrell.dms())[-1].text
    await jon.command(jon.dms(), "hockey hand")
    await by_dm_tap(rink)
    await by_dm_tap(rink)
    thread.lock(locked=False)
    await rink.world.until(rink.is_told)
    await rink.world.until(lambda: where not in str([p.sees(p.dms()) for p in rink.people]))


async def test_who_gets_no_dms_is_called_outside_of_a_locked_thread(rink: Rink, start_bot: StartBot) -> None:
    await start_bot(REMINDER_TIME="0.1")
    jon, darrell = rink.people
    channel = rink.channel
    thread = await in_a_thread(rink)
    turn = await rink.world.until(rink.turn)
    waits = darrell if turn[0] is jon else jon
    waits.close_dms()
    for message in waits.sees(waits.dms()):
        waits.dms().delete_message(message.id)
    thread.lock()
    await rink.tap(*turn)
    nudge = await rink.world.until(
        lambda: next((m for m in waits.sees(channel) if m.button(WORDS("sheet-button-hand"))), None)
    )
    hand = await waits.tap(nudge, WORDS("sheet-button-hand"))
    assert cards_on(hand.messages[0])


async def in_a_thread(rink: Rink) -> ChannelPlace:
    """Begin a match in its own thread, and make two plays."""
    jon, darrell = rink.people
    await want_threads(rink)
    channel = rink.channel
    await jon.command(channel, "hockey challenge", opponent=darrell, length=1)
    await rink.accept(darrell)
    await rink.choose()
    rink.channel = await rink.world.until(lambda: next(iter(channel.threads), None))
    await rink.play(2)
    await rink.world.until(rink.is_told)
    return rink.channel


async def test_a_match_whose_thread_is_deleted_goes_on_in_the_channel(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    channel = rink.channel
    (await in_a_thread(rink)).delete()
    rink.channel = channel
    await rink.world.until(rink.is_told)
    assert told(rink) == [0, 0]
    await rink.world.until(lambda: ways_to_the_rink(rink) == {channel.id})
    await by_dm_tap(rink)
    await rink.world.until(rink.is_told)
    (sheet,) = rink.sheets()
    opening = rink.people[0].sees(channel)[0]
    await rink.people[0].tap(opening, WORDS("opening-button-again"))
    await rink.world.until(lambda: [each.id for each in rink.sheets()] not in ([], [sheet.id]))
    await rink.world.until(lambda: len(rink.sheets()) == 1)


async def test_what_a_deleted_thread_took_along_is_posted_again_if_people_like(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    channel, thread = rink.channel, await in_a_thread(rink)
    ida = rink.guild.person("Ida")
    await ida.tap(rink.sheets()[-1], WORDS("follow-button"))
    result = await rink.play_out()
    await rink.world.until(lambda: over_by_dm(rink))
    sheets, rung = rink.sheets(), len(ida.notifications)
    thread.delete()
    again = WORDS("opening-button-again")
    opening = await rink.world.until(lambda: next((m for m in ida.sees(channel) if m.button(again)), None))
    assert WORDS("opening-thread-deleted") in opening.text
    await ida.tap(opening, again)
    rink.channel = channel
    await rink.world.until(rink.result)
    assert [each.text for each in rink.sheets()] == [each.text for each in sheets]
    assert ida.sees(channel)[-1].text == result.text
    await rink.world.until(lambda: not any(m.button(again) for m in ida.sees(channel)))
    assert len(ida.notifications) == rung


async def test_a_bot_that_is_invited_again_catches_up(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    # Until discord.py knows all its servers, it doesn't see a new one.
    while "on the ice" not in bot.output.read_text():
        await rink.people[0].command(rink.channel, "hockey help")
    await rink.face_off(length=1)
    await rink.play(2)
    await rink.world.until(rink.is_told)

    rink.guild.kick_bot()
    await by_dm_tap(rink)
    await rink.world.until(lambda: told(rink) == [1, 1])
    rink.guild.invite_bot()
    await rink.world.until(rink.is_told)
    await rink.world.until(lambda: told(rink) == [0, 0])


async def test_a_match_that_ended_while_its_channel_was_shut_is_shown_there_as_it_ended(
    rink: Rink, start_bot: StartBot
) -> None:
    """It's settled by then: nothing else would ever look at it again."""
    bot = await begun(rink, start_bot)
    rink.channel.deny(rink.guild.everyone, "view_channel")
    await ends_by_dm(rink)
    rink.channel.clear(rink.guild.everyone, "view_channel")
    await rink.world.until(rink.result)
    assert "failed" not in bot.output.read_text()


async def begun(rink: Rink, start_bot: StartBot) -> BotProcess:
    """A bot with a short match in which two plays were made and shown."""
    bot = await start_bot()
    await rink.face_off(length=1)
    await rink.play(2)
    await rink.world.until(rink.is_told)
    return bot


def over_by_dm(rink: Rink) -> bool:
    return all(any("Final" in m.text for m in person.sees(person.dms())) for person in rink.people)


async def ends_by_dm(rink: Rink) -> None:
    """Play on by DM, which says that the channel is lost, to the end of the match."""
    await by_dm_tap(rink)
    await rink.world.until(lambda: told(rink) == [1, 1])
    while not over_by_dm(rink):
        await rink.world.until(lambda: over_by_dm(rink) or rink.turn())
        if turn := rink.turn():
            await rink.tap(*turn)


async def by_dm_tap(rink: Rink) -> None:
    await rink.tap(*await rink.world.until(rink.turn))
