"""The seven pile games, written from the rule book alone so that the engine cannot agree with itself.

Nothing of the project is imported. A legal match record goes in, the lines of its replay come out.
"""

from itertools import accumulate
from typing import Any, Literal, TypedDict

Line = dict[str, Any]

RANKS = "23456789TJQKA"
# The Ace stands at both ends, but no distance is measured around a corner.
ACE_LOW = "A23456789TJQK"


class Switches(TypedDict):
    seats: int
    power: str
    deals: list[int]
    overtime: list[int]
    centre: int
    goal_is_chance: bool
    third: Literal["takes", "cancels", "blocks"]
    clears_ice: bool
    power_scores: bool


CLASSIC: Switches = {
    "seats": 2,
    "power": "J",
    "deals": [5, 5, 5, 5, 6],
    "overtime": [4, 4, 4, 4, 4, 6],
    "centre": 0,
    "goal_is_chance": False,
    "third": "takes",
    "clears_ice": False,
    "power_scores": False,
}

VARIANTS: dict[str, Switches] = {
    "classic": CLASSIC,
    "original": {**CLASSIC, "power": "", "goal_is_chance": True},
    "streak": {**CLASSIC, "goal_is_chance": True},
    "cancel": {**CLASSIC, "third": "cancels"},
    "partners": {**CLASSIC, "seats": 4, "deals": [5, 4, 4], "overtime": [5, 4, 4]},
    "saskatchewan": {
        **CLASSIC,
        "power": "J2",
        "deals": [4, 4, 4, 4, 4, 4],
        "overtime": [4, 4, 4, 4, 4, 4],
        "centre": 4,
        "goal_is_chance": True,
        "clears_ice": True,
        "power_scores": True,
    },
    "stockham": {**CLASSIC, "deals": [4, 4, 4, 4, 4, 6], "third": "blocks"},
}


def replay(record: dict[str, Any], rules: Switches | None = None) -> list[Line]:
    """The replay lines of a legal record, the outcome last; `rules` overrides the variant's own switches."""
    rules = rules or VARIANTS[record["variant"]]
    score = [0, 0]
    lines: list[Line] = []
    first_dealer = record["periods"][0]["dealer"] if record["periods"] else 0
    for index, period in enumerate(record["periods"]):
        overtime = index >= record.get("length", 3)
        assert period["overtime"] == overtime
        assert period["dealer"] == (first_dealer + index) % rules["seats"]
        sizes = rules["overtime"] if overtime else rules["deals"]
        check_hands(period, rules["seats"], sizes)
        played = walk(rules, index + 1, period, sizes, score)
        assert not (overtime and any(line["result"] == "goal" for line in played[:-1]))
        lines += played
    return [*lines, outcome(record, score)]


def walk(
    rules: Switches, number: int, period: dict[str, Any], sizes: list[int], score: list[int]
) -> list[Line]:
    """The lines of one period, by one pass over its plays; adds the goals to `score` by side."""
    seats = rules["seats"]
    ranks = [card[0] for card in period["plays"]]
    centre = [card[0] for card in period["centre"]]
    top = centre[-1] if centre else None
    holder: int | None = None
    deal = first = after = 0
    lines = []
    for index, rank in enumerate(ranks):
        if index == after:
            deal, first, after = deal + 1, index, index + seats * sizes[deal]
        seat = (period["dealer"] + 1 + index) % seats
        side = seat % 2
        mine, against = holder == side, holder == 1 - side
        result = call = judge(rules, rank, top, mine, against)
        if call is None and against:
            known = centre + ranks[:index]
            call = answer(rules, rank, known, index - first, last=index + 1 == after)
        elif call is None:
            call = miss(rank, top) if mine and top else "rank"
        if result == "goal":
            score[side] += 1
        if result == "chance" or (result == "goal" and rules["goal_is_chance"]):
            holder = side
        elif result or mine:
            holder = None
        top = None if rules["clears_ice"] and result in ("goal", "chance") else rank
        lines.append(
            {
                "period": number,
                "deal": deal,
                "play": index + 1,
                "seat": seat,
                "card": period["plays"][index],
                "result": result,
                "call": call,
                "score": list(score),
            }
        )
    return lines


def judge(rules: Switches, rank: str, top: str | None, mine: bool, against: bool) -> str | None:
    power = rank in rules["power"]
    match = rank == top
    if mine and top and (rules["power_scores"] if power else match):
        return "goal"
    # The card on top made the chance against you, so a plain card that matches never meets an automatic one.
    if against and rules["third"] == "cancels" and match and not power:
        return "block"
    if against and rules["third"] == "blocks" and (match or power):
        return "block"
    return "chance" if power or match else None


def answer(rules: Switches, rank: str, known: list[str], played: int, *, last: bool) -> str:
    """The call of a card that leaves the other side its shot.

    `known` are the ranks of the centre and of this period's plays so far, `played` of them in this deal;
    `last` says that this card ends the deal.
    """
    if not rules["power_scores"]:
        if known.count(rank) == 3:
            return "clears"
        if not last and rest_of_pair(rank, known[len(known) - played :], rules["seats"]):
            return "clears"
    return "rank" if last else "shoots"


def rest_of_pair(rank: str, this_deal: list[str], seats: int) -> bool:
    for own in range(len(this_deal) - seats, -1, -seats):
        if this_deal[own] == rank:
            return this_deal[own + 1] != rank
    return False


def miss(rank: str, top: str) -> str:
    gap = min(abs(order.index(rank) - order.index(top)) for order in (RANKS, ACE_LOW))
    return {1: "post", 2: "save"}.get(gap, "wide")


def check_hands(period: dict[str, Any], seats: int, sizes: list[int]) -> None:
    assert len(period["deck"]) == seats * sum(sizes)
    ends = [seats * end for end in accumulate(sizes)]
    for start, end in zip([0, *ends], ends, strict=False):
        for turn in range(seats):
            hand = period["deck"][start:end][turn::seats]
            thrown = period["plays"][start:end][turn::seats]
            assert len(set(thrown)) == len(thrown)
            assert set(thrown) <= set(hand)
    assert len(period["plays"]) <= ends[-1]


def outcome(record: dict[str, Any], score: list[int]) -> Line:
    winner = None
    tie = False
    if "end" in record:
        winner = record["end"]["winner"]
    else:
        periods, length = record["periods"], record.get("length", 3)
        full = [len(period["plays"]) == len(period["deck"]) for period in periods]
        if len(periods) >= length and full[length - 1]:
            if score[0] != score[1]:
                winner = int(score[1] > score[0])
            else:
                tie = len(periods) > length and full[-1] and not record.get("knockout", False)
    said = "tie" if tie else "unfinished" if winner is None else "win"
    return {"outcome": said, "winner": winner, "score": list(score)}
