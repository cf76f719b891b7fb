from functools import lru_cache
from math import exp, factorial
from typing import Final

from minds.pile.knowledge import PileKnowledge

_MOST: Final = 6
_FIRM: Final = 6
"""How many deals the learnt rate counts for, beside those of the match."""

Rates = tuple[float, float]
"""What the knowing seat's side and the other one score in a deal."""


def rates_of(knowledge: PileKnowledge, rate: float) -> Rates:
    """What the sides score in a deal: the rate that was learnt, corrected by the match so far."""
    goals, side, deals = knowledge.now.goals, knowledge.side, len(knowledge.past)
    mine, theirs = (
        round((_FIRM * rate + scored) / (_FIRM + deals), 2) for scored in (goals[side], goals[1 - side])
    )
    return mine, theirs


@lru_cache(maxsize=2048)
def _lead_odds(rates: Rates, deals: int) -> tuple[float, ...]:
    """The odds of each lead from -_MOST to _MOST that the sides win by in this many deals."""
    mine, theirs = (
        [exp(-rate * deals) * (rate * deals) ** count / factorial(count) for count in range(2 * _MOST + 1)]
        for rate in rates
    )
    odds = [0.0] * (2 * _MOST + 1)
    for scored, one in enumerate(mine):
        for conceded, other in enumerate(theirs):
            odds[max(-_MOST, min(_MOST, scored - conceded)) + _MOST] += one * other
    return tuple(odds)


@lru_cache(maxsize=8192)
def _whole(lead: int, rates: Rates, deals: int) -> float:
    won = 0.0
    for place, odds in enumerate(_lead_odds(rates, deals)):
        final = lead + place - _MOST
        won += odds * (1.0 if final > 0 else 0.5 if final == 0 else 0.0)
    return won


def win_odds(lead: float, rates: Rates, deals: int) -> float:
    """The odds of winning, a tie as half, with a lead in goals and this many deals to go.

    A fraction of a goal is between the whole ones.
    """
    floor = int(lead // 1)
    part = lead - floor
    low = _whole(floor, rates, deals)
    return low if not part else low + part * (_whole(floor + 1, rates, deals) - low)
