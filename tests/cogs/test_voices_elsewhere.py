"""Voices beyond a broadcast's pile: fields and lines, the traditional way, a quiet channel."""

import re
from dataclasses import replace
from functools import cache

import pytest

from bot.words import locales, words_for
from db.model.people import Voice
from faces.field.story import chosen
from faces.tale.choosing import APART
from hockey.catalogue import PILE_GAMES
from hockey.field.view import FieldView
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.test_voices import FACTS, NAMED, WORDS
from tests.cogs.test_words import messages
from tests.hockey.matches import ALL, PILES, log_of

LINES_OF_GAMES = {"field-goal": 20, "lineup-goal": 20, "lineup-comparison": 20, "lineup-comparison-held": 12}
ASKED = ("pair", "attack", "defence", "call", "winger", "centre", "value", "against", "met", "number")


@cache
def others(voice: Voice) -> list[Drawn]:
    """Matches of the games that have no pile, with each goal in a message of its own as well."""
    return [
        Drawn(replace(told.loaded, match=replace(told.loaded.match, rings=rings)))
        for game in ALL
        if game not in PILES
        for seed in range(3)
        for told in [drawn(game, log_of(game, seed), voice=voice)]
        for rings in (False, True)
    ]


@pytest.mark.parametrize("voice", Voice)
def test_every_line_of_a_voice_is_given_its_facts(voice: Voice) -> None:
    text = "\n".join(line for match in others(voice) for lines in match.public.values() for line in lines)
    assert "{" not in text


def test_games_without_a_pile_are_told_in_each_voice() -> None:
    told = {voice: [match.public for match in others(voice)] for voice in Voice}
    assert told[Voice.QUIET] != told[Voice.TRADITIONAL] != told[Voice.BROADCAST]
    length = {voice: len(str(told[voice])) for voice in Voice}
    assert length[Voice.QUIET] < length[Voice.TRADITIONAL] < length[Voice.BROADCAST]


def test_no_step_of_a_field_is_told_alike_within_ten() -> None:
    """As far as a card's column and what it met are all that differs."""
    text = "\n".join(map(str, range(APART + 2)))
    for match in others(Voice.TRADITIONAL):
        view = match.loaded.view(None)
        if isinstance(view, FieldView):
            choose, ways = chosen(match.loaded, view), dict[tuple[str, bool], list[str]]()
            for step in view.steps:
                ways.setdefault((step.kind, step.opened), []).append(choose(step, text))
            assert max(map(len, ways.values())) > APART
            for said in ways.values():
                assert all(said[nth] not in said[max(0, nth - APART) : nth] for nth in range(len(said)))


@pytest.mark.parametrize("language", sorted(locales()))
def test_fields_and_lines_have_many_ways_to_be_told(language: str) -> None:
    words = words_for(language).in_voice(Voice.BROADCAST)
    facts = dict.fromkeys(ASKED, "x")
    for key, least in LINES_OF_GAMES.items():
        lines = words(key, **FACTS | facts).split("\n")
        assert len(lines) == len(set(lines)) >= least
    for kind in ("passes", "thrown", "save", "goal"):
        for opened in ("yes", "no"):
            lines = words(f"field-step-{kind}", **FACTS | facts, opened=opened).split("\n")
            assert len(lines) == len(set(lines)) > APART


@pytest.mark.parametrize("language", sorted(locales()))
def test_the_traditional_voice_has_many_ways_to_tell_a_goal(language: str) -> None:
    words = words_for(language)
    many = {key: words(key, **FACTS).split("\n") for key in NAMED if key.startswith("goal")}
    assert len(many["goal"]) >= 20
    assert all(len(lines) > APART for lines in many.values())
    assert all(len(lines) == len(set(lines)) for lines in many.values())
    wanted = {key: [each for each in told if "Scores" not in each] for key, told in NAMED.items()}
    assert all(told in line for key, lines in many.items() for line in lines for told in wanted[key])


def test_a_quiet_sheet_of_a_period_that_is_over_folds_all_of_it() -> None:
    match = drawn(PILE_GAMES["classic"], log_of(PILE_GAMES["classic"], 3), voice=Voice.QUIET)
    sheet = match.public["sheet:1"]
    assert [line for line in sheet if line.startswith("-# **Deal 5:**")]
    assert not [line for line in sheet if re.match(r"(Jon|Darrell): ", line)]


@pytest.mark.parametrize("language", sorted(locales()))
def test_a_commentator_has_eight_ways_to_make_each_remark(language: str) -> None:
    words = words_for(language).in_voice(Voice.BROADCAST)
    remarks = [key for key in messages(WORDS / "en.broadcast.ftl") if key.startswith("aside-")]
    facts = FACTS | {"other": "OTHER", "count": 7}
    for key in remarks:
        lines = words(key, **facts).split("\n")
        assert len(lines) == len(set(lines)) >= 8, key
    assert len(remarks) > 10
