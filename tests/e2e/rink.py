"""Two people on a rink, who read what is on their screens and tap it."""

import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Self

from sandbox import Sandbox
from sandbox.people import ChannelPlace, GuildPlace, Handle, Person, Rendered, ShownButton
from tests.typeset import gist

# Another test checks that answers come in time; here a machine may be as slow as it likes.
ANSWER_SECONDS = 60.0
SORRY = ("The rink is busy", gist("sorry-error"))
NOT_PLAYED = (*SORRY, "This match is over")
# A player who taps a card once, on a hand that says it's their turn, hears this only if the hand is old.
OLD_HAND = (gist("sorry-late"), gist("sorry-not-your-turn"))
DEAL = re.compile(r"^.+, deal \d+ of \d+$", re.MULTILINE)
SHEET = re.compile(r"### (First|Second|Third|Shift|Overtime)")
CARD = re.compile(r"(10|[2-9JQKA])([♠♥♦♣])")
# The mark beside a card comes and goes with the turn.
WHOLE_CARD = re.compile(rf"^({CARD.pattern})( \S+)?$")


@dataclass(frozen=True)
class Tap:
    """A card that a player played, as written on the button."""

    player: str
    label: str


@dataclass
class Rink:
    world: Sandbox
    guild: GuildPlace
    channel: ChannelPlace
    people: tuple[Person, ...]
    chance: random.Random
    taps: list[Tap] = field(default_factory=list)
    played: set[tuple[str, str, str | None]] = field(default_factory=set)

    def beside(self, channel: str, *names: str) -> Self:
        """Another channel of the same server, with its own people."""
        people = tuple(self.guild.person(name) for name in names)
        return replace(self, channel=self.guild.channel(channel), people=people, taps=[], played=set())

    def hands_of(self, person: Person) -> list[Rendered]:
        """Messages on the person's screen with cards that they could tap: in the DM, else in the channel."""
        return [m for m in person.sees(person.dms()) or person.sees(self.channel) if cards_on(m)]

    def turn(self) -> tuple[Person, Rendered, list[ShownButton]] | None:
        """The player who sees that it's their turn, on which message, with which cards to tap."""
        for person in self.people:
            for message in self.hands_of(person):
                if "Your turn" in message.text:
                    return person, message, cards_on(message)
        return None

    async def face_off(self, choice: str = "Play first", **options: object) -> None:
        """Challenge, accept, and let the winner of the cut choose."""
        jon, darrell = self.people
        asked = options or {"length": 3}  # without a length, the bot asks
        await done(lambda: jon.command(self.channel, "hockey challenge", opponent=darrell, **asked))
        await self.accept(darrell)
        await self.choose(choice)
        await self.world.until(self.sheets)

    async def accept(self, *people: Person) -> None:
        for person in people:
            offer = next(m for m in person.sees(self.channel) if m.button("Accept"))
            await done(partial(person.tap, offer, "Accept"))

    async def choose(self, choice: str = "Play first") -> None:
        person, message = await self.world.until(lambda: self.chooser(choice))
        await done(lambda: person.tap(message, choice))

    def chooser(self, choice: str) -> tuple[Person, Rendered] | None:
        for message in self.people[0].sees(self.channel):
            if message.button(choice):
                for person in self.people:
                    if f"{person.name} wins the cut" in message.text:
                        return person, message
        return None

    async def play(self, plays: int) -> None:
        """A number of cards, each picked by chance among those on the screen."""
        goal = len(self.taps) + plays
        while len(self.taps) < goal:
            await self.world.until(lambda: self.turn() is not None or self.result() is not None)
            turn = self.turn()
            if turn is None:
                return
            await self.tap(*turn)

    async def tap(self, person: Person, message: Rendered, cards: list[ShownButton]) -> Handle:
        button = self.chance.choice(cards)
        card = person.name, button.label, deal_of(message)
        assert card not in self.played, f"{button.label} came back to a hand"
        handle = await person.tap(message, button=button)
        assert handle.acknowledged, self.world.describe()
        # A disk may be slow.
        await self.world.until(lambda: refused(handle) or not shows(handle.messages[:1], *card[1:]))
        if not refused(handle):
            self.taps.append(Tap(person.name, button.label))
            self.played.add(card)
        return handle

    async def play_out(self) -> Rendered:
        """Play until the result is in the channel."""
        while (result := self.result()) is None:
            await self.play(1)
        return result

    def result(self) -> Rendered | None:
        shown = self.people[0].sees(self.channel, last=4)
        return next((m for m in shown if m.button("Rematch")), None)

    def sheets(self) -> list[Rendered]:
        """The public sheets in the order of the channel."""
        return [m for m in self.people[0].sees(self.channel) if SHEET.match(m.text)]

    def public_plays(self) -> list[Tap]:
        """The single plays on the public sheets: those of each one's newest deal."""
        lines = [line for sheet in self.sheets() for line in sheet.text.splitlines()]
        return [tap for line in lines if (tap := self.read_play(line))]

    def is_told(self) -> bool:
        """True if the sheets show the taps in order, as far as deals aren't folded, to the last one."""
        told, tapped = self.public_plays(), iter(self.taps)
        return all(play in tapped for play in told) and told[-1:] == self.taps[-1:]

    def caught_up(self) -> bool:
        """True if the sheets show the last tap, and both hands do."""
        if not self.is_told() or self.turn() is None:
            return False
        last = f"{self.taps[-1].player} {self.taps[-1].label} "
        return all(last in conversation(person)[0].text for person in self.people)

    def read_play(self, line: str) -> Tap | None:
        for person in self.people:
            found = re.match(rf"(?:## 🚨 )?(?:[🔴🔵]\s)?{person.name} {CARD.pattern} \*", line)
            if found:
                return Tap(person.name, found[1] + found[2])
        return None


