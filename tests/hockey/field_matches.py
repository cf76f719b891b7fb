"""Matches of `field` to test with: a field laid by hand, and records of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from hockey.catalogue import CATALOGUE
from hockey.field.game import FieldGame
from hockey.field.match import FieldMatch
from hockey.field.period import Step
from hockey.field.table import field_pack
from hockey.game import NATURE, Options
from hockey.record import fold
from tests.hockey.matches import Log


def the_game() -> FieldGame:
    game = CATALOGUE["field"]
    assert isinstance(game, FieldGame)
    return game


FIELD = the_game()

LINES = {"keepers of 0": 2, "row 1": 4, "row 2": 4, "row 3": 4, "keepers of 1": 2}


def deck(cards: int = 36, places: Mapping[str, str] | None = None) -> str:
    """NATURE's deck with these cards first in their places (`{"row 1": "7H 8H", "stack 0": "AS"}`)."""
    half = (cards - 16) // 2
    sizes = {**LINES, "stack 0": half, "stack 1": half}
    first = {name: text.split() for name, text in (places or {}).items()}
    used = {card for group in first.values() for card in group}
    rest = [card for card in field_pack(cards) if card not in used]
    dealt: list[str] = []
    for name, size in sizes.items():
        given = first.get(name, [])
        dealt += [*given, *(rest.pop(0) for _ in range(size - len(given)))]
    return f"deck {' '.join(dealt)}"


def laid(
    places: Mapping[str, str] | None = None, *moves: str, dealer: int = 1, options: Options | None = None
) -> FieldMatch:
    """The match on this field after these moves, each by the seat whose turn it is: `"0"` is lane 1."""
    options = options or Options()
    log: Log = [(NATURE, f"dealer {dealer}"), (NATURE, deck(options.cards, places))]
    return played(fold(FIELD, options, log), *moves)


def played(match: FieldMatch, *moves: str) -> FieldMatch:
    for move in moves:
        (seat,) = FIELD.to_act(match)
        match, _ = FIELD.play(match, seat, move)
    return match


def step(match: FieldMatch, move: str) -> tuple[FieldMatch, Step]:
    """One more move, and its results."""
    (seat,) = FIELD.to_act(match)
    match, (fact,) = FIELD.play(match, seat, move)
    return match, fact


def kinds(match: FieldMatch) -> str:
    return " ".join(fact.kind for fact in FIELD.view(match, None).steps)


def record(plays: Sequence[object] = (), **changes: Any) -> dict[str, Any]:
    """A legal record; on its field a card fails in lane 1, and seat 0's first can go all the way."""
    groups = {
        "rows": [["7H", "TS", "JS", "QS"], ["8D", "TC", "JC", "QC"], ["9H", "TD", "JD", "QD"]],
        "keepers": [["KS", "AS"], ["6H", "KC"]],
    }
    flat = [card for group in groups.values() for cards in group for card in cards]
    rest = [card for card in field_pack(36) if card not in flat and card != "8H"]
    stacks = [["8H", *rest[:9]], rest[9:]]
    period = {"dealer": 1, **groups, "stacks": stacks, "plays": [*plays]}
    header = {"format": "hockey-record/1", "variant": "field", "players": ["Jon", "Darrell"]}
    return {**header, "periods": [period], **changes}
