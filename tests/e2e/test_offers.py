"""An offer that Discord took but the bot couldn't store: it's there once, and mentions no one again."""

import os
import signal
from collections.abc import Callable
from contextlib import ExitStack

import pytest

from sandbox.ground.call import ApiCall
from sandbox.people import Rendered
from tests.db.stores import written_elsewhere
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
HISTORY = ("GET", "/channels/{channel_id}/messages")
SELDOM = "P1D"


def at_the_answer(rink: Rink, act: Callable[[], object]) -> None:
    """Do something between storing the next offer and Discord's answer."""
    acted: list[object] = []

    def strikes(_call: ApiCall) -> bool:
        if not acted:
            acted.append(act())
        return False

    rink.world.faults.fail(*CALLBACK, when=strikes)


def offers(rink: Rink) -> list[Rendered]:
    return [m for m in rink.people[1].sees(rink.channel) if m.button("Accept")]


def looked_for(rink: Rink) -> bool:
    return any(entry.status for entry in rink.world.journal.of(*HISTORY))


async def one_offer_stands(rink: Rink) -> None:
    """Darrell was notified of it alone, and the match that it opens goes on there."""
    _, darrell = rink.people
    (offer,) = offers(rink)
    await rink.accept(darrell)
    await rink.choose()
    await rink.play(2)
    told = [each for each in rink.world.notifications if each.channel_id == rink.channel.id]
    assert [(each.user_id, str(each.message_id)) for each in told] == [(darrell.id, str(offer.id))]
    opening = next(m for m in darrell.sees(rink.channel) if m.id == offer.id)
    assert "wins the cut" in opening.text


async def test_a_database_that_is_locked_at_the_answer(rink: Rink, start_bot: StartBot) -> None:
    jon, darrell = rink.people
    bot = await start_bot(HEARTBEAT_TIME=SELDOM)
    with ExitStack() as lock:
        at_the_answer(rink, lambda: lock.enter_context(written_elsewhere(bot.database)))
        asked = await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
        assert len(offers(rink)) == 1
        await rink.world.until(lambda: looked_for(rink))
    # For Jon, nothing is wrong: he sees the challenge.
    assert [message.id for message in asked.messages] == [offers(rink)[0].id]
    await one_offer_stands(rink)


async def test_a_kill_at_the_answer(rink: Rink, start_bot: StartBot) -> None:
    jon, darrell = rink.people
    bot = await start_bot()
    at_the_answer(rink, lambda: os.kill(bot.pid, signal.SIGKILL))
    await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
    await bot.kill()
    assert len(offers(rink)) == 1
    await bot.start()
    await rink.world.until(lambda: looked_for(rink))
    await one_offer_stands(rink)


@pytest.mark.parametrize("lost", [{"reset": True}, {"status": 502}], ids=["cut-off", "bad-gateway"])
async def test_an_answer_of_which_discord_did_not_say_that_it_took_it(
    rink: Rink, start_bot: StartBot, lost: dict[str, object]
) -> None:
    jon, darrell = rink.people
    await start_bot()
    rink.world.faults.fail(*CALLBACK, after_effect=True, **lost)  # type: ignore[arg-type] # as named above
    await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
    await one_offer_stands(rink)
