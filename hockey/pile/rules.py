from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from hockey.cards import RANKS, SUITS, Card, pack

FULL_PACK = RANKS


class ThirdCard(StrEnum):
    """What a third matching card does to the chance that the second one made."""

    TAKES_OVER = "takes-over"
    CANCELS = "cancels"
    BLOCKS = "blocks"


class Contradiction(StrEnum):
    """Why switches make no game."""

    SEATS = "seats-not-two-or-four"
    RANKS = "ranks-not-of-the-pack"
    POWER_RANKS = "power-ranks-not-of-the-pack"
    EMPTY_DEAL = "empty-deal"
    DEALS = "deals-do-not-use-the-pack"
    OVERTIME_DEALS = "overtime-deals-do-not-use-the-pack"
    CENTRE = "centre-cannot-be-laid"
    THIRD_CARD_IDLE = "third-card-on-cleared-ice"
    THIRD_CARD_MISSING = "third-card-undecided"
    POWER_WITHOUT_ICE = "power-scores-without-cleared-ice"
    POWER_WITHOUT_CARDS = "power-scores-without-power-ranks"
    NO_GOAL = "no-goal-possible"


class ContradictoryRules(ValueError):  # noqa: N818 - names what was given
    def __init__(self, contradictions: tuple[Contradiction, ...]) -> None:
        super().__init__(*contradictions)
        self.contradictions = contradictions


class DealSpan(NamedTuple):
    """A deal's number, from 1, and its first and last play (so also card of the deck)."""

    number: int
    start: int
    end: int


@dataclass(frozen=True)
class PileRules:
    """The facts in which the pile games differ. A value with contradictions is refused.

    `power`: ranks that always make a chance. `deals`, `overtime_deals`: cards per seat in each deal.
    `centre`: cards laid out before the hands. `third_card` is None exactly if `clears_ice`, because then the
    pile is gone. `ranks`: the pack's, in four suits; fewer make a small pack.
    """

    id: str
    seats: int = 2
    power: str = "J"
    deals: tuple[int, ...] = (5, 5, 5, 5, 6)
    overtime_deals: tuple[int, ...] = (4, 4, 4, 4, 4, 6)
    centre: int = 0
    goal_is_chance: bool = False
    third_card: ThirdCard | None = ThirdCard.TAKES_OVER
    clears_ice: bool = False
    power_scores: bool = False
    ranks: str = FULL_PACK

    def __post_init__(self) -> None:
        if contradictions := tuple(_contradictions(self)):
            raise ContradictoryRules(contradictions)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        return pack(self.ranks)

    def deals_of(self, *, overtime: bool) -> tuple[int, ...]:
        return self.overtime_deals if overtime else self.deals

    def deal_of(self, play: int, *, overtime: bool) -> DealSpan:
        """The deal of a period's play, plays from 0; past the end, the last deal."""
        deals = self._deals_in_overtime if overtime else self._deals
        return deals[play] if play < len(deals) else deals[-1]

    @cached_property
    def _deals(self) -> tuple[DealSpan, ...]:
        return _deal_by_play(self.seats, self.deals)

    @cached_property
    def _deals_in_overtime(self) -> tuple[DealSpan, ...]:
        return _deal_by_play(self.seats, self.overtime_deals)


def _deal_by_play(seats: int, sizes: Sequence[int]) -> tuple[DealSpan, ...]:
    """Every play of a log asks for it, so it's worked out once for all of them."""
    ends = accumulate(seats * size for size in sizes)
    deals = (
        DealSpan(number, end - seats * size, end)
        for number, (size, end) in enumerate(zip(sizes, ends, strict=True), 1)
    )
    return tuple(deal for deal in deals for _ in range(deal.start, deal.end))


def _contradictions(rules: PileRules) -> list[Contradiction]:
    cards = len(SUITS) * len(rules.ranks)
    # A centre holds neither a pair nor a power card, so each of its cards needs a plain rank of its own.
    plain = len(set(rules.ranks) - set(rules.power))
    # A goal answers a plain card, whatever scores. If the pile stays, another rank made its chance, because a
    # chance doesn't outlast the next card of its own.
    goal_possible = plain > 0 and (rules.clears_ice or len(rules.ranks) > 1)
    checks = {
        Contradiction.SEATS: rules.seats not in (2, 4),
        Contradiction.RANKS: not _distinct(rules.ranks, RANKS),
        Contradiction.POWER_RANKS: not _distinct(rules.power, rules.ranks),
        Contradiction.EMPTY_DEAL: any(count < 1 for count in (*rules.deals, *rules.overtime_deals)),
        Contradiction.DEALS: rules.seats * sum(rules.deals) + rules.centre != cards,
        Contradiction.OVERTIME_DEALS: rules.seats * sum(rules.overtime_deals) + rules.centre != cards,
        Contradiction.CENTRE: not 0 <= rules.centre <= plain,
        Contradiction.THIRD_CARD_IDLE: rules.clears_ice and rules.third_card is not None,
        Contradiction.THIRD_CARD_MISSING: not rules.clears_ice and rules.third_card is None,
        Contradiction.POWER_WITHOUT_ICE: rules.power_scores and not rules.clears_ice,
        Contradiction.POWER_WITHOUT_CARDS: rules.power_scores and not rules.power,
        Contradiction.NO_GOAL: not goal_possible,
    }
    return [contradiction for contradiction, holds in checks.items() if holds]


def _distinct(ranks: str, of: str) -> bool:
    return len(set(ranks)) == len(ranks) and set(ranks) <= set(of)
