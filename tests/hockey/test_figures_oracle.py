"""Figures against a count by the oracle's lines of a record, which know nothing of the engine."""

from fractions import Fraction
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hockey.catalogue import PILE_GAMES
from hockey.figures import Figures, figures_of
from hockey.game import NATURE, Options
from hockey.record import fold, from_log, write
from tests.hockey.matches import log_of
from tests.hockey.oracle import VARIANTS, Line, Switches, replay

SHOTS = {"goal", "post", "save", "wide"}
PACK = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
DIGITS = 5


@settings(max_examples=150, deadline=None)
@given(
    name=st.sampled_from(sorted(VARIANTS)),
    seed=st.integers(0, 2**32),
    options=st.builds(Options, length=st.sampled_from([1, 3]), knockout=st.booleans()),
    cut=st.integers(3, 500),
    ended=st.booleans(),
)
def test_figures_are_those_of_an_independent_count(
    name: str, seed: int, options: Options, cut: int, ended: bool
) -> None:
    game, log = PILE_GAMES[name], log_of(PILE_GAMES[name], seed, options)
    if cut < len(log) and ended:
        log = [*log[:cut], (NATURE, "end resign 0")]
    players = [str(seat) for seat in range(game.seats)]
    record = write(from_log(game, options, log, players))
    counted = recount(record, VARIANTS[name])
    for seat, told in enumerate(figures_of(game, fold(game, options, log))):
        assert facts(told) == pytest.approx(counted[seat], abs=10**-DIGITS)


def facts(told: Figures) -> dict[str, Any]:
    names = ("goals", "shots", "faced", "posts", "takeovers", "expected", "expected_against", "plays")
    return {name: getattr(told, name) for name in names} | {
        "first_goal": told.first_goal or 0,
        "overtime": int(told.overtime),
    }


def recount(record: dict[str, Any], rules: Switches) -> list[dict[str, Any]]:
    """The figures of each seat, from the record and the oracle's lines of it."""
    lines = replay(record, rules)[:-1]
    seats = range(rules["seats"])
    shots = [0] * len(seats)
    goals, posts, takeovers, firsts = [0] * len(seats), [0] * len(seats), [0] * len(seats), [0] * len(seats)
    expected = [Fraction(0)] * len(seats)
    for number, period in enumerate(record["periods"], start=1):
        holder: int | None = None
        of_period = [line for line in lines if line["period"] == number]
        for line in of_period:
            seat, side = line["seat"], line["seat"] % 2
            if holder == side:
                expected[seat] += chance(rules, period, of_period, line["play"] - 1)
            shots[seat] += line["call"] in SHOTS
            goals[seat] += line["result"] == "goal"
            posts[seat] += line["call"] == "post"
            takeovers[seat] += line["result"] == "chance" and holder == 1 - side
            if line["result"] == "goal":
                firsts[seat] = min(firsts[seat] or line["play"], line["play"])
            holder = holder_after(rules, line, holder)
    return [
        {
            "goals": goals[seat],
            "shots": shots[seat],
            "faced": sum(shots[other] for other in seats if (other - seat) % 2),
            "posts": posts[seat],
            "takeovers": takeovers[seat],
            "expected": float(expected[seat]),
            "expected_against": float(sum(expected[other] for other in seats if (other - seat) % 2)),
            "plays": len(lines),
            "first_goal": firsts[seat],
            "overtime": int(any(period["overtime"] for period in record["periods"])),
        }
        for seat in seats
    ]


def holder_after(rules: Switches, line: Line, holder: int | None) -> int | None:
    """Which side may score with its next card."""
    side: int = line["seat"] % 2
    if line["result"] == "chance" or (line["result"] == "goal" and rules["goal_is_chance"]):
        return side
    if line["result"] is not None:
        return None  # a goal, or a chance that was cancelled or blocked
    return None if holder == side else holder


def chance(rules: Switches, period: dict[str, Any], lines: list[Line], index: int) -> Fraction:
    """That the hand about to play has a card that scores, card after card that it might have missed."""
    before = lines[:index]
    cleared = rules["clears_ice"] and bool(before) and before[-1]["result"] in ("goal", "chance")
    shown = [line["card"] for line in before] + period["centre"][-1:]
    top = None if cleared else before[-1]["card"][0] if before else (period["centre"] or [" "])[-1][0]
    if top in (None, " "):
        return Fraction(0)
    unseen = [each for each in PACK if each not in shown]
    good = sum(rules["power_scores"] if each[0] in rules["power"] else each[0] == top for each in unseen)
    sizes = rules["overtime"] if period["overtime"] else rules["deals"]
    end = next(end for end in accumulate(size * rules["seats"] for size in sizes) if end > index)
    held = len(range(index, end, rules["seats"]))
    missed = Fraction(1)
    for drawn in range(held):
        missed *= Fraction(max(len(unseen) - good - drawn, 0), len(unseen) - drawn)
    return 1 - missed
