from dataclasses import dataclass

from hockey.game import Score
from minds.analysis.report import Estimate
from minds.analysis.sureness import exact_mean, mean, total


@dataclass(frozen=True, slots=True)
class PeriodLuck:
    """A period's goals by side, and those to expect from its cards alone (`docs/luck.md`).

    `lead` is side 0's expected goals less side 1's. Their errors depend on each other, so it has its own.
    """

    number: int
    goals: Score
    expected: tuple[Estimate, Estimate]
    lead: Estimate

    def added(self, side: int) -> float:
        """The goals that a side's play added to those expected, or lost."""
        return self.goals[side] - self.expected[side].value


@dataclass(frozen=True, slots=True)
class Luck:
    """A match's goals, divided between its cards and its play.

    `expected` by side is what the pro would have scored on both sides with the same cards; `lead` is how far
    that favours side 0. All are sums over the periods.
    """

    periods: tuple[PeriodLuck, ...]

    @property
    def goals(self) -> Score:
        return sum(each.goals[0] for each in self.periods), sum(each.goals[1] for each in self.periods)

    @property
    def expected(self) -> tuple[Estimate, Estimate]:
        one, other = (total([each.expected[side] for each in self.periods]) for side in (0, 1))
        return one, other

    @property
    def lead(self) -> Estimate:
        return total([each.lead for each in self.periods])

    def added(self, side: int) -> float:
        return sum(each.added(side) for each in self.periods)


def period_luck(number: int, goals: Score, told: list[Score], *, every: bool = False) -> PeriodLuck:
    """The luck of a period, by its goals each time that its cards were played out.

    It's exact if `every` way is counted, or once was enough.
    """
    one, other = ([float(scored[side]) for scored in told] for side in (0, 1))
    lead = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    estimate = exact_mean if every else mean
    return PeriodLuck(number, goals, (estimate(one), estimate(other)), estimate(lead))
