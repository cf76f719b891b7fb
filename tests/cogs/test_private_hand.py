"""Show my hand and `/hockey hand`: the hand as a private message, playable to the end."""

import pytest

from bot.words import words_for
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import gist

QUARTER = 15 * 60


async def shown(rink: Rink, person: Person) -> Message:
    """The private copy that a tap on the sheet's button brings."""
    await person.click(rink.sheets()[-1], label="Show my hand")
    return person.private(rink.ice)[-1]


async def dealt(rink: Rink) -> tuple[Person, Person]:
    await rink.face_off()
    return rink.on_turn()


@pytest.mark.parametrize("command", [False, True])
async def test_the_copy_is_the_same_hand_and_the_dm_becomes_a_line(rink: Rink, command: bool) -> None:
    person, other = await dealt(rink)
    before = person.hand()
    cards, text = before.held, before.content
    if command:
        await person.slash(rink.ice, "hockey hand")
    else:
        await shown(rink, person)
    (copy,) = person.private(rink.ice)
    assert (copy.held, copy.content) == (cards, text)
    assert copy.labels[-3:] == ["Refresh", "Go to the rink", "⋯ More"]
    assert other.private(rink.ice) == []
    line = person.hand()
    assert line.content == f"Your hand against {other.name} is open in {rink.ice.mention}."
    assert line.labels == ["Bring my hand here"]


async def test_a_shift_can_be_played_to_its_end_on_private_copies(rink: Rink) -> None:
    await rink.face_off(length=1)
    while not rink.over:
        person, _ = rink.on_turn()
        copies = person.private(rink.ice)
        copy = copies[0] if copies else await shown(rink, person)
        await person.click(copy, custom_id=copy.playable[0]["custom_id"])
        assert len(person.private(rink.ice)) == 1
    for person in rink.players:
        assert person.private(rink.ice)[0].cards == []
        assert "Final" in person.private(rink.ice)[0].text or "wins" in person.private(rink.ice)[0].text


async def test_the_copy_follows_the_match_for_a_quarter_of_an_hour(rink: Rink) -> None:
    person, other = await dealt(rink)
    copy = await shown(rink, other)
    _, card = await rink.play()
    assert copy.lines[1] == f"**Your turn:** answer **{card}**."
    await rink.env.advance_time(30)
    await other.click(copy, custom_id=copy.playable[0]["custom_id"])
    await rink.env.advance_time(QUARTER)
    before = copy.everything
    await rink.play()
    assert copy.everything == before
    assert person.hand().playable == []


async def test_cards_of_a_copy_are_never_disabled_and_out_of_turn_bring_it_up_to_date(rink: Rink) -> None:
    _, other = await dealt(rink)
    copy = await shown(rink, other)
    assert len(copy.playable) == 5
    await rink.env.advance_time(QUARTER)
    await rink.play()
    stale = copy.everything
    assert len(copy.playable) == 5
    await other.click(copy, custom_id=copy.playable[0]["custom_id"])
    assert copy.everything != stale
    assert "**Your turn:**" in copy.content
    assert len(copy.held) == 5
    assert len(other.private(rink.ice)) == 1


async def test_refresh_brings_the_copy_up_to_date_and_keeps_it_alive(rink: Rink) -> None:
    _, other = await dealt(rink)
    copy = await shown(rink, other)
    await rink.env.advance_time(QUARTER + 60)
    await other.click(copy, label="Refresh")
    _, card = await rink.play()
    assert copy.lines[1] == f"**Your turn:** answer **{card}**."


async def test_the_hand_lives_where_it_was_last_tapped(rink: Rink) -> None:
    person, other = await dealt(rink)
    copy = await shown(rink, person)
    held = copy.held
    await person.click(person.hand(), label="Bring my hand here")
    assert person.hand().held == held
    assert copy.text == f"Your hand against {other.name} is in your DMs."
    assert copy.labels == ["Bring my hand here"]
    await person.click(copy, label="Bring my hand here")
    assert copy.held == held
    assert person.hand().held == []


async def test_asking_again_leaves_one_private_copy(rink: Rink) -> None:
    person, _ = await dealt(rink)
    first = await shown(rink, person)
    second = await shown(rink, person)
    assert [copy.id for copy in person.private(rink.ice)] == [second.id]
    assert second.id != first.id
    other_channel = rink.guild.create_text_channel("bench")
    await person.slash(other_channel, "hockey hand")
    assert person.private(rink.ice) == []
    assert len(person.private(other_channel)) == 1


async def test_the_line_in_the_dm_says_where_the_hand_is(rink: Rink) -> None:
    person, other = await dealt(rink)
    bench = rink.guild.create_text_channel("bench")
    await person.slash(bench, "hockey hand")
    assert person.hand().content == f"Your hand against {other.name} is open in {bench.mention}."
    await person.slash(person.user.dm_channel, "hockey hand")
    line, copy = person.dms()[0], person.private(person.user.dm_channel)[0]
    assert line.content == f"Your hand against {other.name} is open further down."
    assert len(copy.held) == 5
    await person.click(copy, custom_id=copy.playable[0]["custom_id"])
    assert len(copy.held) == 4


