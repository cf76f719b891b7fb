"""What the store returns about finished matches: plain facts, detached from any connection."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

EVERYWHERE: Final = -1
"""The scope of all servers; any other scope is a server's id."""

FEWEST_GAMES: Final = 5
"""How many games it takes to be ranked by win rate."""

PROVISIONAL: Final = 10
"""How many rated matches it takes until a rating says much."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's estimated skill: a normal distribution, as of the `rated`-th rated match.

    `rated_at` is when that match ended, in UTC seconds.
    """

    mu: float
    sigma: float
    rated: int = 0
    rated_at: float = 0.0

    @property
    def points(self) -> int:
        """The number that people see: 1000 for a new player, about 40 for each of mu."""
        return points_of(self.mu)


@dataclass(frozen=True, slots=True)
class Moved:
    """What a match did to the rating of the player at `seat`: its mean before and after, the `rated`-th."""

    seat: int
    before: float
    after: float
    rated: int


@dataclass(frozen=True, slots=True, weakref_slot=True)
class Met:
    """Earlier results of two players: `wins` by this match's sides, ties, and the latest streak.

    `run` is how many in a row side 0 has won, or, below zero, side 1.
    """

    wins: tuple[int, int]
    ties: int
    run: int

    @property
    def games(self) -> int:
        return sum(self.wins) + self.ties

    def after(self, winner: int | None) -> "Met":
        """With one more match, won by a side, or tied with None."""
        home, away = self.wins
        step = 0 if winner is None else -1 if winner else 1
        run = self.run + step if self.run * step > 0 else step
        return Met((home + (winner == 0), away + (winner == 1)), self.ties + (winner is None), run)

    def won_in_a_row(self, side: int) -> int:
        return max(0, -self.run if side else self.run)


NEVER_MET: Final = Met((0, 0), 0, 0)


def met_in(outcomes: Iterable[str]) -> Met:
    """The sum of matches that ended like that for side 0 (`win`, `loss` or `tie`), the latest last."""
    met = NEVER_MET
    for outcome in outcomes:
        met = met.after({"win": 0, "loss": 1}.get(outcome))
    return met


def points_of(mu: float) -> int:
    return round(1000 + 40 * (mu - 25))


class Order(StrEnum):
    """What a leaderboard is ordered by; ties follow the order by points."""

    POINTS = "points"
    RATING = "rating"
    GOALS = "goals"
    RATE = "rate"


@dataclass(frozen=True, slots=True)
class Window:
    """A time from `since` up to but not including `until`, in UTC seconds; open without an end."""

    since: float
    until: float | None = None

    def holds(self, at: float) -> bool:
        return self.since <= at and (self.until is None or at < self.until)


@dataclass(frozen=True, slots=True)
class Climb:
    """A player's place on a leaderboard, from 1, before their latest matches, and the better one now."""

    player_id: int
    before: int
    now: int


class Calendar(StrEnum):
    """When a server's seasons end."""

    NONE = "none"
    MONTHLY = "monthly"
    QUARTERLY = "quarterly"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Season:
    """The `number`-th season of a server, from 1; `closed` says whether its podium is final."""

    server_id: int
    number: int
    window: Window
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Podium:
    """A season that closed, and its best: (place, player, name, points), at most three.

    `channel_id` is where its last match was, None if there was none.
    """

    season: Season
    places: tuple[tuple[int, int, str, int], ...]
    channel_id: int | None


@dataclass(frozen=True, slots=True)
class Badge:
    """A player's place at the close of a season, or of a `tournament` with that name."""

    server_id: int
    number: int
    place: int
    tournament: str | None = None
