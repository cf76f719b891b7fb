"""What only a socket shows: who sees which channel, lagging clients, a stranger, a crash between two taps."""

import re

from tests.e2e.conftest import StartBot
from tests.e2e.rink import Rink

SCORE = re.compile("Jon \\d\xa0–\u2060\xa0\\d Darrell")


async def test_a_challenge_to_somebody_who_cannot_see_the_channel_is_refused(
    rink: Rink, start_bot: StartBot
) -> None:
    jon, darrell = rink.people
    rink.channel.deny(darrell, "view_channel")
    await start_bot()
    asked = await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
    assert "Darrell can't see this channel" in asked.text
    assert [m.ephemeral for m in asked.messages] == [True]
    assert not [n for n in rink.world.notifications if n.user_id == darrell.id]


async def test_a_channel_where_the_bot_may_not_write_is_refused_by_the_name_of_the_permission(
    rink: Rink, start_bot: StartBot
) -> None:
    jon, darrell = rink.people
    rink.channel.deny(rink.world.bot, "send_messages")
    await start_bot()
    asked = await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
    assert "“Send Messages”" in asked.text
    assert [m.ephemeral for m in asked.messages] == [True]


async def test_a_challenge_notifies_the_opponent_with_its_words(rink: Rink, start_bot: StartBot) -> None:
    jon, darrell = rink.people
    await start_bot()
    await jon.command(rink.channel, "hockey challenge", opponent=darrell, length=3)
    rung = [n for n in rink.world.notifications if n.channel_id == rink.channel.id]
    assert [n.user_id for n in rung] == [darrell.id]
    assert "Jon challenges you" in rung[0].text


async def test_no_lock_screen_ever_shows_a_card_of_the_hand(rink: Rink, start_bot: StartBot) -> None:
    await start_bot(PRESENCE_TIME="0.001")
    await rink.face_off(length=1)
    for _ in range(12):
        person, message, cards = await rink.world.until(rink.turn)
        mine = {button.label for button in cards}
        # The cards of the cut were shown to everybody, and may be dealt to anybody afterwards.
        told = [n.text for n in person.notifications if "the cut" not in n.text]
        assert not [c for c in mine for text in told if c in text]
        latest = [n for n in person.notifications if n.message_id == message.id]
        assert all(SCORE.search(n.text) for n in latest), [n.text for n in latest]
        await rink.tap(person, message, cards)
    assert len([n for n in rink.world.notifications if "Your turn" in n.text]) > 1


async def test_a_late_and_a_double_tap_and_a_stranger_get_a_private_sentence(
    rink: Rink, start_bot: StartBot
) -> None:
    stranger = rink.guild.person("Wayne")
    await start_bot()
    await rink.face_off()
    person, message, cards = await rink.world.until(rink.turn)
    await rink.tap(person, message, cards)
    await rink.world.until(rink.is_told)
    again = await person.tap_stale(cards[0])
    assert again.acknowledged
    await rink.world.until(lambda: "That was played already." in [m.text for m in again.messages])
    assert rink.is_told()
    sheet = await rink.world.until(lambda: next(iter(rink.sheets()), None))
    refused = await stranger.tap(sheet, "Show my hand")
    assert [m.ephemeral for m in refused.messages] == [True]
    assert "not yours to play" in refused.text
    assert rink.is_told()


async def test_every_old_button_answers_after_a_restart(rink: Rink, start_bot: StartBot) -> None:
    bot = await start_bot()
    await rink.face_off(length=1)
    offer = rink.people[0].sees(rink.channel)[0]
    await rink.play(3)
    person, message, cards = await rink.world.until(rink.turn)
    seen = [button for each in (*rink.sheets(), message) for button in each.buttons if button.url is None]
    await bot.kill()
    await bot.start()
    for button in seen:
        handle = await person.tap_stale(button)
        assert handle.acknowledged, button
    assert offer.id in [m.id for m in person.sees(rink.channel)]
    assert cards


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
    await rink.world.until(lambda: asked.text.startswith("It is deleted."))
    told = await jon.tap(result, "Rematch")
    assert told.text.endswith("is not in this server. Invite them first, or pick somebody who is here.")
