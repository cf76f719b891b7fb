"""Counts of results and calls over small packs, as data for any engine of the pile games to reproduce.

Run `python -m tests.hockey.count_calls` to write them again.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.hockey.oracle import VARIANTS, Line, Switches, replay

DATA = Path(__file__).parent / "data"

HOW = """\
Ranks stand for cards: the pack holds four cards of every rank in `ranks`; suits mean nothing in these games.
To make cards of a dealing, give each rank its suits S H D C in the order it comes up.
`rules` replaces the sizes of the game's own switches: cards to each seat in every deal of a period and of an
overtime period, and cards in the centre pile. All other switches are the game's own.
A dealing is a shuffled pack, top first: the centre pile in playing order (its last card on top), then the
deck in dealing order.
A match has one period (`length` 1), and `dealer` deals it. Where `opening` is null, the trees are those of
this period. Otherwise the opening (a dealing, and its plays as ranks in playing order) is this period; it
ends level, and the trees are those of the overtime period, dealt by the next dealer.
For each of `dealings` walk every order of play: at each turn every different rank of the hand, once.
A line ends with the period, or with the goal that ends the match.
`plays` counts every play of the trees once, however many lines go on from it, by result and call.
`lines` counts the ends by score (side 0 first) and by the outcome of the record up to there.
""".splitlines()

ALL = (
    "all dealings that differ in the centre pile's order or in some hand's ranks; a hand comes in rank order"
)
SHUFFLES = "shuffles that leave no power card and no pair in the centre pile"


class Plan(NamedTuple):
    ranks: str
    deals: list[int]
    overtime: list[int]
    centre: int = 0
    shuffles: int | None = None  # every distinct dealing if absent
    in_overtime: bool = False


# Ranks one, two and more apart make each miss; King and Two are the corner that no distance wraps around.
TWO_SEATS = [
    Plan("7J", [1, 3], [2, 2]),
    Plan("2JQA", [1, 3, 2, 2], [8], shuffles=60),
    Plan("2JKA", [4, 4], [2, 1, 3, 2], shuffles=40, in_overtime=True),
]
FOUR_SEATS = [
    Plan("7J", [1, 1], [2]),
    Plan("2JQA", [2, 2], [4], shuffles=60),
    Plan("2JKA", [3, 1], [1, 3], shuffles=20, in_overtime=True),
]
CENTRE = [
    Plan("79J", [2, 3], [5], centre=2),
    Plan("278TJ", [2, 2, 2, 3], [9], centre=2, shuffles=12),
    Plan("2TJKA", [4, 5], [2, 2, 2, 3], centre=2, shuffles=20, in_overtime=True),
]
PLAN: dict[str, list[Plan]] = {
    **dict.fromkeys(["classic", "original", "cancel", "streak", "stockham"], TWO_SEATS),
    "partners": FOUR_SEATS,
    "saskatchewan": CENTRE,
}


def table(game: str, plan: Plan) -> dict[str, Any]:
    """Everything in a table except its counts."""
    sizes: Any = {"deals": plan.deals, "overtime": plan.overtime, "centre": plan.centre}
    rules: Switches = {**VARIANTS[game], **sizes}
    exhaustive = plan.shuffles is None
    described = {
        "ranks": plan.ranks,
        "seats": rules["seats"],
        "rules": sizes,
        "dealer": rules["seats"] - 1,
        "opening": None,
        "chosen": ALL if exhaustive else SHUFFLES,
        "dealings": every_dealing(plan.ranks, rules) if exhaustive else drawn(plan, rules),
    }
    if plan.in_overtime:
        described["opening"] = level_line(game, described)
    return described


def drawn(plan: Plan, rules: Switches) -> list[str]:
    rng = random.Random(1961)
    found: list[str] = []
    while len(found) < (plan.shuffles or 0):
        cards = list(plan.ranks * 4)
        rng.shuffle(cards)
        if legal_centre(cards, rules):
            found.append("".join(cards))
    return found


def every_dealing(ranks: str, rules: Switches) -> list[str]:
    return [
        "".join(cards)
        for cards in arrangements(Counter(ranks * 4))
        if legal_centre(cards, rules)
        and all(
            hand == sorted(hand, key=ranks.index)
            for hand in hands_by_turn(cards[rules["centre"] :], rules["seats"], rules["deals"])
        )
    ]


def arrangements(left: Counter[str]) -> Iterator[list[str]]:
    if not left:
        yield []
    for rank in left:
        for rest in arrangements(left - Counter(rank)):
            yield [rank, *rest]


def legal_centre(cards: list[str], rules: Switches) -> bool:
    centre = cards[: rules["centre"]]
    return len(set(centre)) == len(centre) and not set(centre) & set(rules["power"])


def hands_by_turn(deck: list[str], seats: int, sizes: list[int]) -> list[list[str]]:
    """For each turn of a period the hand it is played from, as dealt."""
    by_turn: list[list[str]] = []
    for size in sizes:
        dealt = deck[len(by_turn) :][: seats * size]
        by_turn += [dealt[turn::seats] for turn in range(seats)] * size
    return by_turn


def period_of(dealing: str, centre: int, dealer: int, *, overtime: bool) -> dict[str, Any]:
    suits = {rank: iter("SHDC") for rank in dealing}
    cards = [rank + next(suits[rank]) for rank in dealing]
    return {
        "dealer": dealer,
        "overtime": overtime,
        "centre": cards[:centre],
        "deck": cards[centre:],
        "plays": [],
    }


def opening_period(opening: dict[str, str], rules: Switches, dealer: int) -> dict[str, Any]:
    period = period_of(opening["dealing"], rules["centre"], dealer, overtime=False)
    hands = hands_by_turn(period["deck"], rules["seats"], rules["deals"])
    for rank, hand in zip(opening["plays"], hands, strict=True):
        period["plays"] += [card for card in hand if card[0] == rank and card not in period["plays"]][:1]
    return period


def grow(game: str, described: dict[str, Any], dealing: str) -> Iterator[tuple[bool, list[Line]]]:
    """For every play of a dealing's tree: True if a line ends with it, and the replay up to it."""
    rules: Switches = {**VARIANTS[game], **described["rules"]}
    overtime = described["opening"] is not None
    dealer = (described["dealer"] + overtime) % rules["seats"]
    period = period_of(dealing, rules["centre"], dealer, overtime=overtime)
    before = [opening_period(described["opening"], rules, described["dealer"])] if overtime else []
    record = {"variant": game, "length": 1, "periods": [*before, period]}
    plays = period["plays"]
    hands = hands_by_turn(period["deck"], rules["seats"], rules["overtime"] if overtime else rules["deals"])

    def branch() -> Iterator[tuple[bool, list[Line]]]:
        for card in {card[0]: card for card in hands[len(plays)] if card not in plays}.values():
            plays.append(card)
            lines = replay(record, rules)
            ended = len(plays) == len(hands) or (overtime and lines[-2]["result"] == "goal")
            yield ended, lines
            if not ended:
                yield from branch()
            plays.pop()

    return branch()


