"""No turn starts in silence, and no DM holds two hands of one match."""

from typing import Any

from bot.words import words_for
from tests.cogs.lines import begun, choose, face_off, fill, level_face_off, placed, throw_in
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink


def sent(rink: Rink, person: Person) -> list[dict[str, Any]]:
    """Every message sent to this person's DM, oldest first: what may have rung."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return [body for method, where, body in rink.requests if (method, where) == ("POST", path) and body]


async def both_present(rink: Rink) -> tuple[Person, Person]:
    """A match in which both have just played; who is to play, and the other."""
    await rink.face_off()
    await rink.play()
    await rink.play()
    return rink.on_turn()


async def test_while_they_are_there_their_hand_is_edited_and_nothing_rings(rink: Rink) -> None:
    await both_present(rink)
    before = {person: (person.hand().id, len(sent(rink, person))) for person in rink.players}
    for _ in range(8):
        await rink.play()
    assert {person: (person.hand().id, len(sent(rink, person))) for person in rink.players} == before


async def test_a_turn_that_waits_a_minute_rings_once_and_replaces_the_hand(rink: Rink) -> None:
    await both_present(rink)
    _, card = await rink.play()
    person, other = rink.on_turn()
    old, rung = person.hand(), len(sent(rink, person))
    await rink.env.advance_time(55)
    assert person.hand().id == old.id
    await rink.env.advance_time(5)
    assert person.hand().id > old.id
    assert person.hand().lines[1] == f"**Your turn:** answer **{card}**."
    assert len(person.dms()) == 1
    await rink.env.advance_time(12 * 3600 - 120)
    assert len(sent(rink, person)) == rung + 1
    assert len(other.dms()) == 1
    await rink.play()
    assert len(person.dms()) == 1


async def test_who_was_away_is_rung_at_once(rink: Rink) -> None:
    _, other = await both_present(rink)
    await rink.env.advance_time(125)
    rung = len(sent(rink, other))
    old = other.hand()
    await rink.play()
    assert other.hand().id > old.id
    assert len(sent(rink, other)) == rung + 1
    assert len(other.dms()) == 1
    await rink.env.advance_time(3600)
    assert len(sent(rink, other)) == rung + 1


async def test_a_play_within_the_minute_stops_the_reminder(rink: Rink) -> None:
    person, _ = await both_present(rink)
    await rink.env.advance_time(55)
    await rink.play()
    rung = len(sent(rink, person))
    await rink.env.advance_time(55)
    assert len(sent(rink, person)) == rung


async def test_what_rings_tells_the_match_the_score_and_the_card_but_no_card_of_the_hand(rink: Rink) -> None:
    await both_present(rink)
    await rink.env.advance_time(200)
    for _ in range(6):
        _, card = await rink.play()
        person, _ = rink.on_turn()
        content = str(sent(rink, person)[-1]["content"])
        assert content.startswith("**Jon ")
        assert "Darrell**\n" in content
        assert f"**Your turn:** answer **{card}**" in content or f"match **{card}**" in content
        assert not any(held in content for held in person.hand().held)
        await rink.env.advance_time(200)


async def test_a_reminder_that_is_due_comes_after_a_restart(rink: Rink) -> None:
    person, _ = await both_present(rink)
    old = person.hand()
    await rink.env.bot.close()
    await rink.env.advance_time(300)
    assert person.hand().id == old.id
    await rink.restart()
    assert person.hand().id > old.id
    rung = person.hand().id
    assert len(person.dms()) == 1
    await rink.restart()
    assert [message.id for message in person.dms()] == [rung]


async def test_an_older_hand_that_could_not_be_deleted_goes_a_little_later(rink: Rink) -> None:
    await both_present(rink)
    await rink.play()
    person, _ = rink.on_turn()
    rink.env.inject_error("DELETE", f"/channels/{person.user.dm_channel.id}/messages/*", status=500)
    rung = len(sent(rink, person))
    await rink.env.advance_time(70)
    assert len(person.dms()) == 1
    assert len(sent(rink, person)) == rung + 1
    assert len(rink.trouble.lines) == 1
    rink.trouble.lines.clear()


async def test_a_hand_that_its_owner_deleted_comes_back(rink: Rink) -> None:
    _, other = await both_present(rink)
    rink.env.backend.delete_message(other.user.dm_channel.id, other.hand().id)
    await rink.play()
    assert len(other.hand().playable) == len(other.hand().held)


async def test_in_a_face_off_the_other_s_card_does_not_ring_again(rink: Rink) -> None:
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


async def test_a_player_who_gets_no_dms_is_called_for_a_face_off_and_for_a_line(rink: Rink) -> None:
    rink.jon.close_dms()
    sheet = await begun(rink)
    assert words_for("en")("sheet-closed", player="Jon") in sheet.text

    def calls() -> list[Message]:
        return [message for message in rink.public() if rink.jon.mention in message.content]

    await rink.env.advance_time(61)
    (call,) = calls()
    assert "pick a face-off card" in call.content
    await throw_in(rink.darrell, rink.darrell.hand().held[0])
    assert [each.id for each in calls()] == [call.id]
    await rink.jon.click(call, label="Show my hand")
    (copy,) = rink.jon.private(rink.ice)
    await rink.jon.click(copy, label=copy.playable[-1]["label"])
    assert calls() == []
    await fill(rink.jon, 2, copy)
    await rink.env.advance_time(61)
    assert "set up your line" in calls()[0].content