def opened(world: Sandbox) -> Rink:
    """A rink with two people, whose cards are picked the same way each time."""
    guild = world.guild("The Rink")
    people = guild.person("Jon"), guild.person("Darrell")
    return Rink(world, guild, guild.channel("rink"), people, random.Random(1961))


async def done(act: Callable[[], Awaitable[Handle]]) -> Handle:
    """Do something, and again if a disk was too slow for it."""
    handle = await act()
    while handle.text.startswith(SORRY):
        handle = await act()
    assert handle.acknowledged, handle
    return handle


def refused(handle: Handle) -> bool:
    """True if an answer says that nothing was played; it mustn't say so about a hand that fell behind."""
    assert not any(message.text.startswith(OLD_HAND) for message in handle.messages), handle.text
    return any(message.text.startswith(NOT_PLAYED) for message in handle.messages)


def counts(route: str) -> bool:
    """True if a request counts against the bot's global limit; those with an interaction's token don't."""
    return not route.startswith(("/interactions/", "/webhooks/"))


def cards_on(message: Rendered) -> list[ShownButton]:
    """The cards that can be tapped, each under its own name, without its mark."""
    return [replace(b, label=card_of(b)) for b in message.buttons if b.pressable and card_of(b)]


def card_of(button: ShownButton) -> str:
    """The card on a button of a hand; None if it has none."""
    found = WHOLE_CARD.match(button.label)
    return found[1] if found else ""


def shows(messages: list[Rendered], card: str, deal: str | None) -> bool:
    """True if a hand of that deal has the card."""
    return any(deal_of(m) == deal and card in map(card_of, m.buttons) for m in messages)


def deal_of(hand: Rendered) -> str | None:
    found = DEAL.search(hand.text)
    return found[0] if found else None


def conversation(person: Person) -> list[Rendered]:
    """The messages in a person's DMs, without the one that a tap came too late."""
    return [m for m in person.sees(person.dms()) if not m.ephemeral]


def told_the_end(person: Person) -> bool:
    """True if the one hand in a person's DMs says that the match is over."""
    return ["leaves the ice" in m.text for m in conversation(person)] == [True]
