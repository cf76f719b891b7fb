"""Russian tells of people in the present tense or in nouns, and never declines their names.

Its past shows if a man or a woman played.
"""

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
NEEDS_A_CASE = re.compile(
    r"\b(?:без|в|возле|для|до|за|из|к|кроме|между|мимо|на|над|напротив|о|об|от|перед|по|под|после|при|про"
    r"|(?<!\{ \$own \} )против|с|со|у|через)\s+[*«]*\{ \$(?:away|challenger|claimant|dealer|defender|gone"
    r"|home|late|leaver|loser|maker|mention|names|one|opponents?|other|partner|player|scorer|shooter|side|team|winner)\b",
    re.IGNORECASE,
)
"""A person's name behind a preposition. Two cards of a face-off may stand so, "K against 9"."""
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
    "финал",
    "полуфинал",
    "четвертьфинал",
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


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_no_name_stands_where_russian_would_decline_it(path: Path) -> None:
    """Jon stays Jon: "against Jon" needs another construction, or a dash."""
    assert {sentence for sentence in sentences(path) if NEEDS_A_CASE.search(sentence)} == set()


@pytest.mark.parametrize("game", PILE_GAMES.values(), ids=list(PILE_GAMES))
def test_the_rules_count_cards_as_russian_does(game: PileGame) -> None:
    told = "\n".join(page.text for page in rule_pages(words_for("ru"), game))
    assert ", ".join(map(str, game.rules.deals)) in told
    assert re.findall(r"\b[234] карт\b", told) == []
