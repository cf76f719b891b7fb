from collections.abc import Sequence
from random import Random
from typing import Final

from hockey.game import By
from minds.analysis.ended import AnalysedMatch
from minds.analysis.field.counting import counted, through
from minds.analysis.field.spots import LineEncounter, Meeting
from minds.analysis.report import Estimate, Swing
from minds.analysis.sureness import FEWEST, mean

_EVEN: Final = Estimate(0.5, exact=True)
"""Before a card is dealt."""


def swings(met: Sequence[Meeting], over: AnalysedMatch, budget: int, random: Random) -> list[Swing]:
    """The chances before and after each step; this many boards in all where they can't be counted."""
    spots = {each.spot: None for each in met} | {each.after: None for each in met if each.after}
    boards = max(FEWEST, budget // max(1, len(spots)))
    told = {spot: chance(spot, boards, random) for spot in spots}
    end = Estimate(over.end, exact=True) if over.outcome.by is By.PLAY else _EVEN
    found = []
    for number, each in enumerate(met):
        last = end if number == len(met) - 1 else _EVEN
        found.append(Swing(each.ply, each.step, told[each.spot], told[each.after] if each.after else last))
    return found


def chance(spot: LineEncounter, boards: int, random: Random) -> Estimate:
    """The chance of side 0 to win if both go on like the pro, by what everyone sees."""
    if counted(spot):
        return Estimate(through(spot), exact=True)
    ends = []
    for _ in range(max(2, boards)):
        board = spot.board(random)
        board.play_out(random)
        ends.append(spot.worth(board))
    return mean(ends)


def tried(spot: LineEncounter, indexes: Sequence[int], boards: int, random: Random) -> list[list[float]]:
    """How the match ends for side 0 after each of these cards is met, on the same boards."""
    ends: list[list[float]] = [[] for _ in indexes]
    for _ in range(boards):
        board = spot.board(random)
        for told, index in zip(ends, indexes, strict=True):
            played = board.copy()
            played.play(index)
            played.play_out(random)
            told.append(spot.worth(played))
    return ends


def gain(spot: LineEncounter, better: int, made: int, boards: int, random: Random) -> Estimate:
    """How much better a side's chance was with one card than with the other."""
    sign = 1 if spot.seen.seat == 0 else -1
    if counted(spot):
        return Estimate(sign * (through(spot, better) - through(spot, made)), exact=True)
    one, other = tried(spot, (better, made), boards, random)
    return mean([sign * (mine - theirs) for mine, theirs in zip(one, other, strict=True)])
