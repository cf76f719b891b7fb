"""Accept, Decline and Withdraw, by the right people, by the wrong ones, twice, and never."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.cogs.people import sentence
from tests.cogs.rink import Rink, rink_at
from tests.typeset import gist

DAY = 24 * 60 * 60
ANSWERS = ("Accept", "Decline", "Withdraw")


async def test_accept_cuts_for_the_deal_on_the_same_message(rink: Rink) -> None:
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    assert [message.id for message in rink.public()] == [challenge.id]
    assert "wins the cut" in challenge.text
    assert "Deal, or play first?" in challenge.text
    assert challenge.labels == ["Deal", "Play first"]


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("Decline", "Darrell declines Jon's challenge"),
        ("Withdraw", "Jon withdraws the challenge to Darrell"),
    ],
)
async def test_decline_and_withdraw_end_the_challenge(rink: Rink, label: str, words: str) -> None:
    challenge = await rink.challenge()
    await (rink.darrell if label == "Decline" else rink.jon).click(challenge, label=label)
    assert words in challenge.text
    assert "<@" not in challenge.text
    assert challenge.buttons == []
    again = await rink.challenge()
    assert again.id != challenge.id


@pytest.mark.parametrize(
    ("who", "label", "words"),
    [
        ("jon", "Accept", gist("sorry-not-opponent")),
        ("jon", "Decline", gist("sorry-not-opponent")),
        ("darrell", "Withdraw", "Only the challenger"),
        *(("paul", label, gist("sorry-stranger")) for label in ANSWERS),
    ],
)
async def test_a_player_who_may_not_answer_is_told_so(rink: Rink, who: str, label: str, words: str) -> None:
    challenge = await rink.challenge()
    before = challenge.everything
    person = rink.person("Paul") if who == "paul" else getattr(rink, who)
    assert words in sentence(await person.click(challenge, label=label))
    assert challenge.everything == before


@pytest.mark.parametrize("first", ANSWERS)
@pytest.mark.parametrize("then", ANSWERS)
async def test_an_answer_that_comes_second_is_told_so(rink: Rink, first: str, then: str) -> None:
    challenge = await rink.challenge()
    ids = {button["label"]: button["custom_id"] for button in challenge.buttons}
    people = {"Accept": rink.darrell, "Decline": rink.darrell, "Withdraw": rink.jon}
    await people[first].forge(challenge, ids[first])
    before = challenge.everything
    assert gist("sorry-not-open") in sentence(await people[then].forge(challenge, ids[then]))
    assert challenge.everything == before


async def test_of_two_taps_at_once_one_counts_and_both_are_answered(rink: Rink) -> None:
    challenge = await rink.challenge()
    taps = [rink.darrell.begin(challenge, label="Accept"), rink.jon.begin(challenge, label="Withdraw")]
    await rink.env.settle()
    assert all(tap.acknowledged for tap in taps)
    assert ("wins the cut" in challenge.text) != ("withdraws" in challenge.text)
    loser = next(tap for tap in taps if tap.followups or (tap.response and tap.response.ephemeral))
    assert gist("sorry-not-open") in sentence(loser)


async def test_a_challenge_expires_after_a_day_and_no_sooner(rink: Rink) -> None:
    challenge = await rink.challenge()
    accept = challenge.buttons[0]["custom_id"]
    await rink.env.advance_time(DAY - 60)
    assert challenge.labels == [*ANSWERS, "Cut the deck"]
    await rink.env.advance_time(60)
    assert "didn't answer" in challenge.text
    assert challenge.buttons == []
    assert gist("sorry-not-open") in sentence(await rink.darrell.forge(challenge, accept))
    await rink.challenge()


async def test_how_long_a_challenge_stays_open_is_a_setting(tmp_path: Path) -> None:
    async with rink_at(tmp_path, challenge_expiry=timedelta(minutes=5)) as rink:
        challenge = await rink.challenge()
        await rink.env.advance_time(4 * 60)
        assert challenge.labels == [*ANSWERS, "Cut the deck"]
        await rink.env.advance_time(60)
        assert "didn't answer" in challenge.text


async def test_a_challenge_expires_while_the_bot_is_down(rink: Rink) -> None:
    challenge = await rink.challenge()
    await rink.env.bot.close()
    await rink.env.advance_time(DAY)
    assert challenge.labels == [*ANSWERS, "Cut the deck"]
    await rink.restart()
    assert "didn't answer" in challenge.text
    assert challenge.buttons == []
