from functools import lru_cache
from math import exp, factorial

_MOST = 6


@lru_cache(maxsize=512)
def _lead_odds(rate: float, deals: int) -> tuple[float, ...]:
    """The odds of each lead from -_MOST to _MOST after this many deals, each side scoring `rate` a deal."""
    mean = rate * deals
    goals = [exp(-mean) * mean**count / factorial(count) for count in range(2 * _MOST + 1)]
    odds = [0.0] * (2 * _MOST + 1)
    for mine, one in enumerate(goals):
        for theirs, other in enumerate(goals):
            odds[max(-_MOST, min(_MOST, mine - theirs)) + _MOST] += one * other
    return tuple(odds)


@lru_cache(maxsize=4096)
def _whole(lead: int, rate: float, deals: int) -> float:
    won = 0.0
    for place, odds in enumerate(_lead_odds(rate, deals)):
        final = lead + place - _MOST
        won += odds * (1.0 if final > 0 else 0.5 if final == 0 else 0.0)
    return won


def win_odds(lead: float, rate: float, deals: int) -> float:
    """The odds of winning, a tie as half, with a lead in goals and this many deals to go.

    `rate` is what a side scores in a deal. A fraction of a goal is between the whole ones.
    """
    floor = int(lead // 1)
    part = lead - floor
    low = _whole(floor, rate, deals)
    return low if not part else low + part * (_whole(floor + 1, rate, deals) - low)
