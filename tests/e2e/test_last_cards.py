"""Over real sockets: a server's own rules from the first tap to a play, and what plays itself."""

import pytest

from sandbox import NotShownError
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

CREATE = "hockey-admin house create"


async def test_rules_are_made_named_and_played_through_a_kill(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    ida = rink.guild.person("Ida")
    rink.guild.role("Admins", ida, grants=("manage_guild",))
    made = await ida.command(rink.channel, CREATE, base="original")
    (message,) = made.messages
    assert message.ephemeral
    await ida.choose(message, ["Queen: always a breakaway"], select=message.selects[0])
    await bot.kill()
    await bot.start()
    await ida.tap(made.messages[0], "Next")
    asked = await ida.tap(made.messages[0], "Name them")
    assert (await ida.fill(asked, {"What are they called?": "Queens"})).acknowledged
    assert "**Queens** is on offer" in made.text
    offered = await rink.people[0].autocomplete(rink.channel, "hockey challenge", "game", "quee")
    assert [choice["value"] for choice in offered] == ["house:1"]
    await rink.face_off(game="house:1", length=1)
    await rink.play(12)
    await rink.world.until(rink.is_told)
    told = [line for sheet in rink.sheets() for line in sheet.text.splitlines()]
    assert not any(line.endswith("Queen...") for line in told)


async def test_only_who_may_manage_the_server_is_shown_the_command(rink: Rink, start_bot: StartBot) -> None:
    await start_bot()
    with pytest.raises(NotShownError):
        await rink.people[0].command(rink.channel, CREATE)


async def test_the_last_cards_of_a_deal_play_themselves(rink: Rink, start_bot: StartBot) -> None:
    await start_bot(LAST_CARD_TIME="0.2")
    await rink.face_off()
    await rink.play(8)
    await rink.world.until(lambda: len(rink.public_plays()) == 10)
    assert rink.public_plays()[:8] == rink.taps
    await rink.play(2)
    await rink.world.until(lambda: rink.public_plays() == rink.taps[8:])
