from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, Protocol, TypeVar

from hockey.cards import Card, cards_of

NATURE = -1
"""The seat of chance: cuts, decks, and anything that ends a match from outside."""

SIDES = 2
"""Every game is played by two sides; a seat's side is the seat modulo this."""

RESIGN = "resign"

FIELD_PACKS = (36, 40, 44, 48, 52)
"""How many cards `field` takes (003: 36 and more). A smaller pack lacks its lowest ranks."""

Move = str
"""A move as text, for a log row or a custom_id.

Every game has a seat's `resign` and NATURE's `end <by> <winning side or ->`. All others are its own.

In the pile games, a seat has a card (`7H`), `deal` or `first` (the choice after the cut). NATURE has `cut 9H
KD` (seat 0's card, then seat 1's), `dealer 1` (if there was no cut), `deck 8S ...` or `deck <centre> |
<deck>`.
"""

Score = tuple[int, int]
"""Goals by side."""

Shuffle = Callable[[list[Card]], None]
"""Shuffles in place, like `random.Random.shuffle`."""


class IllegalReason(StrEnum):
    """Why a move is refused; a game may add its own reasons."""

    UNKNOWN_MOVE = "unknown-move"
    UNKNOWN_SEAT = "unknown-seat"
    MATCH_OVER = "match-over"
    NOT_DEALT = "not-dealt"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    ALREADY_PLAYED = "already-played"
    BAD_CUT = "bad-cut"
    BAD_DEALER = "bad-dealer"
    BAD_DECK = "bad-deck"
    BAD_CENTRE = "bad-centre"
    BAD_END = "bad-end"


class IllegalMove(Exception):  # noqa: N818 - the field says "illegal move"
    def __init__(self, reason: StrEnum) -> None:
        super().__init__(reason)
        self.reason = reason


class Result(StrEnum):
    GOAL = "goal"
    CHANCE = "chance"
    BLOCK = "block"


def is_goal(fact: object) -> bool:
    """Facts are of the game's own kind; if they have a result, it's the same in every game."""
    return getattr(fact, "result", None) is Result.GOAL


class CallCode(StrEnum):
    GOAL = "goal"
    BLOCK = "block"
    CHANCE = "chance"
    CLEARS = "clears"
    SHOOTS = "shoots"
    POST = "post"
    SAVE = "save"
    WIDE = "wide"
    RANK = "rank"


class By(StrEnum):
    """What ended a match."""

    PLAY = "play"
    RESIGN = "resign"
    WALKOVER = "walkover"
    CLOCK = "clock"
    ADMIN = "admin"


class Phase(StrEnum):
    CUT = "cut"
    CHOICE = "choice"
    DEAL = "deal"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Call:
    """One play and its result.

    `period`, `deal` and `play` count from 1, the latter two within the period. `score` is by side after the
    play. `caller` is the seat that calls it: the defender's for a save or a wide shot, else the player's.
    """

    period: int
    deal: int
    play: int
    seat: int
    card: Card
    result: Result | None
    call: CallCode
    score: Score
    caller: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended; `winner` is a side, None unless `kind` is "win"."""

    kind: Literal["win", "tie", "unfinished"]
    winner: int | None
    score: Score
    by: By = By.PLAY


@dataclass(frozen=True, slots=True)
class Options:
    """How a match is set up. A game uses the options in `Game.options` and no others.

    `length`: full periods, 3 or 1 (a shift). `knockout`: a tied match goes on until there's a winner.
    `cards`: the pack of `field`, 36 to 52 in steps of four. `jokers`: two Jokers in the pack of `lineup`.
    `first`: the seat that plays first in `field`; None if it's drawn.
    """

    length: int = 3
    knockout: bool = False
    cards: int = 36
    jokers: bool = False
    first: int | None = None

    def __post_init__(self) -> None:
        if self.length not in (1, 3):
            raise ValueError("bad-length")
        if self.cards not in FIELD_PACKS:
            raise ValueError("bad-cards")
        if self.first not in (None, 0, 1):
            raise ValueError("bad-first")


def read_cards(text: str, otherwise: IllegalReason) -> tuple[Card, ...]:
    """The cards of a move, separated by spaces; IllegalMove with that reason for anything else."""
    try:
        return cards_of(text.split(" "))
    except ValueError:
        raise IllegalMove(otherwise) from None


def with_goal(score: Score, side: int) -> Score:
    return score[0] + (side == 0), score[1] + (side == 1)


def end_move(by: By, winner: int | None) -> Move:
    """NATURE's move that ends a match from outside; `winner` is a side, None if no one wins."""
    return f"end {by} {'-' if winner is None else winner}"


