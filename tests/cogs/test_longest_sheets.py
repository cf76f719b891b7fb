"""What a broadcast shows in its longest form, within what Discord takes."""

import re

import pytest
from discord import ui

from bot.messages.drawing import Drawing
from bot.words import locales
from db.model.people import Voice
from faces.public import PublicFace
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules
from tests.cogs.drawn import drawn
from tests.hockey.matches import PILES, log_of

MOST_TEXT, MOST_CONTENT = 4000, 2000
# As long as Discord lets a name be, and every character needs a backslash.
LONG = ("_" * 32, "*" * 32, "~" * 32, "|" * 32)
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
        wanted = PublicFace().wanted(told.loaded)
        assert max(text_of(each.drawing) for each in wanted if each.name[:5] == "sheet") <= MOST_TEXT
        assert max(text_of(each.drawing) for each in wanted if each.name[:5] != "sheet") <= MOST_CONTENT


@pytest.mark.parametrize("language", sorted(locales()))
def test_as_many_cards_as_house_rules_may_deal_fit(language: str) -> None:
    told = drawn(WIDE, log_of(WIDE, 1), LONG, voice=Voice.BROADCAST, locale=language)
    assert max(len(lines) for lines in told.public.values()) > 20
    wanted = [each for each in PublicFace().wanted(told.loaded) if each.name.startswith("sheet:")]
    assert max(text_of(each.drawing) for each in wanted) <= MOST_TEXT


@pytest.mark.parametrize("language", sorted(locales()))
@pytest.mark.parametrize("game", PILES, ids=lambda game: game.id)
def test_names_of_usual_length_are_told_in_full(game: PileGame, language: str) -> None:
    names = ("Bartholomew12345", "Maximiliana12345", "Christopher12345", "Alexandrina12345")
    told = drawn(game, log_of(game, 5), names, voice=Voice.BROADCAST, locale=language)
    for name, lines in told.public.items():
        if name.startswith("sheet:"):
            assert not any(re.match(r"\W*\w+12345: ", line) for line in lines), lines
