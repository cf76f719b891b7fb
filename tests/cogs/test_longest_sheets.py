"""What a broadcast shows of any game in its longest form, within what Discord takes."""

import re
from dataclasses import replace

import pytest
from discord import ui

from bot.messages.drawing import Drawing
from bot.words import locales, words_for
from db.model.people import Voice
from faces.field.commentary import told_plays
from faces.field.story import PLAYS, runs_of
from faces.public import PublicFace
from hockey.field.view import FieldView
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.fields import FIELD
from tests.cogs.fields import played as field_log
from tests.cogs.test_remarks_elsewhere import log_of_cards
from tests.hockey import lineup_matches
from tests.hockey.matches import PILES, log_of

pytestmark = pytest.mark.slow

MOST_TEXT, MOST_CONTENT = 4000, 2000
# As long as Discord lets a name be, and every character needs a backslash.
LONG = ("_" * 32, "*" * 32, "~" * 32, "|" * 32)
in_each_language = pytest.mark.parametrize("language", sorted(locales()))
USUAL = ("Bartholomew12345", "Maximiliana12345", "Christopher12345", "Alexandrina12345")
WIDE = PileGame(PileRules("house", seats=4, deals=(10, 3), overtime_deals=(10, 3)), "", "")


def text_of(drawing: Drawing) -> int:
    if isinstance(drawing.view, ui.LayoutView):
        parts = [each.content for each in drawing.view.walk_children() if isinstance(each, ui.TextDisplay)]
        return sum(map(len, parts))
    return len(drawing.content or "")


@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_the_longest_sheet_fits(game: PileGame) -> None:
    """With the longest names, of which the first plays are told in fewer words, in every language."""
    for seed, language in enumerate(sorted(locales())):
        log = log_of(game, seed)
        for played in range(len(log) - 30, len(log) + 1):
            told = drawn(game, log[:played], LONG, voice=Voice.BROADCAST, locale=language)
            sheets = [each for each in PublicFace().wanted(told.loaded) if each.name.startswith("sheet:")]
            assert text_of(sheets[-1].drawing) <= MOST_TEXT
        check_fits(told)


@in_each_language
def test_as_many_cards_as_house_rules_may_deal_fit(language: str) -> None:
    told = drawn(WIDE, log_of(WIDE, 1), LONG, voice=Voice.BROADCAST, locale=language)
    assert max(len(lines) for lines in told.public.values()) > 20
    check_fits(told)


@in_each_language
@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_names_of_usual_length_are_told_in_full(game: PileGame, language: str) -> None:
    told = drawn(game, log_of(game, 5), USUAL, voice=Voice.BROADCAST, locale=language)
    for name, lines in told.public.items():
        if name.startswith("sheet:"):
            assert not any(re.match(r"\W*\w+12345: ", line) for line in lines), lines


def check_fits(match: Drawn) -> None:
    """Sheets, and goals as messages of their own."""
    rung = replace(match.loaded, match=replace(match.loaded.match, rings=True))
    for wanted in PublicFace().wanted(rung):
        most = MOST_TEXT if wanted.name.startswith("sheet:") else MOST_CONTENT
        assert text_of(wanted.drawing) <= most, wanted.name


@in_each_language
@pytest.mark.parametrize("voice", Voice)
def test_a_field_on_which_everybody_scores_and_taunts_fits(voice: Voice, language: str) -> None:
    log = log_of_cards("G" * 20)
    for played in range(len(log) - 12, len(log) + 1):
        loaded = drawn(FIELD, log[:played], LONG, voice=voice, locale=language).loaded
        check_fits(Drawn(replace(loaded, match=replace(loaded.match, taunted="2" * 20))))


@in_each_language
def test_a_field_with_goalies_who_stop_everything_fits(language: str) -> None:
    log = log_of_cards("S" * 20)
    for played in range(len(log) - 4, len(log) + 1):
        check_fits(drawn(FIELD, log[:played], LONG, voice=Voice.BROADCAST, locale=language))


@in_each_language
def test_a_field_is_told_in_full_among_names_of_usual_length(language: str) -> None:
    for seed in range(8):
        match = drawn(FIELD, field_log(seed), USUAL[:2], voice=Voice.BROADCAST, locale=language)
        assert all(play in "\n".join(match.sheet) for play in in_full(match))


def in_full(match: Drawn) -> list[str]:
    """The last ten cards when there is room."""
    loaded, view = match.loaded, match.loaded.view(None)
    assert isinstance(view, FieldView)
    words, runs = words_for(loaded.match.locale), runs_of(view, view.period)
    last = [run for play, run in runs.items() if play > len(runs) - PLAYS]
    return told_plays(words.in_voice(Voice.BROADCAST), words, loaded, view, last, 10 * MOST_TEXT)


@in_each_language
@pytest.mark.parametrize("voice", Voice)
def test_lines_and_shootouts_fit(voice: Voice, language: str) -> None:
    options = lineup_matches.SHIFT
    for seed in range(60):
        log = lineup_matches.log_of(seed, options)
        if any(move.startswith("shootout") for _, move in log):
            check_fits(drawn(lineup_matches.GAME, log, LONG, voice=voice, locale=language, length=1))
