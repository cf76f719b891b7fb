from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hockey.cards import Card
from hockey.lineup.chemistry import Pair
from hockey.lineup.line import Line, Wing
from minds.lineup.trios import ENOUGH, Trio, pair_value, trios


@dataclass(frozen=True, slots=True)
class CounterLine:
    """A line against another open line: `won` of the four pairs, and the cost of its cards, in goals."""

    line: Line = field(repr=False)
    won: int
    cost: float

    @property
    def worth(self) -> float:
        return self.won - self.cost


def reply(hand: Sequence[Card], foe: Line, costs: Mapping[Card, float], choices: int = ENOUGH) -> CounterLine:
    """The best line of a hand against an open one: most pairs won, a pair being worth one goal of cost.

    Exact for costs of at least 0 if `choices` is ENOUGH.
    """
    attack = trios(hand, (foe.defence(Wing.LW).value, foe.defence(Wing.RW).value), costs, choices)
    # A tie goes to the attack, so the defence has to be worth more.
    defence = trios(hand, (foe.attack(Wing.RW).value + 1, foe.attack(Wing.LW).value + 1), costs, choices)
    best: tuple[float, Trio, Trio, int] | None = None
    for won in range(4, -1, -1):
        for ahead in range(max(0, won - 2), min(2, won) + 1):
            limit = won - best[0] if best else float("inf")
            found = _cheapest(attack[ahead], defence[won - ahead], limit)
            if found and (best is None or won - found[0] > best[0]):
                best = won - found[0], found[1], found[2], won
    if best is None:
        raise ValueError("too-few-cards")
    worth, ahead_, behind, won = best
    return CounterLine(line_of(ahead_[2], behind[2]), won, won - worth)


def line_of(attack: tuple[Card, Card, Card], defence: tuple[Card, Card, Card]) -> Line:
    """The line of two trios, each its middle card, the one on the left and the one on the right."""
    centre, left, right = attack
    keeper, left_back, right_back = defence
    return Line((left, centre, right, left_back, right_back, keeper))


def _cheapest(ones: list[Trio], others: list[Trio], limit: float) -> tuple[float, Trio, Trio] | None:
    """The cheapest two trios without a card in common, if they cost less than the limit."""
    best = None
    for one in ones:
        if not others or one[0] + others[0][0] >= limit:
            break
        for other in others:
            cost = one[0] + other[0]
            if cost >= limit:
                break
            if one[1].isdisjoint(other[1]):
                best, limit = (cost, one, other), cost
                break
    return best


def pairs_won(line: Line, foe: Line) -> int:
    """How many of the four pairs a line wins: goals scored and goals prevented."""
    won = sum(_value(line.attack(wing)) >= _value(foe.defence(wing)) for wing in Wing)
    return won + sum(_value(line.defence(wing)) > _value(foe.attack(wing)) for wing in Wing)


def _value(pair: Pair) -> int:
    return pair_value(pair.one, pair.other)
