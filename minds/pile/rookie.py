from typing import Final

from minds.pile.basic import spoken, tips
from minds.pile.model import DealState
from minds.reasons import Reason

_KNOWN: Final = {Reason.MATCH, Reason.POWER_STOPS}
"""The tips that a rookie knows."""


def advise_greedy(position: DealState) -> tuple[Reason | None, list[int]]:
    """The reason, if it has any, and the ranks that it likes alike, repeated as held."""
    for reason, ranks in tips(position):
        if reason in _KNOWN:
            return spoken(position, reason, ranks[0]), ranks
    return None, position.hands[position.seat]


def advise_generous(position: DealState) -> tuple[Reason | None, list[int]]:
    """No reason, and the plain ranks that the next player most likely holds, repeated as held.

    It leaves the card on the table unmatched: it neither takes a chance from the other side nor scores.
    """
    hand, power = position.hands[position.seat], position.facts.power
    plain = [rank for rank in hand if not power[rank]]
    offered = [rank for rank in plain if rank != position.top] or plain or hand
    about = {rank: _about(position, rank) for rank in offered}
    return None, [rank for rank in offered if about[rank] == max(about.values())]


def _about(position: DealState, rank: int) -> int:
    """How many cards of a rank the next seat may hold; none of one that it did not match in this deal."""
    after = (position.seat + 1) % position.facts.seats
    # A deal's last card is answered with new cards.
    if position.left > 1 and position.voids[after] >> rank & 1:
        return 0
    hand = position.hands[position.seat]
    return position.facts.copies[rank] - position.seen[rank] - hand.count(rank)
