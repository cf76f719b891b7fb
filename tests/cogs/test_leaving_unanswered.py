"""Who leaves the ice, and what comes of it, is kept: an answer that fails keeps nobody from being told."""

import discord
import pytest

from tests.cogs.four import Four, dealt
from tests.cogs.leavers import LEAVES, about_bot, asked, hand_of, question_of, wishes
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import together

NOTED = "That is noted. What comes of it appears in a moment."
HAS_LEFT = together("🏳️ Jon has left the ice, and the bot Doc 🩺 takes their place.")


def refuse_the_next_answer(rink: Rink) -> None:
    rink.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035)
    rink.forgive(discord.HTTPException)


def was_told(person: Person) -> bool:
    return any(message.text.startswith(HAS_LEFT) for message in person.dms())


def warned_once(rink: Rink) -> None:
    (line,) = rink.trouble.lines
    assert "was not answered as it should" in line
    rink.trouble.lines.clear()


@pytest.fixture
async def four(rink: Rink) -> Four:
    """Jon wants to leave, and Ida has asked Darrell and Ralph for a bot, though she got no answer."""
    four = await wishes(rink)
    refuse_the_next_answer(rink)
    assert sentence(await four[2].click(question_of(four[2]), label="Play on with a bot")) == NOTED
    warned_once(rink)
    return four


async def test_a_partner_is_rung_all_the_same(rink: Rink) -> None:
    jon, _, ida, _ = await dealt(rink)
    question = await asked(rink, jon)
    refuse_the_next_answer(rink)
    assert sentence(await jon.click(question, label="I resign")) == NOTED
    assert question_of(ida).text.startswith(LEAVES)
    warned_once(rink)


async def test_those_across_are_asked_all_the_same(rink: Rink, four: Four) -> None:
    _, darrell, _, ralph = four
    assert len(about_bot(darrell)) == len(about_bot(ralph)) == 1
    assert not rink.over


async def test_whoever_asked_for_a_bot_hears_that_there_is_none_all_the_same(rink: Rink, four: Four) -> None:
    _, darrell, ida, _ = four
    refuse_the_next_answer(rink)
    assert sentence(await darrell.click(about_bot(darrell)[0], label="No bot")) == NOTED
    assert "would rather have no bot" in ida.dms()[-1].text
    warned_once(rink)


async def test_all_hear_of_the_bot_all_the_same(rink: Rink, four: Four) -> None:
    _, darrell, ida, ralph = four
    refuse_the_next_answer(rink)
    assert sentence(await darrell.click(about_bot(darrell)[0], label="Play on with a bot")) == NOTED
    assert was_told(ida)
    assert was_told(ralph)
    warned_once(rink)


async def test_a_bot_sits_down_though_the_leavers_hand_could_not_be_edited(rink: Rink, four: Four) -> None:
    jon, darrell, ida, _ = four
    hand = hand_of(jon)
    rink.env.inject_error("PATCH", f"/channels/{hand.channel_id}/messages/{hand.id}", status=400)
    (question,) = about_bot(darrell)
    await darrell.click(question, label="Play on with a bot")
    assert together("Doc 🩺 takes Jon's place.") in question.text
    assert was_told(ida)
