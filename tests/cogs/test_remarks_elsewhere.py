"""What the second voice has heard in Field and in Turn-Based: each kind of it, how often, of what alone."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.words import words_for
from db.model.people import Voice
from faces.field.remarks import asides_on as of_field
from faces.lineup.remarks import asides_on as of_lineup
from faces.tale.asides import Aside
from hockey.cards import cards_of
from hockey.field.period import StepKind
from hockey.field.view import FieldView
from hockey.game import NATURE, Options
from hockey.lineup.line import Line
from hockey.lineup.period import Comparison, compare
from hockey.lineup.view import LineupView
from hockey.record import fold
from tests.cogs.drawn import Drawn, drawn
from tests.cogs.fields import FIELD
from tests.cogs.fields import played as field_log
from tests.hockey import lineup_matches
from tests.hockey.field_matches import deck
from tests.hockey.matches import Log, seeds
from tests.hockey.test_field_agrees import hidden_otherwise as field_otherwise
from tests.hockey.test_lineup_views import hidden_otherwise as lines_otherwise

# In every row one card of each suit. Two of a side's keepers let a suit each of the other side's cards pass.
OPEN_HOUSE = {
    "row 1": "6C 6D 6H 6S",
    "row 2": "7C 7D 7H 7S",
    "row 3": "8C 8D 8H 8S",
    "keepers of 0": "9C 9D",
    "keepers of 1": "9H 9S",
    "stack 0": "TH JH QH KH AH TS JS QS KS AS",
    "stack 1": "TC JC QC KC AC TD JD QD KD AD",
}


def log_of_cards(ends: str) -> Log:
    """A match in which each card scores (`G`), is saved (`S`) or thrown out at once (`X`); seat 0 begins."""
    log: Log = [(NATURE, "dealer 1"), (NATURE, deck(36, OPEN_HOUSE))]
    for play, end in enumerate(ends):
        seat, late = play % 2, play // 2 >= 5
        column, keeper = (2 if seat == 0 else 0) + late, int(late)
        way = {"G": [*[column] * 3, keeper], "S": [*[column] * 3, 1 - keeper], "X": [(column + 1) % 4]}[end]
        log += [(seat, str(index)) for index in way]
    return log


def field_view(log: Log) -> FieldView:
    return FIELD.view(fold(FIELD, Options(), log), None)


def asides_of(ends: str) -> list[Aside | None]:
    """The remarks on each card of this match."""
    view = field_view(log_of_cards(ends))
    said = of_field(view)
    return [said.get(step) for step in view.steps if step.kind is not StepKind.PASSES]


def kinds(ends: str) -> str:
    return " ".join(aside.kind if aside else "-" for aside in asides_of(ends))


def test_what_is_said_of_goals_in_field() -> None:
    assert kinds("G") == "first"
    assert kinds("GG") == "first level"
    assert kinds("GGXG") == "first level - lead"
    assert kinds("GGG") == "first level -"
    assert kinds("GXG") == "first - again"
    assert kinds("GXXXG") == "first - - - -"
    assert kinds("GXSXXSXXSXXG").endswith("- level")
    assert kinds("G" + "X" * 11 + "G").endswith("- drought")
    assert kinds("GGSXSXGXSSG").endswith("- field-blind")
    assert kinds("GXXXXSSSSXXSXSSXG").endswith("- field-late-goal")
    assert kinds("G" + "X" * 18 + "G").endswith("- field-last-goal")


def test_what_is_said_of_other_cards_in_field() -> None:
    assert kinds("S") == "field-blind"
    assert kinds("XXXXXXX") == "- - - - - - field-thrown"
    assert kinds("SXXXSXS") == "field-blind - - - - - field-saves"
    assert kinds("SXXXGXS") == "field-blind - - - first - -"
    assert kinds("SSXXXXXXS") == "field-blind - - - - - - - dry"
    assert kinds("SSXXXXGXX") == "field-blind - - - - - first - -"
    assert kinds("XXXSSXXXX") == "- - - field-blind - - - - dry"


def test_what_is_counted_in_field() -> None:
    assert [aside.count for aside in asides_of("SXXXSXS") if aside] == [3, 3]
    assert [aside.count for aside in asides_of("G" + "X" * 11 + "G") if aside] == [0, 4, 11]
    assert [aside.count for aside in asides_of("GGSXSXGXSSG") if aside] == [0, 0, 3]
    assert [aside.count for aside in asides_of("SSXXXXXXS") if aside] == [3, 9]


def test_nothing_is_said_of_a_card_that_is_still_on_its_way() -> None:
    for ends in ("G", "SSXXXXXXS"):
        log, before = log_of_cards(ends), log_of_cards(ends[:-1])
        said = of_field(field_view(before))
        assert [of_field(field_view(log[:length])) for length in range(len(before), len(log))] == [said] * 4


def of_periods(*periods: tuple[str, str]) -> list[Comparison]:
    """The comparisons of periods in which these lines meet, each written LW C RW LD RD G."""
    told: list[Comparison] = []
    for number, lines in enumerate(periods, start=1):
        one, other = (Line(cards_of(line.split())) for line in lines)
        told += compare(number, (one, other), told[-1].score if told else (0, 0))
    return told


def heard(*periods: tuple[str, str]) -> str:
    told = of_periods(*periods)
    said = of_lineup(told)
    return " ".join(said[each].kind if each in said else "-" for each in told)


# Attacks and defences that are strong or weak, whatever they meet: 20 and more, 10 and less.
BOTH, NONE = "AH KD QS", "2C 3D 4H"
STRONG, WEAK = "AC KH AD", "2D 3C 4S"


def test_what_is_said_of_goals_in_turn_based() -> None:
    assert heard((f"{BOTH} {STRONG}", f"{NONE} {WEAK}")) == "first - - -"
    assert heard((f"{NONE} {WEAK}", f"{BOTH} {STRONG}")) == "- - first -"
    assert heard((f"{BOTH} {WEAK}", f"{BOTH} {WEAK}")) == "first - - level"
    twice = (f"{BOTH} {WEAK}", f"{BOTH} {WEAK}"), (f"{NONE} {WEAK}", f"{BOTH} {STRONG}")
    assert heard(*twice) == "first - - level - - lead -"
    assert heard(("2C KD AD 2D 3S 4S", "AH QH KH 2S AS 4C")) == "- first - lead"


def test_what_is_said_of_a_comparison_of_turn_based_that_turns_nothing() -> None:
    ahead = f"{BOTH} {STRONG}", f"{NONE} {WEAK}"
    assert heard(ahead, ("9H 8D 2S AS KS QD", "2C 3D 4H 5C 9C 8S")) == "first - - - lineup-even - - -"
    assert heard(ahead, ("9H KD 2S AS KS QD", "2C 3D 4H 5C 5S 6H")) == "first - - - lineup-rout - - -"
    assert heard(ahead, ("9H KD 2S AS KS QD", "2C 3D 4H 5C 6S 6H")) == "first - - - - lineup-both - -"
    assert (
        heard(ahead, ("9H 8D 2S AS KS QD", "2C 3D 4H 5C TC 8S"))
        == "first - - - lineup-short - - lineup-blank"
    )
    assert heard(ahead, (f"5D {BOTH[3:]} {STRONG}", f"{NONE} KC 5S 4C")) == "first - - - - lineup-both - -"
    blank = f"{NONE} {STRONG}", f"{NONE} {STRONG}"
    assert heard(blank, blank) == "- - - lineup-blank - - lineup-holds -"
    assert heard(ahead, ("9H 8D 2S AS KS QD", "2C 3D 4H 5C TC 9S")) == "first - - - - - lineup-holds -"
    three = (f"{NONE} {WEAK}", f"{BOTH} {STRONG}"), ahead, (f"{NONE} {WEAK}", f"{NONE} {STRONG}")
    assert heard(*three) == "- - first - - level - - - - lineup-holds -", "a goal ends what was held"


def test_what_is_counted_in_turn_based() -> None:
    told = of_periods((f"{BOTH} {STRONG}", f"{NONE} {WEAK}"), ("9H 8D 2S AS KS QD", "2C 3D 4H 5C 9C 8S"))
    assert [aside.count for aside in of_lineup(told).values()] == [0, 19]


def test_a_broadcast_alone_says_it_beside_the_play() -> None:
    log = log_of_cards("GXG")
    told = {voice: drawn(FIELD, log, voice=voice).sheet for voice in Voice}
    opening, again = re.findall(r"Scores!.*\n\*.*[^*]\*$", "\n".join(told[Voice.BROADCAST]), re.MULTILINE)
    for voice in (Voice.TRADITIONAL, Voice.QUIET):
        assert not [line for line in told[voice] if re.search(r"[^*]\*$", line)]
    words = words_for("en").in_voice(Voice.BROADCAST)
    for line, key in ((opening, "aside-first"), (again, "aside-again")):
        assert line.rpartition("\n*")[2].rstrip("*") in words(
            key, player="Jon", side="Jon", other="Darrell", count=0
        ).split("\n")
    for seed in range(4):
        log = lineup_matches.log_of(seed)
        said = len(of_lineup(lines_view(seed).comparisons))
        for voice in Voice:
            public = drawn(lineup_matches.GAME, log, voice=voice).public
            lines = [line for name in public if name.startswith("sheet:") for line in public[name]]
            spoken = [line for line in lines if re.search(r"[^*]\*$", line)]
            assert len(spoken) == (said if voice is Voice.BROADCAST else 0)


@settings(max_examples=30, deadline=None)
@given(seed=seeds, cards=st.sampled_from([36, 52]))
def test_of_a_card_the_same_is_said_however_far_the_match_has_got(seed: int, cards: int) -> None:
    log = field_log(seed, cards=cards)
    options = Options(cards=cards)
    whole = of_field(FIELD.view(fold(FIELD, options, log), None))
    cut = Random(seed).randrange(2, len(log))
    view = FIELD.view(fold(FIELD, options, log[:cut]), None)
    assert of_field(view) == {step: aside for step, aside in whole.items() if step in view.steps}


@settings(max_examples=30, deadline=None)
@given(seed=seeds)
def test_a_comparison_is_told_without_those_that_come_after_it(seed: int) -> None:
    whole = lines_view(seed).comparisons
    said = of_lineup(whole)
    for count in range(len(whole)):
        assert of_lineup(whole[:count]) == {each: said[each] for each in whole[:count] if each in said}


def lines_view(seed: int) -> LineupView:
    game = lineup_matches.GAME
    return game.view(fold(game, Options(), lineup_matches.log_of(seed)), None)


@pytest.mark.parametrize("voice", Voice)
@settings(max_examples=12, deadline=None)
@given(seed=seeds, cut=st.integers(2, 60), other=seeds)
def test_no_voice_of_field_knows_what_is_hidden(voice: Voice, seed: int, cut: int, other: int) -> None:
    log = field_log(seed)[:cut]
    told = drawn(FIELD, log, voice=voice)
    elsewhere = fold(FIELD, Options(), field_otherwise(log, Options(), other))
    assert Drawn(replace(told.loaded, state=elsewhere, _views={})).public == told.public


@pytest.mark.parametrize("voice", Voice)
@settings(max_examples=12, deadline=None)
@given(seed=seeds, cut=st.integers(1, 25), other=seeds)
def test_no_voice_of_turn_based_knows_what_is_hidden(voice: Voice, seed: int, cut: int, other: int) -> None:
    log = lineup_matches.log_of(seed)[:cut]
    told = drawn(lineup_matches.GAME, log, voice=voice)
    elsewhere = lines_otherwise(log, Options(), None, other)
    assert Drawn(replace(told.loaded, state=elsewhere, _views={})).public == told.public
