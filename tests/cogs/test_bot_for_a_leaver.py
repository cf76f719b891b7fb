"""A partner who would play on with a bot asks those across: it makes practice of a match they might win."""

import pytest

from tests.cogs.four import Four
from tests.cogs.leavers import LEAVES, about_bot, hand_of, question_of, wishes
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import gist, together

pytestmark = pytest.mark.slow

TAKEN = together("Doc 🩺 takes Jon's place.")
ASKED = "Can a bot take Jon's place? Darrell and Ralph decide."
REFUSED = "Darrell and Ralph said no to a bot in Jon's place."
MOOT = gist("resign-moot")
ANSWERED = gist("resign-answered")


def told(person: Person) -> str:
    return "\n".join(message.text for message in person.dms())


@pytest.fixture
async def four(rink: Rink) -> Four:
    """Jon wants to leave, and Ida has asked Darrell and Ralph whether a bot may play in his place."""
    four = await wishes(rink)
    question = question_of(four[2])
    await four[2].click(question, label="Play on with a bot")
    assert "I've asked Darrell and Ralph to let a bot take Jon's place" in question.text
    assert question.labels == ["Agree and leave", "Play on"]
    return four


async def test_those_across_are_asked_and_until_then_nobody_sits_down(rink: Rink, four: Four) -> None:
    jon, darrell, ida, ralph = four
    for person in (darrell, ralph):
        (question,) = about_bot(person)
        assert question.text.startswith(
            together(f"{LEAVES}, at 0 – 0. Can a bot play on with Ida, as practice?")
        )
        assert question.labels == ["Play on with a bot", "No bot"]
        assert "Ida would play on with a bot. Is that OK? /hockey match resign" in hand_of(person).text
    assert ASKED in hand_of(ida).text
    assert hand_of(jon).cards
    assert "Doc" not in rink.sheets()[-1].text


@pytest.mark.parametrize("restarted", [False, True])
async def test_one_answer_from_across_is_enough(rink: Rink, four: Four, *, restarted: bool) -> None:
    jon, darrell, ida, ralph = four
    old = hand_of(jon)
    if restarted:
        await rink.restart()
    (question,), (late,) = about_bot(ralph), about_bot(darrell)
    await ralph.click(question, label="Play on with a bot")
    assert TAKEN in question.text
    assert question.buttons == []
    assert "A bot plays on in your place." in told(jon)
    assert old.cards == []
    assert "Doc" in rink.sheets()[-1].everything
    for person in (darrell, ida):
        has_left = together("🏳️ Jon has left the ice, and the bot Doc 🩺 takes over.")
        assert [message for message in person.dms() if message.text.startswith(has_left)]
        assert LEAVES not in hand_of(person).text
    await darrell.click(late, label="No bot")
    assert (late.text, late.buttons) == (MOOT, [])
    assert "first" not in (await ida.asked_to_resign(rink.ice)).text
    for _ in range(8):
        await rink.env.advance_time(5)
        turn = [person for person in (darrell, ida, ralph) if "**Your turn:**" in hand_of(person).text]
        for person in turn:
            hand = hand_of(person)
            await person.click(hand, custom_id=hand.playable[0]["custom_id"])
    assert "Doc\xa0🩺: " in "\n".join(sheet.text for sheet in rink.sheets())


async def test_one_objection_is_enough_and_nobody_is_asked_again(rink: Rink, four: Four) -> None:
    jon, darrell, ida, ralph = four
    (question,), (late,) = about_bot(darrell), about_bot(ralph)
    await darrell.click(question, label="No bot")
    assert question.text == "No bot, then. Ida plays on or leaves."
    newest = ida.dms()[-1]
    assert newest.text.startswith("🤖 Darrell and Ralph said no to a bot")
    assert newest.labels == ["Agree and leave", "Play on"]
    assert REFUSED in hand_of(ida).text
    assert LEAVES not in hand_of(darrell).text
    await rink.restart()
    await ralph.click(late, label="Play on with a bot")
    assert (late.text, late.buttons) == (ANSWERED, [])
    again = await ida.asked_to_resign(rink.ice)
    assert again.labels == ["Agree and leave", "Play on"]
    await ida.forge(again, "resign:1:bot")
    assert "said no to a bot" in again.text
    assert not about_bot(darrell)
    assert not about_bot(ralph)
    assert hand_of(jon).cards
    await ida.click(newest, label="Agree and leave")
    assert rink.over


