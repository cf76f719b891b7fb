"""A match's place may vanish: it goes on where people can still see it, and they hear of it."""

from tests.e2e.conftest import StartBot
from tests.e2e.process import BotProcess
from tests.e2e.rink import Rink
from tests.e2e.test_tables import want_threads, ways_to_the_rink

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


async def test_a_match_whose_thread_is_deleted_goes_on_in_the_channel(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    jon, darrell = rink.people
    await want_threads(rink)
    channel = rink.channel
    await jon.command(channel, "hockey challenge", opponent=darrell, length=1)
    await rink.accept(darrell)
    await rink.choose()
    thread = await rink.world.until(lambda: next(iter(channel.threads), None))
    rink.channel = thread
    await rink.play(2)
    await rink.world.until(rink.is_told)
    thread.delete()
    rink.channel = channel
    await by_dm_tap(rink)
    await rink.world.until(lambda: rink.public_plays()[-1:] == rink.taps[-1:])
    assert told(rink) == [0, 0]
    await rink.world.until(lambda: ways_to_the_rink(rink) == {channel.id})


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
