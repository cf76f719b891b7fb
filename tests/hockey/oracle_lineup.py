"""The game `lineup`, written from the rule book alone so that the engine cannot agree with itself.

Nothing of the project is imported. A legal match record goes in, the lines of its replay come out.
"""

from typing import Any

Line = dict[str, Any]

WORTH = dict(zip("*23456789TJQKA", [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11], strict=True))
BLACK, RED = "CS", "DH"
PACK = {rank + suit for rank in WORTH if rank != "*" for suit in BLACK + RED}
# Seat 0's attacks come first, each from the left wing, which meets the right defence.
ORDER = [
    (0, "LW", "RD"),
    (0, "RW", "LD"),
    (1, "LW", "RD"),
    (1, "RW", "LD"),
]


def pair(one: str, other: str) -> int:
    return WORTH[one[0]] + WORTH[other[0]] + chemistry(one, other)


def chemistry(one: str, other: str) -> int:
    if "*" in one + other:
        return 0
    if one[1] == other[1]:
        return 5
    return 2 if (one[1] in BLACK) == (other[1] in BLACK) else 0


def sets_up_first(faceoff: list[str]) -> int | None:
    """The loser of a face-off; None if both set in secret."""
    mine, theirs = WORTH[faceoff[0][0]], WORTH[faceoff[1][0]]
    return None if mine == theirs else int(mine > theirs)


def replay(record: dict[str, Any]) -> list[Line]:
    """The replay lines of a legal record, the outcome last."""
    length, jokers = record.get("length", 3), record.get("jokers", False)
    pack = PACK | {"*1", "*2"} if jokers else PACK
    score = [0, 0]
    told: list[Line] = []
    hands: list[set[str]] = []
    left: list[str] = []
    for index, period in enumerate(record["periods"]):
        assert not made_up_no_more(score, index, length)
        if index == 0:
            hands, left = dealt(period["deck"], 21, pack)
        elif index == length:
            assert score[0] == score[1]
            hands, _ = dealt(left, 6, set(left)) if jokers else dealt(period["deck"], 6, pack)
        assert ("deck" in period) == (index == 0 or (index == length and not jokers))
        throw(hands, period, overtime=index == length)
        told += compare(index + 1, period, score)
    return [*told, outcome(record, score, length)]


def dealt(deck: list[str], each: int, pack: set[str]) -> tuple[list[set[str]], list[str]]:
    """Both hands, and what is left of the deck."""
    assert len(deck) == len(pack)
    assert set(deck) == pack
    hands: list[set[str]] = [set(), set()]
    for place, card in enumerate(deck[: 2 * each]):
        hands[place % 2].add(card)
    return hands, deck[2 * each :]


def throw(hands: list[set[str]], period: dict[str, Any], *, overtime: bool) -> None:
    """Takes what both sides show from their hands, which must hold it."""
    assert not (overtime and "faceoff" in period)
    assert overtime or "faceoff" in period or "lines" not in period
    for side in (0, 1):
        shown = [period["faceoff"][side]] if "faceoff" in period else []
        line = period["lines"][side] if "lines" in period else None
        if line is None:
            assert "lines" not in period or sets_up_first(period["faceoff"]) == 1 - side
        else:
            assert set(line) == {"LW", "C", "RW", "LD", "RD", "G"}
            shown += line.values()
        assert len(set(shown)) == len(shown)
        assert set(shown) <= hands[side]
        hands[side] -= set(shown)


def compare(number: int, period: dict[str, Any], score: list[int]) -> list[Line]:
    """The lines of one period; adds its goals to `score`."""
    lines = period.get("lines", [None, None])
    if None in lines:
        return []
    told = []
    for side, wing, defence in ORDER:
        ours, theirs = lines[side], lines[1 - side]
        attack = pair(ours[wing], ours["C"])
        against = pair(theirs[defence], theirs["G"])
        goal = attack >= against
        score[side] += goal
        told.append(
            {
                "period": number,
                "attack": side,
                "wing": wing,
                "values": [attack, against],
                "result": "goal" if goal else None,
                "score": list(score),
            }
        )
    return told


def made_up_no_more(score: list[int], played: int, length: int) -> bool:
    """After two of three periods, more than two goals down; with none left, any."""
    gap = abs(score[0] - score[1])
    return gap > 2 if (played, length) == (2, 3) else gap > 0 and played >= length


def outcome(record: dict[str, Any], score: list[int], length: int) -> Line:
    shootout = record.get("shootout", [])
    played = sum(None not in period.get("lines", [None]) for period in record["periods"])
    assert not shootout or (played == length + 1 and score[0] == score[1])
    values = [[WORTH[card[0]] for card in cards] for cards in shootout]
    assert all(mine == theirs for mine, theirs in values[:-1])
    winner = None
    if "end" in record:
        winner = record["end"]["winner"]
    elif made_up_no_more(score, played, length):
        winner = int(score[1] > score[0])
    elif values and values[-1][0] != values[-1][1]:
        winner = int(values[-1][1] > values[-1][0])
    return {"outcome": "unfinished" if winner is None else "win", "winner": winner, "score": list(score)}
