"""A challenge of which only the opponent was said: one private message asks for game, length and pace."""

import pytest

from tests.cogs.forms import set_up
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.typeset import gist, together

COMMAND = "hockey challenge"


async def asked(rink: Rink, opponent: Person | None = None) -> Message:
    await rink.jon.slash(rink.ice, COMMAND, opponent=opponent or rink.darrell)
    return rink.jon.private(rink.ice)[-1]


async def test_one_tap_sends_a_shift_of_the_server_s_game(rink: Rink, ida: Person) -> None:
    await set_up(rink, ida, game="streak", pace="live")
    question = await asked(rink)
    assert (
        together(f"You against {rink.darrell.mention}: **Streak**, a shift of one period, 3 minutes a turn.")
        in question.text
    )
    assert len(rink.public()) == 0
    await rink.jon.click(question, label="Challenge")
    assert together("**Streak**, a shift of one period, 3 minutes a turn") in rink.last().text
    assert rink.last().labels[0] == "Accept"
    assert rink.jon.private(rink.ice) == []


async def test_game_length_and_pace_are_picked_in_any_order_after_any_restart(rink: Rink) -> None:
    question = await asked(rink)
    for step, value in (("pace", "live"), ("game", "cancel"), ("length", "3")):
        (custom_id,) = [each["custom_id"] for each in question.selects if f":{step}:" in each["custom_id"]]
        await rink.jon.select(question, [value], custom_id=custom_id)
        await rink.restart()
    assert [question.chosen(each)[0] for each in question.selects] == [
        "Cancel",
        "Match: three periods",
        "Live, minutes a turn",
    ]
    await rink.jon.click(question, label="Challenge")
    assert together("**Cancel**, three periods, 3 minutes a turn") in rink.last().text


async def test_a_game_without_periods_asks_for_no_length(rink: Rink) -> None:
    question = await asked(rink)
    (custom_id,) = [each["custom_id"] for each in question.selects if ":game:" in each["custom_id"]]
    await rink.jon.select(question, ["field"], custom_id=custom_id)
    assert len(question.selects) == 2
    await rink.jon.click(question, label="Challenge")
    assert "**Field**" in rink.last().text


async def test_what_stands_against_a_match_is_said_before_anything_is_asked(rink: Rink) -> None:
    told = sentence(await rink.jon.slash(rink.ice, COMMAND, opponent=rink.jon))
    assert "face off against yourself" in told
    gone = await asked(rink)
    rink.guild.remove_member(rink.darrell)
    await rink.jon.click(gone, label="Challenge")
    question, refusal = rink.jon.private(rink.ice)[-2:]
    assert gist("challenge-not-member") in refusal.text
    assert question.labels == ["Challenge"]


@pytest.mark.parametrize("custom_id", ["dare:7:go:2:usual:classic", "dare:7:moon:1:usual:classic"])
async def test_what_nobodys_button_says_is_refused(rink: Rink, custom_id: str) -> None:
    question = await asked(rink)
    forged = custom_id.replace(":7:", f":{rink.darrell.id}:")
    assert "don't know this button" in sentence(await rink.jon.forge(question, forged))
