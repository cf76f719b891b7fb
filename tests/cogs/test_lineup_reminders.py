"""Where two are asked at once, each is told of their own turn, once, and nobody is rung while at it."""

from tests.cogs.lines import begun, choose, face_off, fill, level_face_off, placed, throw_in
from tests.cogs.people import Message
from tests.cogs.rink import Rink
from tests.cogs.test_reminders import sent


async def test_the_other_s_card_does_not_ring_again(rink: Rink) -> None:
    await begun(rink)
    assert [len(sent(rink, person)) for person in rink.players] == [1, 1]
    await rink.env.advance_time(600)
    await throw_in(rink.jon, rink.jon.hand().held[0])
    await rink.env.advance_time(600)
    assert [len(sent(rink, person)) for person in rink.players] == [1, 1]


async def test_a_line_that_both_are_asked_for_rings_each_of_them_once(rink: Rink) -> None:
    await begun(rink)
    await level_face_off(rink)
    assert [len(sent(rink, person)) for person in rink.players] == [1, 1]
    await rink.env.advance_time(61)
    assert [len(sent(rink, person)) for person in rink.players] == [2, 2]
    await rink.env.advance_time(11 * 3600)
    assert [len(sent(rink, person)) for person in rink.players] == [2, 2]
    assert all("set up your line" in str(sent(rink, person)[-1]["content"]) for person in rink.players)


async def test_nobody_is_rung_in_the_middle_of_setting_up(rink: Rink) -> None:
    await begun(rink)
    await face_off(rink, rink.jon)
    person = rink.darrell
    hand, rung = person.hand().id, len(sent(rink, person))
    for _ in range(5):
        await rink.env.advance_time(50)
        await choose(person)
    assert (person.hand().id, len(sent(rink, person))) == (hand, rung)
    line = placed(person.hand())
    await rink.env.advance_time(65)
    assert len(sent(rink, person)) == rung + 1
    assert len(person.dms()) == 1
    assert placed(person.hand()) == line
    text = str(sent(rink, person)[-1]["content"])
    assert not any(card in text for card in line.values() if card != "–")


async def test_whoever_gets_no_dms_is_called_for_a_face_off_and_for_a_line(rink: Rink) -> None:
    path = f"/channels/{rink.jon.user.dm_channel.id}/messages"
    rink.env.inject_error("POST", path, status=403, code=50007, times=None)
    sheet = await begun(rink)
    assert "Jon gets no DMs" in sheet.text

    def calls() -> list[Message]:
        return [message for message in rink.public() if rink.jon.mention in message.content]

    await rink.env.advance_time(61)
    (call,) = calls()
    assert "pick a card for the face-off" in call.content
    await throw_in(rink.darrell, rink.darrell.hand().held[0])
    assert [each.id for each in calls()] == [call.id]
    await rink.jon.click(call, label="Show my hand")
    (copy,) = rink.jon.private(rink.ice)
    await rink.jon.click(copy, label=copy.playable[-1]["label"])
    assert calls() == []
    await fill(rink.jon, 2, copy)
    await rink.env.advance_time(61)
    assert "set up your line" in calls()[0].content
