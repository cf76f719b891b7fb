"""What a finished match adds to the rows of boards, and what these are sorted by."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from db.model.league import EVERYWHERE, Rating
from db.model.matches import Match
from db.model.people import SeatResult
from db.ranking import UNRATED, rate_of, rating_of
from db.schema import OTHERWISE, TALLIED
from hockey.figures import PILE, family_of
from hockey.game import SIDES, By

ALL_GAMES: Final = ""
"""Instead of a game's id: all games of two."""
NOBODY: Final = 0
"""Instead of a partner's id, if there is none."""
NOWHERE, ALONE, PAIRS = range(3)
"""Which of a game's boards a row is on: none if a player in it is hidden or forgotten."""

EARLY_CARDS: Final = 3
"""A resignation is early until each side has played so many."""

_OUTCOMES = {"win": "won", "loss": "lost"}
WAYS: Final = {By.WALKOVER: "walkover", By.RESIGN: "resigning", By.CLOCK: "clock"}

Row = dict[str, Any]
"""A row of `totals`."""
TotalKey = tuple[int, str, int, int]
"""Scope, game, player and partner."""
RatingKey = tuple[int, str, int]
"""Scope, family and player."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that ended at a time in UTC seconds, and what it left for each seat."""

    id: int
    server_id: int
    game: str
    practice: bool
    ended_at: float
    results: tuple[SeatResult, ...]

    @classmethod
    def of(cls, match: Match, final: Sequence[SeatResult], ended_at: float) -> "FinishedMatch":
        return cls(match.id, match.server_id, match.game, match.practice, ended_at, tuple(final))

    @property
    def winner(self) -> int | None:
        """The side that won; None for a tie."""
        return next((each.seat % SIDES for each in self.results if each.result == "win"), None)

    @property
    def rated(self) -> bool:
        """True if it says something about its players: not practice, nor a walkover before the first goal."""
        first = self.results[0]
        goals = first.goals_for + first.goals_against
        return not self.practice and not (first.ended_by == By.WALKOVER and not goals)

    @property
    def given_up_early(self) -> bool:
        """True if a player resigned before three cards a side: then the winner's rating gains nothing."""
        cards = [0] * SIDES
        for each in self.results:
            cards[each.seat % SIDES] += each.figures.cards
        return self.results[0].ended_by == By.RESIGN and min(cards) < EARLY_CARDS


def key_of(row: Mapping[str, Any]) -> TotalKey:
    return row["scope"], row["game"], row["player_id"], row["partner_id"]


def family_on(board: str) -> str:
    """The family whose ratings are on a game's board, or on that of all games."""
    return PILE if board == ALL_GAMES else family_of(board)


def tallies_of(match: FinishedMatch) -> list[Row]:
    """What a match adds to each row of `totals`."""
    told = []
    for each in match.results:
        if each.partner_id is not None and each.partner_id < each.player_id:
            continue  # one row for the two
        games = (ALL_GAMES, match.game) if each.partner_id is None else (match.game,)
        tallied = _tally_of(each, match.ended_at)
        for scope in (match.server_id, EVERYWHERE):
            told += [
                {
                    "scope": scope,
                    "game": game,
                    "player_id": each.player_id,
                    "partner_id": each.partner_id or NOBODY,
                    **tallied,
                }
                for game in games
            ]
    return told


def add(kept: dict[TotalKey, Row], tallies: Iterable[Row]) -> None:
    """Add tallies to rows."""
    for tally in tallies:
        before = kept.get(key_of(tally))
        kept[key_of(tally)] = tally if before is None else before | _sum(before, tally)


def placed(row: Row, ratings: Mapping[RatingKey, Rating], hidden: Container[int]) -> Row:
    """A row with everything that follows from its sums, the ratings and who is hidden."""
    key = row["scope"], family_on(row["game"]), row["player_id"]
    rating = ratings.get(key) if row["partner_id"] == NOBODY else None
    return row | {
        "difference": row["goals_for"] - row["goals_against"],
        "rate": rate_of(row["wins"], row["games"]),
        "rating": rating_of(rating.mu, rating.rated) if rating else UNRATED,
        "mu": rating and rating.mu,
        "rated": rating and rating.rated,
        "board": board_of(row, hidden),
    }


def board_of(row: Mapping[str, Any], hidden: Container[int]) -> int:
    player_id, partner_id = row["player_id"], row["partner_id"]
    if player_id < 0 or partner_id < 0 or player_id in hidden or partner_id in hidden:
        return NOWHERE
    return ALONE if partner_id == NOBODY else PAIRS


def _tally_of(result: SeatResult, at: float) -> Row:
    """What one result adds to its player's totals."""
    way = f"{_OUTCOMES.get(result.result)}_by_{WAYS.get(By(result.ended_by))}"
    win, tie = int(result.result == "win"), int(result.result == "tie")
    return {
        "games": 1,
        "wins": win,
        "losses": int(result.result == "loss"),
        "ties": tie,
        "points": 2 * win + tie,
        "goals_for": result.goals_for,
        "goals_against": result.goals_against,
        **{name: int(name == way) for name in OTHERWISE},
        "first_at": at,
    }


def _sum(one: Row, other: Row) -> Row:
    sums = {name: one[name] + other[name] for name in (*TALLIED, *OTHERWISE)}
    return sums | {"first_at": min(one["first_at"], other["first_at"])}
