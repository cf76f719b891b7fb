from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sandbox.process import bot_process

if TYPE_CHECKING:
    from sandbox import Sandbox


@pytest.mark.slow
async def test_a_bot_process_plays_from_challenge_to_tap(world: Sandbox) -> None:
    rink = world.guild("The Rink")
    channel = rink.channel("rink")
    jon, darrell = rink.person("Jon"), rink.person("Darrell", locale="fr")
    async with bot_process(world, "tests.sandbox.bots.rink"):
        choices = await jon.autocomplete(channel, "hockey challenge", focus="game", typed="sh")
        assert [choice["name"] for choice in choices] == ["Shift", "Shootout"]

        challenge = await jon.command(channel, "hockey challenge", opponent=darrell, game="shift")
        assert challenge.text == "@Darrell, @Jon challenges you to shift."
        assert [each.text for each in darrell.notifications] == ["@Darrell, @Jon challenges you to shift."]

        stranger = await jon.tap(challenge.messages[0], "Accept")
        assert stranger.messages[0].ephemeral
        assert stranger.text == "This is not for you."
        assert len(darrell.sees(channel)) == 1

        await darrell.tap(darrell.sees(channel)[0], "Accept")
        hand = await world.until(lambda: darrell.sees(darrell.dms()))
        assert darrell.sees(channel)[0].buttons == ()
        assert jon.sees(darrell.dms()) == []

        tap = await darrell.tap(hand[0], "Seven")
        assert tap.text == "You played the seven."
        assert tap.messages[0].buttons[0].disabled
        await world.until(lambda: jon.sees(channel)[-1].text == "@Darrell plays the seven.")
        assert "( Seven )" in darrell.screen()
