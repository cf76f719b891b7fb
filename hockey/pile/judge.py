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
    """A side's chance to shoot, made by one of its seats; it lasts one play of that side."""

    side: int
    seat: int
    made_by: MadeBy


def judge(
    rules: PileRules, top: Card | None, chance: Chance | None, seat: int, card: Card
) -> tuple[Result | None, Chance | None]:
    """What a card comes to, and the chance that stands after it. `top` is None on a cleared table."""
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
    # A chance against you was made by the card just before, so a match is the third card (or a power card
    # on a power card): no need to ask how the chance was made.
    if third_card is ThirdCard.BLOCKS:
        return match or power
    return third_card is ThirdCard.CANCELS and match and not power