async def test_a_turn_that_waits_on_an_old_copy_rings_in_the_dm(rink: Rink) -> None:
    _, other = await dealt(rink)
    copy = await shown(rink, other)
    await rink.play()
    old = other.hand()
    await rink.env.advance_time(61)
    assert other.hand().id > old.id
    assert len(other.hand().playable) == 5
    assert other.dms() == [other.hand()] or len(other.dms()) == 1
    assert copy.labels == ["Bring my hand here"]


async def test_a_copy_that_its_reader_dismissed_does_no_harm(rink: Rink) -> None:
    _, other = await dealt(rink)
    copy = await shown(rink, other)
    rink.env.backend.delete_message(rink.ice.id, copy.id)
    await rink.play()
    again = await shown(rink, other)
    assert "**Your turn:**" in again.content


async def test_a_stranger_sees_no_hand(rink: Rink) -> None:
    await dealt(rink)
    paul = rink.person("Paul")
    result = await paul.click(rink.sheets()[-1], label="Show my hand")
    assert gist("sorry-stranger") in sentence(result)
    assert len(paul.private(rink.ice)) == 1


async def test_without_a_match_there_is_no_hand(rink: Rink) -> None:
    for place in (rink.ice, rink.jon.user.dm_channel):
        assert "no match on." in sentence(await rink.jon.slash(place, "hockey hand"))


async def test_a_challenge_that_waits_is_named_to_each_from_their_own_side(rink: Rink) -> None:
    challenge = await rink.challenge()
    mine = sentence(await rink.jon.slash(rink.ice, "hockey hand"))
    theirs = sentence(await rink.darrell.slash(rink.ice, "hockey hand"))
    assert f"/{challenge.id}" in mine
    assert f"/{challenge.id}" in theirs
    assert "Darrell hasn't answered your challenge" in mine
    assert "Jon challenges you" in theirs


async def asked_which(rink: Rink) -> Message:
    """The question to Jon, who plays Darrell and Paul: which hand does he want?"""
    await dealt(rink)
    paul = rink.person("Paul")
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=paul, length=3)
    await paul.click(rink.last(), label="Accept")
    await rink.env.advance_time(60)
    assert sentence(await rink.jon.slash(rink.ice, "hockey hand")) == words_for("en")("hand-which")
    return rink.jon.private(rink.ice)[-1]


async def test_several_matches_ask_which(rink: Rink) -> None:
    question = await asked_which(rink)
    assert sorted(question.labels) == ["Against Darrell, Moose Jaw", "Against Paul, Moose Jaw"]
    await rink.jon.click(question, label="Against Paul, Moose Jaw")
    assert "Paul" in rink.jon.private(rink.ice)[-1].lines[0]
    assert len(rink.jon.private(rink.ice)[-1].held) == 5
    # It was a note, and is a hand now: that one stays.
    await rink.jon.click(rink.sheets()[0], label="Show my hand")
    assert len(rink.jon.private(rink.ice)) == 2


async def test_a_note_stays_while_it_becomes_a_hand(rink: Rink) -> None:
    question = await asked_which(rink)
    rink.jon.begin(question, label="Against Paul, Moose Jaw")
    await rink.jon.click(rink.sheets()[0], label="⋯ More")
    assert len(question.held) == 5
    assert question.id in [message.id for message in rink.jon.private(rink.ice)]


async def test_a_private_note_goes_at_the_next_tap_elsewhere(rink: Rink) -> None:
    def seen(reader: Person) -> list[int]:
        return [message.id for message in reader.private(rink.ice)]

    person, _ = await dealt(rink)
    copy = await shown(rink, person)
    question = await person.asked_to_resign(rink.ice)
    await person.click(question, label="Play on")
    assert seen(person) == [copy.id, question.id]
    await person.click(copy, custom_id=copy.playable[0]["custom_id"])
    assert seen(person) == [copy.id]
    late = await person.asked_to_resign(rink.ice)
    await rink.env.advance_time(QUARTER)
    asked = len(rink.requests)
    await person.click(rink.sheets()[-1], label="Show my hand")
    assert not [
        path for method, path, _ in rink.requests[asked:] if method == "DELETE" and str(late.id) in path
    ]
    ida = rink.person("Ida")
    for _ in range(2):
        assert sentence(await ida.click(rink.sheets()[-1], label="Show my hand"))
    assert len(seen(ida)) == 1


async def test_words_instead_of_a_hand_are_never_taken_for_the_hand(rink: Rink) -> None:
    person, _ = await dealt(rink)
    first = await shown(rink, person)
    # The new copy replaces the first one, so the answer to the card finds it gone and is a sentence instead.
    person.begin(rink.sheets()[-1], label="Show my hand")
    person.begin(first, custom_id=first.playable[0]["custom_id"])
    await rink.env.settle()
    copy, told = person.private(rink.ice)
    assert (len(copy.held), told.content) == (4, words_for("en")("sorry-kept"))
    await person.click(copy, label="Refresh")
    assert [message.id for message in person.private(rink.ice)] == [copy.id]
    assert rink.trouble.lines.pop().startswith("the answer to a kept move failed")
