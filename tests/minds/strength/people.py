"""Players like the people a level meets, in the pile games."""

from random import Random
from types import MappingProxyType
from typing import Final

from minds.door import Thought
from minds.pile.basic import tips
from minds.pile.knowledge import PileKnowledge
from minds.pile.mind import PileMind
from minds.pile.model import DealState
from minds.pile.style import supported

_SEES: Final = 0.95
"""How often the human sees a match."""
_FORGETS: Final = 0.25
"""How often the forgetful player misses a tip."""


def newcomer(knowledge: PileKnowledge, random: Random, _budget: int) -> dict[int, Thought]:
    """Matches when possible, and plays any card otherwise."""
    hand = _hand(knowledge.now)
    return _only(random.choice(_matches(knowledge.now, hand) or hand))


def human(knowledge: PileKnowledge, random: Random, _budget: int) -> dict[int, Thought]:
    """Mostly sees a match, and plays rather a high card otherwise: an Ace 13 times as often as a Two."""
    hand = _hand(knowledge.now)
    if (ranks := _matches(knowledge.now, hand)) and random.random() < _SEES:
        return _only(random.choice(ranks))
    return _only(random.choices(hand, [rank + 1 for rank in hand])[0])


def forgetful(knowledge: PileKnowledge, random: Random, _budget: int) -> dict[int, Thought]:
    """Knows Basic Strategy, but now and then misses a tip and goes by a later one, or plays any card."""
    hand = _hand(knowledge.now)
    for _, ranks in tips(knowledge.now):
        if random.random() >= _FORGETS:
            return _only(random.choice(ranks))
    return _only(random.choice(hand))


PEOPLE: Final = MappingProxyType(
    {"newcomer": PileMind(newcomer), "human": PileMind(human), "forgetful": PileMind(forgetful)}
)


def _hand(now: DealState) -> list[int]:
    return now.hands[now.seat]


def _matches(now: DealState, hand: list[int]) -> list[int]:
    """A Jack on a Jack is a match to them, too."""
    return next(supported(now)) or [rank for rank in hand if rank == now.top]


def _only(rank: int) -> dict[int, Thought]:
    return {rank: Thought("", 1.0, "liking")}
