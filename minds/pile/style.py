from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from minds.pile.model import COPIES, DealState

SLIP: Final = 0.05
"""How often a player is assumed to play any card: no one always follows a style."""
HIGH: Final = 6
"""From the Eight up."""


@dataclass(frozen=True, slots=True)
class Style:
    """A way to play: how often its player follows each tip of Basic Strategy that says something.

    The tips come in this order, and the first one followed decides: match (or score); against a chance, a
    card whose other three are gone, a card that the next player didn't match, or a power card; with no chance
    against them, one of a pair; the card that is hardest to match. A high card comes last, which is no tip,
    but many people's habit. Who follows none plays any card.
    """

    match: float = 0.0
    gone: float = 0.0
    kept: float = 0.0
    stops: float = 0.0
    early: float = 0.0
    hardest: float = 0.0
    high: float = 0.0

    @property
    def follows(self) -> tuple[float, ...]:
        """How often, in the order of the tips."""
        return self.match, self.gone, self.kept, self.stops, self.early, self.hardest, self.high

    def among(self, hand: Sequence[int], tips: Iterable[list[int]]) -> dict[int, float]:
        """How likely each rank of the hand is, slips included, by what each tip supports."""
        told = dict.fromkeys(hand, 0.0)
        left = 1 - SLIP
        for follows, ranks in zip(self.follows, tips, strict=False):
            if follows and ranks:
                share = left * follows / len(ranks)
                for rank in ranks:
                    told[rank] += share
                left *= 1 - follows
                if not left:
                    break
        share = (left + SLIP) / len(hand)
        for rank in hand:
            told[rank] += share
        return told


BASIC: Final = Style(1, 1, 1, 1, 1, 1)
"""Basic Strategy as it's written; `minds.pile.basic` has the reasons."""
SENSIBLE: Final = Style(0.95, 0.7, 0.6, 0.8, 0.7, 0.7)
"""Mostly follows the tips, but now and then misses one."""
NEWCOMER: Final = Style(match=0.97)
"""Matches, and otherwise plays any card."""
GREEDY: Final = Style(match=1, stops=1)
"""Matches when it can, stops a chance with a power card, and otherwise plays any card."""
SHOWY: Final = Style(match=0.95, high=0.45)
"""Mostly sees a match, and otherwise plays rather a high card."""


def likelihoods(styles: Iterable[Style], position: DealState, rank: int) -> list[float]:
    """How likely each style plays this rank of the hand; never 0."""
    hand, tips = position.hands[position.seat], list(supported(position))
    return [style.among(hand, tips)[rank] for style in styles]


def liked(position: DealState) -> list[int]:
    """The ranks that Basic Strategy supports equally."""
    return next(filter(None, supported(position)))


def supported(position: DealState) -> Iterator[list[int]]:
    """What each tip supports, in the order of `Style`; nothing where it doesn't apply."""
    seat = position.seat
    hand = position.hands[seat]
    facts, top, chance = position.facts, position.top, position.chance
    power, seen, scoring = facts.power, position.seen, facts.rules.power_scores
    if top in hand and not power[top]:
        yield [top]
    elif scoring and top >= 0 and chance == seat & 1:
        yield [rank for rank in hand if power[rank]]
    else:
        yield []
    void = not_matched(position)
    if chance == 1 - (seat & 1):
        yield [] if scoring else [rank for rank in hand if seen[rank] + hand.count(rank) == COPIES]
        yield [rank for rank in hand if void >> rank & 1] if void else []
        yield [rank for rank in hand if power[rank] and facts.stops(top, rank)]
        yield []
        yield _rare(hand, power, seen)
        yield [rank for rank in hand if rank >= HIGH]
        return
    yield from ([], [], [])
    plain = [rank for rank in hand if not power[rank]]
    yield [rank for rank in plain if plain.count(rank) > 1] if len({*plain}) < len(plain) else []
    gone = -1 if scoring else COPIES
    kept = [rank for rank in plain if seen[rank] + plain.count(rank) != gone and not void >> rank & 1]
    yield _rare(kept or hand, power, seen)
    yield [rank for rank in hand if rank >= HIGH]


def not_matched(position: DealState) -> int:
    """A bit for each rank that the next seat didn't match in this deal, as far as that says something.

    Before a deal's last card it says nothing: the shot at that one comes with new cards.
    """
    facts = position.facts
    silent = facts.rules.power_scores or position.left == 1
    return 0 if silent else position.voids[(position.seat + 1) % facts.seats]


def _rare(hand: list[int], power: tuple[bool, ...], seen: list[int]) -> list[int]:
    """The cards with the fewest left of their rank; of those, rather ones that are next to another."""
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
