from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Final

from hockey.cards import JOKER, SUITS, Card
from hockey.game import Score
from hockey.lineup.chemistry import Pair
from hockey.lineup.line import POSITIONS
from hockey.lineup.match import DEALT, LineupMatch
from minds.analysis.goals import PeriodLuck, period_luck
from minds.lineup.pro import PeriodState

_RANK: Final = "2"


def _alike(names: Sequence[str]) -> bool:
    """True if suits renamed like this, in their order, play together as before."""
    return all(
        Pair(Card(_RANK + one), Card(_RANK + other)).chemistry
        == Pair(Card(_RANK + names[SUITS.index(one)]), Card(_RANK + names[SUITS.index(other)])).chemistry
        for one, other in permutations(SUITS, 2)
    )


NAMINGS: Final = tuple(dict(zip(SUITS, names, strict=True)) for names in permutations(SUITS) if _alike(names))
"""The eight ways to rename the suits that keep the value of every pair."""


def periods_luck(match: LineupMatch) -> list[PeriodLuck]:
    """Each finished period, played by the pro with the same cards in each of the eight namings.

    The pro always plays the same way, and decides by suit only between equal cards. Every naming is preferred
    once, so each number is exact.
    """
    told = [list(_played(match, naming)) for naming in NAMINGS]
    complete = [period for period in match.periods if period.complete]
    return [
        period_luck(period.number, period.goals, [goals[place] for goals in told], every=True)
        for place, period in enumerate(complete)
    ]


def _played(match: LineupMatch, naming: dict[str, str]) -> Iterator[Score]:
    """The goals by side of each finished period, overtime's too."""
    regular = sum(period.complete and not period.overtime for period in match.periods)
    bench = _dealt(match.decks[0][: 2 * DEALT], naming, match.options.length) if match.decks else None
    before = (0, 0)
    for _ in range(regular):
        if bench is not None:
            bench = bench.period()
            yield bench.score[0] - before[0], bench.score[1] - before[1]
            before = bench.score
    if match.completed > regular:
        cards = (
            match.decks[-1][2 * DEALT :] if match.options.jokers else match.decks[-1][: 2 * len(POSITIONS)]
        )
        yield _dealt(cards, naming, 1, faced_off=True).period().score


def _dealt(
    cards: Sequence[Card], naming: dict[str, str], lines: int, *, faced_off: bool = False
) -> PeriodState:
    one, other = (
        tuple(sorted((_named(card, naming) for card in cards[seat::2]), key=lambda card: card.order))
        for seat in (0, 1)
    )
    return PeriodState((one, other), lines, faced_off=faced_off)


def _named(card: Card, naming: dict[str, str]) -> Card:
    return card if card.rank == JOKER else Card(card.rank + naming[card.suit])
