"""House rules in the making: switches that may still contradict each other, and their short code.

The code is in the custom_ids of the form, so a restart loses nothing.
"""

from typing import Any, get_args

from bot.replies import SorryError
from faces.taps.admin import RulesDeals, RulesFlag
from hockey.cards import RANKS
from hockey.pile.rules import Contradiction, ContradictoryRules, PileRules, ThirdCard
from hockey.pile.switches import BadSwitches, from_switches

Switches = dict[str, Any]
"""What `hockey.pile.switches` takes."""

PACK = 52
SEATS = (2, 4)
CENTRES = (0, 2, 4, 6, 8)
THIRDS: dict[str, ThirdCard | None] = {
    "t": ThirdCard.TAKES_OVER,
    "c": ThirdCard.CANCELS,
    "b": ThirdCard.BLOCKS,
    "n": None,
}
DEALS: tuple[RulesDeals, ...] = get_args(RulesDeals)
FLAGS: dict[RulesFlag, str] = {"g": "goal_is_chance", "i": "clears_ice", "s": "power_scores"}

LARGEST_DEAL = 10  # two rows of buttons
DEAL_SIZES = range(3, 9)
_DIGITS = "0123456789a"
_PARTS = 6
# What Discord takes after `house:overtime_deals:`. Codes from the form are much shorter.
_LONGEST_CODE = 79


def rules_of(switches: Switches) -> PileRules | tuple[Contradiction, ...]:
    """The rules that the switches make, or why they make none. SorryError if no form has these switches."""
    if max(switches["deals"] + switches["overtime_deals"], default=0) > LARGEST_DEAL:
        raise SorryError("sorry-button")
    try:
        return from_switches(switches)
    except ContradictoryRules as error:
        return error.contradictions
    except BadSwitches:
        raise SorryError("sorry-button") from None


def presets(seats: int, centre: int) -> list[list[int]]:
    """Usual ways to deal out the pack: deals of one size, with the rest added to one of them."""
    if seats not in SEATS or (PACK - centre) % seats:
        return []
    each = (PACK - centre) // seats
    found: list[list[int]] = []
    for size in DEAL_SIZES:
        count, rest = divmod(each, size)
        if rest:
            more = [size] * (count - 1)
            shapes = [[*more, size + rest], [size + rest, *more], [*more, size, rest]]
        else:
            shapes = [[size] * count]
        found += [deals for deals in shapes if max(deals) <= LARGEST_DEAL and deals not in found]
    return found


def with_pack_shared(switches: Switches, **changes: int) -> Switches:
    """Switches with other seats or another centre. Deals that no longer fit give way to similar ones."""
    changed = {**switches, **changes}
    fitting = presets(changed["seats"], changed["centre"])
    for name in DEALS:
        if fitting and sum(changed[name]) != sum(fitting[0]):
            changed[name] = _nearest(fitting, changed[name])
    return changed


def _nearest(fitting: list[list[int]], deals: list[int]) -> list[int]:
    first = deals[0] if deals else 0
    return min(fitting, key=lambda preset: abs(preset[0] - first))


def write_deals(deals: list[int]) -> str:
    """Deals as they stand in a choice's value and in a code."""
    return "".join(_DIGITS[count] for count in deals)


def read_deals(text: str) -> list[int]:
    if not set(text) <= set(_DIGITS):
        raise SorryError("sorry-button")
    return [_DIGITS.index(digit) for digit in text]


def encode(switches: Switches) -> str:
    third = next(letter for letter, card in THIRDS.items() if card == switches["third_card"])
    flags = "".join(letter for letter, name in FLAGS.items() if switches[name])
    deals = (write_deals(switches[name]) for name in DEALS)
    power, centre = "".join(switches["power"]), str(switches["centre"])
    return "-".join([str(switches["seats"]), power, *deals, centre, third + flags])


def decode(code: str) -> Switches:
    """The switches of a code. SorryError if no form has this code."""
    parts = code.split("-")
    if len(parts) != _PARTS or len(code) > _LONGEST_CODE:
        raise SorryError("sorry-button")
    seats, power, deals, overtime, centre, rest = parts
    sound = (
        seats in map(str, SEATS)
        and centre in map(str, range(len(RANKS) + 1))
        and set(power) <= set(RANKS)
        and rest[:1] in THIRDS
        and set(rest[1:]) <= set(FLAGS)
    )
    if not sound:
        raise SorryError("sorry-button")
    return {
        "seats": int(seats),
        "power": list(power),
        "deals": read_deals(deals),
        "overtime_deals": read_deals(overtime),
        "centre": int(centre),
        "third_card": THIRDS[rest[:1]],
        **{name: letter in rest[1:] for letter, name in FLAGS.items()},
    }
