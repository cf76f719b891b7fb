from collections.abc import Iterator
from pathlib import Path
from shutil import copy
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot import words
from bot.words import WordsError, words_for
from hockey.catalogue import CATALOGUE
from hockey.game import Game

FRENCH = "turn-first = Au tour de { $player }.\nsorry-late = Déjà joué.\ngame-classic = Classique\n"


def forget() -> None:
    for cached in (words_for, words.locales, words._words, words._catalogue, words._forms, words._entries):
        cached.cache_clear()


@pytest.fixture
def with_french(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A second language that was just begun: a file, and nothing else."""
    copy(words.DIRECTORY / "en.ftl", tmp_path)
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    monkeypatch.setattr(words, "DIRECTORY", tmp_path)
    forget()
    yield
    forget()


@pytest.mark.parametrize("locale", [None, "en", "en-US", "en-GB", "xx", "", "zh-CN", "../en"])
def test_a_locale_without_a_catalogue_reads_english(locale: str | None) -> None:
    assert words_for(locale)("sorry-late") == "Too late: that's been played already."
    assert words_for(locale).locale == "en"


@pytest.mark.usefixtures("with_french")
def test_a_language_is_one_more_file() -> None:
    assert words.locales() == {"en", "fr"}
    for locale in ("fr", "fr-CA"):
        french = words_for(locale)
        assert french("turn-first", player="Ida") == "Au tour de Ida."
        assert french.game(CATALOGUE["classic"]) == "Classique"
    assert words_for("en-US")("sorry-late") == "Too late: that's been played already."


@pytest.mark.usefixtures("with_french")
def test_what_a_language_lacks_is_said_in_english() -> None:
    french = words_for("fr")
    assert french("sorry-late") == "Déjà joué."
    assert french("sorry-over") == words_for("en")("sorry-over")
    assert french.game(CATALOGUE["streak"]) == CATALOGUE["streak"].name


@pytest.fixture
def with_voices(with_french: None) -> None:  # noqa: ARG001 - lays the folder out
    (words.DIRECTORY / "en.loud.ftl").write_text("sorry-late = PLAYED!\n", encoding="utf-8")
    (words.DIRECTORY / "fr.loud.ftl").write_text("turn-first = { $player } !!!\n", encoding="utf-8")
    forget()


@pytest.mark.usefixtures("with_voices")
def test_a_voice_is_one_more_file_and_no_language() -> None:
    assert words.locales() == {"en", "fr"}
    loud = words_for("en-GB").in_voice("loud")
    assert loud("sorry-late") == "PLAYED!"
    assert loud("sorry-over") == words_for("en")("sorry-over")
    assert loud.locale == "en"
    assert words_for("en")("sorry-late") == "Too late: that's been played already."


@pytest.mark.usefixtures("with_voices")
def test_a_voice_has_its_own_words_in_every_language_or_the_languages() -> None:
    loud = words_for("fr-CA").in_voice("loud")
    assert loud("turn-first", player="Ida") == "Ida !!!"
    assert loud("sorry-late") == "Déjà joué."
    assert loud("sorry-over") == words_for("en")("sorry-over")
    assert words_for("fr").in_voice("hushed")("sorry-late") == "Déjà joué."


def test_a_fact_that_is_missing_is_an_error_and_not_a_hole() -> None:
    with pytest.raises(WordsError, match="turn-first"):
        words_for(None)("turn-first")
    with pytest.raises(WordsError, match="board-record"):
        words_for(None)("board-record", games=1)


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
def test_a_text_without_facts_is_said_as_fluent_would(locale: str) -> None:
    resource = FluentResource((words.DIRECTORY / f"{locale}.ftl").read_text(encoding="utf-8"))
    bundle = FluentBundle([locale])
    bundle.add_resource(resource)
    for each in resource.body:
        if isinstance(each, ast.Message) and each.value and not has_facts(each.value):
            pattern: Any = bundle.get_message(each.id.name).value
            assert (words_for(locale)(each.id.name), []) == bundle.format_pattern(pattern)


def has_facts(pattern: ast.Pattern) -> bool:
    return any(isinstance(part, ast.Placeable) for part in pattern.elements)


def test_words_that_nobody_wrote_are_an_error() -> None:
    with pytest.raises(LookupError):
        words_for(None)("no-such-words")
    assert not words_for(None).has("no-such-words")


def test_facts_stand_as_they_are_and_carry_no_marks() -> None:
    odd = "{ $player } *Ида* \\n"
    assert words_for(None)("turn-first", player=odd) == f"{odd} plays the first card."


@pytest.mark.parametrize(("points", "said"), [(1, "1 point"), (2, "2 points"), (0, "0 points")])
def test_numbers_are_counted_as_people_do(points: int, said: str) -> None:
    assert words_for(None)("board-value", points=points) == said


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)
def test_every_game_has_a_name_and_a_pitch(game: Game[Any]) -> None:
    assert words_for(None).game(game)
    assert words_for(None).pitch(game)
