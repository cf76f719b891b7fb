from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from hockey.game import Game, Move, Options, Outcome

Log = Iterable[tuple[int, Move]]
"""A match's seats and moves, NATURE's among them."""


@dataclass(frozen=True, slots=True)
class AnalysedMatch:
    """A finished match: its last state, and its facts with their places in the log."""

    state: Any = field(repr=False)
    outcome: Outcome
    plies: tuple[int, ...]

    @property
    def end(self) -> float:
        """1 or 0 as side 0 won or lost, 0.5 if no one won."""
        winner = self.outcome.winner
        return 0.5 if winner is None else 1.0 - winner


def finished(game: Game[Any], options: Options, log: Log) -> AnalysedMatch:
    """The match of a log; ValueError if it still runs, because its hands are still secret."""
    state, plies = game.new(options), []
    for ply, (seat, move) in enumerate(log):
        state, facts = game.play(state, seat, move)
        plies += [ply] * len(facts)
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("match-runs")
    return AnalysedMatch(state, outcome, tuple(plies))
