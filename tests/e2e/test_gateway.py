"""A lost gateway: a tap made meanwhile is answered later, or can be repeated if Discord has lost it."""

import asyncio

import pytest

from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink


@pytest.mark.parametrize("how", ["cut", "asked to come again"])
async def test_a_tap_made_while_the_gateway_was_away_is_replayed_and_answered(
    rink: Rink, start_bot: StartBot, how: str
) -> None:
    await start_bot()
    await rink.face_off(length=1)
    await rink.play(2)
    turn, gateway = await rink.world.until(rink.turn), rink.world.gateway
    if how == "cut":
        gateway.drop(4000)
    else:
        gateway.ask_to_reconnect()
    # From now on, events go to the old connection, where no one reads them.
    await rink.tap(*turn)
    assert (gateway.identified, gateway.resumed) == (1, 1)
    await rink.play(3)
    assert len(rink.taps) == 6
    await rink.world.until(rink.is_told)


async def test_a_tap_that_was_lost_with_the_session_can_be_made_again(
    rink: Rink, start_bot: StartBot
) -> None:
    await start_bot()
    await rink.face_off(length=1)
    await rink.play(2)
    (person, message, cards), gateway = await rink.world.until(rink.turn), rink.world.gateway
    gateway.refusing = True
    gateway.drop(4000, forget=True)
    tap = asyncio.create_task(person.tap(message, button=cards[0]))
    before = len(rink.world.interactions)
    await rink.world.until(lambda: len(rink.world.interactions) > before)
    rink.world.give_up()
    assert (await tap).failed
    gateway.refusing = False
    await rink.world.until(gateway.connected)
    await rink.tap(person, message, cards[:1])
    await rink.play(3)
    assert len(rink.taps) == 6
    await rink.world.until(rink.is_told)