def read_end(text: str) -> tuple[By, int | None]:
    """How, and for which side, a move `end <text>` ends a match; IllegalMove if it says neither."""
    by, _, winner = text.partition(" ")
    if by not in set(By) - {By.PLAY} or winner not in ("0", "1", "-"):
        raise IllegalMove(IllegalReason.BAD_END)
    return By(by), None if winner == "-" else int(winner)


def outcome_of_end(end: tuple[By, int | None], score: Score) -> Outcome:
    """The outcome of a match that was ended from outside, with its score so far."""
    by, winner = end
    return Outcome("unfinished" if winner is None else "win", winner, score, by)


class View(Protocol):
    """What every game's view has, whatever else it shows."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def options(self) -> Options: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def to_act(self) -> frozenset[int]: ...
    @property
    def decision(self) -> int | None: ...
    @property
    def moves(self) -> tuple[Move, ...]: ...
    @property
    def score(self) -> Score: ...
    @property
    def period_scores(self) -> tuple[Score, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def facts(self) -> tuple[object, ...]:
        """Everything that was told, in order, of the game's own kind."""

    def is_unplayed(self, move: Move) -> bool:
        """True if the seat may still play the card of an earlier move."""


S = TypeVar("S")


class Notation(Protocol[S]):
    """The game's own part of a match record; `hockey.record` reads and writes the rest."""

    @property
    def keys(self) -> frozenset[str]:
        """The keys that a record of this game may have at the top beside those of every record."""

    def play(self, state: S, document: Mapping[str, Any]) -> S:
        """A new match after everything in the record, except its `end`.

        The document is the whole record, its `periods` an array, its header and options already read.
        BadRecord with period and play if it's malformed or breaks the rules.
        """

    def write(self, state: S) -> dict[str, Any]:
        """`periods` and the game's own keys. They contain every card, also in a running match."""

    def lines(self, state: S) -> Iterator[dict[str, Any]]:
        """The lines of a replay, without the outcome's."""

    def moves(self, state: S) -> Iterator[tuple[int, Move]]:
        """The seats and moves that lead to this state again, without the `end`."""


class Game(Protocol[S]):
    """The interface of all games. A state is an immutable value; a match folds (seat, move) over `new`."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def pitch(self) -> str: ...
    @property
    def options(self) -> frozenset[str]:
        """The names of the options that this game uses."""

    @property
    def notation(self) -> Notation[S]: ...

    def new(self, options: Options) -> S:
        """A match before anything happened."""

    def to_act(self, state: S) -> frozenset[int]:
        """The seats to move; {NATURE} when chance is due; empty when the match is over."""

    def moves(self, state: S, seat: int) -> tuple[Move, ...]:
        """The moves this seat can choose from, without resigning, which is always possible. () for NATURE."""

    def occasion(self, state: S) -> str:
        """What the next move of NATURE is for, another name each time: `cut 1`, `deck 2`."""

    def chance(self, state: S, shuffle: Shuffle) -> Move:
        """The next move of NATURE, made with the caller's randomness. IllegalMove if none is due."""

    def play(self, state: S, seat: int, move: Move) -> tuple[S, tuple[object, ...]]:
        """The state after a move and the facts it made, of the game's own kind; IllegalMove if refused."""

    def decision(self, state: S, seat: int) -> int:
        """How many decisions the seat has taken: the number, from 0, of the one it faces next."""

    def view(self, state: S, seat: int | None) -> View:
        """What the seat may see; with None, what everyone may."""

    def outcome(self, state: S) -> Outcome | None:
        """None while the match runs."""
