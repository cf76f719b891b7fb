from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, Protocol, TypeVar

from hockey.cards import Card, cards_of

NATURE = -1
"""The seat of chance: cuts, decks, and whatever ends a match from outside."""

SIDES = 2
"""Every game is played by two sides; a seat's side is the seat modulo this."""

RESIGN = "resign"

Move = str
"""A move as text, fit for a log row or a custom_id. Every game takes `resign` of a seat and, of NATURE,
`end <by> <winning side or ->`; all others are its own.

The pile games': by a seat a card (`7H`), `deal` or `first` (the choice after the cut); by NATURE `cut 9H KD`
(seat 0's card, then seat 1's), `dealer 1` (where no cut is known), `deck 8S ...` or `deck <centre> | <deck>`.
"""

Score = tuple[int, int]
"""Goals by side."""

Shuffle = Callable[[list[Card]], None]
"""Shuffles in place, like `random.Random.shuffle`."""


class IllegalReason(StrEnum):
    """Why a move is refused; a game may have reasons of its own beside these."""

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
    """Facts are of the game's own kind; in those that have a result, it is the same in every game."""
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
    """What brought a match to its end."""

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
    """One play and what it came to.

    `period`, `deal` and `play` count from 1, the latter two within the period; `score` is by side after the
    play; `caller` is the seat whose voice it is: the defender's for a save or a wide shot, else the player's.
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
    """How a match is set up. A game minds those that it names (`Game.options`) and no others.

    `length`: full periods, 3 or 1 (a shift); `knockout`: a level match goes on until it is decided;
    `cards`: the pack of `field`, 36 or 52; `jokers`: two Jokers in the pack of `lineup`.
    """

    length: int = 3
    knockout: bool = False
    cards: int = 36
    jokers: bool = False

    def __post_init__(self) -> None:
        if self.length not in (1, 3):
            raise ValueError("bad-length")
        if self.cards not in (36, 52):
            raise ValueError("bad-cards")


def read_cards(text: str, otherwise: IllegalReason) -> tuple[Card, ...]:
    """The cards of a move, a space between each two; IllegalMove with that reason for all else."""
    try:
        return cards_of(text.split(" "))
    except ValueError:
        raise IllegalMove(otherwise) from None


def with_goal(score: Score, side: int) -> Score:
    return score[0] + (side == 0), score[1] + (side == 1)


def end_move(by: By, winner: int | None) -> Move:
    """NATURE's move that ends a match from outside; `winner` is a side, None where nobody wins."""
    return f"end {by} {'-' if winner is None else winner}"


def read_end(text: str) -> tuple[By, int | None]:
    """By what, and for which side, a move `end <text>` ends a match; IllegalMove if it says neither."""
    by, _, winner = text.partition(" ")
    if by not in set(By) - {By.PLAY} or winner not in ("0", "1", "-"):
        raise IllegalMove(IllegalReason.BAD_END)
    return By(by), None if winner == "-" else int(winner)


def outcome_of_end(end: tuple[By, int | None], score: Score) -> Outcome:
    """The outcome of a match that was ended from outside, the score as played."""
    by, winner = end
    return Outcome("unfinished" if winner is None else "win", winner, score, by)


class View(Protocol):
    """What every game's view tells, whatever else it shows."""

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


S = TypeVar("S")


class Notation(Protocol[S]):
    """What of a match record is the game's own; the rest, `hockey.record` reads and writes for every game."""

    @property
    def keys(self) -> frozenset[str]:
        """The keys that a record of this game may have at the top beside those of every record."""

    def play(self, state: S, document: Mapping[str, Any]) -> S:
        """A new match after everything that the record tells of it, but for its `end`.

        The document is the whole record, its `periods` an array, its header and options already read.
        BadRecord with period and play where it is misshapen or breaks the rules.
        """

    def write(self, state: S) -> dict[str, Any]:
        """`periods` and the game's own keys. They tell every card, of a running match, too."""

    def lines(self, state: S) -> Iterator[dict[str, Any]]:
        """The lines of a replay, without the outcome's."""

    def moves(self, state: S) -> Iterator[tuple[int, Move]]:
        """The seats and moves that lead to this state again, without the `end`."""


class Game(Protocol[S]):
    """The door all games share. A state is an immutable value; a match folds (seat, move) over `new`."""

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
        """The names of the options that this game minds."""

    @property
    def notation(self) -> Notation[S]: ...

    def new(self, options: Options) -> S:
        """A match before anything happened."""

    def to_act(self, state: S) -> frozenset[int]:
        """The seats asked for a move; {NATURE} when chance is due; empty when the match is over."""

    def moves(self, state: S, seat: int) -> tuple[Move, ...]:
        """The moves this seat is asked to choose from; resigning goes without saying. () for NATURE."""

    def occasion(self, state: S) -> str:
        """What the move of NATURE that is due is for, another name each time: `cut 1`, `deck 2`."""

    def chance(self, state: S, shuffle: Shuffle) -> Move:
        """The move of NATURE that is due, made with the caller's randomness. IllegalMove if none is."""

    def play(self, state: S, seat: int, move: Move) -> tuple[S, tuple[object, ...]]:
        """The state after a move and the facts it made, of the game's own kind; IllegalMove if refused."""

    def decision(self, state: S, seat: int) -> int:
        """How many decisions the seat has taken: the number, from 0, of the one it faces next."""

    def view(self, state: S, seat: int | None) -> View:
        """What the seat may see; with None, what everybody may."""

    def outcome(self, state: S) -> Outcome | None:
        """None while the match runs."""
