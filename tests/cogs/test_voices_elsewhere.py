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
from hockey.lineup.view import LineupView
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.fields import FIELD
from tests.cogs.test_remarks_elsewhere import log_of_cards
from tests.cogs.test_voices import FACTS
from tests.hockey.lineup_matches import GAME, SHIFT
from tests.hockey.lineup_matches import log_of as log_of_lines
from tests.hockey.matches import ALL, PILES, log_of

ASKED = (
    *("pair", "attack", "defence", "call", "winger", "centre", "value", "against", "met", "number"),
    *("home", "homecard", "away", "awaycard", "winner", "opened"),
)
DRAWN = {"HOME 9♠", "AWAY 9♥"}
TOLD = {
    "field-step-passes": {"MET"},
    "field-step-thrown": {"MET", "**out!**"},
    "field-step-save": {"MET", "DEFENDER", "**Save!**"},
    "field-step-goal": {"MET", "**Scores!~2-1!**"},
    "field-goal": {"MET", "9♠", "SCORER", "**Scores!~2-1!**"},
    "lineup-faceoff": {*DRAWN, "WINNER"},
    "lineup-faceoff-level": DRAWN,
    "lineup-draw": {*DRAWN, "2. ", "WINNER"},
    "lineup-draw-level": {*DRAWN, "2. "},
}
"""What every line of the broadcast has to tell, as it is called in English."""
PLAYS = {"field": r"^(?:Jon|Darrell): .*", "lineup": r"^(?:## 🚨 )?(?:Jon|Darrell) \w+ \+ C: .*"}
"""How the line of a play begins in each game."""


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


@pytest.mark.parametrize("game", ["field", "lineup"])
def test_a_game_without_a_pile_is_told_in_each_voice(game: str) -> None:
    told = {voice: [each.public for each in others(voice) if each.loaded.game.id == game] for voice in Voice}
    assert len({str(each) for each in told.values()}) == len(Voice)
    length = {voice: len(str(told[voice])) for voice in Voice}
    assert length[Voice.QUIET] < length[Voice.TRADITIONAL] < length[Voice.BROADCAST]
    plays = {voice: set(re.findall(PLAYS[game], lines_in(told[voice]), re.MULTILINE)) for voice in Voice}
    assert len(plays[Voice.BROADCAST]) > 20
    assert plays[Voice.BROADCAST].isdisjoint(plays[Voice.TRADITIONAL] | plays[Voice.QUIET])


def test_no_comparison_is_told_alike_within_ten() -> None:
    """As far as names and cards are all that differs."""
    for match in others(Voice.BROADCAST):
        view = match.loaded.view(None)
        if isinstance(view, LineupView) and not match.loaded.match.rings:
            lines = re.findall(PLAYS["lineup"], lines_in([match.public]), re.MULTILINE)
            ways = [re.sub("Jon|Darrell", "~", line.split(". ", 1)[1].partition(" *")[0]) for line in lines]
            assert len(ways) == len(view.comparisons)
            assert all(way not in ways[max(0, nth - APART) : nth] for nth, way in enumerate(ways))


def test_one_line_tells_a_face_off_and_one_a_round_of_the_shootout() -> None:
    rounds = 0
    for seed in range(60):
        match = drawn(GAME, log_of_lines(seed, SHIFT), voice=Voice.BROADCAST, length=1)
        view = match.loaded.view(None)
        assert isinstance(view, LineupView)
        assert len([line for line in match.public["sheet:1"] if line.startswith("🏒 **Face-off:**")]) == 1
        drawn_lines = match.public.get("shootout", [""])[1:]
        assert len(drawn_lines) == len(view.shootout)
        assert len({re.sub(r"^\d+\.|[^ ]+ \(\d+\)", "~", line) for line in drawn_lines}) == len(drawn_lines)
        rounds += len(drawn_lines)
    assert rounds > 3


def lines_in(told: list[dict[str, list[str]]]) -> str:
    return "\n".join(line for public in told for lines in public.values() for line in lines)


@pytest.mark.parametrize("language", sorted(locales()))
@pytest.mark.parametrize("voice", [Voice.TRADITIONAL, Voice.BROADCAST])
def test_no_step_of_a_field_is_told_alike_within_ten(voice: Voice, language: str) -> None:
    """As far as what a card met is all that differs."""
    words, facts = words_for(language).in_voice(voice), dict.fromkeys(ASKED, "x")
    shots = [drawn(FIELD, log_of_cards(end * 20)) for end in "SG"]
    for match in (*others(Voice.TRADITIONAL), *shots):
        view = match.loaded.view(None)
        if isinstance(view, FieldView):
            choose, ways = chosen(match.loaded, view), dict[str, list[str]]()
            for step in view.steps:
                opened = "yes" if step.opened else "no"
                text = words(f"field-step-{step.kind}", **FACTS | facts | {"opened": opened})
                ways.setdefault(f"{step.kind}", []).append(choose(step, text))
            assert max(map(len, ways.values())) > APART
            for said in ways.values():
                assert all(said[nth] not in said[max(0, nth - APART) : nth] for nth in range(len(said)))


@pytest.mark.parametrize("key", TOLD)
@pytest.mark.parametrize("language", sorted(locales()))
def test_every_line_of_a_broadcast_tells_what_has_to_be_known(language: str, key: str) -> None:
    words = words_for(language)
    facts: dict[str, str | int] = {name: name.upper() for name in ASKED}
    facts |= {"number": 2, "homecard": "9♠", "awaycard": "9♥"}
    called = in_language(language)
    for opened in ("yes", "no"):
        lines = words.in_voice(Voice.BROADCAST)(key, **FACTS | facts | {"opened": opened}).split("\n")
        assert len(lines) == len(set(lines))
        for line in lines:
            for told in TOLD[key]:
                wanted = told.replace("~", "\N{NO-BREAK SPACE}")
                assert re.search(called.get(wanted, re.escape(wanted)), line), line


def in_language(language: str) -> dict[str, str]:
    """How a language calls what is called in English, as expressions."""
    words = words_for(language)
    facts = FACTS | dict.fromkeys(ASKED, "x") | {"opened": "no"}
    english = words_for("en")
    calls = {
        english(f"field-step-{kind}", **facts).split(": ")[-1].split("\n")[-1]: re.escape(
            words(f"field-step-{kind}", **facts).split("\n")[-1].split(": ")[-1]
        )
        for kind in ("thrown", "save")
    }
    english_goal, goal = (each("call-goal", score="2-1") for each in (english, words))
    return calls | {f"**{english_goal}**": re.escape(f"**{goal}**")}


def test_a_quiet_sheet_of_a_period_that_is_over_folds_all_of_it() -> None:
    match = drawn(PILE_GAMES["classic"], log_of(PILE_GAMES["classic"], 3), voice=Voice.QUIET)
    sheet = match.public["sheet:1"]
    assert [line for line in sheet if line.startswith("-# **Deals 1 to 5:**")]
    assert not [line for line in sheet if re.match(r"(Jon|Darrell) ..?[♣♦♥♠] ", line)]
