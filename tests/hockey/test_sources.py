"""The examples of the sources, named by source and section: the game and its oracle call them alike."""

import pytest

from hockey.cards import Card
from hockey.catalogue import PILE_GAMES
from hockey.game import By, Result
from hockey.pile.game import PileGame
from hockey.pile.judge import Chance, MadeBy, judge
from hockey.pile.rules import PileRules
from hockey.record import lines, read
from tests.hockey import hand_made
from tests.hockey.matches import short, told

PLAY = {  # 000, "Play", in the page's order
    "match then match": ("7 7 4 4", "rank chance shoots goal"),
    "a breakaway lost, a jack, a goal": (
        "7 7 4 5 9 9 J 8 8",
        "rank chance shoots post rank chance chance shoots goal",
    ),
    "a goal is no breakaway, matching it is one": ("J 6 6 2 2", "chance shoots goal rank chance"),
    "the goal's card matched by the other": ("J 6 6 6 K K", "chance shoots goal chance shoots goal"),
    "a third card takes over": ("3 3 3 Q Q", "rank chance chance shoots goal"),
    "a fourth card takes over again": ("3 3 3 3 Q Q", "rank chance chance chance shoots goal"),
    "a jack on a card does not score": ("9 9 6 J", "rank chance shoots chance"),
    "a jack on a jack does not score": ("9 9 J J", "rank chance chance chance"),
    "the dealer's first card does not score": ("5 5", "rank chance"),
}

VARIANTS = {  # 000, "Variations"
    "cancel": ("9 9 9 2 2", "rank chance block rank chance"),
    "streak": ("J T T 7 7", "chance shoots goal shoots goal"),
    "original": ("9 9 5 5 7 7 J J", "rank chance shoots goal shoots goal shoots goal"),
}

STOCKHAM = {  # 000, Dwight J Stockham's version
    "shot and goal": ("7 7 9 9", "rank chance shoots goal"),
    "a third card blocks, a fourth is a new shot": ("5 5 5 5 8 8", "rank chance block chance shoots goal"),
    "a third card gives no shot": ("5 5 5 8 8", "rank chance block rank chance"),
    "an automatic shot": ("9 J T T", "rank chance shoots goal"),
    "a jack blocks and is no shot": ("3 3 J 6 6", "rank chance block rank chance"),
    "only a jack blocks an automatic shot": ("K J J J T T", "rank chance block chance shoots goal"),
    "a jack does not score": ("8 8 4 J", "rank chance shoots chance"),
}

SASKATCHEWAN = {  # 000, Ralph Wiggum's version; the top card of the centre is a 6
    "match clears the ice, match scores": ("6 9 9", "chance shoots goal"),
    "a two clears, a jack scores": ("2 9 J", "chance shoots goal"),
    "a jack clears, a two scores": ("J 9 2", "chance shoots goal"),
    "goals in succession": ("J 9 9 8 2 7 J", "chance shoots goal shoots goal shoots goal"),
    "a jack on the empty table stops the shot": ("J 2 9 J", "chance chance shoots goal"),
    "a match on the empty table is none": ("6 6 6", "chance shoots goal"),
    "the ice lasts one play": ("6 9 T 2", "chance shoots post chance"),
}


def called(game: str, plays: str, centre: str = "") -> str:
    """The calls in a row, as the game and the oracle have them."""
    calls = told(game, plays, centre)
    assert [call.call for call in calls] == hand_made.calls(game, plays, centre)
    return short(calls)


@pytest.mark.parametrize(("plays", "calls"), PLAY.values(), ids=PLAY)
def test_000_play(plays: str, calls: str) -> None:
    assert called("classic", plays) == calls


@pytest.mark.parametrize("game", VARIANTS)
def test_000_variations(game: str) -> None:
    plays, calls = VARIANTS[game]
    assert called(game, plays) == calls


@pytest.mark.parametrize(("plays", "calls"), STOCKHAM.values(), ids=STOCKHAM)
def test_000_stockham(plays: str, calls: str) -> None:
    assert called("stockham", plays) == calls


@pytest.mark.parametrize(("plays", "calls"), SASKATCHEWAN.values(), ids=SASKATCHEWAN)
def test_000_saskatchewan(plays: str, calls: str) -> None:
    assert called("saskatchewan", plays, centre="3 4 5 6") == calls


def test_000_original_jacks_are_plain_cards() -> None:
    assert called("original", "9 J 8 8 J J") == "rank rank rank chance shoots goal"


def test_000_partners_a_missed_pass_is_spent() -> None:
    calls = told("partners", "4 9 9 K Q K K 5 6")
    # Seat 0 shoots on seat 2's pass and misses the king; a match after that is only a pass again.
    assert short(calls) == "rank rank chance shoots post rank chance shoots post"
    assert calls[4].seat == 0


def test_000_partners_a_pass_lets_the_partner_score() -> None:
    calls = told("partners", "4 4 K K")
    assert short(calls) == "rank chance shoots goal"
    assert calls[-1].score == (0, 1)
    assert (calls[1].seat, calls[3].seat) == (1, 3)


def test_000_play_a_jack_carries_over_the_deal() -> None:
    calls = told("classic", "2 3 4 5 6 7 8 9 J T T")
    assert short(calls[8:]) == "chance rank goal"
    assert [(call.deal, call.play) for call in calls[8:]] == [(1, 9), (1, 10), (2, 11)]


