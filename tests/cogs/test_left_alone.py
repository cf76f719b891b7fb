"""A player leaves the server in the middle of a match of four: their partner may let a bot play on."""

import re
from dataclasses import dataclass

import pytest

from tests.cogs.four import Four, dealt
from tests.cogs.leavers import hand_of
from tests.cogs.people import Message, Person
from tests.cogs.rink import TURN, Rink

HOUR = 3600.0
DAY = 24 * HOUR
GONE = "has left the server, at"


@dataclass
class Parted:
    """Who has left, their partner, and the two across."""

    gone: Person
    partner: Person
    across: tuple[Person, Person]


def questions(person: Person) -> list[Message]:
    return [message for message in person.dms() if "Play on with a bot" in message.labels]


def whoever_is_waited_for(rink: Rink, four: Four) -> Parted:
    """Seen from the one whose turn it is, who is about to leave."""
    (turn,) = [found[1] for line in rink.sheets()[-1].lines if (found := TURN.match(line))]
    seat = next(seat for seat, person in enumerate(four) if person.name == turn)
    gone = four[seat]
    return Parted(gone, four[(seat + 2) % 4], (four[(seat + 1) % 4], four[(seat + 3) % 4]))


@pytest.fixture
async def parted(rink: Rink) -> Parted:
    """A match whose player to move has left, an hour ago."""
    four = await dealt(rink)
    found = whoever_is_waited_for(rink, four)
    rink.guild.remove_member(found.gone)
    await rink.env.advance_time(HOUR)
    return found


async def test_the_partner_is_asked_once_and_nobody_else(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.partner)
    assert f"🏳️ {parted.gone.name} {GONE}" in question.text
    assert question.labels == ["Play on with a bot", "I resign"]
    assert not rink.over
    await rink.env.advance_time(HOUR)
    await rink.restart()
    await rink.env.advance_time(6 * HOUR)
    assert len(questions(parted.partner)) == 1
    for other in parted.across:
        assert not questions(other)


async def test_a_bot_plays_on_if_the_partner_wants_it(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.partner)
    await rink.restart()
    await parted.partner.click(question, label="Play on with a bot")
    assert f"Doc\xa0🩺 takes {parted.gone.name}'s place." in question.text
    await rink.env.advance_time(60)
    assert not rink.over
    assert any("Doc\xa0🩺" in sheet.text for sheet in rink.sheets())
    await rink.env.advance_time(10 * HOUR)
    assert not rink.over


async def test_the_partner_may_leave_the_ice_as_well(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.partner)
    await parted.partner.click(question, label="I resign")
    assert rink.over


async def test_resign_and_the_hand_tell_the_partner_who_has_left(rink: Rink, parted: Parted) -> None:
    assert f"🏳️ {parted.gone.name} has left the server." in hand_of(parted.partner).text
    question = await parted.partner.asked_to_resign(rink.ice)
    assert f"🏳️ {parted.gone.name} {GONE}" in question.text
    assert question.labels == ["Play on with a bot", "I resign"]


async def test_nobody_loses_for_an_answer_that_nobody_could_give(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.partner)
    await rink.env.bot.close()
    await rink.env.advance_time(DAY + HOUR)
    await rink.restart()
    (ends,) = re.findall(r"ends <t:(\d+):R>, then the other side wins", hand_of(parted.partner).text)
    assert int(ends) == int(rink.clock.now() + DAY - (HOUR - 60)), (
        "an hour had gone when the bot went, but the first minute"
    )
    await rink.env.advance_time(DAY / 2)
    assert not rink.over
    await parted.partner.click(question, label="Play on with a bot")
    assert f"Doc\xa0🩺 takes {parted.gone.name}'s place." in question.text


async def test_where_both_of_a_side_have_left_nobody_is_asked(rink: Rink) -> None:
    four = await dealt(rink)
    parted = whoever_is_waited_for(rink, four)
    for person in (parted.gone, parted.partner):
        rink.guild.remove_member(person)
    await rink.env.advance_time(HOUR)
    assert rink.over
    assert not questions(parted.partner)
