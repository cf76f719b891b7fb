"""What a broadcast shows of any game in its longest form, within what Discord takes."""

import re
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.matches.loaded import LoadedMatch
from bot.matches.reel import reel_of
from bot.messages.drawing import Drawing
from bot.messages.room import MOST_TEXT
from bot.words import locales, words_for
from db.model.matches import Ply
from db.model.people import Bookmark, Voice
from faces.book.replay import LONGEST_NOTE, ReplayStop, draw_stop
from faces.field.commentary import told_plays
from faces.field.story import PLAYS, runs_of
from faces.public import PublicFace
from hockey.field.view import FieldView
from hockey.game import Game
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.fields import FIELD
from tests.cogs.fields import played as field_log
from tests.cogs.limits import assert_fits
from tests.cogs.test_remarks_elsewhere import log_of_cards
from tests.hockey import lineup_matches
from tests.hockey.matches import PILES, log_of

pytestmark = pytest.mark.slow

Names = tuple[str, ...]

# As long as Discord lets a name be, and every character needs a backslash.
LONG = ("_" * 32, "*" * 32, "~" * 32, "|" * 32)
# As heavy as it lets a name be: four bytes for each character.
HEAVY = ("🏒" * 32, "🥅" * 32, "🐻" * 32, "🦌" * 32)
# One that is written from right to left also gets two signs of three bytes.
HEAVIEST = tuple(f"א{name[1:]}" for name in HEAVY)
ALL_NAMES = {"long": LONG, "heavy": HEAVY, "heaviest": HEAVIEST}
with_all_names = pytest.mark.parametrize("names", ALL_NAMES.values(), ids=ALL_NAMES)
in_each_language = pytest.mark.parametrize("language", sorted(locales()))
USUAL = ("Bartholomew12345", "Maximiliana12345", "Christopher12345", "Alexandrina12345")
WIDE = PileGame(PileRules("house", seats=4, deals=(10, 3), overtime_deals=(10, 3)), "", "")


def text_of(drawing: Drawing) -> int:
    if isinstance(drawing.view, ui.LayoutView):
        parts = [each.content for each in drawing.view.walk_children() if isinstance(each, ui.TextDisplay)]
        return sum(map(len, parts))
    return len(drawing.content or "")


@with_all_names
@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_the_longest_sheet_fits(game: PileGame, names: Names) -> None:
    """With the longest names, of which the first plays are told in fewer words, in every language."""
    for seed, language in enumerate(sorted(locales())):
        log = log_of(game, seed)
        for played in range(len(log) - 30, len(log) + 1):
            told = drawn(game, log[:played], names, voice=Voice.BROADCAST, locale=language)
            sheets = [each for each in PublicFace().wanted(late(told)) if each.name.startswith("sheet:")]
            assert_fits(sheets[-1].drawing)
        check_fits(told)


@with_all_names
@in_each_language
def test_as_many_cards_as_house_rules_may_deal_fit(language: str, names: Names) -> None:
    told = drawn(WIDE, log_of(WIDE, 1), names, voice=Voice.BROADCAST, locale=language)
    assert max(len(lines) for lines in told.public.values()) > 20
    check_fits(told)


@in_each_language
@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_names_of_usual_length_are_told_in_full(game: PileGame, language: str) -> None:
    told = drawn(game, log_of(game, 5), USUAL, voice=Voice.BROADCAST, locale=language)
    for name, lines in told.public.items():
        if name.startswith("sheet:"):
            assert not any(re.match(r"\W*\w+12345: ", line) for line in lines), lines


def late(match: Drawn) -> LoadedMatch:
    """Each goal is a message of its own, a player's time is up, and they ask for a pause."""
    seats = tuple(replace(seat, pause_seconds=3600.0) for seat in match.loaded.match.seats)
    changed = replace(match.loaded.match, seats=seats, rings=True, due_at=1.0)
    return replace(match.loaded, match=changed, now=2.0)


def check_fits(match: Drawn) -> None:
    """Sheets, and goals as messages of their own."""
    for wanted in PublicFace().wanted(late(match)):
        assert_fits(wanted.drawing)


@with_all_names
@in_each_language
@pytest.mark.parametrize("voice", Voice)
def test_a_field_on_which_everybody_scores_and_taunts_fits(voice: Voice, language: str, names: Names) -> None:
    log = log_of_cards("G" * 20)
    for played in range(len(log) - 12, len(log) + 1):
        loaded = drawn(FIELD, log[:played], names, voice=voice, locale=language).loaded
        check_fits(Drawn(replace(loaded, match=replace(loaded.match, taunted="2" * 20))))


@with_all_names
@in_each_language
def test_a_field_with_goalies_who_stop_everything_fits(language: str, names: Names) -> None:
    log = log_of_cards("S" * 20)
    for played in range(len(log) - 4, len(log) + 1):
        check_fits(drawn(FIELD, log[:played], names, voice=Voice.BROADCAST, locale=language))


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


@with_all_names
@in_each_language
@pytest.mark.parametrize("voice", Voice)
def test_lines_and_shootouts_fit(voice: Voice, language: str, names: Names) -> None:
    options = lineup_matches.SHIFT
    for seed in range(60):
        log = lineup_matches.log_of(seed, options)
        if any(move.startswith("shootout") for _, move in log):
            check_fits(drawn(lineup_matches.GAME, log, names, voice=voice, locale=language, length=1))


@with_all_names
@in_each_language
@pytest.mark.parametrize("game", [WIDE, FIELD], ids=lambda game: game.id)
def test_the_longest_replay_fits(game: Game[Any], language: str, names: Names) -> None:
    """With all hands open, and the longest bookmark."""
    log = log_of_cards("G" * 20) if game is FIELD else log_of(WIDE, 1)
    loaded = drawn(game, log, names, voice=Voice.BROADCAST, locale=language).loaded
    taunted = replace(loaded, match=replace(loaded.match, taunted="2" * 20))
    reel = reel_of(taunted, [Ply(at, seat, move, 0.0) for at, (seat, move) in enumerate(log)])
    for ply in (*reel.stops[::9], *reel.stops[-3:]):
        stop = ReplayStop(reel, ply, "open", [Bookmark(1, ply, LONGEST_NOTE * "🏒")])
        assert_fits(draw_stop(words_for(language), stop))