def level_line(game: str, described: dict[str, Any]) -> dict[str, str]:
    """The first line of the first tied period, with goals."""
    for dealing in described["dealings"]:
        for ended, lines in grow(game, described, dealing):
            goals = lines[-1]["score"]
            if ended and goals[0] == goals[1] > 0:
                return {"dealing": dealing, "plays": "".join(line["card"][0] for line in lines[:-1])}
    raise LookupError


def count(game: str, described: dict[str, Any]) -> dict[str, Any]:
    plays: dict[str, Counter[str]] = {}
    scores: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    for dealing in described["dealings"]:
        for ended, lines in grow(game, described, dealing):
            play, outcome = lines[-2:]
            plays.setdefault(play["result"] or "null", Counter())[play["call"]] += 1
            if ended:
                scores["{}-{}".format(*play["score"])] += 1
                outcomes[outcome["outcome"]] += 1
    return {"plays": plays, "lines": {"scores": scores, "outcomes": outcomes}}


def write(game: str) -> None:
    described = [table(game, plan) for plan in PLAN[game]]
    counted = [{**one, "counts": count(game, one)} for one in described]
    text = json.dumps({"game": game, "how": HOW, "tables": counted}, indent=1, sort_keys=True)
    (DATA / f"calls_{game}.json").write_text(text + "\n")


if __name__ == "__main__":
    for name in PLAN:
        write(name)
