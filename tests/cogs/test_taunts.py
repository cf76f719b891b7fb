"""Taunts after a goal: three for the scorer's eyes, one for everybody's, for a minute."""

from dataclasses import replace

import pytest

from bot.matches.loaded import LoadedMatch
from bot.turns.taunts import goal_to_taunt, goals_of
from bot.words import words_for
from db.model.minds import mind_id
from faces.tale.choosing import one_of
from tests.cogs.drawn import after
from tests.cogs.forms import set_habit, set_up
from tests.cogs.people import Message, Person, sentence
from tests.cogs.rink import Rink
from tests.cogs.test_privacy import exported
from tests.typeset import gist

WORDS = words_for("en")

TAUNTS = words_for("en")("taunts").split("\n")


async def scored(rink: Rink) -> tuple[Person, Person]:
    """A match until its first goal; who has scored, and the other one."""
    await rink.face_off(game="streak")
    for _ in range(60):
        person, _ = await rink.play()
        if "🚨" in rink.last().text:
            return person, rink.other(person)
    pytest.fail("no goal")


def lists(message: Message) -> list[str]:
    return [select["custom_id"] for select in message.selects if select["custom_id"].startswith("taunt:")]


def offered(message: Message) -> list[str]:
    return [option["label"] for option in message.options]


async def say(person: Person, which: int = 0) -> str:
    """What the person reads privately; empty if the answer is the hand itself."""
    hand = person.hand()
    result = await person.select(hand, [str(which)], custom_id=lists(hand)[0])
    assert result.acknowledged
    return result.followups[-1].content if result.followups else ""


async def test_the_scorer_alone_chooses_one_of_three_and_it_stands_beside_the_goal(rink: Rink) -> None:
    scorer, other = await scored(rink)
    three = offered(scorer.hand())
    assert len(set(three)) == 3
    assert set(three) <= set(TAUNTS)
    assert not lists(other.hand())
    before = rink.last().lines
    await say(scorer, 1)
    line = f"> {scorer.name}: “{three[1]}”"
    after = rink.last().lines
    assert [each for each in after if each not in before] == [line]
    assert "🚨" in after[after.index(line) - 1]
    assert not lists(scorer.hand())


async def test_it_stays_when_the_deal_folds_and_after_a_restart(rink: Rink) -> None:
    scorer, _ = await scored(rink)
    said = offered(scorer.hand())[0]
    three = offered(scorer.hand())
    await rink.restart()
    assert offered(scorer.hand()) == three
    await say(scorer)
    await rink.restart()
    for _ in range(10):
        await rink.play()
    assert rink.sheets()[-1].text.count(said) == 1


async def test_after_a_minute_the_list_goes_and_a_late_tap_is_told_so(rink: Rink) -> None:
    scorer, _ = await scored(rink)
    hand = scorer.hand()
    (tap,) = lists(hand)
    await rink.env.advance_time(61)
    assert not lists(scorer.hand())
    assert sentence(await scorer.forge(hand, tap, "0")) == WORDS("taunt-late")
    assert "“" not in rink.last().text


async def test_double_foreign_and_made_up_taps_are_answered(rink: Rink) -> None:
    scorer, other = await scored(rink)
    hand, text = scorer.hand(), rink.last().text
    (tap,) = lists(hand)
    assert sentence(await other.forge(other.hand(), tap, "0")) == WORDS("taunt-not-yours")
    assert gist("sorry-stranger") in sentence(await rink.person("Paul").forge(rink.last(), tap, "0"))
    for value in ("3", "-1", "x", "²"):
        assert sentence(await scorer.forge(hand, tap, value))
    assert sentence(await scorer.forge(hand, tap.replace(":1", ":9"), "0"))
    assert rink.last().text == text
    await say(scorer)
    text = rink.last().text
    assert sentence(await scorer.forge(hand, tap, "1")) == WORDS("taunt-twice")
    assert rink.last().text == text


@pytest.mark.parametrize("who", ["scorer", "other", "server"])
async def test_a_person_or_a_server_switches_them_off(rink: Rink, who: str) -> None:
    scorer, other = await scored(rink)
    hand = scorer.hand()
    (tap,) = lists(hand)
    if who == "server":
        await set_up(rink, rink.admin(), taunts=False)
    else:
        await set_habit(scorer if who == "scorer" else other, "taunts")
        assert not lists(scorer.hand())
    assert sentence(await scorer.forge(hand, tap, "0")) == WORDS("taunt-unwanted")
    await rink.play()
    assert not lists(scorer.hand())


async def test_a_player_who_wants_no_more_of_them_reads_what_was_said_no_longer(rink: Rink) -> None:
    scorer, other = await scored(rink)
    await say(scorer)
    said = rink.last().text
    await set_habit(other, "taunts")
    assert "“" in said
    assert "“" not in rink.last().text


async def test_what_a_player_said_is_in_what_they_are_given(rink: Rink) -> None:
    scorer, _ = await scored(rink)
    await say(scorer, 2)
    (match,) = (await exported(rink, scorer))["matches"]
    assert match["taunts"] == {"1": 2}


def test_nobody_taunts_a_mind_and_no_mind_taunts() -> None:
    loaded = after("classic", "J 4 4").loaded
    loaded = replace(loaded, scored_at=loaded.now)
    scorer = goals_of(loaded)[-1].seat
    assert goal_to_taunt(loaded, scorer)
    assert all(goal_to_taunt(_with_a_mind(loaded, seat), scorer) is None for seat in (0, 1))


def _with_a_mind(loaded: LoadedMatch, at: int) -> LoadedMatch:
    seats = list(loaded.match.seats)
    seats[at] = replace(seats[at], player_id=mind_id("rookie"))
    return replace(loaded, match=replace(loaded.match, seats=tuple(seats)))


def test_a_match_repeats_no_taunt_within_ten_in_any_language() -> None:
    for locale in ("en", "fr", "ru"):
        text = words_for(locale)("taunts")
        lines = text.split("\n")
        assert len(set(lines)) == len(lines) >= 12
        assert max(map(len, lines)) <= 60
        said = [one_of(7, "taunt", nth, text) for nth in range(len(lines))]
        assert sorted(said) == sorted(lines)
