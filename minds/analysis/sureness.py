from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Final

from minds.analysis.report import Estimate

FEWEST: Final = 8
"""Worlds that are looked at for one question at least: fewer say nothing at all."""
LEAST: Final = 0.01
"""What a play has to cost at least, in the chance to win the match, to be told."""
SURE: Final = 2.0
"""Standard errors by which that cost has to be above nothing."""


def dear(cost: Estimate) -> bool:
    """Whether a cost is worth telling, and sure enough."""
    return cost.value >= max(LEAST, SURE * cost.error)


def share(value: float) -> float:
    """A chance, whatever rounding made of it."""
    return min(1.0, max(0.0, value))


def weighed(values: Sequence[float], weights: Sequence[float]) -> Estimate:
    """The mean of values by their weights, with its standard error."""
    total = sum(weights)
    mean = sum(weight * value for weight, value in zip(weights, values, strict=True)) / total
    squares = sum((weight * (value - mean)) ** 2 for weight, value in zip(weights, values, strict=True))
    # Where one weight outdoes all others the first of the two says 0: as if nothing could be otherwise.
    few = pstdev(values) * sqrt(sum(weight * weight for weight in weights))
    return Estimate(mean, max(sqrt(squares), few) / total)


def mean(told: Sequence[float]) -> Estimate:
    """The mean of values drawn alike; one alone is taken to be exact."""
    if len(told) == 1:
        return exact_mean(told)
    return Estimate(fmean(told), stdev(told) / sqrt(len(told)))


def exact_mean(told: Sequence[float]) -> Estimate:
    """The mean where every way is told, each as likely as the others."""
    return Estimate(fmean(told), exact=True)


def total(estimates: Sequence[Estimate]) -> Estimate:
    """The sum of numbers that were estimated apart."""
    return Estimate(
        sum(each.value for each in estimates),
        sqrt(sum(each.error**2 for each in estimates)),
        all(each.exact for each in estimates),
    )
