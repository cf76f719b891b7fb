"""Nobody resigns for two alone: the partner is asked, and has a minute to answer."""

import pytest

from tests.cogs.four import dealt
from tests.cogs.leavers import LEAVES, hand_of, question_of, wishes
from tests.cogs.people import sentence
from tests.cogs.rink import Rink
from tests.typeset import gist, together

OVER = together("🔴 Jon and Ida leave the ice. 🔵 Darrell and Ralph win.")


async def test_the_partner_is_asked_by_dm_and_nobody_else_is_told(rink: Rink) -> None:
    _, darrell, ida, ralph = await wishes(rink)
    assert question_of(ida).text.startswith(together(f"{LEAVES} with you, at 0 – 0."))
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
    question = await ida.asked_to_resign(rink.ice)
    assert question.text.startswith(LEAVES)
    assert question.labels == ["Agree and leave", "Play on with a bot", "Play on"]
    await ida.click(question, label="Agree and leave")
    assert OVER in rink.last().text


async def test_without_an_answer_one_may_leave_for_both_after_a_minute_and_a_restart(rink: Rink) -> None:
    jon, _, ida, _ = await wishes(rink)
    question = jon.private(rink.ice)[-1]
    await rink.env.advance_time(50)
    assert gist("resign-not-yet", partner="Ida") in sentence(await jon.click(question, label="I resign"))
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
    assert "You asked Ida to leave" in hand_of(jon).text
    question = question_of(ida)
    await ida.click(question, label="Play on")
    assert question.text == gist("resign-kept")
    assert "leave" not in hand_of(ida).text
    assert "leave" not in hand_of(jon).text
    await rink.env.advance_time(120)
    await jon.resign(rink.ice)
    assert not rink.over
    assert "Agree and leave" in question_of(ida).labels


@pytest.mark.parametrize("answer", ["Agree and leave", "Play on with a bot"])
async def test_a_player_who_asked_may_take_it_back(rink: Rink, answer: str) -> None:
    jon, _, ida, _ = await wishes(rink)
    await jon.click(await jon.asked_to_resign(rink.ice), label="Play on")
    question = question_of(ida)
    await ida.click(question, label=answer)
    assert question.text == gist("resign-moot")
    assert hand_of(jon).cards
    assert not rink.over


async def test_opponents_and_strangers_have_no_say(rink: Rink) -> None:
    _, darrell, ida, _ = await wishes(rink)
    agree, bot, keep = (button["custom_id"] for button in question_of(ida).buttons)
    own = await darrell.asked_to_resign(rink.ice)
    await darrell.forge(own, agree)
    assert gist("resign-moot") in own.text
    await darrell.forge(own, keep)
    assert not rink.over
    assert LEAVES in hand_of(ida).text
    paul = rink.person("Paul")
    for custom_id in (agree, bot, keep):
        assert gist("sorry-stranger") in sentence(await paul.forge(rink.public()[0], custom_id))


async def test_who_gets_no_dms_is_asked_in_their_hand(rink: Rink) -> None:
    jon, _, ida, _ = await dealt(rink)
    ida.close_dms()
    await jon.resign(rink.ice)
    await ida.click(rink.sheets()[-1], label="Show my hand")
    assert LEAVES in ida.private(rink.ice)[-1].text
    await ida.click(await ida.asked_to_resign(rink.ice), label="Agree and leave")
    assert OVER in rink.last().text
