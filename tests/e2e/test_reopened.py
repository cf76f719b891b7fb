"""A channel that was shut when a match ended, and is open again."""

from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink
from tests.e2e.test_places import by_dm_tap, over_by_dm, told


async def test_a_match_that_ended_while_its_channel_was_shut_is_shown_there_as_it_ended(
    rink: Rink, start_bot: StartBot
) -> None:
    """It is settled by then: nothing else would ever look at it again."""
    bot = await start_bot()
    await rink.face_off(length=1)
    await rink.play(2)
    await rink.world.until(rink.is_told)
    rink.channel.deny(rink.guild.everyone, "view_channel")
    await by_dm_tap(rink)
    await rink.world.until(lambda: told(rink) == [1, 1])
    while not over_by_dm(rink):
        await rink.world.until(lambda: over_by_dm(rink) or rink.turn())
        if turn := rink.turn():
            await rink.tap(*turn)
    rink.channel.clear(rink.guild.everyone, "view_channel")
    await rink.world.until(rink.result)
    assert "failed" not in bot.output.read_text()
