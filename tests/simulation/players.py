"""People who tap what they see, as fast as it appears, and sometimes what they have seen before."""

import asyncio
import random
from dataclasses import dataclass, field

from sandbox import NotShownError
from sandbox.people import ChannelPlace, Person, Rendered, ShownButton
from tests.watch import DEAL

SEES_SECONDS = 0.05
PLAYS = "hockey:"
UPDATE = 7  # the kind of an answer that changes the message that was tapped
SHOWS_HAND = "look:"
TIPS = "settings:tips:"
FIDGETS_SECONDS = 0.2


@dataclass(frozen=True)
class Tap:
    """A tap on a card, and its answer."""

    seat: int
    card: str
    match_id: int
    gone: bool
    """True if the answer showed a hand without the card."""


@dataclass
class Player:
    person: Person
    seat: int
    channel: ChannelPlace
    chance: random.Random
    haste: float
    """At most how many seconds pass before they tap what they see."""
    taps: list[Tap] = field(default_factory=list)
    seen: list[ShownButton] = field(default_factory=list)

    async def play(self) -> None:
        """Play until someone ends it."""
        world = self.person.world
        while True:
            change = world.change
            if choice := self._choose():
                await asyncio.sleep(self.chance.random() * self.haste)
                await self._act(choice)
            else:
                waited = asyncio.ensure_future(change.wait())
                await asyncio.wait({waited}, timeout=10.0)
                waited.cancel()
            await asyncio.sleep(self.chance.random() * SEES_SECONDS)

    async def fidget(self) -> None:
        """Switch the tips on their cards on and off, until someone ends it."""
        switch: ShownButton | None = None
        while True:
            await asyncio.sleep(self.chance.random() * FIDGETS_SECONDS)
            if switch is None:
                asked = await self.person.command(self.channel, "hockey me settings")
            else:
                await self._tap(switch)
            shown = [button for message in asked.messages for button in message.buttons]
            switch = next((button for button in shown if button.custom_id.startswith(TIPS)), None)

    def _choose(self) -> ShownButton | None:
        shown = self._screen()
        pressable = [button for message in shown for button in message.pressable]
        mine = [
            button
            for message in shown
            if "Your turn" in message.text or message.channel_id == self.channel.id
            for button in message.pressable
            if button.custom_id.startswith(PLAYS)
        ]
        whim = self.chance.random()
        if whim < 0.04 and self.seen:
            return self.chance.choice(self.seen)
        if whim < 0.08 and pressable:
            harmless = [each for each in pressable if each.custom_id.startswith(SHOWS_HAND)]
            if harmless:
                return self.chance.choice(harmless)
        return self.chance.choice(mine) if mine else None

    def _screen(self) -> list[Rendered]:
        return [*self.person.sees(self.person.dms(), last=4), *self.person.sees(self.channel, last=4)]

    async def _act(self, button: ShownButton) -> None:
        self.seen = [*self.seen[-5:], button]
        times = 2 if self.chance.random() < 0.05 else 1
        await asyncio.gather(*(self._tap(button) for _ in range(times)))

    async def _tap(self, button: ShownButton) -> None:
        try:
            handle = await self.person.tap_stale(button)
        except NotShownError:
            return
        if button.custom_id.startswith(PLAYS):
            _, match, _, card = button.custom_id.split(":")
            hands = [
                each
                for each in handle.messages[:1]
                if handle.interaction.answered == UPDATE and DEAL in each.text
            ]
            gone = any(card_on(button) not in map(card_on, each.buttons) for each in hands)
            self.taps.append(Tap(self.seat, card, int(match), gone))


def card_on(button: ShownButton) -> str:
    """A card on a button, without its mark, which comes and goes with the turn."""
    return button.label.partition(" ")[0]
