from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, median, pstdev

from tests.minds.strength.duplicate import Duplicate

HEAD = """\
| game | levels | duplicates | matches won | more than the level below | duplicates won | median ms | p99 ms |
|---|---|---|---|---|---|---|---|"""
_ROW = "| {} | {} | {} | {:.1%} ± {:.1%} | {} | {:.1%} ± {:.1%} | {:.1f} | {:.1f} |"
_MORE = "{:+.1%} ± {:.1%}"
_CONFIDENCE = 1.96  # standard errors, for 95 %


@dataclass(frozen=True, slots=True)
class Row:
    """The results of a series of duplicate matches, for the first of the two levels.

    `matches` is its share of the points of single matches, `pairs` of duplicate matches by goals over both,
    each with the half width of its 95 % interval. `more` is how much more of the points it took than another
    player against the same opponent, with the same decks. `middle` and `slowest` (the 99th percentile) are
    milliseconds a decision.
    """

    matches: tuple[float, float]
    pairs: tuple[float, float]
    more: tuple[float, float] | None
    middle: float
    slowest: float

    def told(self, game: str, players: str, count: int) -> str:
        """As a line under `HEAD`."""
        more = _MORE.format(*self.more) if self.more else ""
        return _ROW.format(game, players, count, *self.matches, more, *self.pairs, self.middle, self.slowest)


def row_of(played: Sequence[Duplicate], below: Sequence[Duplicate] = ()) -> Row:
    """The row of these, beside those of the level below, as far as both have the same decks."""
    seconds = sorted(each for one in played for each in one.seconds)
    gains = [fmean(one.points) - fmean(other.points) for one, other in zip(played, below, strict=False)]
    return Row(
        share([fmean(one.points) for one in played]),
        share([0.5 + 0.5 * ((one.lead > 0) - (one.lead < 0)) for one in played]),
        share(gains) if gains else None,
        1000 * median(seconds),
        1000 * seconds[int(0.99 * (len(seconds) - 1))],
    )


def share(points: Sequence[float]) -> tuple[float, float]:
    """The mean, with the half width of its 95 % interval."""
    return fmean(points), _CONFIDENCE * pstdev(points) / sqrt(len(points))
