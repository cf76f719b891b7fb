"""A player who gets no DMs plays just the same: from the sheet, called by a word in the channel."""

import pytest

from bot.words import words_for
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink
from tests.typeset import gist, together

WORDS = words_for("en")
TOLD = WORDS("sheet-closed", player="Jon")


@pytest.fixture
async def closed(rink: Rink) -> Person:
    """Jon, who gets no DMs, in a match with Darrell, who is to play."""
    rink.jon.close_dms()
    await rink.face_off()
    if rink.on_turn()[0] is rink.jon:
        await play_private(rink, rink.jon)
    return rink.jon


async def play_private(rink: Rink, person: Person) -> None:
    copies = person.private(rink.ice)
    if not copies:
        await person.click(rink.sheets()[-1], label="Show my hand")
    (copy,) = person.private(rink.ice)
    await person.click(copy, custom_id=copy.playable[0]["custom_id"])


def tried(rink: Rink, person: Person) -> int:
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return sum((method, where) == ("POST", path) for method, where, _ in rink.requests)


def nudges(rink: Rink) -> list[Message]:
    return [message for message in rink.public() if rink.jon.mention in message.content]


async def test_the_sheet_says_so_once_and_no_further_dm_is_tried(rink: Rink, closed: Person) -> None:
    assert tried(rink, closed) == 1
    assert TOLD in rink.sheets()[0].text
    for _ in range(6):
        assert rink.sheets()[-1].text.count(TOLD) <= 1
        assert WORDS("sheet-closed", player="Darrell") not in rink.public()[-1].text
        await rink.play()
        await rink.env.advance_time(200)
        await play_private(rink, closed)
    assert tried(rink, closed) == 1
    assert closed.dms() == []


async def test_a_turn_that_waits_a_minute_is_announced_in_the_channel(rink: Rink, closed: Person) -> None:
    _, card = await rink.play()
    await rink.env.advance_time(55)
    assert nudges(rink) == []
    await rink.env.advance_time(5)
    (nudge,) = nudges(rink)
    assert nudge.content == together(f"{closed.mention}, your turn against Darrell, 0 – 0: answer {card}.")
    assert nudge.labels == ["Show my hand"]
    sent = [body for method, _, body in rink.requests if method == "POST" and body]
    assert [int(user) for user in sent[-1]["allowed_mentions"]["users"]] == [closed.id]
    await rink.env.advance_time(11 * 3600)
    assert [message.id for message in nudges(rink)] == [nudge.id]


async def test_the_word_leads_to_the_hand_and_goes_when_they_have_played(rink: Rink, closed: Person) -> None:
    await rink.play()
    await rink.env.advance_time(60)
    await closed.click(nudges(rink)[0], label="Show my hand")
    (copy,) = closed.private(rink.ice)
    assert len(nudges(rink)) == 1
    await closed.click(copy, custom_id=copy.playable[0]["custom_id"])
    assert nudges(rink) == []
    await rink.env.advance_time(600)
    assert nudges(rink) == []
    await rink.play()
    await rink.env.advance_time(60)
    assert len(nudges(rink)) == 1


async def test_the_word_goes_when_the_match_ends_otherwise(rink: Rink, closed: Person) -> None:
    await rink.play()
    await rink.env.advance_time(60)
    assert closed is rink.jon
    await rink.darrell.resign(rink.ice)
    assert nudges(rink) == []


async def test_the_word_stands_once_after_restarts(rink: Rink, closed: Person) -> None:
    await rink.play()
    await rink.env.bot.close()
    await rink.env.advance_time(300)
    await rink.restart()
    assert len(nudges(rink)) == 1
    await rink.restart()
    assert len(nudges(rink)) == 1
    await play_private(rink, closed)
    assert nudges(rink) == []


async def test_a_choice_that_waits_is_announced_too(rink: Rink) -> None:
    """The word comes when the minute is over, which is when the choice is made for them."""
    rink.jon.close_dms()
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    await rink.env.advance_time(130)
    assert tried(rink, rink.jon) == 1
    assert len(rink.sheets()) == 1
    assert len(nudges(rink)) == (rink.on_turn()[0] is rink.jon)


async def test_the_next_match_tries_the_dm_again(rink: Rink, closed: Person) -> None:
    await closed.resign(rink.ice)
    rink.env.backend.faults.clear()
    await rink.face_off()
    assert len(closed.hand().held) == 5
    assert gist("sheet-closed") not in rink.sheets()[-1].text


@pytest.mark.parametrize("code", [50007, 50278])
async def test_dms_that_are_closed_in_the_middle_of_a_match(rink: Rink, code: int) -> None:
    await rink.face_off()
    if rink.on_turn()[0] is rink.jon:
        await rink.play()
    await rink.env.advance_time(300)
    path = f"/channels/{rink.jon.user.dm_channel.id}/messages"
    rink.env.inject_error("POST", path, status=403, code=code, times=None)
    before = tried(rink, rink.jon)
    await rink.play()
    assert tried(rink, rink.jon) == before + 1
    assert TOLD in rink.sheets()[-1].text
    await rink.env.advance_time(60)
    assert len(nudges(rink)) == 1
    await play_private(rink, rink.jon)
    assert nudges(rink) == []
    assert tried(rink, rink.jon) == before + 1


@pytest.mark.parametrize(("status", "code"), [(403, 20026), (400, 40003)])
async def test_the_bots_own_trouble_with_dms_is_not_blamed_on_players(
    rink: Rink, status: int, code: int
) -> None:
    flagged = "Your bot has been flagged."
    rink.env.inject_error(
        "POST", "/users/@me/channels", status=status, code=code, message=flagged, times=None
    )
    await rink.face_off()
    await rink.env.advance_time(60)
    down = WORDS("nudge-dms-down")
    (nudge,) = [message for message in rink.public() if down in message.content]
    assert gist("sheet-closed") not in str([message.text for message in rink.public()])
    on_turn, other = rink.on_turn()
    assert on_turn.mention in nudge.content
    await play_private(rink, on_turn)
    asked = [path for method, path, _ in rink.requests if (method, path) == ("POST", "/users/@me/channels")]
    assert len(asked) <= 2
    (told,) = rink.trouble.lines
    assert str(code) in told
    assert flagged in told
    rink.trouble.lines.clear()

    rink.env.backend.faults.clear()
    await rink.env.advance_time(600)
    assert other.hand().playable
    assert not [message for message in rink.public() if down in message.content]
