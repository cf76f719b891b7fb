"""Two people at a field of cards, who read their screens, picture and all, and tap what they see."""

import re
from dataclasses import dataclass

from sandbox.ground.models import COMPONENTS_V2, Message
from sandbox.people import Handle, Person, Rendered, ShownButton
from tests.e2e.rink import CARD, Rink

PLACE = re.compile(rf"^(?:(?:Goalie\s)?\d|(?:\d: )?{CARD.pattern})(?: [🏒🥅🚫])?$")
DRAWN = re.compile(rf"\*\*({CARD.pattern})\*\*")


@dataclass(frozen=True)
class Turn:
    person: Person
    message: Rendered
    places: list[ShownButton]

    @property
    def card(self) -> str:
        found = DRAWN.search(self.message.text)
        assert found, self.message.text
        return found[1]

    def best(self) -> ShownButton:
        """An open card that lets the drawn one pass, else a closed one, else any."""
        mine = self.card
        for place in self.places:
            shown = CARD.search(place.label)
            if shown and (shown[1] == mine[:-1] or shown[2] == mine[-1]):
                return place
        return next((place for place in self.places if not CARD.search(place.label)), self.places[0])


def turn(rink: Rink) -> Turn | None:
    for person in rink.people:
        for message in person.sees(person.dms()):
            places = [button for button in message.pressable if PLACE.match(button.label)]
            if "Your turn" in message.text and places:
                return Turn(person, message, places)
    return None


async def begin(rink: Rink, **options: object) -> None:
    jon, darrell = rink.people
    asked = await jon.command(rink.channel, "hockey challenge", opponent=darrell, game="field", **options)
    assert asked.acknowledged, asked
    offer = next(m for m in darrell.sees(rink.channel) if m.button("Accept"))
    assert (await darrell.tap(offer, "Accept")).acknowledged


async def tap(rink: Rink, now: Turn) -> Handle:
    handle = await now.person.tap(now.message, button=now.best())
    assert handle.acknowledged, rink.world.describe()
    return handle


async def next_turn(rink: Rink) -> Turn | None:
    """Whose turn it is once that is on a screen; None when it's over."""
    await rink.world.until(lambda: turn(rink) is not None or rink.result() is not None)
    return turn(rink)


async def play_out(rink: Rink) -> Rendered:
    while rink.result() is None:
        if now := await next_turn(rink):
            await tap(rink, now)
    return await rink.world.until(rink.result)


def sheets(rink: Rink) -> list[Message]:
    return [
        message for message in rink.people[0].shown(rink.channel.channel) if message.flags & COMPONENTS_V2
    ]


def alts(message: Message) -> list[str]:
    """The alt texts of a message's pictures."""
    return [attachment["description"] for attachment in message.attachments]
