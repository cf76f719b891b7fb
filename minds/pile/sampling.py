from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from random import Random
from typing import Final

from minds.pile.inference import Kind
from minds.pile.knowledge import PileKnowledge
from minds.pile.model import DealState
from minds.pile.policy import Policy

_TRIES: Final = 4
"""How many hands are drawn for a seat; one is taken, by how likely its plays make it."""


@dataclass(frozen=True, slots=True)
class SampledWorld:
    """One order of the hidden cards, how each seat may be playing, and how well both fit."""

    hands: list[list[int]] = field(repr=False)
    policies: tuple[Policy, ...]
    weight: float


def weigh(
    knowledge: PileKnowledge, kinds: Sequence[Kind], hands: list[list[int]], random: Random
) -> SampledWorld:
    """The world of these hands, with policies drawn by their odds."""
    policies = tuple(_pick(kind, random) for kind in kinds)
    return SampledWorld(hands, policies, _weight(knowledge, hands, policies))


def resample(worlds: Sequence[SampledWorld], count: int, random: Random) -> list[SampledWorld]:
    """Worlds, `count` of them, by their weight and spread evenly."""
    step = sum(world.weight for world in worlds) / count
    at, reached = random.random() * step, 0.0
    chosen: list[SampledWorld] = []
    for world in worlds:
        reached += world.weight
        while at < reached and len(chosen) < count:
            chosen.append(world)
            at += step
    return chosen


def position_in(knowledge: PileKnowledge, world: SampledWorld) -> DealState:
    """The current position with the cards in this order."""
    position = knowledge.now.copy()
    position.hands = [hand[:] for hand in world.hands]
    return position


def _pick(kind: Kind, random: Random) -> Policy:
    at = random.random()
    for policy, odds in kind:
        at -= odds
        if at < 0:
            return policy
    return kind[0][0]


def _weight(knowledge: PileKnowledge, hands: list[list[int]], policies: tuple[Policy, ...]) -> float:
    """How likely the other seats would have played this deal as they did, with these hands."""
    return likelihood(knowledge, [((policy, 1.0),) for policy in policies], hands)


def likelihood(knowledge: PileKnowledge, kinds: Sequence[Kind], hands: list[list[int]]) -> float:
    """How likely the other seats, of these kinds, would have played this deal like this with these hands."""
    position = knowledge.start.copy()
    for seat, hand in enumerate(hands):
        if seat != knowledge.seat:
            position.hands[seat] = position.hands[seat] + hand
    odds = [[share for _, share in kind] for kind in kinds]
    for rank in knowledge.plays:
        seat = position.seat
        if seat != knowledge.seat:
            for place, (policy, _) in enumerate(kinds[seat]):
                odds[seat][place] *= policy.likelihood(position, rank)
        position.play(rank)
    return prod(sum(each) for seat, each in enumerate(odds) if seat != knowledge.seat)


class Reading:
    """What each other seat's plays of the current deal say about its hand.

    A policy reads only its own seat's hand, so each hidden hand is weighed by itself: with several of them, a
    world needn't be lucky in all at once. A partner's plays say as much as an opponent's.
    """

    def __init__(self, knowledge: PileKnowledge) -> None:
        self._knowledge = knowledge
        self._seats = [seat for seat, count in enumerate(knowledge.held) if seat != knowledge.seat and count]
        self._plays: list[list[tuple[DealState, int, list[int]]]] = [[] for _ in knowledge.held]
        position = knowledge.start.copy()
        for place, rank in enumerate(knowledge.plays):
            seat = position.seat
            if seat != knowledge.seat:
                rest = knowledge.plays[place :: knowledge.facts.seats]
                self._plays[seat].append((position.copy(), rank, rest))
            position.play(rank)

    def world(self, kinds: Sequence[Kind], random: Random) -> SampledWorld:
        """A world whose hands were drawn one after the other, weighed by how likely it is."""
        knowledge = self._knowledge
        rest, weight = knowledge.hidden[:], 1.0
        policies = [_pick(kind, random) for kind in kinds]
        hands = [
            knowledge.now.hands[seat] if seat == knowledge.seat else []
            for seat in range(knowledge.facts.seats)
        ]
        for seat in random.sample(self._seats, len(self._seats)):
            hand, likely = self._hand(seat, rest, policies[seat], random)
            weight *= likely
            hands[seat] = hand
            for rank in hand:
                rest.remove(rank)
        return SampledWorld(hands, tuple(policies), weight)

    def _hand(self, seat: int, rest: list[int], policy: Policy, random: Random) -> tuple[list[int], float]:
        """One of several hands, and how likely they are on average."""
        count = self._knowledge.held[seat]
        if not self._plays[seat]:
            return random.sample(rest, count), 1.0
        tried = [random.sample(rest, count) for _ in range(_TRIES)]
        odds = [self.likelihood(seat, policy, hand) for hand in tried]
        return random.choices(tried, odds)[0], sum(odds) / _TRIES

    def likelihood(self, seat: int, policy: Policy, hand: list[int]) -> float:
        """How likely a seat would have played this deal as it did, with this hand now."""
        likely = 1.0
        for position, rank, rest in self._plays[seat]:
            position.hands[seat] = rest + hand
            likely *= policy.likelihood(position, rank)
        return likely
