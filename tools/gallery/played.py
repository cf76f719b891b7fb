"""The bot's answers during play: one period between two, a first match against a bot.

Buttons are found by their ids, because their labels are in the reader's language.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from sandbox import Sandbox
from sandbox.demo import Rink
from sandbox.people import ChannelPlace, Person, Rendered, ShownButton
from tools.gallery.asked import bot_for

MOST_TAPS = 300


@dataclass(frozen=True)
class Screen:
    """A place as a person sees it."""

    person: Person
    place: ChannelPlace


@asynccontextmanager
async def played(world: Sandbox, place: Rink, language: str) -> AsyncIterator[None]:
    """Every answer stands on the page, and the bot is there."""
    async with bot_for(world, place, language):
        await _shift(world, place)
        await _first_match(world, place)
        for words, options in _questions(place):
            await place.first.command(place.channel, words, **options)
        await world.until(lambda: not any(each.thinking for each in place.first.sees(place.channel)))
        yield


async def _shift(world: Sandbox, place: Rink) -> None:
    """A person looks at all that there is, and plays it to its end with any cards."""
    jon, darrell = place.first, place.second
    channel, hands = Screen(jon, place.channel), [Screen(each, each.dms()) for each in (jon, darrell)]
    await jon.command(place.channel, "hockey challenge", opponent=darrell, length=1)
    await _tap(world, [Screen(darrell, place.channel)], "challenge:", "accept")
    await _tap(world, hands, "hockey:")
    for says in ("look:", "more:", "follow:"):
        await _tap(world, [channel], says)
    # A player who looks in the channel has the hand there, until it's their turn elsewhere.
    hands.append(channel)
    await _tap(world, [hands[0], channel], "gone:")
    for _ in range(MOST_TAPS):
        over, turn = partial(_found, [channel], "rematch:"), partial(_found, hands, "hockey:")
        await world.until(lambda over=over, turn=turn: over() or turn())  # type: ignore[misc] # of what it gives
        if over():
            break
        await _tap(world, hands, "hockey:")
    for says in ("analyse:", "watch:", "export:"):
        await _tap(world, [channel], says)


async def _first_match(world: Sandbox, place: Rink) -> None:
    """Some plays of a match against a bot, and a hint."""
    hand = [Screen(place.first, place.first.dms())]
    await place.first.command(place.channel, "hockey practice")
    await _tap(world, [Screen(place.first, place.channel)], "practice:rookie:1:first")
    for _ in range(4):
        await _tap(world, hand, "hockey:")
    await _tap(world, hand, "hint:")


def _questions(place: Rink) -> Iterator[tuple[str, dict[str, object]]]:
    yield from ((f"hockey {name}", {}) for name in ("stats", "records", "history", "leaderboard", "hand"))
    yield "hockey rivalry", {"a": place.second}
    yield from ((f"hockey match {name}", {}) for name in ("list", "pause", "resign", "analysis"))
    yield "hockey team", {"name": "Moose Jaw Warriors", "emoji": "🫎", "colour": "green"}
    yield "hockey verify", {}
    yield "hockey challenge", {"opponent": place.second}


async def _tap(world: Sandbox, screens: Sequence[Screen], *says: str) -> None:
    person, message, button = await world.until(partial(_found, screens, *says))
    await person.tap(message, button=button)


def _found(screens: Sequence[Screen], *says: str) -> tuple[Person, Rendered, ShownButton] | None:
    """The last button that may be tapped whose custom_id begins with the first and has all the others."""
    first, *others = says
    for screen in screens:
        for message in reversed(screen.person.sees(screen.place)):
            for button in message.buttons:
                said = button.custom_id
                if button.pressable and said.startswith(first) and all(each in said for each in others):
                    return screen.person, message, button
    return None
