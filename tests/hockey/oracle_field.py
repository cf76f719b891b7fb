"""Hockey on the field, written from the rule book alone so that the engine cannot agree with itself.

Nothing of the project is imported. A legal match record goes in; the lines of its replay come out, or what
lies on the table after it.
"""

from typing import Any

Line = dict[str, Any]


def replay(record: dict[str, Any]) -> list[Line]:
    """The replay lines of a legal record, the outcome last."""
    score = [0, 0]
    lines: list[Line] = []
    for number, period in enumerate(record["periods"]):
        check(record, number, score)
        for turn, path in enumerate(period["plays"]):
            seat, card, way = journey(period, turn)
            met = [cards[index] for cards, index in zip(way, path, strict=False)]
            assert len(met) == len(path)
            assert all(passes(card, each) for each in met[:-1])
            goal = len(met) == len(way) and passes(card, met[-1])
            score[seat] += goal
            lines.append(
                {
                    "seat": seat,
                    "card": card,
                    "path": path,
                    "result": "goal" if goal else None,
                    "score": list(score),
                }
            )
    return [*lines, outcome(record, score)]


def passes(card: str, met: str) -> bool:
    return card[0] == met[0] or card[1] == met[1]


def journey(period: dict[str, Any], turn: int) -> tuple[int, str, list[list[str]]]:
    """Whose turn it is, the card drawn, and the lines that it has to get past."""
    seat = (1 - period["dealer"] + turn) % 2
    card = period["stacks"][seat][turn // 2]
    rows = period["rows"] if seat == 0 else period["rows"][::-1]
    return seat, card, [*rows, period["keepers"][1 - seat]]


def check(record: dict[str, Any], number: int, score: list[int]) -> None:
    period = record["periods"][number]
    assert period["dealer"] == (record["periods"][0]["dealer"] + number) % 2
    size = record.get("cards", 36)
    groups = [*period["rows"], *period["keepers"], *period["stacks"]]
    half = {36: 10, 40: 12, 44: 14, 48: 16, 52: 18}[size]
    assert list(map(len, groups)) == [4, 4, 4, 2, 2, half, half]
    ranks = "23456789TJQKA"[-size // 4 :]
    assert sorted(card for group in groups for card in group) == sorted(
        rank + suit for rank in ranks for suit in "SHDC"
    )
    if number:
        assert record["knockout"]
        assert score[0] == score[1]
        assert played_out(record["periods"][number - 1])


def played_out(period: dict[str, Any]) -> bool:
    return len(period["plays"]) == sum(map(len, period["stacks"])) and not in_play(period)


def in_play(period: dict[str, Any]) -> bool:
    """Whether the last card has passed all that it met and not yet scored."""
    if not period["plays"]:
        return False
    path = period["plays"][-1]
    _, card, way = journey(period, len(period["plays"]) - 1)
    return len(path) < len(way) and passes(card, way[len(path) - 1][path[-1]])


def outcome(record: dict[str, Any], score: list[int]) -> Line:
    winner = None
    tie = False
    if "end" in record:
        winner = record["end"]["winner"]
    elif record["periods"] and played_out(record["periods"][-1]):
        if score[0] != score[1]:
            winner = int(score[1] > score[0])
        else:
            tie = not record.get("knockout", False)
    said = "tie" if tie else "unfinished" if winner is None else "win"
    return {"outcome": said, "winner": winner, "score": list(score)}


def table(record: dict[str, Any]) -> dict[str, Any]:
    """What lies on the table after the record's last period: the field with None for what is closed, the
    stacks' sizes, the cards thrown out, those of the goals by side, and the card in play (None if none is).
    """
    period = record["periods"][-1]
    said = outcome(record, [line["score"] for line in replay(record)][-1])["outcome"]
    over = "end" in record or said != "unfinished"
    open_cards: set[str] = set()
    thrown: list[str] = []
    goals: list[list[str]] = [[], []]
    for turn, path in enumerate(period["plays"]):
        seat, card, way = journey(period, turn)
        met = [cards[index] for cards, index in zip(way, path, strict=False)]
        open_cards.update(met)
        if not passes(card, met[-1]):
            thrown.append(card)
        elif len(met) == len(way):
            goals[seat].append(card)
    done = len(thrown) + len(goals[0]) + len(goals[1])
    finished = done == sum(map(len, period["stacks"]))
    moving = None if over or finished else journey(period, done)[1]
    gone = {*thrown, *goals[0], *goals[1], moving}
    if over or finished:
        open_cards.update(*period["rows"], *period["keepers"])
    return {
        "rows": [[card if card in open_cards else None for card in row] for row in period["rows"]],
        "keepers": [[card if card in open_cards else None for card in pair] for pair in period["keepers"]],
        "stacks": [sum(card not in gone for card in stack) for stack in period["stacks"]],
        "thrown": thrown,
        "goals": goals,
        "drawn": moving,
    }
