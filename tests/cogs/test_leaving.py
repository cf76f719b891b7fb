"""`/hockey match resign` and `/hockey match list`."""

from pathlib import Path

import pytest

from tests.cogs.four import dealt
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink, rink_at
from tests.typeset import gist


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


async def test_yes_ends_the_match_for_the_other_one(rink: Rink) -> None:
    await rink.face_off()
    question = await rink.jon.asked_to_resign(rink.ice)
    assert "Darrell" in question.text
    assert question.labels == ["I resign", "Play on"]
    assert not rink.over
    await rink.jon.click(question, label="I resign")
    assert question.buttons == []
    assert "Darrell wins" in question.text
    assert rink.over
    assert "Jon leaves the ice. Darrell wins" in rink.last().text
    assert all(sheet.buttons == [] for sheet in rink.sheets())
    for person in rink.players:
        assert person.hand().labels == ["Rematch", "Go to the rink"]
        assert "Jon leaves the ice" in person.hand().text


async def test_no_plays_on(rink: Rink) -> None:
    await rink.face_off()
    question = await rink.jon.asked_to_resign(rink.ice)
    await rink.jon.click(question, label="Play on")
    assert question.buttons == []
    await rink.play()
    assert not rink.over


@pytest.mark.parametrize("who", ["jon", "darrell"])
async def test_one_may_resign_in_any_turn_and_during_the_cut(rink: Rink, who: str) -> None:
    challenge = await rink.challenge()
    await rink.darrell.click(challenge, label="Accept")
    person: Person = getattr(rink, who)
    await person.resign(rink.ice)
    assert f"{person.name} leaves the ice" in rink.last().text
    assert challenge.buttons == []
    assert rink.sheets() == []
    await rink.env.advance_time(600)
    assert rink.over
    assert len(rink.public()) == 2


async def test_yes_comes_too_late_once_the_match_is_over(rink: Rink) -> None:
    await rink.face_off()
    mine, theirs = await rink.jon.asked_to_resign(rink.ice), await rink.darrell.asked_to_resign(rink.ice)
    await rink.darrell.click(theirs, label="I resign")
    before = rink.last().everything
    await rink.jon.click(mine, label="I resign")
    assert (mine.text, mine.buttons) == ("This match is over.", [])
    assert rink.last().everything == before
    assert "Darrell leaves the ice" in rink.last().text


async def test_of_several_matches_one_is_asked_for(rink: Rink) -> None:
    await rink.face_off()
    await second_match(rink)
    which = await rink.jon.asked_to_resign(rink.ice)
    assert len(which.labels) == 2
    (label,) = [label for label in which.labels if "Paul" in label]
    await rink.jon.click(which, label=label)
    assert which.labels == ["I resign", "Play on"]
    assert "Paul" in which.text
    await rink.jon.click(which, label="I resign")
    assert "Jon leaves the ice. Paul wins" in rink.last().text
    assert "Darrell" in (await rink.jon.asked_to_resign(rink.ice)).text


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
        assert ("Your turn" in running) == (person is rink.jon)
        assert running.endswith(f"[Go to the match]({here}/{sheet.id})")
        assert "You challenged Paul, Streak" in waiting
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
    listed = [line for line in told.splitlines() if "You challenged" in line]
    assert len(listed) >= 8
    assert told.endswith(f"And {20 - len(listed)} more.")


async def test_the_list_tells_each_of_four_whose_turn_it_is(rink: Rink) -> None:
    four = await dealt(rink)
    turn = next(person for person in four if "**Your turn:**" in person.hand().text)
    for person in four:
        told = sentence(await person.slash(rink.ice, "hockey match list"))
        assert (gist("matches-running-turn") if person is turn else f"{turn.name} to play.") in told
