"""Stopped in the middle of a match: in time, and with everything kept that players have seen."""

import asyncio
from time import monotonic

import pytest
from sqlalchemy.engine import make_url

from tests.e2e.conftest import StartBot
from tests.e2e.records import cards_kept
from tests.e2e.rink import Rink, Tap

CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
STOP_SECONDS = 5.0
# On a busy machine one stop may take longer, but not every one.
TRIES = 3


@pytest.mark.parametrize("discord", [pytest.param("answers", marks=pytest.mark.soak), "is silent"])
async def test_a_stop_with_taps_on_their_way_is_quick_and_costs_nobody_a_card(
    rink: Rink, start_bot: StartBot, discord: str
) -> None:
    bot = await start_bot()
    await rink.face_off(length=1)
    took = []
    for _ in range(TRIES):
        await rink.play(3)
        await rink.world.until(rink.is_told)
        # A stop doesn't wait for a private answer with buttons.
        assert (await rink.people[0].command(rink.channel, "hockey me settings")).messages[0].buttons
        person, message, cards = await rink.world.until(rink.turn)
        if discord == "is silent":
            silences = [rink.world.faults.hold(*route, times=None) for route in (CALLBACK, EDIT)]
        before = len(rink.world.interactions)
        tap = asyncio.create_task(person.tap(message, button=cards[0]))
        await rink.world.until(lambda: len(rink.world.interactions) > before)  # noqa: B023 - asked at once
        if discord == "is silent":
            await rink.world.until(lambda: silences[0].hits)  # noqa: B023 - likewise
        began = monotonic()
        assert await bot.stop() == 0
        took.append(monotonic() - began)
        rink.world.faults.clear()
        rink.world.give_up()
        answered = (await tap).acknowledged
        await bot.start()
        kept = await cards_kept(make_url(f"sqlite+aiosqlite:///{bot.database}"), rink)
        if answered or kept > len(rink.taps):
            rink.taps.append(Tap(person.name, cards[0].label))
        assert kept == len(rink.taps)
        await rink.world.until(rink.caught_up)
    assert min(took) < STOP_SECONDS
    said = bot.output.read_text()
    assert "Traceback" not in said
    if discord == "answers":
        assert said.count("did not finish within") < TRIES
