"""Nobody resigns for two alone: the partner is asked, and has a minute to answer."""

from bot.messages.names import dm_name
from tests.cogs.four import Four, dealt
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import together

LEAVES = "🏳️ Jon wants to leave the ice"
OVER = together("🔴 Jon and Ida leave the ice, 🔵 Darrell and Ralph win.")


async def wishes(rink: Rink) -> Four:
    """A match that Jon has asked to leave; the players by seat."""
    four = await dealt(rink)
    question = await asked(rink, four[0])
    assert "Ida is asked first" in question.text
    await four[0].click(question, label="I resign")
    assert "Ida is asked whether you both leave." in question.text
    assert question.labels == ["I resign", "Play on"]
    return four


async def asked(rink: Rink, person: Person) -> Message:
    assert sentence(await person.slash(rink.ice, "hockey match resign"))
    return person.private(rink.ice)[-1]


def question_of(person: Person) -> Message:
    (found,) = [message for message in person.dms() if "Agree and leave" in message.labels]
    return found


def hand_of(person: Person) -> Message:
    (found,) = [message for message in person.dms() if "Go to the rink" in message.labels]
    return found


async def test_the_partner_is_asked_by_dm_and_nobody_else_is_told(rink: Rink) -> None:
    _, darrell, ida, ralph = await wishes(rink)
    assert question_of(ida).text.startswith(
        together(f"{LEAVES} with you, against 🔵 Darrell and Ralph at 0 – 0.")
    )
    assert question_of(ida).labels == ["Agree and leave", "Play on with a bot", "Play on"]
    assert LEAVES in hand_of(ida).text
    for place in (*rink.public(), *darrell.dms(), *ralph.dms()):
        assert "leave" not in place.text
    assert not rink.over


async def test_the_match_is_over_when_the_partner_agrees_after_a_restart(rink: Rink) -> None:
    _, _, ida, _ = await wishes(rink)
    await rink.restart()
    question = question_of(ida)
    await ida.click(question, label="Agree and leave")
    assert question.text == together("You left the ice. 🔵 Darrell and Ralph win. Well played.")
    assert question.buttons == []
    assert OVER in rink.last().text


async def test_the_partner_may_agree_where_they_resign_themselves(rink: Rink) -> None:
    _, _, ida, _ = await wishes(rink)
    question = await asked(rink, ida)
    assert question.text.startswith(LEAVES)
    assert question.labels == ["Agree and leave", "Play on with a bot", "Play on"]
    await ida.click(question, label="Agree and leave")
    assert OVER in rink.last().text


async def test_two_who_both_resign_leave(rink: Rink) -> None:
    jon, _, ida, _ = await dealt(rink)
    mine, theirs = await asked(rink, jon), await asked(rink, ida)
    await jon.click(mine, label="I resign")
    assert not rink.over
    await ida.click(theirs, label="I resign")
    assert OVER in rink.last().text


async def test_without_an_answer_one_may_leave_for_both_after_a_minute_and_a_restart(rink: Rink) -> None:
    jon, _, ida, _ = await wishes(rink)
    question = jon.private(rink.ice)[-1]
    await rink.env.advance_time(50)
    assert "Not yet: Ida may still answer." in sentence(await jon.click(question, label="I resign"))
    await rink.restart()
    await rink.env.advance_time(15)
    assert not rink.over
    await jon.click(question, label="I resign")
    assert OVER in rink.last().text
    too_late = question_of(ida)
    await ida.click(too_late, label="Agree and leave")
    assert (too_late.text, too_late.buttons) == ("This match is over.", [])


async def test_a_partner_who_plays_on_keeps_both_on_the_ice(rink: Rink) -> None:
    jon, _, ida, _ = await wishes(rink)
    assert "You have asked Ida to leave" in hand_of(jon).text
    question = question_of(ida)
    await ida.click(question, label="Play on")
    assert question.text == "Good. Back on the ice."
    assert "leave" not in hand_of(ida).text
    assert "leave" not in hand_of(jon).text
    await rink.env.advance_time(120)
    await jon.click(await asked(rink, jon), label="I resign")
    assert not rink.over
    assert "Agree and leave" in question_of(ida).labels


