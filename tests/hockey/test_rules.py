from collections.abc import Mapping
from typing import Any

import pytest

from hockey.cards import RANKS
from hockey.catalogue import PILE_GAMES
from hockey.pile.rules import Contradiction, ContradictoryRules, PileRules, ThirdCard
from hockey.pile.switches import BadSwitches, from_switches, to_switches

CONTRADICTIONS: Mapping[Contradiction, Mapping[str, Any]] = {
    Contradiction.SEATS: {"seats": 3, "centre": 1, "deals": (17,), "overtime_deals": (17,)},
    Contradiction.RANKS: {"ranks": "23456789TJQKK"},
    Contradiction.POWER_RANKS: {"power": "JJ"},
    Contradiction.EMPTY_DEAL: {"deals": (26, 0)},
    Contradiction.DEALS: {"deals": (5, 5, 5, 5, 5)},
    Contradiction.OVERTIME_DEALS: {"overtime_deals": (4, 4, 4, 4, 4, 4)},
    Contradiction.CENTRE: {"centre": 14, "deals": (19,), "overtime_deals": (19,)},
    Contradiction.THIRD_CARD_IDLE: {"clears_ice": True},
    Contradiction.THIRD_CARD_MISSING: {"third_card": None},
    Contradiction.POWER_WITHOUT_ICE: {"power_scores": True},
    Contradiction.POWER_WITHOUT_CARDS: {
        "power": "",
        "power_scores": True,
        "clears_ice": True,
        "third_card": None,
    },
    Contradiction.NO_GOAL: {"power": RANKS},
}


@pytest.mark.parametrize("contradiction", Contradiction)
def test_a_contradiction_is_refused_by_name(contradiction: Contradiction) -> None:
    with pytest.raises(ContradictoryRules) as refusal:
        PileRules("house", **CONTRADICTIONS[contradiction])
    assert refusal.value.contradictions == (contradiction,)


def test_all_contradictions_are_named_at_once() -> None:
    with pytest.raises(ContradictoryRules) as refusal:
        PileRules("house", power="X", deals=(1,))
    assert set(refusal.value.contradictions) == {Contradiction.POWER_RANKS, Contradiction.DEALS}


@pytest.mark.parametrize("game", PILE_GAMES)
def test_switches_make_the_same_rules_again(game: str) -> None:
    rules = PILE_GAMES[game].rules
    again = from_switches(to_switches(rules))
    assert again.id == "house"
    assert to_switches(again) == to_switches(rules)


@pytest.mark.parametrize(
    "change",
    [
        {"seats": "2"},
        {"seats": True},
        {"power": "J"},
        {"power": ["JQ"]},
        {"deals": [5.0]},
        {"deals": 26},
        {"third_card": "explodes"},
        {"third_card": []},
        {"clears_ice": 0},
        {"colour": "red"},
    ],
)
def test_misshapen_switches(change: dict[str, Any]) -> None:
    with pytest.raises(BadSwitches):
        from_switches({**to_switches(PILE_GAMES["classic"].rules), **change})


@pytest.mark.parametrize("value", [None, [], {}, "classic"])
def test_switches_of_another_shape(value: object) -> None:
    with pytest.raises(BadSwitches):
        from_switches(value)


def test_a_house_rule_may_mix() -> None:
    rules = PileRules(
        "house",
        power="JA",
        goal_is_chance=True,
        third_card=ThirdCard.CANCELS,
        centre=4,
        deals=(12, 12),
        overtime_deals=(24,),
    )
    assert len(rules.pack) == 52
