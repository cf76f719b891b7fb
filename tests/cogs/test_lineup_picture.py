"""Two lines face to face as a picture, and in words for people who don't see it."""

import io
from dataclasses import asdict, replace
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.messages.picture import Picture
from bot.words import locales, words_for
from db.model.people import NO_TEAMS, SheetLook, Team
from faces.art.jersey import jerseys_of
from faces.lineup.ice import render
from faces.lineup.picture import lines_of, picture_of
from faces.lineup.pieces import written_on
from faces.lineup.staging import pictured, scene_of
from faces.parts import card
from faces.public import PublicFace
from hockey.cards import JOKERS, pack
from hockey.catalogue import CATALOGUE
from hockey.lineup.view import LineupView, told_until
from tests.cogs.drawn import NAMES, Drawn, drawn
from tests.hockey.lineup_matches import SHIFT, Log, log_of, seeds
from tests.hockey.test_lineup_views import hidden_otherwise

GAME = CATALOGUE["lineup"]
MOST_BYTES, MOST_ALT = 60_000, 1024
LONG = ("W" * 32, "M" * 32)
WORDS = words_for(None)


def now(log: Log) -> Drawn:
    return drawn(GAME, log, **asdict(SHIFT))


def shift_met(seed: int = 3) -> LineupView:
    """A shift whose lines have met, as everybody sees it."""
    view = now(log_of(seed, SHIFT)[:5]).loaded.view(None)
    assert isinstance(view, LineupView)
    assert view.comparisons
    return view


def seen(view: LineupView) -> Picture:
    period = pictured(view)
    assert period
    return picture_of(WORDS, view, period, NAMES[:2])


@settings(max_examples=15, deadline=None)
@given(seed=seeds, cut=st.integers(3, 25), other=seeds)
def test_it_is_the_same_byte_for_byte_whatever_is_hidden(seed: int, cut: int, other: int) -> None:
    log = log_of(seed, SHIFT)[:cut]
    one = now(log).loaded
    two = replace(one, state=hidden_otherwise(log, SHIFT, None, other), _views={})
    views = [each.view(None) for each in (one, two)]
    if not all(isinstance(view, LineupView) and pictured(view) for view in views):
        return
    before, after = (seen(view) for view in views if isinstance(view, LineupView))
    render.cache_clear()
    first = before.render()
    render.cache_clear()
    assert (after.render(), after.alt, after.key) == (first, before.alt, before.key)


def test_it_tells_no_comparison_before_the_sheet_does() -> None:
    view = shift_met()
    keys = set()
    for told in range(len(view.comparisons) + 1):
        until = told_until(view, told)
        picture = seen(until)
        lines = picture.alt.splitlines()
        assert sum(" against " in line for line in lines) == told
        assert sum(line.startswith("Next: ") for line in lines) == (told < len(view.comparisons))
        assert picture.key.count("kind=<SumKind.NEXT") == 2 * (told < len(view.comparisons))
        home, away = until.score
        assert lines[0].startswith(f"Shift. Jon: {home}. Darrell: {away}.")
        keys.add(picture.key)
    assert len(keys) == len(view.comparisons) + 1


def test_each_attack_is_beside_the_defence_that_it_meets() -> None:
    for seed in range(6):
        view = shift_met(seed)
        period = pictured(view)
        assert period
        scene = scene_of(WORDS, view, period, jerseys_of(WORDS, NAMES[:2], NO_TEAMS))
        met = {
            (tuple(told.value for told in pair if told), above.seat)
            for above, below in (scene.rows[:2], scene.rows[2:])
            for pair in zip(above.sums, below.sums, strict=True)
        }
        # Above the home side's attacks stand the away side's defences, below the away side's the home side's.
        assert met == {
            (told.values[::-1] if told.attack == 0 else told.values, 1) for told in view.comparisons
        }


@pytest.mark.parametrize("language", sorted(locales()))
def test_every_card_is_written_whole_on_it(language: str) -> None:
    for each in (*pack(), *JOKERS):
        written = card(words_for(language), each)
        assert written_on(written)[0] == written


def test_its_words_tell_what_lies_on_the_ice() -> None:
    log = log_of(3, SHIFT)
    lines = seen(shift_met()).alt.splitlines()
    assert [line.split(",")[0] for line in lines[1:3]] == ["Darrell", "Jon"]
    assert all(f" {position} " in line for line in lines[1:3] for position in ("RD", "G", "C", "LW"))
    assert lines[3].startswith("The face-off: Jon ")
    hidden = next(alt for length in count(3) if "no line yet" in (alt := seen(_view(now(log[:length]))).alt))
    assert hidden.count("from the left") < 2


def _view(of: Drawn) -> LineupView:
    view = of.loaded.view(None)
    assert isinstance(view, LineupView)
    return view


@pytest.mark.parametrize("language", sorted(locales()))
def test_it_is_small_and_told_in_few_words_even_with_the_longest_names(language: str) -> None:
    teams = (Team("W" * 32, "🐻", 0xF5F0C8), Team("M" * 32, "🐻", 0x0B0B0B))
    for seed in range(4):
        view = shift_met(seed)
        period = pictured(view)
        assert period
        for told in (3, 4):
            picture = picture_of(words_for(language), told_until(view, told), period, LONG, teams)
            assert len(picture.alt) <= MOST_ALT
        data = picture.render()
        assert len(data) <= MOST_BYTES
        assert Image.open(io.BytesIO(data)).width == 640


def test_the_newest_sheet_with_open_cards_alone_has_it() -> None:
    log = log_of(5)
    for length in range(1, len(log) + 1):
        told = drawn(GAME, log[:length])
        sheets = [each for each in PublicFace().wanted(told.loaded) if each.name.startswith("sheet:")]
        with_picture = [each.name for each in sheets if each.drawing.picture]
        period = pictured(_view(told))
        assert with_picture == ([] if period is None else [f"sheet:{period.number}"])


def test_a_server_may_want_no_picture_and_a_channel_may_take_none() -> None:
    loaded, view = now(log_of(3, SHIFT)[:5]).loaded, shift_met()
    period = view.periods[0]
    text = replace(loaded, match=replace(loaded.match, look=SheetLook.TEXT))
    assert lines_of(WORDS, text, view, period, pictures=True) is None
    assert lines_of(WORDS, loaded, view, period, pictures=False) is None
    assert lines_of(WORDS, loaded, view, period, pictures=True)
