"""Basic Strategy with its reasons; the paragraphs are those of the sources."""

from collections.abc import Iterator
from typing import Final

from hockey.game import SIDES
from minds.pile.model import AGAINST, COPIES, MINE, DealState
from minds.pile.style import not_matched, supported
from minds.reasons import Reason

Advice = tuple[Reason | None, list[int]]
"""A reason, and the ranks that it supports equally; none if nothing sets them apart."""

_TIPS: Final = (
    Reason.MATCH,
    Reason.SAFETY_THIRD_GONE,
    Reason.SAFETY_PAIR,
    Reason.POWER_STOPS,
    Reason.PAIR_EARLY,
    Reason.FEWEST_LEFT,
)
"""The tips in the order of `Style`."""
_SAFE: Final = (Reason.SAFETY_THIRD_GONE, Reason.SAFETY_PAIR)


def tips(position: DealState) -> Iterator[tuple[Reason, list[int]]]:
    """The tips that say something about the seat's hand, and what they support, the first one first."""
    return ((reason, ranks) for reason, ranks in zip(_TIPS, supported(position), strict=False) if ranks)


def advise(position: DealState) -> Advice:
    """The first tip of Basic Strategy that says something about the seat's hand."""
    hand = position.hands[position.seat]
    if len(hand) == 1:
        return Reason.ONLY_CARD, hand
    reason, ranks = next(tips(position))
    return spoken(position, reason, ranks[0]), ranks


def reasons(position: DealState) -> dict[int, Reason]:
    """For each rank of the hand the first tip that truly supports it; left out if none does."""
    told: dict[int, Reason] = {}
    for reason, ranks in tips(position):
        for rank in ranks:
            if rank not in told and (why := spoken(position, reason, rank)):
                told[rank] = why
    return told


def third_gone(position: DealState, hand: list[int]) -> list[int]:
    """1st paragraph: remember what was played. No one matches a card when its other three are gone."""
    if position.facts.rules.power_scores:
        return []
    seen = position.seen
    return [rank for rank in hand if seen[rank] + hand.count(rank) == COPIES]


def safeties(position: DealState, hand: list[int]) -> set[int]:
    """The ranks that no one can match, as far as that can be known.

    2nd paragraph: if the opponent didn't match the first of a pair, the other one is a safety.
    """
    void = not_matched(position)
    return {*third_gone(position, hand), *(rank for rank in hand if void >> rank & 1)}


def spoken(position: DealState, reason: Reason, rank: int) -> Reason | None:
    """What can truly be said for a card: none of several equal ones is the hardest to match."""
    hand, facts = position.hands[position.seat], position.facts
    if reason is Reason.MATCH:
        return Reason.GOAL if position.relation == MINE else reason
    if reason in _SAFE and facts.power[rank]:
        # It doesn't matter if it can be matched: it makes its own chance.
        return Reason.POWER_STOPS if facts.stops(position.top, rank) else None
    if reason is Reason.PAIR_EARLY:
        # 2nd paragraph: if it's matched, you can match that again.
        back = _answers_next(position) and not facts.rules.clears_ice
        return reason if back and rank not in safeties(position, hand) else None
    return _left_over(position, hand, rank) if reason is Reason.FEWEST_LEFT else reason


def _left_over(position: DealState, hand: list[int], rank: int) -> Reason | None:
    """What can be said for a card that has the fewest left of its rank, among those to be played now."""
    power = position.facts.power
    plain = [each for each in hand if not power[each]]
    if position.relation != AGAINST:
        if not plain:
            return Reason.POWER_LAST
        safe = safeties(position, hand)
        if rank in plain and rank not in safe and not safe.isdisjoint(plain):
            return Reason.SAFETIES_KEPT
    if len(hand) == 1:
        return Reason.ONLY_CARD
    if len({position.seen[each] + hand.count(each) for each in plain}) > 1:
        return Reason.FEWEST_LEFT
    shot_at = position.relation == AGAINST and _answers_next(position)
    # A power card on it would be no shot off the post.
    beside = any(each in (rank - 1, rank + 1) for each in plain)
    return Reason.NEIGHBOUR if shot_at and beside else None


def _answers_next(position: DealState) -> bool:
    """True if the seat itself answers the next seat's card; with four, its partner does."""
    return position.facts.seats == SIDES