def test_000_play_a_match_carries_over_the_deal() -> None:
    assert short(told("classic", "2 3 4 6 7 9 T Q 8 8 5 5")[8:]) == "rank chance shoots goal"


@pytest.mark.parametrize(
    ("plays", "last"),
    [
        ("4 4 7 8", "post"),
        ("4 4 3 2", "post"),
        ("4 4 K A", "post"),
        ("4 4 2 A", "post"),
        ("5 5 4 6", "save@0"),
        ("4 4 3 A", "save@0"),
        ("4 4 Q A", "save@0"),
        ("4 4 K 2", "wide@0"),
        ("5 5 4 7", "wide@0"),
    ],
)
def test_000_customs_a_missed_shot(plays: str, last: str) -> None:
    assert called("classic", plays).split()[-1] == last


@pytest.mark.parametrize(
    ("plays", "last"),
    [
        ("3 4 8 8 3", "clears"),  # the rest of an unmatched pair
        ("3 3 8 9 T T 3", "shoots"),  # its first half was matched
        ("3 4 6 7 8 9 T Q K K 3", "shoots"),  # its first half lies in an earlier deal
        ("2 3 9 3 Q 3 6 6 3", "clears"),  # the other three are gone
        ("3 5 3 4 6 7 8 3 K K 3", "clears"),  # the other three are gone, from an earlier deal
        ("5 3 6 7 8 9 T Q J 3", "rank"),  # a deal's last card: its shot comes with new cards
        ("3 5 7 3 3 9 6 Q J 3", "clears"),  # unless nothing is left to match it
    ],
)
def test_000_customs_a_card_against_a_breakaway(plays: str, last: str) -> None:
    assert called("classic", plays).split()[-1] == last


def test_000_example_with_comments() -> None:
    jon, darrell = ["8C", "JC", "QC", "KC", "AC"], ["3C", "3D", "8D", "TC", "QD"]
    jon_next, darrell_next = ["2C", "4C", "5C", "TD", "AD"], ["3H", "4D", "7C", "KD", "KH"]
    dealt = [c for pair in zip(jon + jon_next, darrell + darrell_next, strict=True) for c in pair]
    rest = [c for c in (r + s for r in "23456789TJQKA" for s in "CDHS") if c not in dealt]
    plays = ["AC", "3C", "8C", "8D", "KC", "QD", "QC", "3D", "JC", "TC", "TD", "KD"]
    period = {"dealer": 1, "overtime": False, "deck": dealt + rest, "centre": [], "plays": plays}
    record = read(
        {
            "format": "hockey-record/1",
            "variant": "classic",
            "players": ["Jon", "Darrell"],
            "periods": [period],
        }
    )
    *told_lines, _ = lines(record)
    calls = [line["call"] for line in told_lines]
    assert " ".join(calls) == "rank rank rank chance shoots post chance clears chance rank goal rank"
    assert told_lines[10]["score"] == [1, 0]
    assert record.outcome.kind == "unfinished"
    assert record.outcome.by is By.PLAY


def test_001_jacks_only_make_breakaways() -> None:
    assert called("classic", "2 2 J 5 5") == "rank chance chance shoots goal"
    assert called("classic", "J 5 J J") == "chance shoots chance chance"


def test_004_rule_3_to_6() -> None:
    assert called("classic", "6 6") == "rank chance"
    assert called("classic", "4 4 K K") == "rank chance shoots goal"
    assert called("classic", "3 3 3 7 7") == "rank chance chance shoots goal"
    assert called("classic", "4 4 K 7 7 7") == "rank chance shoots wide@0 chance chance"


@pytest.mark.parametrize(
    ("plays", "calls"),
    [
        ("9 9 9 9 5 5", "rank chance block chance shoots goal"),  # a fourth one is a new breakaway
        ("J J 5 5", "chance chance shoots goal"),  # a Jack takes over, on a Jack too
        ("9 9 J 5 5", "rank chance chance shoots goal"),
    ],
)
def test_decisions_on_cancel(plays: str, calls: str) -> None:
    assert called("cancel", plays) == calls


def test_decision_nothing_is_safe_where_a_power_card_scores() -> None:
    assert called("classic", "8 9 T J 8") == "rank rank rank chance clears"
    assert called("saskatchewan", "8 9 T J 8", centre="3 4 5 6") == "rank rank rank chance shoots"


def test_decision_the_centre_counts_among_the_cards_gone() -> None:
    rules = PileRules("house", deals=(12, 12), overtime_deals=(24,), centre=4)
    house = PileGame(rules, "", "")
    assert short(told(house, "9 8 8 3 9 3 T T 3", centre="3 4 5 6")).split()[-1] == "clears"
    assert short(told(house, "9 8 8 3 9 3 T T 3", centre="7 4 5 6")).split()[-1] == "shoots"


def test_saskatchewan_a_power_card_on_the_empty_table_scores_nothing() -> None:
    rules = PILE_GAMES["saskatchewan"].rules
    ice = Chance(side=0, seat=0, made_by=MadeBy.POWER)
    assert judge(rules, None, ice, 0, Card("JC"))[0] is Result.CHANCE
