"""`/hockey match resign`, `/hockey match list` and Rematch."""

from pathlib import Path

import pytest

from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink, rink_at


async def asked(rink: Rink, person: Person) -> Message:
    """The question that `/hockey match resign` asks."""
    result = await person.slash(rink.ice, "hockey match resign")
    assert sentence(result)
    return person.private(rink.ice)[-1]


async def resigned(rink: Rink) -> Message:
    """A match that Jon has left; its result."""
    await rink.face_off(length=1)
    await rink.jon.click(await asked(rink, rink.jon), label="I resign")
    return rink.last()


async def second_match(rink: Rink) -> Person:
    """A match of Jon and Paul beside the one with Darrell."""
    paul = rink.person("Paul")
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=paul, game="streak")
    await paul.click(rink.last(), label="Accept")
    await rink.env.advance_time(60)
    return paul


async def test_without_a_match_there_is_nothing_to_resign_from(rink: Rink) -> None:
    assert "no match to resign from" in sentence(await rink.jon.slash(rink.ice, "hockey match resign"))
    await rink.challenge()
    assert "no match to resign from" in sentence(await rink.jon.slash(rink.ice, "hockey match resign"))


async def test_resigning_asks_first(rink: Rink) -> None:
    await rink.face_off()
    question = await asked(rink, rink.jon)
    assert "Darrell" in question.text
    assert question.labels == ["I resign", "Play on"]
    assert not rink.over


async def test_yes_ends_the_match_for_the_other_one(rink: Rink) -> None:
    await rink.face_off()
    question = await asked(rink, rink.jon)
    await rink.jon.click(question, label="I resign")
    assert question.buttons == []
    assert "Darrell wins" in question.text
    assert rink.over
    assert "Jon leaves the ice, Darrell wins" in rink.last().text
    assert all(sheet.buttons == [] for sheet in rink.sheets())
    for person in rink.players:
        assert person.hand().labels == ["Rematch", "Go to the rink"]
        assert "Jon leaves the ice" in person.hand().text


async def test_no_plays_on(rink: Rink) -> None:
    await rink.face_off()
    question = await asked(rink, rink.jon)
    await rink.jon.click(question, label="Play on")
    assert question.buttons == []
    await rink.play()
    assert not rink.over


@pytest.mark.parametrize("who", ["jon", "darrell"])
async def test_one_may_resign_whosever_turn_it_is_and_during_the_cut(rink: Rink, who: str) -> None:
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    person: Person = getattr(rink, who)
    await person.click(await asked(rink, person), label="I resign")
    assert f"{person.name} leaves the ice" in rink.last().text
    assert challenge.buttons == []
    assert rink.sheets() == []
    await rink.env.advance_time(600)
    assert rink.over
    assert len(rink.public()) == 2


async def test_yes_comes_too_late_once_the_match_is_over(rink: Rink) -> None:
    await rink.face_off()
    mine, theirs = await asked(rink, rink.jon), await asked(rink, rink.darrell)
    await rink.darrell.click(theirs, label="I resign")
    before = rink.last().everything
    await rink.jon.click(mine, label="I resign")
    assert (mine.text, mine.buttons) == ("This match is over.", [])
    assert rink.last().everything == before
    assert "Darrell leaves the ice" in rink.last().text


async def test_of_several_matches_one_is_asked_for(rink: Rink) -> None:
    await rink.face_off()
    await second_match(rink)
    which = await asked(rink, rink.jon)
    assert len(which.labels) == 2
    (label,) = [label for label in which.labels if "Paul" in label]
    await rink.jon.click(which, label=label)
    assert which.labels == ["I resign", "Play on"]
    assert "Paul" in which.text
    await rink.jon.click(which, label="I resign")
    assert "Jon leaves the ice, Paul wins" in rink.last().text
    assert "Darrell" in (await asked(rink, rink.jon)).text


