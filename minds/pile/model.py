from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hockey.cards import RANKS, SUITS, Card
from hockey.game import Result
from hockey.pile.judge import Chance, MadeBy, judge
from hockey.pile.rules import PileRules

NOBODY: Final = -1
"""The side with the chance when there is none."""
EMPTY: Final = -1
"""The top of a cleared table."""
COPIES: Final = len(SUITS)
"""Cards of each rank in the pack."""

STANDS: Final = 2
"""The chance after a `JudgedPlay`: it's gone (0), the player's (1), or as it was (2)."""

NONE: Final = 0
MINE: Final = 1
AGAINST: Final = 2
"""Whose chance it is, for the seat that plays."""

# If it's a goal, the chance after it, if the table is cleared.
JudgedPlay = tuple[bool, int, bool]


@dataclass(frozen=True)
class Facts:
    """Pile rules as lookup tables; ranks are numbers, the places in `RANKS`.

    `verdicts[relation * 6 + power * 3 + fit]`: `fit` is 0 on no card, 1 on another rank, 2 on the same.
    """

    rules: PileRules
    seats: int
    power: tuple[bool, ...]
    verdicts: tuple[JudgedPlay, ...]
    copies: tuple[int, ...]
    """Cards of each rank in this pack."""

    def verdict(self, relation: int, top: int, rank: int) -> JudgedPlay:
        fit = 0 if top == EMPTY else 2 if top == rank else 1
        return self.verdicts[relation * 6 + self.power[rank] * 3 + fit]

    def stops(self, top: int, rank: int) -> bool:
        """True if this card ends a chance against its player."""
        return self.verdict(AGAINST, top, rank)[1] != STANDS


@lru_cache(maxsize=64)
def facts_of(rules: PileRules) -> Facts:
    return Facts(
        rules,
        rules.seats,
        tuple(rank in rules.power for rank in RANKS),
        tuple(_verdict(rules, number) for number in range(18)),
        tuple(COPIES if rank in rules.ranks else 0 for rank in RANKS),
    )


def _verdict(rules: PileRules, number: int) -> JudgedPlay:
    """Asks the game's own judge, so the two can't differ."""
    relation, power, fit = number // 6, number // 3 % 2, number % 3
    rank = next((rank for rank in RANKS if (rank in rules.power) == bool(power)), None)
    if rank is None:
        return False, 0, False
    other = next(each for each in RANKS if each != rank)
    top = (None, Card(other + "C"), Card(rank + "C"))[fit]
    seat = 0 if relation == MINE else 1
    chance = None if relation == NONE else Chance(seat, seat, MadeBy.MATCH)
    result, after = judge(rules, top, chance, 0, Card(rank + "D"))
    stays = 0 if after is None else STANDS if after is chance else 1
    return result is Result.GOAL, stays, rules.clears_ice and result is not None


class DealState:
    """A deal in the middle, to be played on in place.

    `hands` by seat, ranks in any order. `seen` counts by rank all cards that are or were open. `voids` has by
    seat a bit for each rank that the seat didn't match in this deal. `left` counts the cards due in this
    deal, `deals` the cards of each later deal, `stock` their cards in dealing order. `goals` by side.
    `chance` is a side or NOBODY.
    """

    __slots__ = (
        "chance",
        "deals",
        "facts",
        "goals",
        "hands",
        "left",
        "seat",
        "seen",
        "stock",
        "top",
        "voids",
    )

    def __init__(
        self,
        facts: Facts,
        hands: list[list[int]],
        seat: int,
        *,
        top: int = EMPTY,
        chance: int = NOBODY,
        seen: list[int] | None = None,
        voids: list[int] | None = None,
        goals: list[int] | None = None,
        deals: tuple[int, ...] = (),
        stock: list[int] | None = None,
        left: int | None = None,
    ) -> None:
        self.facts = facts
        self.hands = hands
        self.seat = seat
        self.top = top
        self.chance = chance
        self.seen = [0] * len(RANKS) if seen is None else seen
        self.voids = [0] * facts.seats if voids is None else voids
        self.goals = [0, 0] if goals is None else goals
        self.deals = deals
        self.stock = [] if stock is None else stock
        self.left = sum(map(len, hands)) if left is None else left

    def copy(self) -> "DealState":
        twin = DealState.__new__(DealState)
        twin.facts = self.facts
        twin.hands = [hand[:] for hand in self.hands]
        twin.seat = self.seat
        twin.top = self.top
        twin.chance = self.chance
        twin.seen = self.seen[:]
        twin.voids = self.voids[:]
        twin.goals = self.goals[:]
        twin.deals = self.deals
        twin.stock = self.stock
        twin.left = self.left
        return twin

    @property
    def relation(self) -> int:
        """Whose chance it is, for the seat that plays: NONE, MINE or AGAINST."""
        if self.chance < 0:
            return NONE
        return MINE if self.chance == self.seat % 2 else AGAINST

    def play(self, rank: int) -> bool:
        """The seat plays a card of this rank, which must be in its hand; True if that is a goal."""
        facts, seat, top = self.facts, self.seat, self.top
        side = seat & 1
        self.hands[seat].remove(rank)
        relation = 0 if self.chance < 0 else 1 if self.chance == side else 2
        fit = 0 if top < 0 else 2 if top == rank else 1
        goal, stays, cleared = facts.verdicts[relation * 6 + facts.power[rank] * 3 + fit]
        if goal:
            self.goals[side] += 1
        if stays != STANDS:
            self.chance = side if stays else NOBODY
        if fit == 1:
            self.voids[seat] |= 1 << top
        self.top = EMPTY if cleared else rank
        self.seen[rank] += 1
        self.left -= 1
        self.seat = (seat + 1) % facts.seats
        if not self.left and self.deals:
            self._deal()
        return goal

    def _deal(self) -> None:
        seats, count = self.facts.seats, self.deals[0]
        dealt = self.stock[: seats * count]
        self.stock = self.stock[seats * count :]
        for place in range(seats):
            self.hands[(self.seat + place) % seats] = dealt[place::seats]
        self.deals = self.deals[1:]
        self.left = seats * count
        self.voids = [0] * seats


def rank_of(card: Card) -> int:
    """A card's place in `RANKS`; its suit decides nothing."""
    return RANKS.index(card.rank)


def deal(facts: Facts, ranks: list[int], seat: int, *, overtime: bool = False) -> DealState:
    """A period about to begin, `seat` playing first; `ranks` are the centre's, then the deck's."""
    rules = facts.rules
    centre, deck = ranks[: rules.centre], ranks[rules.centre :]
    seen = [0] * len(RANKS)
    for rank in centre:
        seen[rank] += 1
    position = DealState(facts, [[] for _ in range(facts.seats)], seat, seen=seen, stock=deck)
    position.top = centre[-1] if centre else EMPTY
    position.deals = rules.deals_of(overtime=overtime)
    position._deal()  # noqa: SLF001 - the same class's, and nobody else is to deal
    return position
