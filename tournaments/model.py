"""What a tournament is made of."""

from dataclasses import dataclass
from enum import StrEnum


class Format(StrEnum):
    KNOCK_OUT = "knock-out"
    DOUBLE = "double"
    """Out after the second loss."""
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    DUPLICATE = "duplicate"
    """All tables of a round play the same cards, and each is compared with the others."""

    @property
    def has_bracket(self) -> bool:
        return self in (Format.KNOCK_OUT, Format.DOUBLE)

    @property
    def fewest(self) -> int:
        """How many entrants it takes. With one table, a duplicate has nothing to compare."""
        return 4 if self is Format.DUPLICATE else 2


class How(StrEnum):
    """How a pairing was decided."""

    PLAYED = "played"
    FORFEIT = "forfeit"
    """The other side left or was put out, or an admin gave the win.

    In a duplicate, there's no winner if an admin ended the match: the same cards can't be played again.
    """
    DEADLINE = "deadline"
    """The round ended first: the side whose turns took longer lost."""
    NO_SHOW = "no-show"
    """The same, and that side had not begun."""
    BYE = "bye"
    VOID = "void"
    """Neither side had begun when the round ended: both are out."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player, or a pair in Partners. `seed` counts from 1, the strongest first.

    `out_after` is the last round they were in, 0 if they left before the first; None while they are in.
    """

    id: int
    seed: int
    out_after: int | None = None

    @property
    def took_part(self) -> bool:
        """False if they left before their first round."""
        return self.out_after != 0

    def is_in(self, number: int) -> bool:
        """True if they may be paired in that round."""
        return self.out_after is None or number <= self.out_after


@dataclass(frozen=True, slots=True)
class Pairing:
    """The `table`-th pairing of a round, both from 1. `second` is None for a bye.

    `how` is None while it is open. `winner` is an entrant's id, None if there is none, or not yet: an open
    pairing has one if the opponent has left. `wins` are the games that each has won, the first's first; in a
    duplicate, their goals.
    """

    round: int
    table: int
    first: int
    second: int | None
    winner: int | None = None
    how: How | None = None
    wins: tuple[int, int] = (0, 0)

    @property
    def place(self) -> tuple[int, int]:
        """Its round and table, which no other pairing of a tournament has."""
        return self.round, self.table

    @property
    def entrants(self) -> tuple[int, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    def was_played_by(self, entrant: int) -> bool:
        """True if that side of it has begun to play."""
        came = self.how is How.NO_SHOW and self.winner == entrant
        return entrant in self.entrants and (came or self.how in (How.PLAYED, How.DEADLINE))

    def opponent_of(self, entrant: int) -> int | None:
        return self.second if entrant == self.first else self.first

    @property
    def loser(self) -> int | None:
        return None if self.winner is None or self.second is None else self.opponent_of(self.winner)
