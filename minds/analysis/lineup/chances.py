from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from hockey.cards import Card
from hockey.game import By, Score
from hockey.lineup.line import Line
from minds.analysis.ended import AnalysedMatch
from minds.analysis.lineup.spots import Event, SeenPeriod
from minds.analysis.report import Estimate, Swing
from minds.analysis.sureness import FEWEST, mean
from minds.lineup.pro import PeriodState

_EVEN: Final = Estimate(0.5, exact=True)


def swings(events: Sequence[Event], over: AnalysedMatch, budget: int, random: Random) -> list[Swing]:
    """The chances before and after everything that was seen, with this many imagined deals in all."""
    spots = list(dict.fromkeys(spot for each in events for spot in (each.before, each.after) if spot))
    deals = max(FEWEST, budget // max(1, len(spots)))
    told = {spot: chance(spot, deals, random) for spot in spots}
    found = []
    for number, each in enumerate(events):
        after = told[each.after] if each.after else _EVEN
        if each.after is None and number == len(events) - 1 and _decided(over):
            after = Estimate(over.end, exact=True)
        found.append(Swing(each.ply, each.play, told[each.before], after))
    return found


def _decided(over: AnalysedMatch) -> bool:
    """True if lines decided the match, and not its shootout or a player who left."""
    return over.outcome.by is By.PLAY and over.outcome.score[0] != over.outcome.score[1]


def chance(spot: SeenPeriod, deals: int, random: Random) -> Estimate:
    """The chance of side 0 to win if both go on like the pro, by what everyone sees."""
    if spot.even:
        return _EVEN
    return mean([worth(spot.drawn(random).play_out()) for _ in range(max(2, deals))])


def worth(score: Score) -> float:
    """What side 0 has won when the last line is played; after a tie, overtime is an even chance."""
    return 0.5 + 0.5 * ((score[0] > score[1]) - (score[0] < score[1]))


def gain(spot: SeenPeriod, better: Card | Line, made: Card | Line, deals: int, random: Random) -> Estimate:
    """How much better a seat's chance was with one choice than with the other, in the same deals.

    Exact if there is nothing left to imagine: the match's last line, against an open one.
    """
    seat = spot.view.seat or 0
    sign = 1 if seat == 0 else -1
    if last_reply(spot):
        deals = 1
    ends = []
    for _ in range(deals):
        bench = spot.drawn(random)
        one, other = (worth(chosen(bench, seat, each).play_out()) for each in (better, made))
        ends.append(sign * (one - other))
    return mean(ends)


def last_reply(spot: SeenPeriod) -> bool:
    return spot.bench.lines == 1 and spot.view.lines[1 - (spot.view.seat or 0)] is not None


def chosen(bench: PeriodState, seat: int, choice: Card | Line) -> PeriodState:
    """The period with a seat's choice made."""
    given = choice.cards if isinstance(choice, Line) else (choice,)
    hands = list(bench.hands)
    hands[seat] = tuple(card for card in hands[seat] if card not in given)
    bench = replace(bench, hands=(hands[0], hands[1]))
    if isinstance(choice, Line):
        lines = list(bench.set_up)
        lines[seat] = choice
        return replace(bench, set_up=(lines[0], lines[1]))
    picks = list(bench.picks)
    picks[seat] = choice
    return replace(bench, picks=(picks[0], picks[1]))
