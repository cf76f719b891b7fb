from dataclasses import dataclass
from enum import StrEnum

from hockey.cards import Card
from hockey.game import Result
from hockey.pile.rules import PileRules, ThirdCard


class MadeBy(StrEnum):
    MATCH = "match"
    POWER = "power"
    GOAL = "goal"


@dataclass(frozen=True, slots=True)
class Chance:
    """A side's chance to shoot, made by one of its seats; it lasts for that side's next play."""

    side: int
    seat: int
    made_by: MadeBy


def judge(
    rules: PileRules, top: Card | None, chance: Chance | None, seat: int, card: Card
) -> tuple[Result | None, Chance | None]:
    """A card's result, and the chance after it. `top` is None on a cleared table."""
    side = seat % 2
    mine = chance is not None and chance.side == side
    against = chance is not None and not mine
    power = card.rank in rules.power
    match = top is not None and top.rank == card.rank

    if mine and top is not None and (rules.power_scores if power else match):
        return Result.GOAL, Chance(side, seat, MadeBy.GOAL) if rules.goal_is_chance else None
    if against and _stops(rules.third_card, match=match, power=power):
        return Result.BLOCK, None
    if power:
        return Result.CHANCE, Chance(side, seat, MadeBy.POWER)
    if match:
        return Result.CHANCE, Chance(side, seat, MadeBy.MATCH)
    return None, chance if against else None


def _stops(third_card: ThirdCard | None, *, match: bool, power: bool) -> bool:
    # The card just before made the chance against you, so a match is the third card (or a power card on a
    # power card): how the chance was made doesn't matter.
    if third_card is ThirdCard.BLOCKS:
        return match or power
    return third_card is ThirdCard.CANCELS and match and not power
