"""Somebody who closes their DMs just after a hand was sent there, of which the bot has not heard."""

import pytest

from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink, by_dm_to, done, told_the_end
from tests.e2e.test_hand_faults import SEND, has_one_true_hand, until_a_turn_that_did_not_ring

# The simulation looks for the same at every run.
pytestmark = pytest.mark.soak


async def test_a_hand_that_got_through_unheard_before_dms_were_closed_is_kept_right(
    rink: Rink, start_bot: StartBot
) -> None:
    _, darrell = rink.people
    unheard = rink.world.faults.fail(*SEND, status=500, after_effect=True, when=by_dm_to(darrell))
    await start_bot()
    await rink.face_off()
    await rink.world.until(lambda: unheard.hits)
    darrell.close_dms()
    await rink.play(3)
    await rink.world.until(lambda: has_one_true_hand(rink, darrell))


async def test_a_cut_that_got_through_unheard_before_dms_were_closed_becomes_a_hand(
    rink: Rink, start_bot: StartBot
) -> None:
    """By then it has no button in common with what stands there."""
    jon, darrell = rink.people
    unheard = rink.world.faults.fail(*SEND, reset=True, after_effect=True, when=by_dm_to(darrell))
    await start_bot()
    await done(lambda: jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3))
    await rink.accept(darrell)
    await rink.world.until(lambda: unheard.hits)
    darrell.close_dms()
    await rink.choose()
    await rink.play(3)
    await rink.world.until(lambda: has_one_true_hand(rink, darrell))


async def test_a_hand_whose_next_message_came_to_nothing_before_dms_were_closed_tells_the_end(
    rink: Rink, start_bot: StartBot
) -> None:
    bot = await start_bot()
    await until_a_turn_that_did_not_ring(rink)
    person, _, _ = await rink.world.until(rink.turn)
    other = next(each for each in rink.people if each is not person)
    await bot.kill()
    failed = rink.world.faults.fail(*SEND, status=503, times=None, when=by_dm_to(person))
    await bot.start(REMINDER_TIME="0.6")
    await rink.world.until(lambda: failed.hits)
    asked = await other.command(rink.channel, "hockey match resign")
    await other.tap(asked.messages[0], "I resign")
    await rink.world.until(rink.result)
    person.close_dms()
    rink.world.faults.clear()
    await rink.world.until(lambda: told_the_end(person))
