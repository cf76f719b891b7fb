"""A duplicate: every table of a round plays the same cards, so luck doesn't decide.

A round is one board. Each table is compared with the average of all who held the same cards, as in bridge.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from tournaments.circle import circle
from tournaments.model import Entrant, How, Pairing

MOST_ROUNDS: Final = 5
# What it costs a side not to play its board to the end, and what it brings the other one.
_BLAME: Final = Fraction(1)


def sides(
    number: int, entrants: Sequence[Entrant], pairings: Sequence[Pairing]
) -> list[tuple[int, int | None]]:
    """The pairs of that round; no two meet twice. Those whose opponents have left meet if they can.

    The first of a pair has the seat that they have had less often so far, so that all have had both.
    """
    met = {frozenset(each.entrants) for each in pairings}
    firsts = Counter(each.first for each in pairings if each.second is not None)
    firsts.subtract(each.second for each in pairings if each.second is not None)
    last = {each.first: each.round for each in pairings if each.second is not None}
    pairs: list[tuple[int, int | None]] = []
    alone: list[int] = []
    for pair in circle(number, entrants):
        there = [each.id for each in pair if each is not None and each.is_in(number)]
        if len(there) == len(pair) and frozenset(there) not in met:
            pairs.append((there[0], there[1]))
        else:
            alone += there
    while alone:
        one = alone.pop(0)
        other = next((each for each in alone if frozenset((one, each)) not in met), None)
        if other is not None:
            alone.remove(other)
        pairs.append((one, other))
    pairs.sort(key=lambda pair: pair[1] is None)
    return [
        (one, two)
        if two is None or (firsts[one], last.get(one, 0)) <= (firsts[two], last.get(two, 0))
        else (two, one)
        for one, two in pairs
    ]


def scores(entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> dict[int, Fraction]:
    """How much better each has done than those who held the same cards, in goals, over all rounds.

    A table that wasn't played to the end isn't in the average: it costs a goal, and brings the opponent one.
    """
    total = {each.id: Fraction() for each in entrants}
    played = [each for each in pairings if each.how is How.PLAYED]
    for each in pairings:
        if each.second is None or each.how is None:
            continue
        if each.how is How.PLAYED:
            leads = [_lead(one) for one in played if one.round == each.round]
            better = _lead(each) - Fraction(sum(leads), len(leads))
            total[each.first] += better
            total[each.second] -= better
        elif each.how is How.VOID or each.winner is not None:
            for entrant in each.entrants:
                total[entrant] += _BLAME if entrant == each.winner else -_BLAME
    return total


def _lead(pairing: Pairing) -> int:
    return pairing.wins[0] - pairing.wins[1]
