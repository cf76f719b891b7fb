from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from hockey.game import Game, Options, Score
from hockey.pile.game import PileGame
from hockey.pile.match import PileMatch
from hockey.pile.period import Period
from hockey.pile.rules import PileRules
from minds.analysis.replay import Log, begin, finished
from minds.analysis.report import Estimate, NotAnalysed
from minds.pile.model import Position
from minds.pile.swift import liked

TIMES: Final = 200
"""How often each deck is played out by default."""


@dataclass(frozen=True, slots=True)
class PeriodLuck:
    """A period's goals by side, and those that its cards alone let expect (`docs/luck.md`).

    `lead` is side 0's expected goals less side 1's: their errors are not independent, so it has its own.
    """

    number: int
    goals: Score
    expected: tuple[Estimate, Estimate]
    lead: Estimate

    def added(self, side: int) -> float:
        """The goals that a side's play added to what its cards let expect, or took from it."""
        return self.goals[side] - self.expected[side].value


@dataclass(frozen=True, slots=True)
class Luck:
    """A match's goals, put down to its cards and to how they were played.

    `expected` by side is what the pro would have scored on both sides with the very same cards; `lead` is how
    far that favours side 0. All are sums over the periods.
    """

    periods: tuple[PeriodLuck, ...]

    @property
    def goals(self) -> Score:
        return sum(each.goals[0] for each in self.periods), sum(each.goals[1] for each in self.periods)

    @property
    def expected(self) -> tuple[Estimate, Estimate]:
        return _sum([each.expected[0] for each in self.periods]), _sum(
            [each.expected[1] for each in self.periods]
        )

    @property
    def lead(self) -> Estimate:
        return _sum([each.lead for each in self.periods])

    def added(self, side: int) -> float:
        return sum(each.added(side) for each in self.periods)


def luck(
    game: Game[Any], options: Options, log: Log, random: Random, times: int = TIMES
) -> Luck | NotAnalysed:
    """What the cards gave and what play added, in a match that is over; ValueError where it still runs.

    Each deck is played out so many times, or once where Basic Strategy is never in two minds. A deck played
    out with the same randomness comes to the same whoever sits where, so luck changes sides with the cards.
    """
    over = finished(game, options, log)
    if not isinstance(game, PileGame):
        return NotAnalysed(game.id)
    match: PileMatch = over.state
    return Luck(tuple(_of_period(game.rules, match, period, random, times) for period in match.periods))


def _of_period(rules: PileRules, match: PileMatch, period: Period, random: Random, times: int) -> PeriodLuck:
    """Only as many cards are played as were played, where the match was broken off in this period."""
    broken_off = match.end is not None and not period.complete()
    cards = len(period.calls) if broken_off else len(period.deck)
    start = begin(rules, period)
    told = []
    for _ in range(max(times, 2)):
        scored, certain = _play_out(start.copy(), cards, random, sudden=period.overtime)
        told.append(scored)
        if certain:
            break
    one, other = ([float(scored[side]) for scored in told] for side in (0, 1))
    lead = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return PeriodLuck(period.number, period.goals, (_mean(one), _mean(other)), _mean(lead))


def _play_out(position: Position, cards: int, random: Random, *, sudden: bool) -> tuple[Score, bool]:
    """The goals by side of so many cards by Basic Strategy; whether it was never in two minds about one."""
    certain, goals = True, position.goals
    for _ in range(cards):
        ranks = liked(position)
        if ranks.count(ranks[0]) < len(ranks):
            certain = False
        position.play(ranks[int(random.random() * len(ranks))])
        if sudden and any(goals):
            break
    return (goals[0], goals[1]), certain


def _mean(told: Sequence[float]) -> Estimate:
    if len(told) == 1:
        return Estimate(told[0], exact=True)
    return Estimate(fmean(told), stdev(told) / sqrt(len(told)))


def _sum(estimates: Sequence[Estimate]) -> Estimate:
    return Estimate(
        sum(each.value for each in estimates),
        sqrt(sum(each.error**2 for each in estimates)),
        all(each.exact for each in estimates),
    )