async def test_whoever_asked_may_take_it_back(rink: Rink) -> None:
    jon, _, ida, _ = await wishes(rink)
    await jon.click(await asked(rink, jon), label="Play on")
    question = question_of(ida)
    await ida.click(question, label="Agree and leave")
    assert question.text == "Nobody wants to leave the ice any more. Play on!"
    assert not rink.over


async def test_opponents_and_strangers_have_no_say(rink: Rink) -> None:
    _, darrell, ida, _ = await wishes(rink)
    agree, bot, keep = (button["custom_id"] for button in question_of(ida).buttons)
    await darrell.slash(rink.ice, "hockey match resign")
    own = darrell.private(rink.ice)[-1]
    await darrell.forge(own, agree)
    assert "Nobody wants to leave" in own.text
    await darrell.forge(own, keep)
    assert not rink.over
    assert LEAVES in hand_of(ida).text
    paul = rink.person("Paul")
    for custom_id in (agree, bot, keep):
        assert "not yours" in sentence(await paul.forge(rink.public()[0], custom_id))


async def test_who_gets_no_dms_is_asked_in_their_hand(rink: Rink) -> None:
    jon, _, ida, _ = await dealt(rink)
    path = f"/channels/{ida.user.dm_channel.id}/messages"
    rink.env.inject_error("POST", path, status=403, code=50007, times=None)
    await jon.click(await asked(rink, jon), label="I resign")
    await ida.click(rink.sheets()[-1], label="Show my hand")
    assert LEAVES in ida.private(rink.ice)[-1].text
    await ida.click(await asked(rink, ida), label="Agree and leave")
    assert OVER in rink.last().text


async def test_a_bot_takes_the_place_of_whoever_leaves(rink: Rink) -> None:
    jon, darrell, ida, ralph = await wishes(rink)
    old = hand_of(jon)
    await ida.click(question_of(ida), label="Play on with a bot")
    assert "Doc\xa0🩺 takes Jon's place." in "\n".join(message.text for message in ida.dms())
    assert [message.text for message in jon.dms() if "A bot plays on in your place." in message.text]
    assert "Doc 🩺" in rink.sheets()[-1].text
    for across in (darrell, ralph):
        told = together("🏳️ Jon has left the ice, and the bot Doc 🩺 takes their place.")
        assert [message for message in across.dms() if message.text.startswith(told)]
    assert old.cards == []
    for _ in range(8):
        await rink.env.advance_time(5)
        turn = [person for person in (darrell, ida, ralph) if "**Your turn:**" in hand_of(person).text]
        for person in turn:
            hand = hand_of(person)
            await person.click(hand, custom_id=hand.playable[0]["custom_id"])
    told = "\n".join(sheet.text for sheet in rink.sheets())
    assert "Doc\xa0🩺: " in told
    asked_again = await asked(rink, ida)
    assert "is asked first" not in asked_again.text


async def test_a_bot_takes_a_place_whose_hand_was_just_drawn_by_somebody_else(rink: Rink) -> None:
    jon, _, ida, _ = await wishes(rink)
    hand = (await rink.store.surfaces.of(1))[dm_name(0)]
    await rink.store.surfaces.put(1, hand, hand.unsure())
    await ida.click(question_of(ida), label="Play on with a bot")
    assert "Doc\xa0🩺 takes Jon's place." in "\n".join(message.text for message in ida.dms())
    assert [message.text for message in jon.dms() if "A bot plays on in your place." in message.text]


async def test_who_has_thought_better_of_leaving_keeps_the_seat(rink: Rink) -> None:
    jon, _, ida, _ = await wishes(rink)
    await jon.click(await asked(rink, jon), label="Play on")
    await ida.click(question_of(ida), label="Play on with a bot")
    assert "Nobody wants to leave the ice any more." in question_of_after(ida)
    assert hand_of(jon).cards


def question_of_after(person: Person) -> str:
    return "\n".join(message.text for message in person.dms())