async def test_without_an_answer_the_leaver_may_leave_for_both(rink: Rink, four: Four) -> None:
    jon, darrell, *_ = four
    await rink.env.advance_time(65)
    await jon.resign(rink.ice)
    assert rink.over
    (question,) = about_bot(darrell)
    await darrell.click(question, label="Play on with a bot")
    assert (question.text, question.buttons) == ("This match is over.", [])


@pytest.mark.parametrize("who", [0, 2])
async def test_a_player_who_plays_on_meanwhile_takes_the_question_back(
    rink: Rink, four: Four, who: int
) -> None:
    darrell = four[1]
    await four[who].click(await four[who].asked_to_resign(rink.ice), label="Play on")
    assert LEAVES not in hand_of(darrell).text
    (question,) = about_bot(darrell)
    await darrell.click(question, label="Play on with a bot")
    assert (question.text, question.buttons) == (MOOT, [])
    assert hand_of(four[0]).cards
    assert "Doc" not in rink.sheets()[-1].text
    await four[0].resign(rink.ice)
    assert "Play on with a bot" in (await four[2].asked_to_resign(rink.ice)).labels


async def test_who_gets_no_dms_answers_where_they_could_resign(rink: Rink) -> None:
    _, darrell, ida, ralph = await wishes(rink)
    for person in (darrell, ralph):
        person.close_dms()
    await ida.click(question_of(ida), label="Play on with a bot")
    assert not about_bot(darrell)
    question = await darrell.asked_to_resign(rink.ice)
    assert question.labels == ["Play on with a bot", "No bot", "I resign"]
    await darrell.click(question, label="Play on with a bot")
    assert TAKEN in question.text


async def test_a_player_who_was_not_asked_changes_nothing(rink: Rink, four: Four) -> None:
    jon, darrell, ida, _ = four
    own = await darrell.asked_to_resign(rink.ice)
    await darrell.forge(own, "resign:1:bot")
    for person in (jon, ida):
        for answer in ("allow", "object"):
            await person.forge(await person.asked_to_resign(rink.ice), f"resign:1:{answer}")
    paul = rink.person("Paul")
    for answer in ("allow", "object"):
        assert gist("sorry-stranger") in sentence(await paul.forge(rink.public()[0], f"resign:1:{answer}"))
    assert "Doc" not in rink.sheets()[-1].text
    assert ASKED in hand_of(ida).text
    assert LEAVES in hand_of(darrell).text


async def test_where_only_bots_sit_across_nobody_is_asked(rink: Rink) -> None:
    jon, darrell = rink.players
    await rink.jon.slash(rink.ice, "hockey partners", partner=darrell)
    offer = rink.last()
    await jon.click(offer, label="Fill with bots")
    await darrell.click(rink.last(), label="Accept")
    await jon.resign(rink.ice)
    question = question_of(darrell)
    assert "Or let a bot take Jon's place, as practice." in question.text
    await darrell.click(question, label="Play on with a bot")
    assert "takes Jon's place. Play on!" in question.text
    assert not rink.over


async def test_beside_a_bot_only_the_person_across_is_asked(rink: Rink) -> None:
    ida = rink.person("Ida")
    await rink.jon.slash(rink.ice, "hockey partners", partner=ida, opponent1=rink.darrell)
    await rink.jon.click(rink.last(), label="Fill with bots")
    for person in (rink.darrell, ida):
        await person.click(rink.last(), label="Accept")
    await rink.jon.resign(rink.ice)
    question = question_of(ida)
    await ida.click(question, label="Play on with a bot")
    assert "I've asked Darrell to let a bot take Jon's place" in question.text
    (answer,) = about_bot(rink.darrell)
    await rink.darrell.click(answer, label="No bot")
    assert "Darrell said no to a bot in Jon's place." in hand_of(ida).text
