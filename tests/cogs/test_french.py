"""French has no form that shows if a person, or a rank of the pack, is a man or a woman."""

import re
from pathlib import Path

import pytest

from bot.words import words_for
from faces.pile.rules import rule_pages
from hockey.pile.game import PileGame
from hockey.pile.rules import PileRules, ThirdCard
from tests.cogs.languages import WORDS

CATALOGUES = sorted(WORDS.glob("fr*.ftl"))
OF_PEOPLE = re.compile(r"t'aurait \w+ servi|tous les (?:deux|quatre)|l'un contre l'autre", re.IGNORECASE)
OF_A_MAN = re.compile(r"\b(?:aucun|un|le|du|au|ce|quel|tout) Dame", re.IGNORECASE)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_nobody_s_gender_is_told(path: Path) -> None:
    assert OF_PEOPLE.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("third", ThirdCard)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("power", ["Q", "QJ"])
def test_house_rules_with_power_queens_speak_of_ladies(power: str, seats: int, third: ThirdCard) -> None:
    deals = (6,) * (8 // seats)
    rules = PileRules(
        "house", seats=seats, power=power, centre=4, deals=deals, overtime_deals=deals, third_card=third
    )
    words = words_for("fr")
    told = "\n".join(page.text for page in rule_pages(words, PileGame(rules, "", "")))
    named = "Dame" if power == "Q" else "Dame ou Valet"
    assert words("rules-no-power-goal", power=named) in told
    assert OF_A_MAN.findall(told) == []
    assert "ni l'un ni l'autre" not in told
