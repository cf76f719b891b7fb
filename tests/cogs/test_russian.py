"""Russian tells of people in the present tense or in nouns: its past shows if a man or a woman played."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import words_for
from faces.pile.rules import rule_pages
from hockey.catalogue import PILE_GAMES
from hockey.pile.game import PileGame
from tests.cogs.languages import WORDS

CATALOGUES = sorted(WORDS.glob("ru*.ftl"))
PEOPLE = re.compile(
    r"\$(attack|away|centre|challenger|claimant|dealer|defence|defender|home|leaver|loser|maker|mention"
    r"|opponent|partner|player|scorer|shooter|side|winger|winner)\b"
)
PAST = re.compile(r"\b[а-яё]+(?:л|ла|ло|лся|лась|лось|мог|нёс|вёз|лёг|спас)\b", re.IGNORECASE)
NO_VERBS = {
    "гол",
    "гола",
    "дело",
    "замысел",
    "канал",
    "мало",
    "метла",
    "начала",
    "правил",
    "правила",
    "сначала",
    "стекло",
    "стол",
    "табло",
    "угла",
    "угол",
}
"""Words that end as a past does, and are none."""
OF_THINGS = re.compile(
    r"бросок пошёл|время вышло|вбрасывание закончилось|матч не собрался|свет ещё не остыл"
    r"|как это было|\bосталось\b",
    re.IGNORECASE,
)
"""Verbs in the past whose subject is a thing, or nothing, with or without a person beside it."""


def sentences(path: Path) -> Iterator[str]:
    """Line by line; one that chooses between words goes on until its braces are closed."""
    sentence = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        sentence += f"{line}\n"
        if sentence.count("{") == sentence.count("}"):
            yield sentence
            sentence = ""


def past_tenses(sentence: str) -> set[str]:
    return {word.casefold() for word in PAST.findall(OF_THINGS.sub("", sentence))} - NO_VERBS


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_nobody_s_gender_is_told_by_a_verb_in_the_past(path: Path) -> None:
    named = [sentence for sentence in sentences(path) if PEOPLE.search(sentence)]
    assert named
    assert {sentence for sentence in named if past_tenses(sentence)} == set()


@pytest.mark.parametrize("game", PILE_GAMES.values(), ids=list(PILE_GAMES))
def test_the_rules_count_cards_as_russian_does(game: PileGame) -> None:
    told = "\n".join(page.text for page in rule_pages(words_for("ru"), game))
    assert ", ".join(map(str, game.rules.deals)) in told
    assert re.findall(r"\b[234] карт\b", told) == []
