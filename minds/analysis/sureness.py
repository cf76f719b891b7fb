from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Final

from minds.analysis.report import Estimate

FEWEST: Final = 8
"""The fewest worlds for one question: fewer say nothing."""
LEAST: Final = 0.01
"""The lowest cost, in the chance to win the match, that counts as a mistake."""
SURE: Final = 2.0
"""How many standard errors that cost has to be above nothing."""


def dear(cost: Estimate) -> bool:
    """True if a cost is big enough and certain enough."""
    return cost.value >= max(LEAST, SURE * cost.error)


def share(value: float) -> float:
    """A chance, kept between 0 and 1 despite rounding."""
    return min(1.0, max(0.0, value))


def weighed(values: Sequence[float], weights: Sequence[float]) -> Estimate:
    """The mean of values by their weights, with its standard error."""
    total = sum(weights)
    mean = sum(weight * value for weight, value in zip(weights, values, strict=True)) / total
    squares = sum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    # If one weight outdoes all others, the first of the two says 0, as if it were exact.
    few = pstdev(values) * sqrt(sum(weight * weight for weight in weights))
    return Estimate(mean, max(sqrt(squares), few) / total)


def mean(told: Sequence[float]) -> Estimate:
    """The mean of values drawn alike; a single one counts as exact."""
    if len(told) == 1:
        return exact_mean(told)
    return Estimate(fmean(told), stdev(told) / sqrt(len(told)))


def exact_mean(told: Sequence[float]) -> Estimate:
    """The mean if every way is counted, all equally likely."""
    return Estimate(fmean(told), exact=True)


def total(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of numbers that were estimated separately."""
    return Estimate(
        sum(each.value for each in estimates),
        sqrt(sum(each.error**2 for each in estimates)),
        all(each.exact for each in estimates),
    )
