from random import Random

from hockey.game import Score
from hockey.pile.match import PileMatch
from hockey.pile.period import PilePeriod
from hockey.pile.rules import PileRules
from minds.analysis.goals import PeriodLuck, period_luck
from minds.analysis.pile.replay import begin
from minds.pile.model import DealState
from minds.pile.style import liked


def periods_luck(rules: PileRules, match: PileMatch, random: Random, times: int) -> list[PeriodLuck]:
    """Each deck played out this many times, or once if Basic Strategy never tosses a coin."""
    return [_of_period(rules, match, period, random, times) for period in match.periods]


def _of_period(
    rules: PileRules, match: PileMatch, period: PilePeriod, random: Random, times: int
) -> PeriodLuck:
    """Plays only as many cards as the players did, if the match stopped in this period."""
    broken_off = match.end is not None and not period.complete()
    cards = len(period.calls) if broken_off else len(period.deck)
    start = begin(rules, period)
    told = []
    for _ in range(max(times, 2)):
        scored, certain = _play_out(start.copy(), cards, random, sudden=period.overtime)
        told.append(scored)
        if certain:
            break
    return period_luck(period.number, period.goals, told)


def _play_out(position: DealState, cards: int, random: Random, *, sudden: bool) -> tuple[Score, bool]:
    """The goals by side of this many cards by Basic Strategy; whether it never tossed a coin."""
    certain, goals = True, position.goals
    for _ in range(cards):
        ranks = liked(position)
        if ranks.count(ranks[0]) < len(ranks):
            certain = False
        position.play(ranks[int(random.random() * len(ranks))])
        if sudden and any(goals):
            break
    return (goals[0], goals[1]), certain
