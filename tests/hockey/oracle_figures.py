"""The figures of a match counted from its record, without a line of our own code.

The definitions are those of docs/statistics.md.
"""

from fractions import Fraction
from itertools import accumulate
from typing import Any

from tests.hockey import oracle, oracle_field, oracle_lineup
from tests.hockey.oracle import VARIANTS, Line, Switches

SHOTS = {"goal", "post", "save", "wide"}
PACK = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
ROWS = 3


def lines_of(record: dict[str, Any]) -> list[Line]:
    """The oracles' replay of a record of any game, the outcome last."""
    if record["variant"] == "lineup":
        return oracle_lineup.replay(record)
    if record["variant"] == "field":
        return oracle_field.replay(record)
    return oracle.replay(record)


def figures(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The figures of each seat, of any game of the catalogue."""
    if record["variant"] == "lineup":
        return of_lineup(record)
    if record["variant"] == "field":
        return of_field(record)
    return recount(record, VARIANTS[record["variant"]])


def of_lineup(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Each attack is a shot."""
    attacks = oracle_lineup.replay(record)[:-1]
    length = record.get("length", 3)
    overtime = len(record["periods"]) > length or bool(record.get("shootout"))
    # 002: with Jokers, the cards of overtime are there already, and it's on before any line is set.
    if record.get("jokers") and attacks and attacks[-1]["period"] == length:
        overtime |= attacks[-1]["score"][0] == attacks[-1]["score"][1]
    own = [[line for line in attacks if line["attack"] == side] for side in (0, 1)]
    return [
        plain(
            goals=sum(line["result"] == "goal" for line in own[side]),
            shots=len(own[side]),
            faced=len(own[1 - side]),
            cards=sum(
                ("faceoff" in period) + 6 * (period.get("lines", [None, None])[side] is not None)
                for period in record["periods"]
            ),
            plays=len(attacks),
            overtime=overtime,
        )
        for side in (0, 1)
    ]


def of_field(record: dict[str, Any]) -> list[dict[str, Any]]:
    """Each card that meets a goalie is a shot; one that is still on its way hasn't been played yet."""
    told: list[tuple[int, bool, bool, int]] = []
    lines = iter(oracle_field.replay(record)[:-1])
    for period in record["periods"]:
        here = [next(lines) for _ in period["plays"]]
        if oracle_field.in_play(period):
            here.pop()
        told += [
            (line["seat"], line["result"] == "goal", len(line["path"]) > ROWS, place)
            for place, line in enumerate(here, start=1)
        ]
    shots = [sum(seat == side and shot for seat, _, shot, _ in told) for side in (0, 1)]
    return [
        plain(
            goals=sum(seat == side and goal for seat, goal, _, _ in told),
            shots=shots[side],
            faced=shots[1 - side],
            cards=sum(seat == side for seat, *_ in told),
            plays=len(told),
            overtime=len(record["periods"]) > 1,
            first_goal=min((place for seat, goal, _, place in told if seat == side and goal), default=0),
        )
        for side in (0, 1)
    ]


def plain(
    *, goals: int, shots: int, faced: int, cards: int, plays: int, overtime: bool, first_goal: int = 0
) -> dict[str, Any]:
    """The figures of a game without posts, takeovers and expected goals."""
    return {
        "goals": goals,
        "shots": shots,
        "faced": faced,
        "posts": 0,
        "takeovers": 0,
        "expected": None,
        "expected_against": None,
        "cards": cards,
        "plays": plays,
        "first_goal": first_goal,
        "overtime": int(overtime),
    }


def recount(record: dict[str, Any], rules: Switches) -> list[dict[str, Any]]:
    """The figures of each seat, from the record and the oracle's lines of it."""
    lines = oracle.replay(record, rules)[:-1]
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
            "cards": sum(line["seat"] == seat for line in lines),
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
