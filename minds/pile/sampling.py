from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from random import Random

from minds.pile.knowledge import Scene
from minds.pile.model import Position
from minds.pile.policy import Policy


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden cards may lie, how each seat may be playing, and how well both fit."""

    hands: list[list[int]] = field(repr=False)
    policies: tuple[Policy, ...]
    weight: float


def draw(scene: Scene, kinds: Sequence[Sequence[tuple[Policy, float]]], random: Random) -> World:
    """A world drawn evenly, weighed by how likely its seats would have played as they did.

    `kinds` tells for each seat the policies that it may be playing by, with their odds.
    """
    cards = random.sample(scene.hidden, sum(n for seat, n in enumerate(scene.held) if seat != scene.seat))
    hands, begin = [], 0
    for seat, count in enumerate(scene.held):
        if seat == scene.seat:
            hands.append(scene.now.hands[seat])
        else:
            hands.append(cards[begin : begin + count])
            begin += count
    return weigh(scene, kinds, hands, random)


def weigh(
    scene: Scene, kinds: Sequence[Sequence[tuple[Policy, float]]], hands: list[list[int]], random: Random
) -> World:
    """The world of these hands, with policies drawn by their odds."""
    policies = tuple(pick(kind, random) for kind in kinds)
    return World(hands, policies, _weight(scene, hands, policies))


def resample(worlds: Sequence[World], count: int, random: Random) -> list[World]:
    """So many worlds by their weight, spread evenly over them."""
    step = sum(world.weight for world in worlds) / count
    at, reached = random.random() * step, 0.0
    chosen: list[World] = []
    for world in worlds:
        reached += world.weight
        while at < reached and len(chosen) < count:
            chosen.append(world)
            at += step
    return chosen


def position_in(scene: Scene, world: World) -> Position:
    """The position as it is now if the cards lie so."""
    position = scene.now.copy()
    position.hands = [hand[:] for hand in world.hands]
    return position


def pick(kind: Sequence[tuple[Policy, float]], random: Random) -> Policy:
    at = random.random()
    for policy, odds in kind:
        at -= odds
        if at < 0:
            return policy
    return kind[0][0]


def _weight(scene: Scene, hands: list[list[int]], policies: tuple[Policy, ...]) -> float:
    """How likely the other seats would have played this deal as they did, holding these hands."""
    return likelihood(scene, [((policy, 1.0),) for policy in policies], hands)


def likelihood(
    scene: Scene, kinds: Sequence[Sequence[tuple[Policy, float]]], hands: list[list[int]]
) -> float:
    """How likely the other seats, being of these kinds, would have played this deal so with these hands."""
    position = scene.start.copy()
    for seat, hand in enumerate(hands):
        if seat != scene.seat:
            position.hands[seat] = position.hands[seat] + hand
    odds = [[share for _, share in kind] for kind in kinds]
    for rank in scene.plays:
        seat = position.seat
        if seat != scene.seat:
            for place, (policy, _) in enumerate(kinds[seat]):
                odds[seat][place] *= policy.likelihood(position, rank)
        position.play(rank)
    return prod(sum(each) for seat, each in enumerate(odds) if seat != scene.seat)