async def test_matches_lists_what_runs_and_what_waits_with_links(rink: Rink) -> None:
    assert "no match" in sentence(await rink.jon.slash(rink.ice, "hockey match list"))
    sheet = await rink.face_off()
    person, _ = rink.on_turn()
    paul, quinn = rink.person("Paul"), rink.person("Quinn")
    await rink.jon.slash(rink.ice, "hockey challenge", opponent=paul, game="streak")
    mine = rink.last()
    await quinn.slash(rink.ice, "hockey challenge", opponent=rink.jon, length=3)
    theirs = rink.last()
    for place in (rink.ice, rink.jon.user.dm_channel):
        lines = sentence(await rink.jon.slash(place, "hockey match list")).splitlines()[1:]
        running, waiting, asking = lines
        here = f"https://discord.com/channels/{rink.guild.id}/{rink.ice.id}"
        assert "Darrell" in running
        assert ("your turn" in running) == (person is rink.jon)
        assert running.endswith(f"[Go to the match]({here}/{sheet.id})")
        assert "Your challenge to Paul, Streak" in waiting
        assert waiting.endswith(f"[Go to it]({here}/{mine.id})")
        assert "Quinn challenges you" in asking
        assert asking.endswith(f"[Go to it]({here}/{theirs.id})")


async def test_matches_in_great_number_still_fit(tmp_path: Path) -> None:
    async with rink_at(tmp_path, most_offers=20) as rink:
        for number in range(20):
            other = rink.person(f"{number:02}" + "*" * 30)
            await rink.jon.slash(rink.ice, "hockey challenge", opponent=other, length=3)
        told = sentence(await rink.jon.slash(rink.ice, "hockey match list"))
    assert len(told) <= 2000
    listed = [line for line in told.splitlines() if "Your challenge to" in line]
    assert len(listed) >= 8
    assert told.endswith(f"And {20 - len(listed)} more.")


async def test_rematch_offers_the_same_again_to_the_other_one(rink: Rink) -> None:
    result = await resigned(rink)
    await rink.jon.click(result, label="Rematch")
    offer = rink.last()
    assert offer.text.startswith(f"{rink.darrell.mention}, Jon challenges you")
    assert "a shift of one period" in offer.text
    await rink.darrell.click(offer, label="Accept")
    assert "The cut:" in offer.text


async def test_the_other_ones_tap_on_rematch_accepts(rink: Rink) -> None:
    result = await resigned(rink)
    await rink.darrell.click(result, label="Rematch")
    offer = rink.last()
    told = sentence(await rink.jon.click(result, label="Rematch"))
    assert f"/{offer.id}" in told
    assert "The cut:" in offer.text
    assert offer.labels == ["Deal", "Play first"]


async def test_rematch_twice_by_the_same_one_makes_one_offer(rink: Rink) -> None:
    result = await resigned(rink)
    await rink.jon.click(result, label="Rematch")
    count = len(rink.public())
    assert f"/{rink.last().id}" in sentence(await rink.jon.click(result, label="Rematch"))
    assert len(rink.public()) == count


async def test_rematch_while_another_match_of_the_two_runs_is_refused(rink: Rink) -> None:
    result = await resigned(rink)
    await rink.face_off()
    count = len(rink.public())
    assert "in the middle of a match" in sentence(await rink.jon.click(result, label="Rematch"))
    assert len(rink.public()) == count


async def test_rematch_with_somebody_who_left_is_refused(rink: Rink) -> None:
    result = await resigned(rink)
    rink.guild.remove_member(rink.darrell)
    assert "Darrell is not in this server" in sentence(await rink.jon.click(result, label="Rematch"))


async def test_a_strangers_tap_on_rematch_is_refused(rink: Rink) -> None:
    result = await resigned(rink)
    assert "not yours" in sentence(await rink.person("Paul").click(result, label="Rematch"))
    assert rink.over


async def test_rematch_before_the_end_is_refused(rink: Rink) -> None:
    sheet = await rink.face_off()
    count = len(rink.public())
    match_id = sheet.buttons[0]["custom_id"].split(":")[1]
    assert sentence(await rink.jon.forge(sheet, f"rematch:{match_id}"))
    assert len(rink.public()) == count


async def test_a_declined_rematch_may_be_asked_for_again(rink: Rink) -> None:
    result = await resigned(rink)
    await rink.jon.click(result, label="Rematch")
    await rink.darrell.click(rink.last(), label="Decline")
    count = len(rink.public())
    await rink.jon.click(result, label="Rematch")
    assert len(rink.public()) == count + 1
