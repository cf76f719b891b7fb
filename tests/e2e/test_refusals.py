"""Only sockets show these: who sees which channel, slow clients, a stranger, a crash between two taps."""

import re

from bot.words import words_for
from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink
from tests.typeset import gist

SCORE = re.compile("Jon \\d\xa0–\u2060\xa0\\d Darrell")


async def test_no_lock_screen_ever_shows_a_card_of_the_hand(rink: Rink, start_bot: StartBot) -> None:
    await start_bot(PRESENCE_TIME="0.001")
    await rink.face_off(length=1)
    for _ in range(12):
        person, message, cards = await rink.world.until(rink.turn)
        mine = {button.label for button in cards}
        # Everyone has seen the cards of the cut, and anyone may be dealt them afterwards.
        told = [n.text for n in person.notifications if "the cut" not in n.text]
        assert not [c for c in mine for text in told if c in text]
        latest = [n for n in person.notifications if n.message_id == message.id]
        assert all(SCORE.search(n.text) for n in latest), [n.text for n in latest]
        await rink.tap(person, message, cards)
    assert len([n for n in rink.world.notifications if "Your turn" in n.text]) > 1


async def test_nobody_asks_discord_for_a_person_who_was_forgotten(rink: Rink, start_bot: StartBot) -> None:
    await start_bot()
    await rink.face_off(length=1)
    jon, darrell = rink.people
    asked = await jon.command(rink.channel, "hockey match resign")
    await jon.tap(asked.messages[0], "I resign")
    result = await rink.world.until(rink.result)
    asked = await darrell.command(rink.channel, "hockey me privacy")
    asked = await darrell.tap(asked.messages[0], "Delete it")
    asked = await darrell.tap(asked.messages[0], "Delete it all")
    await rink.world.until(lambda: asked.text == words_for("en")("privacy-forgotten"))
    told = await jon.tap(result, "Rematch")
    assert told.text.endswith(gist("challenge-not-member"))
