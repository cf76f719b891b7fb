"""Face-offs and lines by tapping: what the players of Turn-Based Hockey do on their screens."""

import re
from typing import Any

from simcord import InteractionResult

from tests.cogs.people import Message, Person
from tests.cogs.rink import Rink

POSITIONS = ("LW", "C", "RW", "LD", "RD", "G")
_VALUES = {"Joker": 0, "J": 10, "Q": 10, "K": 10, "A": 11}


def value(label: str) -> int:
    rank = label.rstrip("♣♦♥♠")
    return _VALUES[rank] if rank in _VALUES else int(rank)


async def begun(rink: Rink, **options: object) -> Message:
    """A match of Jon and Darrell that has been dealt; the first sheet."""
    challenge = await rink.challenge(game="lineup", **options)
    await rink.darrell.click(challenge, label="Accept")
    return rink.last()


async def throw_in(person: Person, card: str) -> InteractionResult:
    """Give this card for the face-off."""
    return await person.click(person.hand(), label=card)


async def face_off(rink: Rink, winner: Person) -> None:
    """The winner gives their best card, the other their worst."""
    best, worst = winner.hand().playable[0], rink.other(winner).hand().playable[-1]
    assert value(best["label"]) > value(worst["label"])
    await throw_in(winner, best["label"])
    await throw_in(rink.other(winner), worst["label"])


async def level_face_off(rink: Rink) -> None:
    """Cards of equal value, whichever the deal has."""
    mine, theirs = ([button["label"] for button in p.hand().playable] for p in rink.players)
    one, other = next((a, b) for a in mine for b in theirs if value(a) == value(b))
    await throw_in(rink.jon, one)
    await throw_in(rink.darrell, other)


def at(hand: Message, position: str) -> str:
    """What stands at the position, a dash for nobody."""
    (label,) = [label for label in hand.labels if re.match(rf"{position} ", label)]
    return str(label).split(" ", 1)[1]


def placed(hand: Message) -> dict[str, str]:
    return {position: at(hand, position) for position in POSITIONS}


async def tap(person: Person, position: str, hand: Message | None = None) -> InteractionResult:
    """Tap a position of the line that is being set up."""
    hand = hand or person.hand()
    return await person.click(hand, label=f"{position} {at(hand, position)}")


def bench(hand: Message) -> dict[str, Any]:
    """The list of cards: after a goal there is one of taunts, too."""
    return next(each for each in hand.selects if each["custom_id"].startswith("draft:"))


async def choose(person: Person, which: int = 0, hand: Message | None = None) -> str:
    """Take the n-th card of the list; which it was."""
    hand = hand or person.hand()
    option = bench(hand)["options"][which]
    await person.select(hand, [option["value"]], custom_id=bench(hand)["custom_id"])
    return str(option["label"])


async def fill(person: Person, count: int = 6, hand: Message | None = None) -> list[str]:
    """Put a card at each empty position in turn, the first of the list each time."""
    return [await choose(person, 0, hand) for _ in range(count)]


async def set_up(person: Person) -> list[str]:
    cards = await fill(person, list(placed(person.hand()).values()).count("–"))
    await person.click(person.hand(), label="Ready")
    return cards


async def play_period(rink: Rink) -> None:
    """A period by the players whose turn it is, each with the first card they can tap."""
    sheet = len(rink.sheets())
    while len(rink.sheets()) == sheet and not rink.over:
        person = next(p for p in rink.players if "**Your turn:**" in p.hand().content)
        if "Ready" in person.hand().labels:
            await set_up(person)
        else:
            await throw_in(person, person.hand().playable[0]["label"])
