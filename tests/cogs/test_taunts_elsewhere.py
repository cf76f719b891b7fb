"""Taunts in the games without a pile: on the field beside the goal, between lines once all is told."""

import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.words import words_for
from tests.cogs.lines import begun, face_off, set_up
from tests.cogs.people import Person, sentence
from tests.cogs.rink import Rink, rink_at
from tests.cogs.test_taunts import lists, offered, say

WORDS = words_for("en")

BEAT = 2.0


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Rink]:
    """A rink that tells comparisons one after the other."""
    async with rink_at(tmp_path, reveal_time=timedelta(seconds=BEAT)) as made:
        yield made


async def step(rink: Rink) -> Person:
    """The player to move plays a card that passes, as far as open cards tell; returns who it was."""
    for person in rink.players:
        places = [each for each in person.hand().buttons if each.get("custom_id", "").startswith("hockey:")]
        if places:
            card = re.search(r"\*\*(\w+)([♣♦♥♠])\*\*", person.hand().lines[1])
            assert card, person.hand().content
            passes = [
                each for each in places if {*card.groups()} & {*re.split(r" |(?=[♣♦♥♠])", each["label"])}
            ]
            await person.click(person.hand(), custom_id=[*passes, *places][0]["custom_id"])
            return person
    pytest.fail("nobody is asked")


async def scored_on_the_field(rink: Rink) -> Person:
    """A match on the field until its first goal; who has scored."""
    challenge = await rink.challenge(game="field")
    await rink.darrell.click(challenge, label="Accept")
    for _ in range(20):
        person = await step(rink)
        if "Scores!" in rink.last().text:
            return person
    pytest.fail("no goal")


@pytest.mark.parametrize("seed", [16])  # a player scores early
async def test_on_the_field_the_chosen_line_stands_below_the_goal_and_in_the_fold(rink: Rink) -> None:
    scorer = await scored_on_the_field(rink)
    other = rink.other(scorer)
    assert not lists(other.hand())
    said = offered(scorer.hand())[2]
    await say(scorer, 2)
    line = f"> {scorer.name}: “{said}”"
    lines = rink.last().lines
    assert "Scores!" in lines[lines.index(line) - 1]
    assert not lists(scorer.hand())
    for _ in range(22):
        await step(rink)
    assert rink.sheets()[0].text.count(said) == 1
    assert line in rink.sheets()[0].lines


async def both_scored(rink: Rink) -> list[Person]:
    """Turn-Based until a period with a goal was told; returns who scored."""
    await begun(rink)
    await face_off(rink, rink.jon)
    await set_up(rink.darrell)
    await set_up(rink.jon)
    assert not any(lists(person.hand()) for person in rink.players)
    await rink.env.advance_time(3 * BEAT)
    goals = [line for line in rink.sheets()[0].lines if "Scores!" in line]
    scorers = [
        person for person in rink.players if any(line.startswith(f"## 🚨 {person.name}") for line in goals)
    ]
    assert scorers
    return scorers


async def test_between_lines_a_scorer_may_tease_once_the_channel_knows_it(slow: Rink) -> None:
    scorers = await both_scored(slow)
    for person in slow.players:
        assert bool(lists(person.hand())) == (person in scorers)
    said = {person.name: offered(person.hand())[0] for person in scorers}
    for person in reversed(scorers):
        await say(person)
        assert not lists(person.hand())
    assert [line for line in slow.last().lines if "“" in line] == [
        f"> {name}: “{line}”" for name, line in said.items()
    ]
    assert slow.last().lines[1] == "### Second period"


async def test_between_lines_a_minute_is_a_minute_and_a_guess_of_a_button_is_refused(slow: Rink) -> None:
    (scorer, *_) = await both_scored(slow)
    (tap,) = lists(scorer.hand())
    other = next((each for each in slow.players if each is not scorer), scorer)
    assert sentence(await other.forge(other.hand(), tap, "0")) == WORDS("taunt-not-yours")
    await slow.env.advance_time(61)
    assert not lists(scorer.hand())
    assert sentence(await scorer.forge(scorer.hand(), tap, "0")) == WORDS("taunt-late")
