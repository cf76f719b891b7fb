"""Who plays what in a league, and how it ends."""

from dataclasses import dataclass, field
from typing import Literal

PEOPLE = ("Jon", "Darrell", "Ida", "Ralph", "Mia", "Edie", "Wendel", "Doug")
GAMES = ("classic", "original", "streak", "cancel", "saskatchewan", "stockham", "lineup", "field")
SHIFT, WHOLE = 1, 3
Ending = Literal["play", "resign", "walkover", "admin"]


@dataclass(frozen=True)
class Planned:
    """A match of those at these places among the people; an unfinished one ends after `plays`."""

    game: str
    players: tuple[int, ...]
    ending: Ending = "play"
    plays: int = 0
    options: dict[str, object] = field(default_factory=lambda: {"length": SHIFT})


@dataclass(frozen=True)
class Season:
    """Rounds of matches played at the same time, and matches that must not count."""

    rounds: list[list[Planned]]
    practice: list[int]
    """Who plays a match against a bot after the rounds."""


def circle(number: int, size: int) -> list[tuple[int, int]]:
    """The pairs of a round in which everyone plays: no pair meets twice in `size` - 1 rounds."""
    ring = [0, *(1 + (number + place) % (size - 1) for place in range(size - 1))]
    return [(ring[place], ring[-1 - place]) for place in range(size // 2)]


def season(number: int) -> Season:
    """Twenty-five matches: four rounds of two against each other, four of pairs, and one more."""
    rounds = [
        [_single(4 * number + turn, place, who) for place, who in enumerate(circle(4 * number + turn, 8))]
        for turn in range(4)
    ]
    for turn in range(4):
        rounds.insert(2 * turn + 1, _pairs(4 * number + turn))
    finale = Planned("field", (2 + number, 5), options={"no-ties": True})
    return Season([*rounds, [finale]], practice=[0, 3])


def _single(turn: int, place: int, who: tuple[int, int]) -> Planned:
    index = 4 * turn + place
    game = GAMES[(index + turn // 2) % len(GAMES)]
    players = who if index % 2 else who[::-1]
    how: dict[str, object] = {} if game == "field" else {"length": WHOLE if index in (3, 13, 22) else SHIFT}
    if game in ("classic", "streak") and index % 4 == 0:
        how["no-ties"] = True
    if index % 7 == 4:
        return Planned(game, players, "resign", index, how)
    if index in (9, 26):
        return Planned(game, players, "walkover", 0 if index == 9 else 40, how)
    if index == 17:
        return Planned(game, players, "admin", 6, how)
    return Planned(game, players, options=how)


def _pairs(turn: int) -> list[Planned]:
    """Two matches of four, with other partners each time."""
    ring = [0, *(1 + (3 * turn + place) % 7 for place in range(7))]
    resigned = Planned("partners", tuple(ring[:4]), "resign", 30)
    return [
        resigned if turn == 5 else Planned("partners", tuple(ring[:4])),
        Planned("partners", tuple(ring[4:])),
    ]


SMALL = [
    Season(
        [
            [Planned("field", (0, 1), "resign", 10, options={}), Planned("lineup", (2, 3))],
            [Planned("classic", (1, 2)), Planned("stockham", (3, 0), "resign", 5)],
        ],
        practice=[1],
    ),
    Season(
        [[Planned("partners", (0, 1, 2, 3), "resign", 20)], [Planned("streak", (0, 2), "resign", 12)]],
        practice=[],
    ),
]
"""A league of a few people, short enough for a test."""
FEW = 4
