from enum import StrEnum
from math import comb
from random import Random
from typing import Final

from hockey.cards import RANKS
from hockey.game import SIDES, Options
from hockey.pile.rules import PileRules
from minds.pile.model import DealState, Facts, deal, facts_of

NATURE: Final = -1
OVER: Final = -4
"""Who acts where no seat does, numbered as OpenSpiel does."""


class Horizon(StrEnum):
    """What a game is played to."""

    DEAL = "deal"
    """The end of the running deal; it pays the lead in goals."""
    PERIOD = "period"
    """The end of one period; it pays 1 to who leads then."""
    MATCH = "match"
    """The end of three periods, or of the overtime; it pays 1 to the winner."""


LENGTH: Final = Options().length
"""Periods of a match before overtime."""


def check(rules: PileRules) -> Facts:
    """The rules' facts; ValueError where a pile game is more than a `Table` can lay."""
    if rules.seats != SIDES or rules.centre:
        raise ValueError("two-seats-and-no-centre")
    return facts_of(rules)


class Table:
    """A pile game between two seats by ranks alone, as a tree with nature in it.

    An action is the rank that a seat plays, or how many cards of one rank nature gives to one seat: a hand is
    dealt rank by rank. Seat 0 plays first in the first period. Cards that lie in the position's stock are
    dealt from there, without nature.
    """

    __slots__ = ("_needs", "_rank", "horizon", "number", "plays", "position")

    def __init__(self, rules: PileRules, horizon: Horizon) -> None:
        self.horizon = horizon
        self.number = 1
        self.plays = ""
        self.position = deal(check(rules), [], 0)
        self._lay()

    @classmethod
    def within(cls, position: DealState, number: int, plays: str, horizon: Horizon) -> "Table":
        """A table in the middle of a match: in its period of that `number`, after these ranks were played."""
        table = cls.__new__(cls)
        table.horizon, table.number, table.plays, table.position = horizon, number, plays, position
        table._needs, table._rank = [], 0
        return table

    def copy(self) -> "Table":
        twin = Table.within(self.position.copy(), self.number, self.plays, self.horizon)
        twin._needs, twin._rank = self._needs[:], self._rank
        return twin

    def __deepcopy__(self, _memo: object) -> "Table":
        """OpenSpiel clones a state by it."""
        return self.copy()

    @property
    def actor(self) -> int:
        """The seat that plays, NATURE, or OVER."""
        if self._needs:
            return NATURE
        return self.position.seat if self.position.left else OVER

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @staticmethod
    def seat_of(play: int) -> int:
        """The seat of a play of the first period, counted from 0."""
        return play % SIDES

    def actions(self) -> list[int]:
        if self._needs:
            return [count for count, _ in self.odds()]
        return sorted({*self.position.hands[self.position.seat]})

    def odds(self) -> list[tuple[int, float]]:
        """How many cards of the next rank the next seat may get, and how likely each number is."""
        pool, need = self._pool(), self._needs[0]
        here, others = pool[self._rank], sum(pool[self._rank + 1 :])
        most = comb(here + others, need)
        counts = range(max(0, need - others), min(here, need) + 1)
        return [(count, comb(here, count) * comb(others, need - count) / most) for count in counts]

    @property
    def giving(self) -> tuple[int, int]:
        """The seat that nature gives cards to, and their rank."""
        return (self.position.seat + SIDES - len(self._needs)) % SIDES, self._rank

    def apply(self, action: int) -> None:
        if self._needs:
            self._give(action)
            self._skip()
            return
        position = self.position
        dealt = len(position.deals)
        self.plays += RANKS[action]
        goal = position.play(action)
        if (goal and self.number > LENGTH) or (self.horizon is Horizon.DEAL and len(position.deals) != dealt):
            position.left = 0
        elif not position.left and self._another():
            self._begin([])
            self._lay()
        elif position.left and not position.hands[position.seat]:
            self._lay()

    def lead(self) -> float:
        """What the game pays to seat 0 as it stands."""
        goals = self.position.goals
        lead = goals[0] - goals[1]
        return float(lead if self.horizon is Horizon.DEAL else (lead > 0) - (lead < 0))

    def known(self, seat: int) -> str:
        """All that a seat knows: its hand, and all cards that were played, its own among them."""
        hand = "".join(RANKS[rank] for rank in sorted(self.position.hands[seat]))
        return f"{seat} {hand} {self.plays}"

    def finish(self, random: Random) -> float:
        """Plays to the end by chance, in place; what the game then pays to seat 0. Nature must not be due."""
        while not self.over:
            self._fill_stock(random)
            position, dealt = self.position, len(self.position.deals)
            to_deal, sudden = self.horizon is Horizon.DEAL, self.number > LENGTH
            while position.left:
                hand = position.hands[position.seat]
                goal = position.play(hand[int(random.random() * len(hand))])
                if (goal and sudden) or (to_deal and len(position.deals) != dealt):
                    position.left = 0
            if self._another():
                pack = [rank for rank, count in enumerate(position.facts.copies) for _ in range(count)]
                random.shuffle(pack)
                self._begin(pack)
        return self.lead()

    def _fill_stock(self, random: Random) -> None:
        position = self.position
        if position.deals and not position.stock:
            position.stock = [rank for rank, count in enumerate(self._pool()) for _ in range(count)]
            random.shuffle(position.stock)

    def _another(self) -> bool:
        """Whether one more period follows upon this one, which is over."""
        goals = self.position.goals
        level = goals[0] == goals[1]
        return self.horizon is Horizon.MATCH and (self.number < LENGTH or (self.number == LENGTH and level))

    def _begin(self, deck: list[int]) -> None:
        self.number += 1
        first, goals = (self.number - 1) % SIDES, self.position.goals
        self.position = deal(self.position.facts, deck, first, overtime=self.number > LENGTH)
        self.position.goals = goals

    def _lay(self) -> None:
        """Nature is to fill both hands, that of who plays first before the other."""
        self._needs, self._rank = [self.position.left // SIDES] * SIDES, 0
        self._skip()

    def _pool(self) -> list[int]:
        """Cards by rank that are in no hand and were not played."""
        position = self.position
        gone = [position.seen[rank] for rank in range(len(RANKS))]
        for hand in position.hands:
            for rank in hand:
                gone[rank] += 1
        return [copies - count for copies, count in zip(position.facts.copies, gone, strict=True)]

    def _give(self, count: int) -> None:
        seat, rank = self.giving
        self.position.hands[seat] += [rank] * count
        self._needs[0] -= count
        self._rank += 1
        if not self._needs[0]:
            self._needs, self._rank = self._needs[1:], 0

    def _skip(self) -> None:
        """Passes over what is no question."""
        while self._needs and len(odds := self.odds()) == 1:
            self._give(odds[0][0])
