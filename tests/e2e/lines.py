"""Face-offs and lines by people who tap what is on their screens."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from sandbox.people import Option, Person, Rendered, ShownButton
from tests.e2e.rink import CARD, Rink, conversation, refused

POSITIONS = ("LW", "C", "RW", "LD", "G", "RD")
WHOLE = re.compile(rf"^({CARD.pattern}|Joker)$")
RANKS = ["Joker", *map(str, range(2, 11)), *"JQKA"]
Placed = dict[str, str]


@dataclass
class Given:
    """What everybody has given, as it was labelled: cards for face-offs, lines by position."""

    picks: dict[str, list[str]] = field(default_factory=dict)
    lines: dict[str, list[Placed]] = field(default_factory=dict)
    moves: set[tuple[str, str, str]] = field(default_factory=set)


def strength(option: Option) -> int:
    return RANKS.index(option.label.rstrip("♣♦♥♠"))


async def begin(rink: Rink, **options: object) -> None:
    jon, darrell = rink.people
    asked = await jon.command(rink.channel, "hockey challenge", opponent=darrell, game="lineup", **options)
    assert asked.acknowledged, asked
    await rink.accept(darrell)


def hand(person: Person) -> Rendered:
    return conversation(person)[-1]


def asked(rink: Rink) -> Person | None:
    """Somebody who reads that it is their turn."""
    seen = [(person, conversation(person)) for person in rink.people]
    return next((person for person, shown in seen if shown and "Your turn" in shown[-1].text), None)


def is_placing(person: Person) -> bool:
    return hand(person).button("Ready") is not None


def placed(person: Person) -> Placed:
    """Who stands where in the line on the screen."""
    labels = [button.label.split(" ", 1) for button in hand(person).buttons]
    return {where[0]: where[1] for where in labels if where[0] in POSITIONS and where[1] != "–"}


async def tap(rink: Rink, person: Person, button: ShownButton, given: Given) -> bool:
    """Tap something that is a move; whether it was made. If not, the answer says why."""
    before = hand(person)
    move = person.name, button.label, looks(before)
    assert move not in given.moves, f"{button.label} came back to a hand"
    handle = await person.tap(before, button=button)
    assert handle.acknowledged, rink.world.describe()
    await rink.world.until(lambda: refused(handle) or looks(hand(person)) != looks(before))
    if refused(handle):
        return False
    given.moves.add(move)
    return True


def looks(message: Rendered) -> str:
    return "\n".join([message.text, *(button.label for button in message.buttons)])


async def throw_in(rink: Rink, person: Person, given: Given) -> None:
    cards = [button for button in hand(person).pressable if WHOLE.match(button.label)]
    card = rink.chance.choice(cards)
    if await tap(rink, person, card, given):
        given.picks.setdefault(person.name, []).append(card.label)


async def place(rink: Rink, person: Person, count: int) -> None:
    """So many cards, each by chance, each where the list says that it goes."""
    for _ in range(count):
        await put(person, rink.chance.choice)


async def put(person: Person, which: Callable[[Sequence[Option]], Option]) -> None:
    """A card of the list, where it goes; again where a disk was too slow for it."""
    handle = await person.choose(hand(person), [which(hand(person).selects[0].options).label])
    while refused(handle):
        handle = await person.choose(hand(person), [which(hand(person).selects[0].options).label])
    assert handle.acknowledged


async def attack(person: Person) -> None:
    """The best cards in front, the worst behind."""
    for position in POSITIONS:
        await person.tap(hand(person), f"{position} –")
        best = max if position in POSITIONS[:3] else min
        await put(person, partial(best, key=strength))


async def ready(rink: Rink, person: Person, given: Given) -> None:
    await rink.world.until(lambda: len(placed(person)) == len(POSITIONS))
    line, done = placed(person), hand(person).button("Ready")
    assert done
    if await tap(rink, person, done, given):
        given.lines.setdefault(person.name, []).append(line)


async def play_out(rink: Rink, given: Given, *, attacking: bool = False) -> Rendered:
    """Play until the result is in the channel."""
    while True:
        await rink.world.until(lambda: asked(rink) is not None or rink.result() is not None)
        person = asked(rink)
        if person is None:
            result = rink.result()
            assert result is not None
            return result
        if not is_placing(person):
            await throw_in(rink, person, given)
            continue
        if attacking:
            await attack(person)
        else:
            await place(rink, person, len(POSITIONS) - len(placed(person)))
        await ready(rink, person, given)


def told(rink: Rink) -> str:
    """Everything the channel holds that all may read."""
    return "\n".join(m.text for m in rink.people[0].sees(rink.channel) if not m.ephemeral)
