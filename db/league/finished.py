"""A match that has ended, as the books take it in."""

from collections.abc import Sequence
from dataclasses import dataclass

from db.model.matches import Match
from db.model.people import SeatResult
from hockey.game import SIDES, By


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that has ended, in UTC seconds, and what it left for each seat."""

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
        """The side that won; None where the match was level."""
        return next((each.seat % SIDES for each in self.results if each.result == "win"), None)

    @property
    def rated(self) -> bool:
        """Whether it says anything of its players: not practice, nor a walk-over before the first goal."""
        first = self.results[0]
        goals = first.goals_for + first.goals_against
        return not self.practice and not (first.ended_by == By.WALKOVER and not goals)
