from collections.abc import Callable
from typing import Final

from hockey.game import SIDES
from minds.pile.model import AGAINST, COPIES, MINE, DealState
from minds.reasons import Reason

Advice = tuple[Reason | None, list[int]]
"""A reason, and the ranks that it supports equally; none if nothing sets them apart."""
Rule = Callable[[DealState, list[int]], list[int]]
"""The cards of the hand that a tip supports; none if it says nothing here."""


def goal(position: DealState, hand: list[int]) -> list[int]:
    """What the game is for; where power cards may score, a plain card is given first."""
    top, facts = position.top, position.facts
    if top < 0 or position.relation != MINE:
        return []
    if top in hand and not facts.power[top]:
        return [top]
    return [rank for rank in hand if facts.power[rank]] if facts.rules.power_scores else []


def match(position: DealState, hand: list[int]) -> list[int]:
    """Matching makes a chance, and takes over or stops the other side's ("Play")."""
    top = position.top
    return [top] if top in hand and not position.facts.power[top] else []


def third_gone(position: DealState, hand: list[int]) -> list[int]:
    """1st paragraph: remember what was played. No one matches a card when its other three are gone."""
    if position.facts.rules.power_scores:
        return []
    seen = position.seen
    return [rank for rank in hand if seen[rank] + hand.count(rank) == COPIES]


def pair_kept(position: DealState, hand: list[int]) -> list[int]:
    """2nd paragraph: if the opponent didn't match the first of a pair, the other one is a safety.

    Not as a deal's last card: the shot at it comes with new cards.
    """
    if position.left == 1 or position.facts.rules.power_scores:
        return []
    void = position.voids[(position.seat + 1) % position.facts.seats]
    return [rank for rank in hand if void >> rank & 1] if void else []


def safeties(position: DealState, hand: list[int]) -> set[int]:
    """The ranks that no one can match, as far as that can be known."""
    return {*third_gone(position, hand), *pair_kept(position, hand)}


def power_stops(position: DealState, hand: list[int]) -> list[int]:
    """4th paragraph: with a chance against you, a Jack ends it and may give you one at the same time."""
    power, facts = position.facts.power, position.facts
    return [rank for rank in hand if power[rank] and facts.stops(position.top, rank)]


def fewest_left(position: DealState, hand: list[int]) -> list[int]:
    """1st paragraph: a card is harder to score on when fewer of its rank remain.

    5th paragraph: of those cards, rather one that is next to another of the hand.
    """
    gone = _gone(position, hand)
    most = max(gone)
    rare = [rank for rank, count in zip(hand, gone, strict=True) if count == most]
    if len(rare) == 1:
        return rare
    return [rank for rank in rare if rank + 1 in hand or rank - 1 in hand] or rare


def _gone(position: DealState, hand: list[int]) -> list[int]:
    """For each card, how many of its rank are gone; -1 for power, which needs no match."""
    seen, power = position.seen, position.facts.power
    return [-1 if power[rank] else seen[rank] + hand.count(rank) for rank in hand]


def power_last(position: DealState, hand: list[int]) -> list[int]:
    """3rd paragraph: if you aren't dealing, put out a Jack as the last card of the hand.

    Until then it's kept, so this speaks when nothing else is left.
    """
    power = position.facts.power
    return hand if all(power[rank] for rank in hand) else []


def pair_early(position: DealState, hand: list[int]) -> list[int]:
    """2nd paragraph: play one card of a pair early; if it's matched, you can match that again."""
    if len(set(hand)) == len(hand):
        return []
    power = position.facts.power
    return [rank for rank in hand if hand.count(rank) > 1 and not power[rank]]


def safeties_kept(position: DealState, hand: list[int]) -> list[int]:
    """2nd paragraph: a safety is kept for a chance against you; of the rest, what is hardest to match."""
    plain, rest = _plain(position, hand), _rest(position, hand)
    return fewest_left(position, rest) if 0 < len(rest) < len(plain) else []


def hardest_left(position: DealState, hand: list[int]) -> list[int]:
    """1st paragraph, with nothing against you and no safety that another card would keep."""
    return fewest_left(position, _rest(position, hand) or hand)


def _plain(position: DealState, hand: list[int]) -> list[int]:
    power = position.facts.power
    return [rank for rank in hand if not power[rank]]


def _rest(position: DealState, hand: list[int]) -> list[int]:
    """The plain cards that aren't safeties."""
    safe = safeties(position, hand)
    return [rank for rank in _plain(position, hand) if rank not in safe]


_DEFENCE: Final[tuple[tuple[Reason, Rule], ...]] = (
    (Reason.MATCH, match),
    (Reason.SAFETY_THIRD_GONE, third_gone),
    (Reason.SAFETY_PAIR, pair_kept),
    (Reason.POWER_STOPS, power_stops),
    (Reason.FEWEST_LEFT, fewest_left),
)
_ATTACK: Final[tuple[tuple[Reason, Rule], ...]] = (
    (Reason.GOAL, goal),
    (Reason.MATCH, match),
    (Reason.POWER_LAST, power_last),
    (Reason.PAIR_EARLY, pair_early),
    (Reason.SAFETIES_KEPT, safeties_kept),
    (Reason.FEWEST_LEFT, hardest_left),
)


_SAFE: Final = (Reason.SAFETY_THIRD_GONE, Reason.SAFETY_PAIR)


def tips(position: DealState) -> tuple[tuple[Reason, Rule], ...]:
    """The rules of Basic Strategy for this position, the first that says something first."""
    return _DEFENCE if position.relation == AGAINST else _ATTACK


def advise(position: DealState) -> Advice:
    """The first rule of Basic Strategy that says something about the seat's hand."""
    hand = position.hands[position.seat]
    if len(hand) > 1:
        for reason, rule in tips(position):
            if ranks := rule(position, hand):
                return _spoken(position, hand, reason, ranks[0]), ranks
    return Reason.ONLY_CARD, hand


def reasons(position: DealState) -> dict[int, Reason]:
    """For each rank of the hand the first rule that truly supports it; left out if none does."""
    hand = position.hands[position.seat]
    told: dict[int, Reason] = {}
    for reason, rule in tips(position):
        for rank in rule(position, hand):
            if rank not in told and (spoken := _spoken(position, hand, reason, rank)):
                told[rank] = spoken
    return told


def _spoken(position: DealState, hand: list[int], reason: Reason, rank: int) -> Reason | None:
    """What can truly be said for a card: none of several equal ones is the hardest to match."""
    if reason in _SAFE and position.facts.power[rank]:
        # It doesn't matter if it can be matched: it makes its own chance.
        return Reason.POWER_STOPS if position.facts.stops(position.top, rank) else None
    if reason is Reason.PAIR_EARLY:
        back = _answers_next(position) and not position.facts.rules.clears_ice
        return reason if back and rank not in safeties(position, hand) else None
    if reason is not Reason.FEWEST_LEFT:
        return reason
    if len(hand) == 1:
        return Reason.ONLY_CARD
    if len({gone for gone in _gone(position, hand) if gone >= 0}) > 1:
        return reason
    shot_at = position.relation == AGAINST and _answers_next(position)
    # A power card on it would be no shot off the post.
    beside = any(each in (rank - 1, rank + 1) and not position.facts.power[each] for each in hand)
    return Reason.NEIGHBOUR if shot_at and beside else None


def _answers_next(position: DealState) -> bool:
    """True if the seat itself answers the next seat's card; with four, its partner does."""
    return position.facts.seats == SIDES
