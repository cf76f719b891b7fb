from random import Random

from minds.pile.model import COPIES, DealState
from minds.pile.policy import likelihood_among


class Swift:
    """Basic Strategy in one pass, for playing out worlds by the thousand; `basic` has it rule by rule."""

    def pick(self, position: DealState, random: Random) -> int:
        ranks = liked(position)
        return ranks[0] if len(ranks) == 1 else ranks[int(random.random() * len(ranks))]

    def likelihood(self, position: DealState, rank: int) -> float:
        return likelihood_among(liked(position), position.hands[position.seat], rank)


def liked(position: DealState) -> list[int]:
    """The ranks that Basic Strategy supports equally."""
    seat = position.seat
    hand = position.hands[seat]
    if len(hand) == 1:
        return hand
    facts, top, chance = position.facts, position.top, position.chance
    power = facts.power
    if top in hand and not power[top]:
        return [top]
    scoring = facts.rules.power_scores
    if scoring and top >= 0 and chance == seat & 1 and (powers := [r for r in hand if power[r]]):
        return powers
    seen = position.seen
    void = 0 if scoring or position.left == 1 else position.voids[(seat + 1) % facts.seats]
    if chance == 1 - (seat & 1):
        return _defend(position, hand, seen, void)
    return _attack(hand, power, seen, -1 if scoring else COPIES, void)


def _defend(position: DealState, hand: list[int], seen: list[int], void: int) -> list[int]:
    facts, top = position.facts, position.top
    if not facts.rules.power_scores:
        if safe := [rank for rank in hand if seen[rank] + hand.count(rank) == COPIES]:
            return safe
        if void and (safe := [rank for rank in hand if void >> rank & 1]):
            return safe
    power = facts.power
    return [r for r in hand if power[r] and facts.stops(top, r)] or _rare(hand, power, seen)


def _attack(hand: list[int], power: tuple[bool, ...], seen: list[int], gone: int, void: int) -> list[int]:
    plain = [rank for rank in hand if not power[rank]]
    if not plain:
        return hand
    if len({*plain}) < len(plain):
        return [rank for rank in plain if plain.count(rank) > 1]
    kept = [rank for rank in plain if seen[rank] + 1 != gone and not void >> rank & 1]
    return _rare(kept or hand, power, seen)


def _rare(hand: list[int], power: tuple[bool, ...], seen: list[int]) -> list[int]:
    most, rare = -2, hand
    for rank in hand:
        count = -1 if power[rank] else seen[rank] + hand.count(rank)
        if count > most:
            most, rare = count, [rank]
        elif count == most:
            rare = [*rare, rank]
    if len(rare) == 1:
        return rare
    return [rank for rank in rare if rank + 1 in hand or rank - 1 in hand] or rare
