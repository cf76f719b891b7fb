"""Two people play a match, knowing only what is on their screens."""

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.page import Guide, TourStep
from sandbox.people import ChannelPlace, Person, Rendered, ShownButton
from sandbox.sandbox import Sandbox
from sandbox.words import word

Turn = tuple[Person, Rendered, list[ShownButton]]

PATIENCE_SECONDS = 90.0
LAST_MESSAGES = 3
# A card is written as its rank and its suit; the card to answer is bold.
_ASKED = re.compile(r"\*\*(\w+)[♠♥♦♣]\*\*")
# What it would do may be marked beside it.
_CARD = re.compile(r"(\w+)[♠♥♦♣]( \S+)?")
_SCORING = re.compile(r"\w+[♠♥♦♣] 🥅")
# The id of a button that every hand of a running match has.
_HAND = "more:"
_CHOICE = re.compile(word("demo.deal"))
# By now a hand is dealt and the channel has something to tell.
SHOWN_TAP = 5


@dataclass(frozen=True)
class Rink:
    channel: ChannelPlace
    first: Person
    second: Person


def rink(world: Sandbox) -> Rink:
    """A server with one channel and two people; the first one manages it. Demo and page begin like this."""
    guild = world.guild(word("demo.guild"))
    channel = guild.channel(word("demo.channel"))
    place = Rink(channel, guild.person(word("demo.first")), guild.person(word("demo.second")))
    # A role, not the ownership: no one can take anything from an owner.
    guild.role(word("demo.manager"), place.first, grants=("manage_guild",))
    return place


def kept_rink(world: Sandbox) -> Rink:
    """The same in a world of an earlier run, with everything that was added since."""
    first, second, *_ = world.people
    channel = next(iter(world.store.channels.values()))
    return Rink(ChannelPlace(world, channel), first, second)


def guide(place: Rink, done: int = 0) -> Guide:
    """The first steps on the page: a match against the bot, then one between two people."""
    names = {
        "first": place.first.name,
        "second": place.second.name,
        "channel": place.channel.channel.name,
        "first_match": word("demo.first_match"),
    }
    return Guide(
        [
            TourStep(word("demo.step_practice", **names), button=_SCORING.pattern),
            TourStep(
                word("demo.step_challenge", **names), command=word("demo.command"), button=word("demo.send")
            ),
            TourStep(word("demo.step_accept", **names), button=word("demo.accept")),
        ],
        done,
        word("demo.turn"),
        _HAND,
    )


class Demo:
    def __init__(self, place: Rink, say: Callable[[str], None]) -> None:
        self.channel, self.first, self.second = place.channel, place.first, place.second
        self._world = self.first.world
        self._say = say
        self._taps = 0

    async def play(self) -> None:
        await self._challenge()
        while True:
            await self._world.until(lambda: self._turn() or self._is_over(), PATIENCE_SECONDS)
            turn = self._turn()
            if turn is None:
                break
            await self._tap(*turn)
        self._say(word("demo.over", count=self._taps))
        for person in (self.first, self.second):
            self._say(person.screen(last=LAST_MESSAGES))

    async def _challenge(self) -> None:
        command, shift = word("demo.command"), word("demo.shift")
        options = {word("demo.opponent"): self.second, word("demo.length"): shift}
        await self.first.command(self.channel, command, **options)
        self._say(word("demo.challenges", name=self.first.name, command=command, opponent=self.second.name))
        self._say(self.second.screen())
        offer = self.second.sees(self.channel)[-1]
        await self.second.tap(offer, word("demo.accept"))
        self._say(word("demo.accepts", name=self.second.name, label=word("demo.accept")))

    def _turn(self) -> Turn | None:
        """The person who has something to play in their DMs."""
        for person in (self.first, self.second):
            for message in reversed(person.sees(person.dms())):
                if moves := _moves(message):
                    return person, message, moves
        return None

    def _is_over(self) -> bool:
        labels = [b.label for message in self.first.sees(self.channel) for b in message.pressable]
        return word("demo.rematch") in labels

    async def _tap(self, person: Person, message: Rendered, buttons: list[ShownButton]) -> None:
        button = random.choice(_matching(message.text, buttons) or buttons)  # noqa: S311 - which card is tapped is no secret
        handle = await person.tap(message, button=button)
        self._taps += 1
        if self._taps == SHOWN_TAP:
            self._say(self.first.screen(last=LAST_MESSAGES))
        self._say(word("demo.taps", name=person.name, label=button.label or button.emoji))
        if handle.failed:
            self._say(person.screen())


def _moves(message: Rendered) -> list[ShownButton]:
    """Cards, or the choice after the cut; nothing else that a hand may offer."""
    return [b for b in message.pressable if _CARD.fullmatch(b.label) or _CHOICE.fullmatch(b.label)]


def _matching(text: str, buttons: list[ShownButton]) -> list[ShownButton]:
    """The cards of the rank to answer, if the hand says which."""
    asked = _ASKED.search(text)
    ranks = [(button, _CARD.fullmatch(button.label)) for button in buttons]
    return [button for button, card in ranks if asked and card and card[1] == asked[1]]
