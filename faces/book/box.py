"""A box score as text for a file."""

from collections.abc import Iterator
from typing import Any

from bot.words import Words
from faces.parts import flatten, period_name, rank_short
from hockey.box import box
from hockey.cards import JOKER, Card
from hockey.record import Record

CALLS = ("goal", "chance", "block", "post", "save", "wide", "clears", "shoots")
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_WIDTH = 24


def box_text(words: Words, record: Record[Any], game: str, length: int) -> str:
    """Who scored when, and how often each did what: plain text, without markup."""
    return "\n".join(_lines(words, box(record), game, length)) + "\n"


def _lines(words: Words, facts: dict[str, Any], game: str, length: int) -> Iterator[str]:
    names = [flatten(name) for name in facts["players"]]
    home, away = (" & ".join(names[side::2]) for side in (0, 1))
    yield words("box-title", home=home, away=away, game=game)
    yield words(f"box-by-{facts['by']}")
    if facts["winner"] is not None:
        yield words("box-winner", side=(home, away)[facts["winner"]])
    elif facts["outcome"] == "tie":
        yield words("box-tie")
    yield ""
    yield "".join([" " * _WIDTH, *(f"{number:>4}" for number in range(1, len(facts["periods"]) + 1)), "   ="])
    for side, name in enumerate((home, away)):
        goals = "".join(f"{period[side]:>4}" for period in facts["periods"])
        yield f"{name[: _WIDTH - 1]:<{_WIDTH}}{goals}{facts['score'][side]:>4}"
    yield ""
    yield words("box-goals" if facts["goals"] else "box-no-goals")
    for goal in facts["goals"]:
        where = period_name(words, goal["period"], length) if "period" in goal else ""
        home, away = goal["score"]
        score = words("box-score", home=home, away=away)
        yield "  ".join(filter(None, [f"{score:>5}", names[goal["seat"]], _card(words, goal), where]))
    if any(facts["calls"]):
        yield ""
        yield from _calls(words, facts, names)


def _card(words: Words, goal: dict[str, Any]) -> str:
    if "card" not in goal:
        return ""
    card = Card(goal["card"])
    return words("rank-joker") if card.rank == JOKER else f"{rank_short(words, card.rank)}{SUITS[card.suit]}"


def _calls(words: Words, facts: dict[str, Any], names: list[str]) -> Iterator[str]:
    for call in CALLS:
        counts = [counted.get(call, 0) for counted in facts["calls"]]
        if any(counts):
            told = ", ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))
            yield f"{words(f'box-call-{call}')}: {told}"
