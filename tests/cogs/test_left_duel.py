"""A player leaves the server in the middle of a match of two: the other wins, or a bot plays on."""

from dataclasses import dataclass

import pytest

from tests.cogs.leavers import hand_of
from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink
from tests.typeset import gist, together

HOUR = 3600.0
DAY = 24 * HOUR
CHOICES = ["Take the win", "Play on with a bot"]


@dataclass
class Parted:
    gone: Person
    stayed: Person

    @property
    def told(self) -> str:
        return f"🏳️ {self.gone.name} has left the server"


def questions(person: Person) -> list[Message]:
    return [message for message in person.dms() if "Take the win" in message.labels]


async def left(rink: Rink) -> Parted:
    """A match whose player to move leaves."""
    await rink.face_off()
    gone, _ = rink.on_turn()
    (stayed,) = (person for person in rink.players if person is not gone)
    rink.guild.remove_member(gone)
    return Parted(gone, stayed)


@pytest.fixture
async def parted(rink: Rink) -> Parted:
    """The same, an hour later."""
    found = await left(rink)
    await rink.env.advance_time(HOUR)
    return found


async def test_who_stays_is_asked_once_and_the_match_waits(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.stayed)
    assert question.text.startswith(together(f"{parted.told}, at 0 – 0."))
    assert question.labels == CHOICES
    await rink.restart()
    await rink.env.advance_time(6 * HOUR)
    assert len(questions(parted.stayed)) == 1
    assert parted.told in hand_of(parted.stayed).text
    asked = await parted.stayed.asked_to_resign(rink.ice)
    assert (parted.told in asked.text, asked.labels) == (True, CHOICES)
    assert not questions(parted.gone)
    assert not rink.over


async def test_the_win_is_taken_after_a_restart(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.stayed)
    await rink.restart()
    await parted.stayed.click(question, label="Take the win")
    assert question.text == together("You win, at 0 – 0.")
    assert question.buttons == []
    assert f"{parted.gone.name} forfeits. {parted.stayed.name} wins" in rink.last().text


async def test_a_bot_plays_on_and_the_match_is_practice(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.stayed)
    await parted.stayed.click(question, label="Play on with a bot")
    assert f"Doc\xa0🩺 takes {parted.gone.name}'s place." in question.text
    await rink.env.advance_time(60)
    assert "Doc\xa0🩺" in hand_of(parted.stayed).text
    assert parted.told not in hand_of(parted.stayed).text
    await rink.env.advance_time(10 * HOUR)
    assert not rink.over


async def test_without_an_answer_it_is_a_walk_over_after_a_turns_time(rink: Rink, parted: Parted) -> None:
    await rink.env.advance_time(DAY - 2 * HOUR)
    assert not rink.over
    await rink.env.advance_time(4 * HOUR)
    assert f"{parted.stayed.name} wins" in rink.last().text


async def test_a_player_who_is_back_in_time_plays_on(rink: Rink, parted: Parted) -> None:
    (question,) = questions(parted.stayed)
    rink.guild.add_member(parted.gone.user)
    await rink.env.advance_time(12 * HOUR)
    assert parted.told not in hand_of(parted.stayed).text
    await parted.stayed.click(question, label="Take the win")
    assert question.text == gist("resign-moot")
    await rink.env.advance_time(2 * HOUR)
    assert not rink.over


async def test_where_both_have_left_nobody_is_asked(rink: Rink) -> None:
    parted = await left(rink)
    rink.guild.remove_member(parted.stayed)
    await rink.env.advance_time(HOUR)
    assert rink.over
    assert not questions(parted.stayed)


async def test_nobody_has_the_win_against_a_player_who_is_there(rink: Rink) -> None:
    await rink.face_off()
    question = await rink.jon.asked_to_resign(rink.ice)
    forged = question.buttons[0]["custom_id"].replace("yes", "win")
    await rink.jon.forge(question, forged)
    assert question.text == gist("resign-moot")
    assert not rink.over


async def test_the_question_waits_while_discord_lets_the_bot_open_no_dms(rink: Rink) -> None:
    parted = await left(rink)
    rink.env.inject_error("POST", "/users/@me/channels", status=403, code=20026, times=None)
    await rink.restart()  # it knows no DM any more
    await rink.env.advance_time(HOUR)
    assert not questions(parted.stayed)
    rink.env.backend.faults.clear()
    await rink.env.advance_time(HOUR)
    assert len(questions(parted.stayed)) == 1
    assert [line for line in rink.trouble.lines if "20026" not in line] == []
    rink.trouble.lines.clear()
