from random import Random
from typing import Final, Protocol

from minds.pile.model import DealState

SLIP: Final = 0.05
"""How often a player is assumed to play any card: no one always follows a policy."""


class Policy(Protocol):
    """A way to play a card without thinking long, by what the seat to play may know of a position.

    A policy reads only its own seat's hand in `position.hands`.
    """

    def pick(self, position: DealState, random: Random) -> int:
        """The rank that it plays."""

    def likelihood(self, position: DealState, rank: int) -> float:
        """How likely it is to play this rank of its hand, slips included; never 0."""


def likelihood_among(liked: list[int], hand: list[int], rank: int) -> float:
    """The likelihood of a rank if the cards it likes are equally likely, and any card by a slip."""
    slip = SLIP * hand.count(rank) / len(hand)
    return slip + (1 - SLIP) * liked.count(rank) / len(liked)


class Whatever:
    """Plays any card of its hand."""

    def pick(self, position: DealState, random: Random) -> int:
        return random.choice(position.hands[position.seat])

    def likelihood(self, position: DealState, rank: int) -> float:
        hand = position.hands[position.seat]
        return hand.count(rank) / len(hand)
