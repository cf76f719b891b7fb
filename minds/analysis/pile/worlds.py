from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import comb
from random import Random
from typing import Final

from minds.pile.inference import Kind
from minds.pile.knowledge import PileKnowledge
from minds.pile.sampling import SampledWorld, weigh

_EVERY: Final = 4
"""One in this many worlds is drawn evenly, so that rare play isn't left out."""
_EVEN: Final = 1 / _EVERY


def draw_many(
    knowledge: PileKnowledge, kinds: Sequence[Kind], count: int, random: Random
) -> Iterator[SampledWorld]:
    """Worlds that fit, at most `count`, weighed by how likely each is.

    A player who didn't match a card mostly has none of its rank. Most worlds are drawn that way, and weigh
    less in turn. So fewer worlds say as much as many even ones.
    """
    barred = [_plain(knowledge, void) for void in knowledge.now.voids]
    for number in range(count):
        hands, gain = _share_out(knowledge, barred, random, even=not number % _EVERY)
        if hands:
            world = weigh(knowledge, kinds, hands, random)
            yield replace(world, weight=world.weight / (_EVEN + (1 - _EVEN) * gain))


def _plain(knowledge: PileKnowledge, void: int) -> int:
    """The ranks of a void without power ranks, which are often kept."""
    return sum(
        1 << rank for rank, power in enumerate(knowledge.facts.power) if void >> rank & 1 and not power
    )


def _share_out(
    knowledge: PileKnowledge, barred: Sequence[int], random: Random, *, even: bool
) -> tuple[list[list[int]], float]:
    """Hands, drawn evenly or without barred ranks, and how much likelier the second way makes them.

    No hands if there aren't enough cards left for one of them: that draw counts for nothing.
    """
    rest, hands, gain = list(knowledge.hidden), list[list[int]](), 1.0
    for seat, count in enumerate(knowledge.held):
        if seat == knowledge.seat:
            hands.append(knowledge.now.hands[seat])
            continue
        free = [rank for rank in rest if not barred[seat] >> rank & 1]
        among = rest if even else free
        if len(among) < count:
            return [], 0.0
        hand = random.sample(among, count)
        fits = not any(barred[seat] >> rank & 1 for rank in hand)
        gain *= comb(len(rest), count) / comb(len(free), count) if fits else 0.0
        for rank in hand:
            rest.remove(rank)
        hands.append(hand)
    return hands, gain
