"""A planned match, played by people who tap what they see."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from sandbox.people import Person, Rendered
from tests.e2e import ice, lines
from tests.e2e.rink import Rink, conversation, done
from tests.e2e.test_practice import play_out
from tests.league.plan import Planned

WALKOVER_SECONDS = 180.0


class Table:
    """A match's own channel, and who plays there; `boss` may end matches."""

    def __init__(
        self, rink: Rink, number: int, planned: Planned, people: Sequence[Person], boss: Person
    ) -> None:
        channel = rink.guild.channel(f"sheet-{number}")
        players = tuple(people[place] for place in planned.players)
        seed = random.Random(number)
        self.rink = replace(rink, channel=channel, people=players, chance=seed, taps=[], played=set())
        self._planned, self._boss = planned, boss
        self._given = lines.Given()

    async def play(self) -> None:
        await self._offer()
        if self._planned.ending == "play":
            await self._play_out()
        else:
            await self._play_some(self._planned.plays)
            await self._break_off()
        await self.rink.world.until(self.is_over)
        await self.rink.world.until(partial(hands_are_gone, self.rink.people))

    def is_over(self) -> bool:
        """True if the channel has the result, read by someone who is still there."""
        shown = self._boss.sees(self.rink.channel, last=4)
        return any(message.button("Rematch") or message.button("Export") for message in shown)

    async def _offer(self) -> None:
        rink, planned = self.rink, self._planned
        first, *others = rink.people
        options = dict(planned.options)
        if planned.game == "partners":
            opponent, partner, other = others
            await done(
                lambda: first.command(
                    rink.channel,
                    "hockey partners",
                    partner=partner,
                    opponent1=opponent,
                    opponent2=other,
                    **options,
                )
            )
        else:
            options = options or {"pace": "relaxed"}
            await done(
                lambda: first.command(
                    rink.channel, "hockey challenge", opponent=others[0], game=planned.game, **options
                )
            )
        await rink.accept(*others)
        if planned.game == "lineup":
            await rink.world.until(lambda: all(map(conversation, rink.people)))
        elif planned.game != "field":
            await rink.choose()

    async def _play_out(self) -> None:
        if self._planned.game == "lineup":
            await lines.play_out(self.rink, self._given)
        elif self._planned.game == "field":
            await ice.play_out(self.rink)
        else:
            await self.rink.play_out()

    async def _play_some(self, plays: int) -> None:
        """At most this many plays: a match that is over sooner has ended so."""
        if self._planned.game == "field":
            for _ in range(plays):
                if now := await ice.next_turn(self.rink):
                    await ice.tap(self.rink, now)
        elif self._planned.game == "lineup":
            for person in self.rink.people:
                await lines.throw_in(self.rink, person, self._given)
        else:
            await self.rink.play(plays)

    async def _break_off(self) -> None:
        if self.is_over():
            return
        act = {"resign": self._resign, "walkover": self._walk, "admin": self._end}[self._planned.ending]
        await act()

    async def _resign(self) -> None:
        quitter, *others = self.rink.people
        asked = await quitter.command(self.rink.channel, "hockey match resign")
        await done(lambda: quitter.tap(asked.messages[0], "I resign"))
        if self._planned.game == "partners":
            partner = others[1]
            question = await self.rink.world.until(partial(self._question, partner))
            await done(lambda: partner.tap(question, "Agree and leave"))

    @staticmethod
    def _question(partner: Person) -> Rendered | None:
        return next((m for m in conversation(partner) if m.button("Agree and leave")), None)

    async def _walk(self) -> None:
        """The player to move leaves the server; the other one is asked when that turn has waited."""
        rink = self.rink
        if self._planned.game == "field":
            await rink.world.until(partial(ice.turn, rink))
            who = ice.turn(rink)
            person = who.person if who else rink.people[0]
        else:
            person, _, _ = await rink.world.until(rink.turn)
        person.leave(rink.guild)
        stayed = next(each for each in rink.people if each is not person)
        question = await rink.world.until(partial(asked_about, stayed), within=WALKOVER_SECONDS)
        await done(lambda: stayed.tap(question, "Take the win"))
        await rink.world.until(self.is_over)
        person.join(rink.guild)

    async def _end(self) -> None:
        choices = await self._boss.autocomplete(self.rink.channel, "hockey-admin end", focus="match")
        first = self.rink.people[0].name
        wanted = next(each["value"] for each in choices if first in each["name"])
        asked = await self._boss.command(self.rink.channel, "hockey-admin end", match=wanted)
        yes = next(button for button in asked.messages[0].pressable if button.style == 4)
        await done(lambda: self._boss.tap(asked.messages[0], button=yes))


def asked_about(stayed: Person) -> Rendered | None:
    """What a player is asked when the other one has left."""
    return next((each for each in conversation(stayed) if each.button("Take the win")), None)


def hands_are_gone(people: Sequence[Person]) -> bool:
    """True if no one has to do anything any more: a hand that is behind looks like the next match's."""
    shown = [message for person in people for message in person.sees(person.dms())]
    return not any("Your turn" in message.text for message in shown)


async def practise(rink: Rink, person: Person, number: int) -> None:
    """One period against a bot in its own channel, played to its end."""
    place = rink.guild.channel(f"practice-{number}")
    await done(lambda: person.command(place, "hockey practice", level="rookie", game="streak"))
    await play_out(rink.world, person, place)
    await rink.world.until(partial(hands_are_gone, [person]))
