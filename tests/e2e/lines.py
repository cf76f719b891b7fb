"""Face-offs and lines by people who tap what is on their screens."""

import re
from dataclasses import dataclass, field

from sandbox.people import Person, Rendered, ShownButton
from tests.e2e.rink import CARD, Rink, conversation, refused

POSITIONS = ("LW", "C", "RW", "LD", "G", "RD")
WHOLE = re.compile(rf"^({CARD.pattern}|Joker)$")
Placed = dict[str, str]


@dataclass
class Given:
    """What each player chose, as it was labelled: cards for face-offs, lines by position."""

    picks: dict[str, list[str]] = field(default_factory=dict)
    lines: dict[str, list[Placed]] = field(default_factory=dict)
    moves: set[tuple[str, str, str]] = field(default_factory=set)


async def begin(rink: Rink, **options: object) -> None:
    jon, darrell = rink.people
    asked = await jon.command(rink.channel, "hockey challenge", opponent=darrell, game="lineup", **options)
    assert asked.acknowledged, asked
    await rink.accept(darrell)


def hand(person: Person) -> Rendered:
    return conversation(person)[-1]


def asked(rink: Rink) -> Person | None:
    """A person who reads that it's their turn."""
    seen = [(person, conversation(person)) for person in rink.people]
    return next((person for person, shown in seen if shown and "Your turn" in shown[-1].text), None)


def is_placing(person: Person) -> bool:
    return hand(person).button("Ready") is not None


def placed(person: Person) -> Placed:
    """Who is where in the line on the screen."""
    labels = [button.label.split(" ", 1) for button in hand(person).buttons]
    return {where[0]: where[1] for where in labels if where[0] in POSITIONS and where[1] != "–"}


async def tap(rink: Rink, person: Person, button: ShownButton, given: Given) -> bool:
    """Tap a move; True if it counted. If not, the answer says why."""
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
    """A number of cards by chance, each to a listed place; again if a disk was slow."""
    placed = 0
    while placed < count:
        card = rink.chance.choice(hand(person).selects[0].options)
        handle = await person.choose(hand(person), [card.label])
        assert handle.acknowledged
        placed += not refused(handle)


async def ready(rink: Rink, person: Person, given: Given) -> None:
    await rink.world.until(lambda: len(placed(person)) == len(POSITIONS))
    line, done = placed(person), hand(person).button("Ready")
    assert done
    if await tap(rink, person, done, given):
        given.lines.setdefault(person.name, []).append(line)


async def play_out(rink: Rink, given: Given) -> Rendered:
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
        await place(rink, person, len(POSITIONS) - len(placed(person)))
        await ready(rink, person, given)


def told(rink: Rink) -> str:
    """Everything in the channel that all can read."""
    return "\n".join(m.text for m in rink.people[0].sees(rink.channel) if not m.ephemeral)
