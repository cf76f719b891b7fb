"""What a broadcast shows of Field and of Turn-Based in its longest form, within what Discord takes."""

from dataclasses import replace

import pytest

from bot.words import locales, words_for
from db.model.people import Voice
from faces.field.commentary import told_plays
from faces.field.story import PLAYS, runs_of
from faces.public import PublicFace
from hockey.field.view import FieldView
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.fields import FIELD
from tests.cogs.fields import played as field_log
from tests.cogs.test_longest_sheets import LONG, MOST_CONTENT, MOST_TEXT, text_of
from tests.cogs.test_remarks_elsewhere import log_of_cards
from tests.hockey import lineup_matches

USUAL = ("Bartholomew12345", "Maximiliana12345")
in_each_language = pytest.mark.parametrize("language", sorted(locales()))


def check_fits(match: Drawn) -> None:
    """Sheets, and goals as messages of their own."""
    rung = replace(match.loaded, match=replace(match.loaded.match, rings=True))
    for wanted in PublicFace().wanted(rung):
        most = MOST_TEXT if wanted.name.startswith("sheet:") else MOST_CONTENT
        assert text_of(wanted.drawing) <= most, wanted.name


@in_each_language
@pytest.mark.parametrize("voice", Voice)
def test_a_field_on_which_every_card_scores_fits(voice: Voice, language: str) -> None:
    log = log_of_cards("G" * 20)
    for played in range(len(log) - 12, len(log) + 1):
        check_fits(drawn(FIELD, log[:played], LONG, voice=voice, locale=language))


@in_each_language
@pytest.mark.parametrize("voice", Voice)
def test_a_field_on_which_everybody_scores_and_taunts_fits(voice: Voice, language: str) -> None:
    log = log_of_cards("G" * 20)
    for played in range(len(log) - 12, len(log) + 1):
        loaded = drawn(FIELD, log[:played], LONG, voice=voice, locale=language).loaded
        check_fits(Drawn(replace(loaded, match=replace(loaded.match, taunted="2" * 20))))


@in_each_language
def test_a_field_with_goalkeepers_who_stop_everything_fits(language: str) -> None:
    log = log_of_cards("S" * 20)
    for played in range(len(log) - 4, len(log) + 1):
        check_fits(drawn(FIELD, log[:played], LONG, voice=Voice.BROADCAST, locale=language))


@in_each_language
def test_a_field_is_told_in_full_among_names_of_usual_length(language: str) -> None:
    for seed in range(8):
        match = drawn(FIELD, field_log(seed), USUAL, voice=Voice.BROADCAST, locale=language)
        assert all(line in match.sheet for line in in_full(match))


def in_full(match: Drawn) -> list[str]:
    """How the last ten cards are told where there is room."""
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
