from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from hockey.field.period import SIZES
from minds.analysis.field.chances import gain
from minds.analysis.field.spots import LineEncounter, Meeting
from minds.analysis.report import LESSONS, Estimate, Fault, Mistake
from minds.analysis.sureness import FEWEST, dear
from minds.field.board import PASSES
from minds.reasons import Reason

_DOUBTS: Final = 4 * LESSONS
"""How many doubtful steps of a seat are measured: those that seem to cost most."""
_KEEPERS: Final = (0, len(SIZES) - 1)
_BETTER: Final = (Reason.OPEN_PASSES, Reason.CLOSED)
"""Reasons for a better card. Being stopped knowingly is no advice."""


@dataclass(frozen=True, slots=True)
class _Doubt:
    met: Meeting
    better: int
    reason: Reason
    cost: Estimate


def mistakes(met: Sequence[Meeting], budget: int, random: Random) -> list[Mistake]:
    """The steps that another card was better for, in order, with this many boards in all.

    Half of them look for such steps, the other half measure the cost.
    """
    half = budget // 2
    boards = max(FEWEST, half // (2 * max(1, len(met))))
    found: defaultdict[int, list[_Doubt]] = defaultdict(list)
    for each in met:
        if doubt := _doubt(each, boards, random):
            found[each.step.seat].append(doubt)
    worst = [doubt for own in found.values() for doubt in sorted(own, key=_cost, reverse=True)[:_DOUBTS]]
    boards = max(FEWEST, half // (2 * max(1, len(worst))))
    told = []
    for doubted in worst:
        cost = doubted.cost if doubted.cost.exact else _gain(doubted.met, doubted.better, boards, random)
        if dear(cost):
            told.append(_mistake(doubted, cost))
    return sorted(told, key=lambda mistake: mistake.ply)


def _cost(doubted: _Doubt) -> float:
    return doubted.cost.value


def _doubt(met: Meeting, boards: int, random: Random) -> _Doubt | None:
    """How much better another kind of card seems; None if none does."""
    kinds = kinds_of(met.spot)
    made = next(kind for kind, indexes in kinds.items() if met.step.index in indexes)
    others = {kind: kinds[kind][0] for kind in _BETTER if kind in kinds and kind is not made}
    tried = [_Doubt(met, index, kind, _gain(met, index, boards, random)) for kind, index in others.items()]
    best = max(tried, key=_cost, default=None)
    return best if best and best.cost.value > 0 else None


def _gain(met: Meeting, better: int, boards: int, random: Random) -> Estimate:
    return gain(met.spot, better, met.step.index, boards, random)


def kinds_of(spot: LineEncounter) -> dict[Reason, list[int]]:
    """The indexes of the line that is met, by what is known of their cards."""
    board, kinds = spot.seen, defaultdict[Reason, list[int]](list)
    passes = PASSES[board.card]
    for index, opened in enumerate(board.open[board.line]):
        if not opened:
            kinds[Reason.CLOSED].append(index)
        elif passes[board.lines[board.line][index]]:
            kinds[Reason.OPEN_PASSES].append(index)
        else:
            kinds[Reason.OPEN_FAILS].append(index)
    return kinds


def _mistake(doubted: _Doubt, cost: Estimate) -> Mistake:
    step = doubted.met.step
    return Mistake(
        doubted.met.ply,
        step.seat,
        step,
        str(doubted.better),
        fault_of(doubted.met, doubted.reason),
        doubted.reason,
        cost,
    )


def fault_of(met: Meeting, better: Reason) -> Fault:
    """What was wrong, with a better card of this kind."""
    if met.step.passes:
        return Fault.OTHER
    if better is Reason.OPEN_PASSES:
        return Fault.MISSED_GOAL if met.step.line in _KEEPERS else Fault.WAY_OPEN
    made = next(kind for kind, indexes in kinds_of(met.spot).items() if met.step.index in indexes)
    return Fault.STOPPED_KNOWINGLY if made is Reason.OPEN_FAILS else Fault.OTHER
