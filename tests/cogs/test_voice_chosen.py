"""The voice of a server: chosen by its admin, heard in its channel."""

import re

import pytest

from bot.words import words_for
from db.model.people import Voice
from tests.cogs.forms import picks, set_up
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_match import SHOW

WORDS = words_for("en")


def plays_of(sheet: Message) -> list[str]:
    return [line for line in sheet.lines if re.match(r"(?:## 🚨 )?(Jon|Darrell) \S+ \*", line)]


async def test_a_server_chooses_its_voice(rink: Rink, ida: Person) -> None:
    message = await set_up(rink, ida)
    await rink.restart()
    for voice in Voice:
        await ida.select(message, [voice], custom_id="setup:voice")
        assert WORDS("setup-voice", chosen=WORDS(f"voice-{voice}")) in picks(message)
    assert "don't know this button" in sentence(await ida.forge(message, "setup:voice", "shouting"))


async def test_a_broadcast_is_heard_in_its_server_and_in_no_hand(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, voice="broadcast")
    sheet = await rink.face_off()
    for _ in range(5):
        person, card = await rink.play()
        (line,) = [line for line in sheet.lines if line.startswith(f"**{card}** ")]
        assert person.name in line
        assert f"> {person.name} {card} *" in rink.other(person).hand().content
    assert len([line for line in sheet.lines if line.startswith("**")]) == 5
    before = sheet.lines
    await rink.restart()
    await rink.play()
    assert sheet.lines[:7] == before[:7]


async def test_what_a_server_chooses_in_the_middle_of_a_match_is_heard_with_the_next_play(
    rink: Rink, ida: Person
) -> None:
    sheet = await rink.face_off()
    await rink.play()
    assert not any(line.startswith("**") for line in sheet.lines)
    await set_up(rink, ida, voice="broadcast")
    _, card = await rink.play()
    assert [line for line in sheet.lines if line.startswith(f"**{card}** ")]


@pytest.mark.parametrize("seed", [9])
async def test_a_quiet_channel_tells_the_last_card_the_goals_and_the_end(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, voice="quiet")
    sheet = await rink.face_off(length=1)
    for _ in range(9):
        person, card = await rink.play()
        other = rink.other(person)
        (play,) = plays_of(sheet)
        assert f"{person.name} {card} *" in play
        assert any(line.startswith(other.name) and f"**{card}**" in line for line in sheet.lines)
        assert f"**{card}**" in other.hand().lines[1]
        assert sheet.labels[:3] == SHOW
    while not rink.over:
        person, card = await rink.play()
    assert not any(plays_of(each) for each in rink.sheets())  # a period that is over is told by its deals
    assert "**End of the shift.**" in rink.sheets()[0].text
    assert [text.count("Scores!") for text in (each.text for each in rink.public())] == [0, 0, 1, 0]
    assert f"{person.name} wins in overtime" in rink.last().text
