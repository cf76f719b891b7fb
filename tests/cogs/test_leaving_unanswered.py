"""Who leaves the ice, and what comes of it, is kept: an answer that fails keeps nobody from being told."""

import discord

from tests.cogs.four import dealt
from tests.cogs.leavers import LEAVES, about_bot, hand_of, question_of, wishes
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import gist, together

NOTED = gist("sorry-kept-noted")
HAS_LEFT = together("🏳️ Jon has left the ice, and the bot Doc 🩺 takes over.")


def refuse_the_next_answer(rink: Rink) -> None:
    rink.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035)
    rink.forgive(discord.HTTPException)


def was_told(person: Person) -> bool:
    return any(message.text.startswith(HAS_LEFT) for message in person.dms())


async def click_unanswered(rink: Rink, person: Person, question: Message, label: str) -> None:
    """The tap counts, and its answer fails."""
    refuse_the_next_answer(rink)
    assert sentence(await person.click(question, label=label)) == NOTED
    (line,) = rink.trouble.lines
    assert "the answer to a kept move failed" in line
    rink.trouble.lines.clear()


async def test_all_are_asked_and_told_all_the_same(rink: Rink) -> None:
    jon, darrell, ida, ralph = await dealt(rink)
    await click_unanswered(rink, jon, await jon.asked_to_resign(rink.ice), "I resign")
    assert question_of(ida).text.startswith(LEAVES)
    await click_unanswered(rink, ida, question_of(ida), "Play on with a bot")
    (question,), (other,) = about_bot(darrell), about_bot(ralph)
    assert other
    assert not rink.over
    await click_unanswered(rink, darrell, question, "Play on with a bot")
    assert was_told(ida)
    assert was_told(ralph)


async def test_a_player_who_asked_for_a_bot_hears_that_there_is_none_all_the_same(rink: Rink) -> None:
    _, darrell, ida, _ = await wishes(rink)
    await ida.click(question_of(ida), label="Play on with a bot")
    await click_unanswered(rink, darrell, about_bot(darrell)[0], "No bot")
    assert "said no to a bot" in ida.dms()[-1].text


async def test_a_bot_sits_down_though_the_leavers_hand_could_not_be_edited(rink: Rink) -> None:
    jon, darrell, ida, _ = await wishes(rink)
    await ida.click(question_of(ida), label="Play on with a bot")
    hand = hand_of(jon)
    rink.env.inject_error("PATCH", f"/channels/{hand.channel_id}/messages/{hand.id}", status=400)
    (question,) = about_bot(darrell)
    await darrell.click(question, label="Play on with a bot")
    assert together("Doc 🩺 takes Jon's place.") in question.text
    assert was_told(ida)
