"""The arithmetic of ratings (Weng and Lin's Plackett-Luce model, by openskill)."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce

from db.model.league import Rating

_DAY: Final = 86400.0
GRACE_SECONDS: Final = 30 * _DAY
"""For this long, a player counts as unchanged."""
WIDENING: Final = 0.09
"""Added to the variance for each day of a longer break: after two years, little is known."""

# A match never makes a rating less certain. Breaks do, and they are added before.
_MODEL: Final = PlackettLuce(limit_sigma=True)
UNKNOWN: Final = Rating(_MODEL.mu, round(_MODEL.sigma, 6))

Side = Sequence[Rating]


def after_match(sides: tuple[Side, Side], winner: int | None, at: float) -> tuple[list[Rating], list[Rating]]:
    """The ratings of both sides' players after a match that ended at `at`; `winner` is None for a tie.

    Only who won counts, not by how many goals: the model wasn't fitted to scores.
    """
    rested = [[widened(rating, at) for rating in side] for side in sides]
    ranks = [1.0, 1.0] if winner is None else [float(side != winner) for side in (0, 1)]
    teams = [[_MODEL.rating(rating.mu, rating.sigma) for rating in side] for side in rested]
    told = _MODEL.rate(teams, ranks=ranks)
    one, other = (
        # Rounded, so that every machine gets the same digits.
        [
            Rating(round(new.mu, 6), round(new.sigma, 6), old.rated + 1, at)
            for new, old in zip(team, side, strict=True)
        ]
        for team, side in zip(told, sides, strict=True)
    )
    return one, other


def widened(rating: Rating, at: float) -> Rating:
    """The same skill, less certain after a break of months."""
    if not rating.rated:
        return rating
    days = max(0.0, at - rating.rated_at - GRACE_SECONDS) / _DAY
    return replace(rating, sigma=min(UNKNOWN.sigma, round(sqrt(rating.sigma**2 + WIDENING * days), 6)))
